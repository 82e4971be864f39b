#!/usr/bin/env python3
"""Maps colours drawn at random into three gamuts, and prints them: `python3 gamut.py > gamut.txt`.

Written from the text of CSS Color 4 alone, without a look at this project's Swift: matrices are computed here from the
chromaticities of primaries and white points, the steps are those of “Sample Pseudocode for the Binary Search Gamut
Mapping Algorithm with Local MINDE”. Only Oklab's two matrices are quoted, from the sample code. Nothing but the Python
standard library.
"""
import math, random

D65 = (0.3127, 0.3290)
D50 = (0.3457, 0.3585)
PRIMARIES = {
    "srgb": ((0.64, 0.33), (0.30, 0.60), (0.15, 0.06), D65),
    "display-p3": ((0.680, 0.320), (0.265, 0.690), (0.150, 0.060), D65),
    "a98-rgb": ((0.6400, 0.3300), (0.2100, 0.7100), (0.1500, 0.0600), D65),
    "prophoto-rgb": ((0.734699, 0.265301), (0.159597, 0.840403), (0.036598, 0.000105), D50),
    "rec2020": ((0.708, 0.292), (0.170, 0.797), (0.131, 0.046), D65),
}
BRADFORD = [[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]]
XYZ_TO_LMS = [[0.8190224379967030, 0.3619062600528904, -0.1288737815209879],
              [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
              [0.0481771893596242, 0.2642395317527308, 0.6335478284694309]]
LMS_TO_OKLAB = [[0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
                [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
                [0.0259040424655478, 0.7827717124575296, -0.8086757549230774]]


def apply(m, v): return [sum(a * b for a, b in zip(row, v)) for row in m]
def times(m, n): return [[sum(m[i][k] * n[k][j] for k in range(3)) for j in range(3)] for i in range(3)]


def inverse(m):
    def minor(i, j):
        rows = [[m[r][c] for c in range(3) if c != j] for r in range(3) if r != i]
        return rows[0][0] * rows[1][1] - rows[0][1] * rows[1][0]
    det = sum((-1) ** j * m[0][j] * minor(0, j) for j in range(3))
    return [[(-1) ** (i + j) * minor(j, i) / det for j in range(3)] for i in range(3)]


def white(xy): return [xy[0] / xy[1], 1.0, (1 - xy[0] - xy[1]) / xy[1]]


def to_xyz(red, green, blue, point):
    columns = [white(red), white(green), white(blue)]
    m = [[columns[j][i] for j in range(3)] for i in range(3)]
    scale = apply(inverse(m), white(point))
    return [[m[i][j] * scale[j] for j in range(3)] for i in range(3)]


def adaptation(source, target):
    a, b = apply(BRADFORD, white(source)), apply(BRADFORD, white(target))
    diagonal = [[b[i] / a[i] if i == j else 0 for j in range(3)] for i in range(3)]
    return times(inverse(BRADFORD), times(diagonal, BRADFORD))


RGB = {}
for name, (red, green, blue, point) in PRIMARIES.items():
    m = to_xyz(red, green, blue, point)
    RGB[name] = times(adaptation(D50, D65), m) if point == D50 else m
FROM_XYZ = {name: inverse(m) for name, m in RGB.items()}
D50_TO_D65 = adaptation(D50, D65)
LMS_TO_XYZ, OKLAB_TO_LMS = inverse(XYZ_TO_LMS), inverse(LMS_TO_OKLAB)


def reflect(f): return lambda v: math.copysign(f(abs(v)), v)


DECODE = {
    "srgb": reflect(lambda v: v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4),
    "a98-rgb": reflect(lambda v: v ** (563 / 256)),
    "prophoto-rgb": reflect(lambda v: v / 16 if v <= 16 / 512 else v ** 1.8),
    "rec2020": reflect(lambda v: v ** 2.4),
}
ENCODE = {
    "srgb": reflect(lambda v: v * 12.92 if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055),
    "a98-rgb": reflect(lambda v: v ** (256 / 563)),
    "prophoto-rgb": reflect(lambda v: v * 16 if v < 1 / 512 else v ** (1 / 1.8)),
    "rec2020": reflect(lambda v: v ** (1 / 2.4)),
}
DECODE["display-p3"], ENCODE["display-p3"] = DECODE["srgb"], ENCODE["srgb"]


def hue(chroma, degrees): return chroma * math.cos(math.radians(degrees)), chroma * math.sin(math.radians(degrees))


def lab_to_xyz(l, a, b):
    fy = (l + 16) / 116
    def value(f): return f ** 3 if f ** 3 > 216 / 24389 else (116 * f - 16) * 27 / 24389
    return apply(D50_TO_D65, [value(f) * w for f, w in zip((fy + a / 500, fy, fy - b / 200), white(D50))])


def hsl_to_srgb(h, s, l):
    s, l = s / 100, l / 100
    c = (1 - abs(2 * l - 1)) * s
    x = c * (1 - abs(h / 60 % 2 - 1))
    rgb = [(c, x, 0), (x, c, 0), (0, c, x), (0, x, c), (x, 0, c), (c, 0, x)][int(h // 60) % 6]
    return [v + l - c / 2 for v in rgb]


def hwb_to_srgb(h, w, b):
    w, b = w / 100, b / 100
    if w + b >= 1: return [w / (w + b)] * 3
    return [v * (1 - w - b) + w for v in hsl_to_srgb(h, 100, 50)]


def xyz(space, c):
    if space in RGB: return apply(RGB[space], [DECODE[space](v) for v in c])
    if space == "srgb-linear": return apply(RGB["srgb"], c)
    if space == "hsl": return xyz("srgb", hsl_to_srgb(*c))
    if space == "hwb": return xyz("srgb", hwb_to_srgb(*c))
    if space == "lab": return lab_to_xyz(*c)
    if space == "lch": return lab_to_xyz(c[0], *hue(c[1], c[2]))
    if space == "oklab": return apply(LMS_TO_XYZ, [v ** 3 for v in apply(OKLAB_TO_LMS, c)])
    if space == "oklch": return xyz("oklab", (c[0], *hue(c[1], c[2])))
    return list(c) if space == "xyz-d65" else apply(D50_TO_D65, c)


def oklab(v): return apply(LMS_TO_OKLAB, [math.copysign(abs(x) ** (1 / 3), x) for x in apply(XYZ_TO_LMS, v)])
def encoded(space, lab): return [ENCODE[space](v) for v in apply(FROM_XYZ[space], xyz("oklab", lab))]
def inside(rgb, slack=0.0): return all(-slack <= v <= 1 + slack for v in rgb)
def cut(rgb): return [min(max(v, 0.0), 1.0) for v in rgb]
def delta(lab, other): return math.dist(lab, other)


def mapped(space, c, target):
    lab = oklab(xyz(space, c))
    if lab[0] >= 1: return [1.0] * 3
    if lab[0] <= 0: return [0.0] * 3
    rgb = encoded(target, lab)
    if inside(rgb, 0.00005): return cut(rgb)
    jnd, epsilon = 0.02, 0.0001
    chroma = math.hypot(lab[1], lab[2])
    def at(value): return [lab[0], lab[1] * value / chroma, lab[2] * value / chroma]
    def clip(current):
        result = cut(encoded(target, current))
        return result, delta(oklab(xyz(target, result)), current)
    result, e = clip(lab)
    if e < jnd: return result
    low, high, low_inside = 0.0, chroma, True
    while high - low > epsilon:
        middle = (low + high) / 2
        current = at(middle)
        if low_inside and inside(encoded(target, current)):
            low = middle
            continue
        result, e = clip(current)
        if e < jnd:
            if jnd - e < epsilon: return result
            low_inside, low = False, middle
        else:
            high = middle
    return result


SPACES = ["srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb", "prophoto-rgb",
          "rec2020", "xyz-d65", "xyz-d50"]


def draw(space, rng):
    u = rng.random
    ranges = {"hsl": (360, 100, 100), "hwb": (360, 100, 100), "lab": (100, 130, 130), "lch": (100, 150, 360),
              "oklab": (1, 0.4, 0.4), "oklch": (1, 0.5, 360)}.get(space, (1, 1, 1))
    c = [u() * r for r in ranges]
    if space in ("lab", "oklab"): c[1:] = [(2 * u() - 1) * r for r in ranges[1:]]
    if space not in ("hsl", "hwb", "lab", "lch", "oklab", "oklch") and u() < 0.5:
        c[rng.randrange(3)] = rng.choice((0.0, 1.0))
    return [round(v, 4) for v in c]


if __name__ == "__main__":
    rng = random.Random(20251028)
    for space in SPACES:
        # Colours of the first four lie inside sRGB; a few will do.
        for _ in range(8 if space in ("srgb", "srgb-linear", "hsl", "hwb") else 40):
            c = draw(space, rng)
            fields = [space] + [f"{v:g}" for v in c]
            for target in ("srgb", "display-p3", "rec2020"):
                fields += ["|"] + [f"{v + 0:.7f}" for v in mapped(space, c, target)]
            print(*fields)
