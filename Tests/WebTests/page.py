#!/usr/bin/env python3
"""Opens a preview page in a browser, uses it, and says what came of it.

    page.py chromium|firefox|webkit PAGE.html [--figures] [--axe] [--pictures FOLDER]

Printed is one JSON object: what page-steps.js saw, in Chromium also what a mouse dragged (`mouse`), what axe-core finds on
each tab in either appearance (`violations`), and how many requests left the page (`requests`). The drivers are those of
materials.py: Firefox and WebKitGTK run in a window of an X server without a screen. axe-core is taken from the Python
package axe-playwright-python.
"""
import base64, importlib.util, json, os, shutil, sys, tempfile, time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from materials import Chromium, Firefox, WebKit, stop

HERE = os.path.dirname(os.path.abspath(__file__))
FIRST = """<script>
window.pageErrors = [];
addEventListener("error", event => pageErrors.push(String(event.message)));
addEventListener("unhandledrejection", event => pageErrors.push(String(event.reason)));
for (const kind of ["error", "warn"]) {
  const old = console[kind];
  console[kind] = (...words) => { pageErrors.push(words.join(" ")); old.apply(console, words); };
}
</script>"""


class Preview:
    """The page with the steps put into it."""
    name, media = "preview", {}

    def __init__(self, path, reads_figures):
        with open(path, encoding="utf-8") as file: self.page = file.read()
        with open(os.path.join(HERE, "page-steps.js"), encoding="utf-8") as file: self.steps = file.read()
        self.flag = f"<script>window.readsFigures = {json.dumps(reads_figures)};</script>"

    def text(self, _):
        steps = f"""<script>{self.steps}
if (location.protocol == "http:") addEventListener("load", () => setTimeout(async () => {{
  const told = await steps().catch(error => ({{errors: ["step: " + error + error.stack]}}));
  await fetch("/ready", {{method: "POST", body: JSON.stringify(told)}});
}}, 300));
</script>"""
        page = self.page.replace("<head>", "<head>" + FIRST + self.flag, 1)
        return page.replace("</body>", steps + "</body>", 1)

    def width(self, _): return 1280
    def height(self, _): return 900


def in_chromium(page, folder, options):
    driver = Chromium(folder, None, [page])
    result = {}
    try:
        path = os.path.join(folder, "preview.html")
        with open(path, "w", encoding="utf-8") as file: file.write(page.text(None))
        size(driver, 1280, 900)
        driver.page("Network.enable")
        driver.page("Page.navigate", url="file://" + path)
        wait(driver)
        result = ask(driver, "steps().then(JSON.stringify)")
        result["mouse"] = drag(driver)
        if "--axe" in options: result["violations"] = violations(driver)
        result["requests"] = ask(driver, "JSON.stringify(performance.getEntriesByType('resource').map(entry => entry.name))")
        if "--pictures" in options: pictures(driver, options[options.index("--pictures") + 1])
    finally:
        driver.close()
    return result


