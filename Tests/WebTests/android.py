"""Holds resources of Android against their rules: python3 android.py FOLDER

Every file is XML, names are names of Java and unique in what R calls them by, values have the grammar of their tag, and
what stands for the dark appearance stands for the light one too. Prints a line for each resource.
"""
import collections
import os
import re
import sys
import xml.etree.ElementTree as ElementTree

NUMBER = r"-?\d+(\.\d+)?"
GRAMMAR = {"color": r"#[0-9A-F]{8}", "dimen": NUMBER + "(dp|sp)", "integer": r"-?\d+", "float": NUMBER}
ITEMS = {
    "android:fontFamily": r"[a-z-]+", "android:textSize": NUMBER + "sp", "android:textFontWeight": r"\d+",
    "android:letterSpacing": NUMBER, "android:lineHeight": NUMBER + "sp",
}
JAVA = set(open(os.path.join(os.path.dirname(__file__), "java-words.txt")).read().split())


def resources(path):
    root = ElementTree.parse(path).getroot()
    assert root.tag == "resources" and not root.attrib, path
    for element in root:
        name, tag = element.attrib.pop("name"), element.tag
        assert re.fullmatch("[a-z][a-z0-9_]*", name) and name not in JAVA, name
        text = element.text or ""
        if tag == "style":
            assert not element.attrib, element.attrib
            items = [(item.attrib["name"], item.text) for item in element]
            for key, value in items:
                assert re.fullmatch(ITEMS[key], value), (name, key, value)
            yield tag, name, " ".join(f"{key}={value}" for key, value in items)
            continue
        if tag == "item":
            assert element.attrib == {"type": "dimen", "format": "float"}, element.attrib
            tag, grammar = "dimen", "float"
        else:
            assert not element.attrib and not len(element), name
            grammar = tag
        assert re.fullmatch(GRAMMAR[grammar], text), (name, text)
        if grammar == "integer":
            assert -2**31 <= int(text) < 2**31, text
        yield tag, name, text


found = collections.defaultdict(dict)
for folder, _, names in sorted(os.walk(os.path.join(sys.argv[1], "android/res"))):
    for file in sorted(names):
        for tag, name, text in resources(os.path.join(folder, file)):
            values = found[os.path.basename(folder)]
            assert (tag, name) not in values, f"{tag} {name} twice"
            values[tag, name] = text
assert set(found) <= {"values", "values-night"}, set(found)
for folder, values in sorted(found.items()):
    for (tag, name), text in values.items():
        assert (tag, name) in found["values"], name
        print(folder, tag, name, text)
