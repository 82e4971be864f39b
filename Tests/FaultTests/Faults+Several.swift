/// Values with a mistake in every member: one hides no other.
extension Fault {
  static let several: [Fault] = [
    value(
      "everything wrong", "color",
      ##"{"colorSpace": 1️⃣"rgb", "components": [1️⃣"50%", 0, 1️⃣null], "alpha": 1️⃣2, "hex": 1️⃣"#fff", 1️⃣"name": "x"}"##),
    value("every component out of range", "color", #"{"colorSpace": "hsl", "components": [1️⃣360, 1️⃣101, 1️⃣-1]}"#),
    value("everything wrong", "dimension", #"{"value": 1️⃣"1", "unit": 1️⃣"em", 1️⃣"scale": 1}"#),
    value("every number wrong", "cubicBezier", #"[1️⃣2, 1️⃣"0", 1️⃣-1, 1️⃣null]"#),
    value("every name wrong", "fontFamily", #"[1️⃣1, 1️⃣"", 1️⃣"{base.family}", 1️⃣null]"#),
    value("everything wrong", "strokeStyle", #"{"dashArray": [1️⃣1, 1️⃣{"value": 1}], "lineCap": 1️⃣"flat", 1️⃣"gap": 1}"#),
    value("everything wrong", "border", #"{"color": 1️⃣"red", "width": 1️⃣1, "style": 1️⃣"none", 1️⃣"radius": 1}"#),
    value("everything wrong", "transition", #"{"duration": 1️⃣200, "delay": 1️⃣"0s", "timingFunction": 1️⃣"ease"}"#),
    value(
      "everything wrong", "shadow",
      #"[{"color": 1️⃣"red", "offsetX": 1️⃣1, "offsetY": 1️⃣2, "blur": 1️⃣3, "spread": 1️⃣4, "inset": 1️⃣1}, 1️⃣1]"#),
    value("everything wrong", "gradient", #"[{"color": 1️⃣"red", "position": 1️⃣"0"}, 1️⃣"red", 1️⃣[]]"#),
    value(
      "everything wrong", "typography",
      #"""
      {"fontFamily": 1️⃣1, "fontSize": 1️⃣16, "fontWeight": 1️⃣"fat", "letterSpacing": 1️⃣0, "lineHeight": 1️⃣"1"}
      """#),
    value(
      "everything wrong", "material",
      #"""
      {"kind": "standard", "thickness": "thin", 1️⃣"depth": 1,
        "appearance": {
          "light": {"blur": 1️⃣1, "saturation": 1️⃣-1, "brightness": 1️⃣"1", "contrast": 1️⃣null, "tint": 1️⃣1, "opaque": 1️⃣1},
          "dark": {"increasedContrast": {"border": 1️⃣1, 1️⃣"width": 1}, 1️⃣"grain": 1}},
        "recipe": {
          "iOS": {
            "light": {"curve": {"amount": 1️⃣"1", "points": [1️⃣"0", 0, 0, 1️⃣null], "saturation": 1️⃣"1", "brightness": 1️⃣"0"}, "blur": 1️⃣0},
            "dark": {"glass": {"white": 1️⃣"1", "black": 1️⃣"0", "saturation": 1️⃣"1", "maxLuma": 1️⃣"1", "clamp": 1️⃣"1",
              "fill": 1️⃣1}, "blur": 1️⃣1}},
          "macOS": {
            "light": {"blendFill": {"saturation": 1️⃣"1", "fill": 1️⃣1, "blend": 1️⃣1, "mode": 1️⃣"add"}, "blur": 1️⃣1},
            "dark": {"flat": {"saturation": 1️⃣"1", "tint": 1️⃣1}, "blur": 1️⃣1}}}}
      """#),
    value(
      "everything wrong", "surface",
      #"""
      {"role": 1️⃣"roof", "material": 1️⃣"glass", "fill": 1️⃣"red", "layer": 1️⃣"top", "platforms": ["web", 1️⃣"Web", 1️⃣1, 1️⃣"web"],
        "custom": 1️⃣1, "importance": 1️⃣"high", "interaction": 1️⃣"some", "state": 1️⃣"up", "scheme": 1️⃣"auto",
        "schemeReason": 1️⃣1, "text": 1️⃣"much", "purpose": 1️⃣"none at all",
        "backdrop": {"content": 1️⃣"sea", "luminance": 1️⃣"dim", "player": 1️⃣"own", "palette": [1️⃣"red", 1️⃣1], 1️⃣"blur": 1},
        "dimming": {"color": 1️⃣"black", "opacity": 1️⃣2}, "tint": {"light": 1️⃣1, "dark": 1️⃣2, "increasedContrast": 1️⃣3},
        "emphasis": 1️⃣"strong", "group": 1️⃣1, "on": 1️⃣"desk", "scrollEdge": 1️⃣"firm", "likeSystem": 1️⃣"dock",
        "vibrancyAllowed": 1️⃣"no", "shape": {"radius": 1️⃣8},
        "content": {
          "a": {"element": 1️⃣"glyph", "role": 1️⃣"hero", "color": 1️⃣"red", "rendering": 1️⃣"flat", "size": 1️⃣1, "weight": 1️⃣"fat",
            "state": 1️⃣"up", "legibility": 1️⃣"high", 1️⃣"font": 1},
          "b": 1️⃣1, "c": {"element": 1️⃣"glyph", "role": "title"}},
        "overrides": {"iOS": {"role": 1️⃣"roof", "state": 1️⃣"up"}, 1️⃣"android": {}, "macOS": 1️⃣1}}
      """#),
    value(
      "everything wrong", "vibrancy",
      #"""
      {"category": "fill", "appearance": {"light": 1️⃣1, "dark": 1️⃣"red", 1️⃣"sepia": 1}, 1️⃣"depth": 1,
        "matrix": {"light": 1️⃣1, "dark": [1️⃣[1], 1️⃣[2], 1️⃣[3]], "thinLight": [1️⃣1, [1, 0, 1️⃣"0", 0], 1️⃣[]], "thinDark": 1️⃣[]}}
      """#),
    value(
      "everything wrong", "recommendation",
      #"""
      {"platform": 1️⃣"phone", "role": 1️⃣"roof", "scheme": 1️⃣"both", "material": 1️⃣"thin", "strength": 1️⃣"may", "source": 1️⃣1,
        1️⃣"note": 1}
      """#),
    Fault(
      "everything wrong with a token", "structure",
      #"""
      "t": {"$type": "number", "$value": 1, "$description": 1️⃣1, "$deprecated": 1️⃣1, "$extensions": 1️⃣1, 1️⃣"$extends": "{base}",
        1️⃣"comment": 1, 1️⃣"more": {}, 1️⃣"u": {"$type": "number", "$value": 1}}
      """#),
    Fault(
      "everything wrong with a group", "structure",
      #""g": {"$description": 1️⃣1, "$deprecated": 1️⃣1, "$extensions": 1️⃣1, "t": 1️⃣1, "u": 1️⃣[], "v": 1️⃣null}"#),
  ]
}
