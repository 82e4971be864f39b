#!/usr/bin/env python3
"""Shows materials to a browser and says what it made of them.

    materials.py chromium|firefox|webkit SPEC.json

SPEC.json holds `css`, the sheet; `unsupported`, the same as a browser without backdrop-filter reads it; `classes`;
`backdrops`, six colours; and `nested`, two classes of which one lies on the other. Printed is one JSON object: `pixels` by
page, backdrop and class, `computed` by page and class, and of the nested materials the colour of both together, and how
much of the stripes behind shows through the inner one where it hangs out.

Chromium is driven over a pipe and told what the reader prefers. Firefox and WebKitGTK run in a window of an X server
without a screen, since Firefox paints no backdrop-filter when it is headless; there the attributes stand for the
preferences. WebKitGTK is driven by its WebDriver; Firefox tells a small server when a page is up, and xwd takes the
picture. Needs Pillow, Xvfb and xwd.
"""
import base64, http.server, io, json, os, queue, shutil, socket, struct, subprocess, sys, tempfile, threading, time
import urllib.error, urllib.request

try: from PIL import Image
except ImportError: Image = None

# The blur of one material must not reach the middle of another: 100 px are 3.3 standard deviations of 30 px, and the
# materials that blur by 45 px let little of it through.
SIZE, GAP = 60, 70
MARK = (255, 0, 254)  # The colour of a mark at the page's origin.
PROPERTIES = ["backdropFilter", "webkitBackdropFilter", "backgroundColor", "borderTopWidth", "borderTopColor", "content"]


class Page:
    """One page: every material over every backdrop, at one setting."""

    def __init__(self, name, attributes="", sheet="css", media=(), blurs=True):
        self.name, self.attributes, self.sheet, self.media = name, attributes, sheet, dict(media)
        self.gap = GAP if blurs else 6
        self.step = SIZE + self.gap

    def bands(self, spec):
        bands = ""
        for row, color in enumerate(spec["backdrops"]):
            cells = "".join(
                f'<div class="{name}" style="position:absolute;left:{self.x(column)}px;top:{self.gap}px;'
                f'width:{SIZE}px;height:{SIZE}px"></div>'
                for column, name in enumerate(spec["classes"]))
            height = self.step + self.gap
            bands += (f'<div style="position:absolute;left:0;top:{row * height}px;width:{self.width(spec)}px;'
                      f'height:{height}px;background:{color};forced-color-adjust:none">{cells}</div>')
        return bands

    def document(self, spec, bands):
        return f"""<!doctype html><html {self.attributes}><meta charset="utf-8"><title>{self.name}</title>
<style>{spec[self.sheet]}</style><body style="margin:0">{bands}
<div style="position:absolute;left:0;top:0;width:4px;height:4px;background:rgb{MARK};forced-color-adjust:none"></div>
<script>
function answer() {{
  const result = {{}};
  for (const name of {json.dumps(spec["classes"])}) {{
    const style = getComputedStyle(document.querySelector("." + CSS.escape(name)) ?? document.body, "::before");
    result[name] = Object.fromEntries({json.dumps(PROPERTIES)}.map(name => [name, style[name]]));
  }}
  return JSON.stringify(result);
}}
if (location.protocol == "http:") onload = () => setTimeout(async () => {{
  const reply = await fetch("/ready", {{method: "POST", body: answer()}});
  const next = await reply.text();
  if (next) location.href = next;
}}, 500);
</script>"""

    def text(self, spec): return self.document(spec, self.bands(spec))

    def x(self, column): return self.gap + column * self.step
    def width(self, spec): return self.x(len(spec["classes"]))
    def height(self, spec): return len(spec["backdrops"]) * (self.step + self.gap)

    def read(self, picture, spec):
        left, top = picture.origin()
        center = SIZE // 2
        return {color: {name: picture.at(left + self.x(column) + center,
                                         top + row * (self.step + self.gap) + self.gap + center)
                        for column, name in enumerate(spec["classes"])}
                for row, color in enumerate(spec["backdrops"])}


