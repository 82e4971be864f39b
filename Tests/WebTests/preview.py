#!/usr/bin/env python3
"""preview.py PORT SCENARIO SIZE|TEXT

A client of the server of `tokenc preview`, well-behaved or not. SIZE is the number of bytes of the page before the
script that loads it anew. `wait` waits until the page has a text, `get` prints it. Exit 0: the server did as it should;
else a message says what it did.
"""
import http.client
import random
import socket
import struct
import sys
import time

PORT, SCENARIO, TEXT = int(sys.argv[1]), sys.argv[2], sys.argv[3]
SIZE = int(TEXT) if TEXT.isdigit() else 0
POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data: blob:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


def check(condition, *what):
    if not condition:
        sys.exit(" ".join(map(str, ("preview.py:",) + what)))


def connect(host="127.0.0.1", timeout=10):
    client = socket.create_connection((host, PORT), timeout=timeout)
    return client


def ask(method, path, fields=None, host="127.0.0.1"):
    connection = http.client.HTTPConnection(host, PORT, timeout=10)
    connection.request(method, path, headers=fields or {})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


def everything(client):
    """All bytes until the server ends the connection."""
    parts = []
    while part := client.recv(1 << 16):
        parts.append(part)
    return b"".join(parts)


def status(data, half=True):
    """The code that raw bytes are answered with."""
    with connect() as client:
        client.sendall(data)
        if half:
            client.shutdown(socket.SHUT_WR)
        got = everything(client)
        return int(got.split(b" ", 2)[1]) if got else None


def is_served(within=2.0):
    start = time.monotonic()
    answer, body = ask("GET", "/")
    check(answer.status == 200 and len(body) > SIZE, "no page", answer.status, len(body))
    passed = time.monotonic() - start
    check(passed < within, "the page took", passed, "s")


def page():
    hosts = ["127.0.0.1", "localhost"] + (["::1"] if socket.has_ipv6 and reaches("::1") else [])
    for host in hosts:
        answer, body = ask("GET", "/", host=host)
        check(answer.status == 200 and body.startswith(b"<!DOCTYPE html><body>\xc3\xa4"), host, answer.status)
        check(body.endswith(b"</script>\n</body>") and b"EventSource" in body[-4000:], "no script")
        check(answer.headers["Content-Type"] == "text/html; charset=utf-8", answer.headers)
        check(answer.headers["Cache-Control"] == "no-store", answer.headers)
        check(answer.headers["X-Content-Type-Options"] == "nosniff", answer.headers)
        check(answer.headers["Content-Security-Policy"] == POLICY, answer.headers)
        check(answer.headers["Cross-Origin-Resource-Policy"] == "same-origin", answer.headers)
        check(answer.headers["Referrer-Policy"] == "no-referrer", answer.headers)
        check("Access-Control-Allow-Origin" not in answer.headers, answer.headers)
        head, nothing = ask("HEAD", "/", host=host)
        check(head.headers.items() == answer.headers.items() and nothing == b"", "HEAD", head.headers)
    answer, body = ask("POST", "/")
    check(answer.status == 405 and answer.headers["Allow"] == "GET, HEAD", answer.status, answer.headers)
    check(answer.headers["X-Content-Type-Options"] == "nosniff", answer.headers)


def reaches(host):
    try:
        connect(host).close()
        return True
    except OSError:
        return False


def refusals():
    def request(target="/", host="localhost", more=b"", method="GET", version="HTTP/1.1"):
        return f"{method} {target} {version}\r\nHost: {host}\r\n".encode() + more + b"\r\n"

    wanted = [
        (request(), 200), (request(host=f"127.0.0.1:{PORT}"), 200), (request(host=f"[::1]:{PORT}"), 200),
        (request(host="evil.example"), 403), (request(host=f"evil.example:{PORT}"), 403),
        (request(host="localhost.evil.example"), 403), (request("/events", "evil.example"), 403),
        (request(more=b"Origin: http://evil.example\r\n"), 403), (request(more=b"Origin: null\r\n"), 403),
        (request(more=b"Origin: http://localhost:%d\r\n" % PORT), 200),
        (request(more=b"Sec-Fetch-Site: cross-site\r\n"), 403), (request(more=b"Sec-Fetch-Site: none\r\n"), 200),
        (request("/../etc/passwd"), 404), (request("/%2e%2e/etc/passwd"), 404), (request("/a"), 404),
        (request("http://evil.example/"), 400), (request(f"http://localhost:{PORT}/"), 200),
        (request(method="POST"), 405), (request(method="OPTIONS", target="*"), 405), (request(method="HEAD"), 200),
        (request(version="HTTP/3.0"), 400), (request(more=b"Host: localhost\r\n"), 400),
        (b"GET / HTTP/1.1\r\n\r\n", 400), (b"GET / HTTP/1.0\r\n\r\n", 403), (b"GET /\r\n\r\n", 400), (b"\r\n\r\n", None),
        (request(more=b"A: " + b"a" * 9000 + b"\r\n"), 431), (b"a" * 20000, 431), (b"\x16\x03\x01\x02\x00\x01", 400),
        (b"GET / HTTP/1.1\nHost: localhost\n\n", 400), (request(more=b" folded: 1\r\n"), 400), (b"", None),
        (b"GET / HTTP/1.1\r\nHost: local", None),
    ]
    for data, code in wanted:
        got = status(data)
        check(got == code, data[:80], "is answered with", got, "instead of", code)


