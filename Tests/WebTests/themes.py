#!/usr/bin/env python3
"""Shows a style sheet to Chromium at every setting of the reader, and reads properties of elements with attributes.

    themes.py SPEC.json

SPEC.json holds `css`; `probes`, lists of {property, value, reads}; and `pages`, each with `media` and `cases`.
A case has `chain`, the attributes of the root and of the elements inside one another, and `probes`, the number of a list.
Every probe of it becomes an element in the innermost one, inside one more of the class `inside` if that is given, with
the class `name` and `value` for `property`; of it `reads` are read, those of its ::before where `before` is set. Printed
is one JSON object: `rows`, lists of what was read, each once; for each page in `pages` the numbers of its cases' rows;
and in `declared` how many declarations of the sheet the browser has kept.
"""
import json, os, shutil, sys, tempfile, time

from materials import Chromium, program

SCRIPT = """
function run(probes, cases) {
  const rows = [], places = new Map(), root = document.documentElement;
  const numbers = cases.map(({chain, probes: list}) => {
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    document.body.replaceChildren();
    let place = document.body;
    chain.forEach((attributes, index) => {
      const element = index == 0 ? root : document.createElement("div");
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      if (index > 0) { place.append(element); place = element; }
    });
    const elements = probes[list].map(({property, value, name, inside}) => {
      let holder = place;
      if (inside) { holder = document.createElement("div"); holder.className = inside; place.append(holder); }
      const element = document.createElement("div");
      if (name) element.className = name;
      if (property) element.style.setProperty(property, value);
      holder.append(element);
      return element;
    });
    const row = elements.map((element, index) => {
      const {reads, before} = probes[list][index];
      const style = getComputedStyle(element, before ? "::before" : null);
      return reads.map(name => style.getPropertyValue(name));
    });
    const text = JSON.stringify(row);
    if (!places.has(text)) { places.set(text, rows.length); rows.push(row); }
    return places.get(text);
  });
  return JSON.stringify({rows, numbers});
}
function declared() {
  let count = 0;
  const walk = list => { for (const rule of list) { if (rule.style) count += rule.style.length;
    if (rule.cssRules) walk(rule.cssRules); } };
  for (const sheet of document.styleSheets) walk(sheet.cssRules);
  return count;
}
"""


def main():
    if sys.argv[1:] == ["--probe"]:
        print("installed" if program("chromium") else "missing")
        return
    with open(sys.argv[1], encoding="utf-8") as file: spec = json.load(file)
    folder = tempfile.mkdtemp(prefix="themes-")
    path = os.path.join(folder, "page.html")
    with open(path, "w", encoding="utf-8") as file:
        file.write(f'<!doctype html><html><meta charset="utf-8"><title>themes</title><style>{spec["css"]}</style>'
                   f"<script>{SCRIPT}</script><body></body></html>")
    browser = Chromium(folder, spec, [], spec.get("profile", "srgb"))
    rows, places, pages, declared = [], {}, [], 0
    try:
        for page in spec["pages"]:
            features = [{"name": name, "value": value} for name, value in page["media"].items()]
            browser.page("Emulation.setEmulatedMedia", media="screen", features=features)
            browser.page("Page.navigate", url="file://" + path)
            while browser.page("Runtime.evaluate", expression="document.title + document.readyState + typeof run")[
                    "result"]["value"] != "themescompletefunction": time.sleep(0.02)
            declared = browser.page("Runtime.evaluate", expression="declared()")["result"]["value"]
            call = f'run({json.dumps(spec["probes"])}, {json.dumps(page["cases"])})'
            reply = browser.page("Runtime.evaluate", expression=call)["result"]
            if "value" not in reply: raise SystemExit(str(reply))
            answer = json.loads(reply["value"])
            numbers = []
            for row in answer["rows"]:
                text = json.dumps(row)
                if text not in places:
                    places[text] = len(rows)
                    rows.append(row)
                numbers.append(places[text])
            pages.append([numbers[number] for number in answer["numbers"]])
    finally:
        browser.close()
        shutil.rmtree(folder, ignore_errors=True)
    json.dump({"rows": rows, "pages": pages, "declared": declared}, sys.stdout)


main()