def size(driver, width, height):
    driver.page("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)


def wait(driver):
    for _ in range(600):
        state = driver.page("Runtime.evaluate", expression="document.readyState + !!document.querySelector('.row')")
        if state["result"]["value"] == "completetrue": return
        time.sleep(0.05)
    raise SystemExit("the page did not draw itself")


def ask(driver, expression):
    reply = driver.page("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
    if "exceptionDetails" in reply: raise SystemExit(json.dumps(reply["exceptionDetails"])[:2000])
    return json.loads(reply["result"]["value"])


def drag(driver):
    """A real mouse on the first material: how far the backdrop came."""
    box = ask(driver, """(async () => {
      document.getElementById("tab-materials").click();
      const stage = document.querySelector("#wall .stage");
      stage.scrollIntoView({block: "center"});
      await new Promise(done => setTimeout(done, 100));
      const box = stage.getBoundingClientRect();
      return JSON.stringify([box.x + 12, box.y + 12, parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--dx"))]);
    })()""")
    mouse = lambda kind, x, buttons: driver.page(
        "Input.dispatchMouseEvent", type=kind, x=x, y=box[1], button="left", buttons=buttons, clickCount=1)
    mouse("mousePressed", box[0], 1)
    for step in range(1, 5): mouse("mouseMoved", box[0] + step * 10, 1)
    mouse("mouseReleased", box[0] + 40, 0)
    after = ask(driver, "JSON.stringify(parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--dx')))")
    return after - box[2]


def violations(driver):
    place = importlib.util.find_spec("axe_playwright_python")
    if place is None: return ["axe-core is not installed"]
    with open(os.path.join(list(place.submodule_search_locations)[0], "axe.min.js"), encoding="utf-8") as file: axe = file.read()
    driver.page("Runtime.evaluate", expression=axe)
    found = []
    for width in (1280, 390):
        size(driver, width, 900)
        for appearance in ("light", "dark"):
            for tab in ("tokens", "materials", "surfaces", "findings"):
                found += ask(driver, f"""(async () => {{
                  const select = document.getElementById("appearance");
                  select.value = {json.dumps(appearance)};
                  select.dispatchEvent(new Event("change"));
                  document.getElementById("tab-{tab}").click();
                  const name = document.querySelector("#list .name");
                  if (name && {json.dumps(tab)} === "tokens") name.click();
                  await new Promise(done => setTimeout(done, 150));
                  // What is shown through glass is a specimen: its contrast is what the page is about, and measured there.
                  const result = await axe.run({{exclude: [[".stage"], [".specimen"]]}});
                  return JSON.stringify(result.violations.map(entry =>
                    "{width} {appearance} {tab}: " + entry.id + ": " + entry.nodes.slice(0, 3).map(node => node.html).join(" · ")));
                }})()""")
    return found


def pictures(driver, folder):
    os.makedirs(folder, exist_ok=True)
    for appearance in ("light", "dark"):
        for width in (390, 1024, 1920):
            size(driver, width, 900)
            for tab in ("tokens", "materials", "surfaces", "findings"):
                ask(driver, f"""(async () => {{
                  const select = document.getElementById("appearance");
                  select.value = {json.dumps(appearance)};
                  select.dispatchEvent(new Event("change"));
                  document.getElementById("tab-{tab}").click();
                  await new Promise(done => setTimeout(done, 300));
                  return "0";
                }})()""")
                picture = driver.page("Page.captureScreenshot", format="png")["data"]
                with open(os.path.join(folder, f"{tab}-{appearance}-{width}.png"), "wb") as file:
                    file.write(base64.b64decode(picture))


def in_webkit(page, folder):
    driver = WebKit(folder, None, [page])
    try:
        path = os.path.join(folder, "preview.html")
        with open(path, "w", encoding="utf-8") as file: file.write(page.text(None))
        driver.call("POST", "/timeouts", script=120000, pageLoad=60000)
        driver.call("POST", "/url", url="file://" + path)
        script = "const done = arguments[0]; steps().then(seen => done(JSON.stringify(seen)), error => done(JSON.stringify({errors: ['step: ' + error]})))"
        return json.loads(driver.call("POST", "/execute/async", script=script, args=[]))
    finally:
        driver.close()


def in_firefox(page, folder):
    driver = Firefox(folder, None, [page])
    driver.go.put("")
    try: return json.loads(driver.ready.get(timeout=120))
    finally: stop(driver.process, driver.screen.server)


def main():
    browser, path, options = sys.argv[1], sys.argv[2], sys.argv[3:]
    folder = tempfile.mkdtemp(prefix="preview-")
    page = Preview(path, "--figures" in options)
    try:
        if browser == "chromium": result = in_chromium(page, folder, options)
        elif browser == "webkit": result = in_webkit(page, folder)
        else: result = in_firefox(page, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    json.dump(result, sys.stdout)


if __name__ == "__main__": main()
