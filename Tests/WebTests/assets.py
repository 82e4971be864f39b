"""Holds an asset catalog against its schema and its layout, and prints its colors: python3 assets.py FOLDER

A line for each entry: the path of the color, the appearances, the gamut, and the components from 0 to 1.
"""
import json
import os
import sys

import jsonschema

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "colorset.schema.json"), encoding="utf-8") as file:
    validator = jsonschema.Draft202012Validator(json.load(file))
INFO = {"author": "tokenc", "version": 1}


def number(text):
    return int(text, 16) / 255 if text.startswith("0x") else float(text)


seen = set()
for folder, folders, files in sorted(os.walk(os.path.join(sys.argv[1], "xcassets"))):
    if folder.endswith("/xcassets"):
        assert not files and len(folders) == 1 and folders[0].endswith(".xcassets"), (files, folders)
        catalog = os.path.join(folder, folders[0])
        continue
    assert files == ["Contents.json"], (folder, files)
    path = os.path.relpath(folder, catalog)
    assert path.lower() not in seen, path
    seen.add(path.lower())
    with open(os.path.join(folder, "Contents.json"), encoding="utf-8", newline="") as file:
        text = file.read()
    data = json.loads(text)
    assert text == json.dumps(data, indent=2, separators=(",", " : "), sort_keys=True) + "\n", text
    if not folder.endswith(".colorset"):
        assert data == ({"info": INFO} if path == "." else {"info": INFO, "properties": {"provides-namespace": True}}), data
        continue
    assert not folders, folders
    errors = [error.message for error in validator.iter_errors(data)]
    assert not errors, (path, errors)
    places = set()
    for entry in data["colors"]:
        where = "+".join(item["value"] for item in entry.get("appearances", [])) or "any"
        gamut = entry.get("display-gamut", "-")
        assert (where, gamut) not in places, (path, where)
        places.add((where, gamut))
        parts = entry["color"]["components"]
        values = " ".join(f"{number(parts[name]):.3f}" for name in ("red", "green", "blue", "alpha"))
        print(path.removesuffix(".colorset"), where, gamut, values)
    gamuts = {gamut for _, gamut in places}
    assert gamuts == {"-"} or len(places) == 2 * len({where for where, _ in places}), places
    assert ("any", "-") in places or ("any", "sRGB") in places, places
