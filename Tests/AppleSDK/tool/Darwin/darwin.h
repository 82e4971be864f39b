// The part of macOS's C library that the package calls: a stand-in with its types, for the importer to read as it reads
// the real headers (pointers without nullability become implicitly unwrapped). Facts: the manual pages of macOS, sections
// 2 and 3, and the widths of its 64-bit ABI. Variadic functions are not imported; see Darwin.swift.
#ifndef TOKENC_DARWIN_H
#define TOKENC_DARWIN_H

typedef int dev_t;
typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef unsigned long long ino_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef long long off_t;
typedef long long blkcnt_t;
typedef int blksize_t;
typedef __SIZE_TYPE__ size_t;
typedef long ssize_t;

struct timespec {
  long tv_sec;
  long tv_nsec;
};

struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  unsigned int st_flags;
  unsigned int st_gen;
  int st_lspare;
  long long st_qspare[2];
};

struct dirent {
  unsigned long long d_ino;
  unsigned long long d_seekoff;
  unsigned short d_reclen;
  unsigned short d_namlen;
  unsigned char d_type;
  char d_name[1024];
};

typedef struct {
  int __dd_fd;
  long __dd_loc;
} DIR;

typedef enum {
  _CLOCK_REALTIME = 0,
  _CLOCK_MONOTONIC = 6,
} clockid_t;

int clock_gettime(clockid_t, struct timespec *);
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
int close(int);
int unlink(const char *);
int mkdir(const char *, mode_t);
int rmdir(const char *);
int chmod(const char *, mode_t);
int rename(const char *, const char *);
char *getcwd(char *, size_t);
char *realpath(const char *, char *);
char *getenv(const char *);
char *strerror(int);
long sysconf(int);
int isatty(int);
void free(void *);
void exit(int) __attribute__((noreturn));
int *__error(void);

typedef unsigned char sa_family_t;
typedef unsigned int socklen_t;
typedef unsigned short in_port_t;
typedef unsigned int in_addr_t;
typedef unsigned int nfds_t;

struct sockaddr {
  unsigned char sa_len;
  sa_family_t sa_family;
  char sa_data[14];
};

struct in_addr {
  in_addr_t s_addr;
};

struct sockaddr_in {
  unsigned char sin_len;
  sa_family_t sin_family;
  in_port_t sin_port;
  struct in_addr sin_addr;
  char sin_zero[8];
};

struct in6_addr {
  union {
    unsigned char __u6_addr8[16];
    unsigned short __u6_addr16[8];
    unsigned int __u6_addr32[4];
  } __u6_addr;
};

struct sockaddr_in6 {
  unsigned char sin6_len;
  sa_family_t sin6_family;
  in_port_t sin6_port;
  unsigned int sin6_flowinfo;
  struct in6_addr sin6_addr;
  unsigned int sin6_scope_id;
};

struct pollfd {
  int fd;
  short events;
  short revents;
};

int socket(int, int, int);
int bind(int, const struct sockaddr *, socklen_t);
int listen(int, int);
int accept(int, struct sockaddr *, socklen_t *);
int getsockname(int, struct sockaddr *, socklen_t *);
int setsockopt(int, int, int, const void *, socklen_t);
int shutdown(int, int);
ssize_t recv(int, void *, size_t, int);
ssize_t send(int, const void *, size_t, int);
int poll(struct pollfd *, nfds_t, int);

#define AF_INET 2
#define AF_INET6 30
#define SOCK_STREAM 1
#define SOL_SOCKET 0xffff
#define SO_REUSEADDR 0x0004
#define SO_NOSIGPIPE 0x1022
#define IPPROTO_TCP 6
#define IPPROTO_IPV6 41
#define IPV6_V6ONLY 27
#define TCP_NODELAY 0x01
#define SHUT_WR 1
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define F_SETFD 2
#define F_SETFL 4
#define FD_CLOEXEC 1
#define EPERM 1
#define EACCES 13
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define EADDRINUSE 48

#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_NONBLOCK 0x0004
#define O_NOFOLLOW 0x0100
#define O_CREAT 0x0200
#define O_EXCL 0x0800
#define O_CLOEXEC 0x01000000
#define _SC_NPROCESSORS_ONLN 58
#define ENOENT 2
#define EINTR 4
#define EEXIST 17

int system(const char *);
double cbrt(double);
double pow(double, double);
double sin(double);
double cos(double);
double atan2(double, double);
double hypot(double, double);
double log(double);
double exp(double);

#endif
