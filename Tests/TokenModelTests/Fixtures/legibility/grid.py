#!/usr/bin/env python3
"""Holds the certificates of guidelines.json against brute force.

    grid.py LIBRARY GUIDELINES N

Computes the contrast of every row over a grid of N x N x N backdrops with formulas of its own, written from the
description of the recipes and from nothing of the tool's, and prints a line for every certificate that is wrong: a
backdrop of the grid that gives less than the proved bound, a least contrast of the grid that lies more than 0.05 above
the figure that was reached, a bound and a figure that lie more than 0.01 apart, or a backdrop that does not give the
figure. The last line counts rows.
"""
import glob, json, re, sys
import numpy as np

REC709 = np.array([0.2126, 0.7152, 0.0722])
CURVE = np.array([0.2125, 0.7154, 0.0721])


def library(folder):
    tokens = {}

    def walk(node, path):
        if "$value" in node:
            tokens[".".join(path)] = node["$value"]
        for name, child in node.items():
            if not name.startswith("$") and isinstance(child, dict):
                walk(child, path + [name])

    for file in glob.glob(folder + "/*.json"):
        walk(json.load(open(file)), [])
    return tokens


def clamp(x, top=1.0):
    return np.clip(x, 0, top)


def saturate(c, s):
    y = c @ REC709
    return y[..., None] + s * (c - y[..., None])


def layer(c, color):
    a = color.get("alpha", 1)
    return a * np.array(color["components"]) + (1 - a) * c


def face(recipe, c):
    if "curve" in recipe:
        r = recipe["curve"]
        p = r["points"]
        t = clamp(c @ CURVE)
        y = (1 - t) ** 3 * p[0] + 3 * t * (1 - t) ** 2 * p[1] + 3 * t * t * (1 - t) * p[2] + t ** 3 * p[3]
        # The values are those of the curve at its ends and of its two handles.
        a = r["amount"]
        c = (1 - a) * c + a * clamp(y)[..., None]
        return clamp(saturate(c, r["saturation"]) + r["brightness"])
    if "glass" in recipe:
        r = recipe["glass"]
        if r["maxLuma"] < 1:
            y = (c @ REC709)[..., None]
            k = clamp(1 - y * (1 - r["maxLuma"]))
            c = k * (y + (c - y) * (1 + 0.3 * (1 - k)))
        y = (c @ REC709)[..., None]
        c = r["black"] + (r["white"] - r["black"]) * y + r["saturation"] * (c - y)
        return clamp(np.minimum(layer(c, r["fill"]), r["clamp"]))
    if "flat" in recipe:
        r = recipe["flat"]
        return layer(clamp(saturate(c, r["saturation"])), r["tint"])
    r = recipe["blendFill"]
    c = layer(clamp(saturate(c, r["saturation"])), r["fill"])
    blend = np.array(r["blend"]["components"])
    return np.minimum(c, blend) if r["mode"] == "darken" else np.maximum(c, blend)


def foreground(vibrancy, ground, platform, dark, thin):
    if platform == "tvOS" and vibrancy["category"] == "label":
        level = vibrancy.get("level", "primary")
        amount = {"primary": (1, 1), "secondary": (0.6, 0.5), "tertiary": (0.4, 0.3), "quaternary": (0.2, 0.2)}[level]
        return clamp(ground + amount[1] if dark else ground - amount[0])
    side = "dark" if dark else "light"
    matrix = vibrancy.get("matrix")
    if matrix:
        m = np.array((matrix.get("thin" + side.capitalize()) if thin else None) or matrix[side])
        return clamp(ground @ m[:, :3].T + m[:, 3])
    return layer(ground, vibrancy["appearance"][side])


def luminance(c):
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4) @ REC709


def contrast(a, b):
    a, b = luminance(a), luminance(b)
    return (np.maximum(a, b) + 0.05) / (np.minimum(a, b) + 0.05)


def backdrop(text):
    if text.startswith("#"):
        return np.array([int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.array([float(x) for x in re.findall(r"[\d.]+", text.removeprefix("color(srgb"))])


def main():
    tokens = library(sys.argv[1])
    rows = json.load(open(sys.argv[2]))["legibility"]
    n = int(sys.argv[3])
    axis = np.linspace(0, 1, n)
    grid = np.stack(np.meshgrid(axis, axis, axis, indexing="ij"), -1).reshape(-1, 3)
    bright = luminance(grid)
    middle = ((50 + 16) / 116) ** 3
    classes = {"all": slice(None), "bright": bright >= middle, "dark": bright <= middle}
    wrong = checked = 0
    grounds = {}
    for row in rows:
        if row["worst"] == "not modelled" or "os" in row:
            continue
        # Surfaces are named for what they show: material, then backdrops.
        _, name, kind = row["surface"].split(" ")
        material = tokens["apple." + name]
        platform, dark = row["platform"], row["appearance"] == "dark"
        recipe = material["recipe"]["iOS" if platform == "iPadOS" else platform][row["appearance"]]
        key = json.dumps(recipe)
        if key not in grounds:
            grounds[key] = face(recipe, grid)
        thin = material.get("thickness") in ("thin", "ultraThin")
        vibrancy = tokens["apple.vibrancy." + row["foreground"]]
        ground = grounds[key][classes[kind]]
        least = contrast(foreground(vibrancy, ground, platform, dark, thin), ground).min()
        worst = row["worst"]
        point = face(recipe, backdrop(worst["backdrop"])[None, :])
        here = contrast(foreground(vibrancy, point, platform, dark, thin), point)[0]
        faults = []
        if least < worst["lower"] - 1e-6:
            faults.append("the grid goes below the bound")
        if least > worst["attained"] + 0.05:
            faults.append("the grid does not come near the figure")
        if worst["attained"] - worst["lower"] > 0.0105:
            faults.append("the certificate is wide")
        if abs(here - worst["attained"]) > 0.002:
            faults.append(f"the backdrop gives {here:.4f}")
        checked += 1
        for fault in faults:
            wrong += 1
            print(row["surface"], platform, row["appearance"], row["foreground"], worst, f"grid {least:.4f}:", fault)
    print(f"{checked} certificates, {wrong} wrong")
    sys.exit(1 if wrong or not checked else 0)


main()
