#!/usr/bin/env python3
"""preview-browser.py PORT

Opens the page that a server of `tokenc preview` serves, which is made anew again and again, in Chromium (driven over a
pipe). Exit 0: the browser loads it anew, and keeps the fragment of the URL and the place it is scrolled to.
"""
import os, sys, tempfile, time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from materials import Chromium

PORT = sys.argv[1]


def value(browser, expression):
    result = browser.page("Runtime.evaluate", expression=expression, returnByValue=True)
    return result.get("result", {}).get("value")


def until(browser, expression, what):
    end = time.monotonic() + 20
    while time.monotonic() < end:
        if found := value(browser, expression):
            return found
        time.sleep(0.02)
    sys.exit(f"preview-browser.py: {what} never came")


# The browser may still be writing into it when it is ended.
with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
    browser = Chromium(profile, None, [])
    try:
        browser.page("Page.navigate", url=f"http://localhost:{PORT}/#l20")
        number = "document.readyState == 'complete' && +document.title.slice(6)"
        first = until(browser, number, "the page")
        time.sleep(0.3)
        value(browser, "scrollTo(0, 1234)")
        for _ in range(2):
            seen = until(browser, number, "the page")
            until(browser, f"({number}) > {seen}", "another build")
            place = until(browser, "scrollY > 1 && scrollY", "the place")
            if abs(until(browser, "scrollY == 1234 && scrollY", "the place 1234") - 1234) > 1:
                sys.exit(f"preview-browser.py: the page is scrolled to {place}")
        if value(browser, "location.hash") != "#l20":
            sys.exit(f"preview-browser.py: the URL is {value(browser, 'location.href')}")
        faults = value(browser, "performance.getEntriesByType('resource').map((entry) => entry.name).join()")
        if faults and "/events" not in faults:
            sys.exit(f"preview-browser.py: the page asked for {faults}")
    finally:
        browser.close()