class Nested(Page):
    """A material that lies on another and hangs out of it, over stripes."""

    def __init__(self): super().__init__("nested", 'data-color-scheme="light"')

    def text(self, spec):
        outer, inner = spec["nested"]
        # Elements and no gradient: WebKitGTK paints repeated gradients with seams.
        stripes = "".join(f'<div style="position:absolute;left:{x}px;top:0;width:8px;height:420px;background:#000"></div>'
                          for x in range(0, 720, 16))
        return self.document(spec, f"""{stripes}
<div class="{outer}" style="position:absolute;left:200px;top:40px;width:400px;height:200px">
<div class="{inner}" style="position:absolute;left:60px;top:20px;width:280px;height:320px"></div></div>""")

    def read(self, picture, spec):
        left, top = picture.origin()
        row = [picture.at(left + x, top + 340)[1] for x in range(360, 440)]
        return {"together": picture.at(left + 400, top + 140), "stripes": max(row) - min(row)}


def pages(browser):
    """All settings; in Chromium the reader's preferences too, elsewhere the attributes alone."""
    result = [Nested()]
    for scheme in ("light", "dark"):
        hook = f'data-color-scheme="{scheme}"'
        result += [
            Page(f"look-{scheme}", hook),
            Page(f"unsupported-{scheme}", hook, sheet="unsupported", blurs=False),
            Page(f"reduced-{scheme}", hook + " data-reduced-transparency", blurs=False),
            Page(f"contrast-{scheme}", hook + ' data-contrast="more"', blurs=False)]
        if browser == "chromium":
            media = {"prefers-color-scheme": scheme}
            result += [
                Page(f"media-look-{scheme}", media=media),
                Page(f"media-unsupported-{scheme}", sheet="unsupported", media=media, blurs=False),
                Page(f"media-reduced-{scheme}", media={**media, "prefers-reduced-transparency": "reduce"}, blurs=False),
                Page(f"media-contrast-{scheme}", media={**media, "prefers-contrast": "more"}, blurs=False),
                Page(f"forced-{scheme}", media={**media, "forced-colors": "active"}, blurs=False)]
    return result


