import TokenSource

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The workshop of the package itself: it keeps generated sources fresh. Run it in the package's folder.
exit(DevCommand.run(Array(CommandLine.arguments.dropFirst()), on: LocalFileSystem()) { print($0) })
