#!/usr/bin/env python3
"""preview-browser.py CHROMIUM PORT

Opens the page that a server of `tokenc preview` serves, which is made anew again and again, in Chromium (driven over a
pipe). Exit 0: the browser loads it anew, and keeps the fragment of the URL and the place it is scrolled to.
"""
import json, os, subprocess, sys, tempfile, time

BROWSER, PORT = sys.argv[1], sys.argv[2]


class Chromium:
    """A browser with one page."""

    def __init__(self, profile):
        (their_in, self.out), (self.into, their_out) = os.pipe(), os.pipe()

        def place():
            # The browser reads from descriptor 3 and writes to 4.
            os.dup2(os.dup(their_in), 3)
            os.dup2(os.dup(their_out), 4)

        self.process = subprocess.Popen(
            [BROWSER, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", f"--user-data-dir={profile}",
             "--remote-debugging-pipe", "about:blank"],
            preexec_fn=place, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(their_in)
        os.close(their_out)
        self.count, self.rest, self.session = 0, b"", None
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        attached = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)
        self.session = attached["sessionId"]

    def call(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.rest:
                self.rest += os.read(self.into, 1 << 16)
            answer, self.rest = self.rest.split(b"\0", 1)
            answer = json.loads(answer)
            if answer.get("id") == self.count:
                return answer.get("result", {})

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        return result.get("result", {}).get("value")


def until(browser, expression, what):
    end = time.monotonic() + 20
    while time.monotonic() < end:
        if value := browser.value(expression):
            return value
        time.sleep(0.02)
    sys.exit(f"preview-browser.py: {what} never came")


with tempfile.TemporaryDirectory() as profile:
    browser = Chromium(profile)
    try:
        browser.call("Page.navigate", url=f"http://localhost:{PORT}/#l20")
        number = "document.readyState == 'complete' && +document.title.slice(6)"
        first = until(browser, number, "the page")
        time.sleep(0.3)
        browser.value("scrollTo(0, 1234)")
        for _ in range(2):
            seen = until(browser, number, "the page")
            until(browser, f"({number}) > {seen}", "another build")
            place = until(browser, "scrollY > 1 && scrollY", "the place")
            if abs(until(browser, "scrollY == 1234 && scrollY", "the place 1234") - 1234) > 1:
                sys.exit(f"preview-browser.py: the page is scrolled to {place}")
        if browser.value("location.hash") != "#l20":
            sys.exit(f"preview-browser.py: the URL is {browser.value('location.href')}")
        faults = browser.value("performance.getEntriesByType('resource').map((entry) => entry.name).join()")
        if faults and "/events" not in faults:
            sys.exit(f"preview-browser.py: the page asked for {faults}")
    finally:
        browser.process.kill()
        browser.process.wait()