class Picture:
    """Pixels of a screen."""

    def __init__(self, width, height, stride, bytes_per_pixel, data, order):
        self.width, self.height, self.stride, self.size, self.data = width, height, stride, bytes_per_pixel, data
        self.order = order

    def at(self, x, y):
        start = y * self.stride + x * self.size
        return [self.data[start + index] for index in self.order]

    def origin(self):
        """Where the page begins: the mark's first pixel."""
        wanted = bytes(MARK[self.order.index(index)] if index in self.order else 0 for index in range(self.size))
        for y in range(self.height):
            line = self.data[y * self.stride:y * self.stride + self.width * self.size]
            for x in range(0, 200):
                if all(line[x * self.size + index] == wanted[index] for index in self.order): return x, y
        raise SystemExit("the page's mark is not on the screen")

    @staticmethod
    def xwd(data):
        """An X window dump of three bytes a colour."""
        header = struct.unpack(">25I", data[:100])
        size, width, height, stride, colors = header[0], header[4], header[5], header[12], header[19]
        order = [2, 1, 0] if header[7] == 0 else [header[11] // 8 - 3 + index for index in range(3)]
        return Picture(width, height, stride, header[11] // 8, data[size + colors * 12:], order)

    @staticmethod
    def png(data):
        image = Image.open(io.BytesIO(data)).convert("RGB")
        return Picture(image.width, image.height, image.width * 3, 3, image.tobytes(), [0, 1, 2])


class Chromium:
    """Chromium, spoken to over its debugging pipe."""

    def __init__(self, folder, spec, pages, profile="srgb"):
        ours_in, theirs_out = os.pipe()
        theirs_in, ours_out = os.pipe()

        def setup():
            # The pipe is expected at 3 and 4; copies first, for either number may be taken by the other end.
            reading, writing = os.dup(theirs_in), os.dup(theirs_out)
            first, second = os.dup(reading), os.dup(writing)
            os.dup2(first, 3)
            os.dup2(second, 4)
        self.process = subprocess.Popen(
            [program("chromium"), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--force-color-profile={profile}",
             "--remote-debugging-pipe", f"--user-data-dir={folder}/chromium", "about:blank"],
            preexec_fn=setup, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.read, self.write, self.buffer, self.number = ours_in, ours_out, b"", 0
        target = next(t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        self.page("Page.enable")

    def call(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session: message["sessionId"] = session
        os.write(self.write, json.dumps(message).encode() + b"\0")
        while True:
            reply = self.receive()
            if reply.get("id") == self.number:
                if "error" in reply: raise SystemExit(f"{method}: {reply['error']}")
                return reply["result"]

    def receive(self):
        while b"\0" not in self.buffer: self.buffer += os.read(self.read, 1 << 20)
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def page(self, method, **parameters): return self.call(method, self.session, **parameters)

    def show(self, page, spec, folder):
        path = os.path.join(folder, page.name + ".html")
        with open(path, "w", encoding="utf-8") as file: file.write(page.text(spec))
        features = [{"name": name, "value": value} for name, value in page.media.items()]
        self.page("Emulation.setEmulatedMedia", media="screen", features=features)
        self.page("Emulation.setDeviceMetricsOverride", width=page.width(spec), height=page.height(spec),
                  deviceScaleFactor=1, mobile=False)
        self.page("Page.navigate", url="file://" + path)
        while self.page("Runtime.evaluate", expression="document.title + document.readyState")["result"]["value"] \
                != page.name + "complete": time.sleep(0.02)
        computed = json.loads(self.page("Runtime.evaluate", expression="answer()")["result"]["value"])
        picture = Picture.png(base64.b64decode(self.page("Page.captureScreenshot", format="png")["data"]))
        return page.read(picture, spec), computed

    def close(self):
        stop(self.process)


class Screen:
    """An X server without a screen."""

    def __init__(self, spec, pages):
        self.width = max(page.width(spec) for page in pages) + 80
        self.height = max(page.height(spec) for page in pages) + 300
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{self.width}x{self.height}x24", "-nolisten", "tcp"],
            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.display = ":" + os.read(read, 16).decode().strip()

    def environment(self, folder):
        return {**os.environ, "DISPLAY": self.display, "HOME": folder, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1",
                "LIBGL_ALWAYS_SOFTWARE": "1", "XDG_RUNTIME_DIR": folder}


def stop(*processes):
    for process in processes:
        process.terminate()
        try: process.wait(timeout=10)
        except subprocess.TimeoutExpired: process.kill()


def settled(take):
    """A picture that has not changed for a while: the first may be of a page half painted."""
    last, same = None, 0
    while same < 2:
        time.sleep(0.25)
        now = take()
        same = same + 1 if now == last else 0
        last = now
    return last


class WebKit:
    """WebKitGTK by its WebDriver."""

    def __init__(self, folder, spec, pages):
        self.screen = Screen(spec, pages)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.base = f"http://127.0.0.1:{port}"
        self.driver = subprocess.Popen(["WebKitWebDriver", f"--port={port}"], env=self.screen.environment(folder),
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        options = {"binary": program("webkit"), "args": ["--automation"]}
        for attempt in range(50):
            try:
                reply = self.call("POST", "/session", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": options}})
                break
            except urllib.error.URLError as error:
                if attempt == 49 or isinstance(error, urllib.error.HTTPError): raise
                time.sleep(0.1)
        self.base += "/session/" + reply["sessionId"]
        self.call("POST", "/window/rect", x=0, y=0, width=self.screen.width, height=self.screen.height)

    def call(self, method, path, **parameters):
        request = urllib.request.Request(
            self.base + path, method=method, headers={"Content-Type": "application/json"},
            data=json.dumps(parameters).encode() if method == "POST" else None)
        with urllib.request.urlopen(request, timeout=60) as reply: return json.load(reply)["value"]

    def show(self, page, spec, folder):
        path = os.path.join(folder, page.name + ".html")
        with open(path, "w", encoding="utf-8") as file: file.write(page.text(spec))
        self.call("POST", "/url", url="file://" + path)
        computed = json.loads(self.call("POST", "/execute/sync", script="return answer()", args=[]))
        now = settled(lambda: self.call("GET", "/screenshot"))
        return page.read(Picture.png(base64.b64decode(now)), spec), computed

    def close(self):
        try: self.call("DELETE", "")
        finally: stop(self.driver, self.screen.server)


class Firefox:
    """Firefox in a window; pages tell a small server when they are up, and are told where to go next."""

    def __init__(self, folder, spec, pages):
        self.spec, self.pages, self.ready, self.go = spec, {page.name: page for page in pages}, queue.Queue(), queue.Queue()
        self.screen = Screen(spec, pages)
        owner = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def log_message(self, *_): pass

            def reply(self, text, kind):
                data = text.encode()
                self.send_response(200)
                self.send_header("Content-Type", kind + "; charset=utf-8")
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def do_GET(self):
                page = owner.pages.get(self.path[1:])
                self.reply(page.text(owner.spec) if page else "", "text/html")

            def do_POST(self):
                owner.ready.put(self.rfile.read(int(self.headers["Content-Length"])).decode())
                self.reply(owner.go.get(), "text/plain")

        self.web = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.web.daemon_threads = True
        threading.Thread(target=self.web.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{self.web.server_port}/{pages[0].name}"
        profile = os.path.join(folder, "firefox")
        os.makedirs(profile)
        with open(os.path.join(profile, "user.js"), "w") as file: file.write(PREFERENCES)
        size = ["--width", str(self.screen.width), "--height", str(self.screen.height)]
        self.process = subprocess.Popen(
            [program("firefox"), "--no-remote", "--profile", profile, *size, url], env=self.screen.environment(folder),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def show(self, page, spec, folder):
        try: computed = json.loads(self.ready.get(timeout=60))
        except queue.Empty: raise SystemExit(f"{page.name}: the browser did not show the page")
        dump = settled(lambda: subprocess.run(
            ["xwd", "-root", "-silent", "-display", self.screen.display], stdout=subprocess.PIPE, check=True).stdout)
        names = list(self.pages)
        place = names.index(page.name) + 1
        result = page.read(Picture.xwd(dump), spec), computed
        self.go.put("/" + names[place] if place < len(names) else "")
        return result

    def close(self): stop(self.process, self.screen.server)


PREFERENCES = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("app.normandy.enabled", false);
user_pref("gfx.color_management.mode", 0);
user_pref("ui.prefersReducedMotion", 1);
user_pref("browser.sessionstore.resume_from_crash", false);
"""


def program(browser):
    names = {"chromium": ["chromium", "chromium-browser", "google-chrome"], "firefox": ["firefox-esr", "firefox"],
             "webkit": ["/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
                        "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser"]}
    return next((path for name in names[browser] if (path := shutil.which(name))), None)


def main():
    browser = sys.argv[1]
    tools = {"chromium": [], "firefox": ["Xvfb", "xwd"], "webkit": ["Xvfb", "WebKitWebDriver"]}[browser]
    needed = [program(browser), Image] + [shutil.which(tool) for tool in tools]
    if None in needed:
        print("missing")
        return
    if sys.argv[2:] == ["--probe"]:
        print("installed")
        return
    with open(sys.argv[2], encoding="utf-8") as file: spec = json.load(file)
    folder = tempfile.mkdtemp(prefix="materials-")
    every = pages(browser)
    driver = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}[browser](folder, spec, every)
    pixels, computed = {}, {}
    try:
        for page in every: pixels[page.name], computed[page.name] = driver.show(page, spec, folder)
    finally:
        driver.close()
        shutil.rmtree(folder, ignore_errors=True)
    json.dump({"pixels": pixels, "computed": computed}, sys.stdout)


if __name__ == "__main__": main()