def pipelined():
    with connect() as client:
        client.sendall(GET.replace(b"/ H", b"/version H") * 200 + GET.replace(b"HTTP/1.1\r\n", b"HTTP/1.1\r\nConnection: close\r\n"))
        got = everything(client)
    check(got.count(b"HTTP/1.1 200 OK\r\n") == 201, got.count(b"HTTP/1.1 200 OK\r\n"), "answers")
    check(len(got) > SIZE, len(got))
    connection = http.client.HTTPConnection("127.0.0.1", PORT, timeout=10)
    start = time.monotonic()
    for _ in range(100):
        connection.request("GET", "/version")
        check(connection.getresponse().read().startswith(b"1-"), "no version")
    check(time.monotonic() - start < 4, "100 requests took", time.monotonic() - start, "s")
    connection.close()


def bodies():
    for head in [b"POST / HTTP/1.1\r\nContent-Length: 3000000\r\n", b"PUT /x HTTP/1.1\r\nTransfer-Encoding: chunked\r\n"]:
        with connect() as client:
            client.sendall(head + b"Host: localhost\r\n\r\n")
            try:
                client.sendall(b"x" * 3000000)
            except OSError:
                pass
            check(client.recv(4096).startswith(b"HTTP/1.1 405 "), "the answer is lost")


def half():
    with connect() as client:
        client.sendall(GET)
        client.shutdown(socket.SHUT_WR)
        check(len(everything(client)) > SIZE, "the answer is cut")


def vanishing():
    for step in range(150):
        client = connect()
        client.sendall((GET * 3)[: 20 + step])
        if step % 3 and 20 + step >= len(GET):
            client.recv(100)
        # Ends with a reset instead of the usual goodbye.
        client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        client.close()
    for _ in range(20):
        client = connect()
        client.sendall(GET.replace(b"/ H", b"/events H"))
        client.recv(10)
        client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        client.close()
    is_served()


def slow():
    clients = [connect() for _ in range(100)]
    for count in range(1, 8):
        for client in clients:
            try:
                client.sendall(GET[count - 1 : count])
            except OSError:
                pass
        is_served()
    for client in clients:
        client.close()


def many():
    clients = [connect() for _ in range(200)]
    is_served()
    closed = 0
    for client in clients:
        client.settimeout(0.01)
        try:
            closed += client.recv(1) == b""
        except TimeoutError:
            pass
        except OSError:
            closed += 1
    check(closed >= 136, closed, "of 200 idle connections were closed")
    for client in clients:
        client.close()
    # Streams of events are kept, but for the oldest.
    streams = []
    for _ in range(80):
        client = connect()
        client.sendall(GET.replace(b"/ H", b"/events H"))
        client.recv(4)
        streams.append(client)
    is_served()
    for client in streams:
        client.close()
    is_served()


def unread():
    clients = []
    for _ in range(30):
        client = connect(timeout=0.2)
        try:
            client.sendall(GET * 20000)
        except OSError:
            pass
        clients.append(client)
    is_served()
    for client in clients:
        client.close()
    is_served()


def random_bytes():
    chance = random.Random(20251201)
    pieces = [b"GET", b" ", b"/", b"HTTP/1.1", b"\r\n", b"\n", b"\r", b"Host: localhost", b"\0", b"\xff", b":", b"\r\n\r\n"]
    for _ in range(300):
        with connect() as client:
            try:
                client.sendall(b"".join(chance.choices(pieces, k=chance.randrange(30))))
                client.shutdown(socket.SHUT_WR)
                everything(client)
            except OSError:
                pass
    is_served()


def events():
    with connect() as client:
        client.sendall(GET.replace(b"/ H", b"/events H"))
        got = b""
        while got.count(b"event: reload\n") < 4:
            part = client.recv(4096)
            check(part, "the stream ended:", got)
            got += part
    head, _, stream = got.partition(b"\r\n\r\n")
    check(b"\r\nContent-Type: text/event-stream; charset=utf-8\r\n" in head, head)
    blocks = [dict(line.split(b": ", 1) for line in block.split(b"\n")) for block in stream.split(b"\n\n") if block]
    check(blocks[0][b"event"] == b"version", blocks[0])
    check(all(block[b"event"] == b"reload" for block in blocks[1:]), blocks)
    builds = [int(block[b"data"].split(b"-")[0]) for block in blocks]
    check(builds == list(range(builds[0], builds[0] + len(builds))), builds)
    check(len(set(block[b"data"] for block in blocks)) == len(blocks), blocks)


def version():
    answer, body = ask("GET", "/version")
    check(answer.status == 200 and body.startswith(b"1-") and body.endswith(b"\n"), answer.status, body)


def wait():
    end = time.monotonic() + 20
    body = "nothing"
    while time.monotonic() < end:
        try:
            body = ask("GET", "/")[1].decode()
            if TEXT in body:
                return
        except OSError:
            pass
        time.sleep(0.01)
    check(False, "the page has no", TEXT, "but", body[:300])


def reload():
    """Says when it listens, and waits for the next build."""
    with connect(timeout=30) as client:
        client.sendall(GET.replace(b"/ H", b"/events H"))
        got = b""
        while b"event: version\n" not in got:
            got += client.recv(4096)
        open(TEXT, "w").close()
        while b"event: reload\n" not in got:
            part = client.recv(4096)
            check(part, "the stream ended:", got)
            got += part


scenarios = {
    "page": page, "refusals": refusals, "pipelined": pipelined, "bodies": bodies, "half": half, "vanishing": vanishing,
    "slow": slow, "many": many, "unread": unread, "random": random_bytes, "events": events, "version": version,
    "wait": wait, "reload": reload, "get": lambda: print(ask("GET", TEXT)[1].decode()),
}
try:
    scenarios[SCENARIO]()
except OSError as error:
    sys.exit(f"preview.py: {SCENARIO}: {error!r}")
