/// Mistakes in the values of the standard's types, colours left out.
extension Fault {
  static let simple: [Fault] = [
    value("text", "dimension", #"1️⃣"16px""#),
    value("number alone", "dimension", "1️⃣0"),
    value("no value", "dimension", #"1️⃣{"unit": "px"}"#),
    value("no unit", "dimension", #"1️⃣{"value": 1}"#),
    value("unknown unit", "dimension", #"{"value": 1, "unit": 1️⃣"em"}"#),
    value("unit in capitals", "dimension", #"{"value": 1, "unit": 1️⃣"PX"}"#),
    value("number in quotes", "dimension", #"{"value": 1️⃣"16", "unit": "px"}"#),
    value("unknown member", "dimension", #"{"value": 1, "unit": "px", 1️⃣"scale": 2}"#),
    value("a color", "dimension", #"{1️⃣"components": [1, 0, 0], "value": 1, "unit": "px"}"#),
    value("null", "dimension", "1️⃣null"),
    value("too large", "dimension", #"{"value": 1️⃣1e999, "unit": "px"}"#),
    value("number", "fontFamily", "1️⃣5"),
    value("empty list", "fontFamily", "1️⃣[]"),
    value("empty name", "fontFamily", #"1️⃣"""#),
    value("number in the list", "fontFamily", #"["Inter", 1️⃣5]"#),
    value("reference in the list", "fontFamily", #"[1️⃣"{base.family}", "serif"]"#),
    value("below 1", "fontWeight", "1️⃣0"),
    value("above 1000", "fontWeight", "1️⃣1000.5"),
    value("unknown name", "fontWeight", #"1️⃣"semibold""#),
    value("name in capitals", "fontWeight", #"1️⃣"Bold""#),
    value("number in quotes", "fontWeight", #"1️⃣"700""#),
    value("boolean", "fontWeight", "1️⃣true"),
    value("text", "duration", #"1️⃣"200ms""#),
    value("unknown unit", "duration", #"{"value": 1, "unit": 1️⃣"sec"}"#),
    value("no unit", "duration", #"1️⃣{"value": 1}"#),
    value("unknown member", "duration", #"{"value": 1, "unit": "s", 1️⃣"delay": 1}"#),
    value("keyword", "cubicBezier", #"1️⃣"ease""#),
    value("three numbers", "cubicBezier", "1️⃣[0, 0, 1]"),
    value("five numbers", "cubicBezier", "1️⃣[0, 0, 1, 1, 1]"),
    value("first number out of range", "cubicBezier", "[1️⃣1.1, 0, 1, 1]"),
    value("third number out of range", "cubicBezier", "[0, 0, 1️⃣-0.1, 1]"),
    value("text in it", "cubicBezier", #"[0, 1️⃣"0", 1, 1]"#),
    value("reference in it", "cubicBezier", #"[0, 1️⃣"{base.one}", 1, 1]"#),
    value("text", "number", #"1️⃣"1""#),
    value("boolean", "number", "1️⃣true"),
    value("object", "number", #"1️⃣{"value": 1}"#),
    value("too large", "number", "1️⃣-1e400"),
  ]

  static let composite: [Fault] = strokes + shadows + fonts

  private static let strokes: [Fault] = [
    value("unknown name", "strokeStyle", #"1️⃣"Solid""#),
    value("number", "strokeStyle", "1️⃣1"),
    value("no dashes", "strokeStyle", #"1️⃣{"lineCap": "butt"}"#),
    value("no line cap", "strokeStyle", #"1️⃣{"dashArray": ["{base.size}"]}"#),
    value("empty dashes", "strokeStyle", #"{"dashArray": 1️⃣[], "lineCap": "butt"}"#),
    value("number for a dash", "strokeStyle", #"{"dashArray": ["{base.size}", 1️⃣1], "lineCap": "butt"}"#),
    value("unknown line cap", "strokeStyle", #"{"dashArray": ["{base.size}"], "lineCap": 1️⃣"flat"}"#),
    value("text", "border", #"1️⃣"1px solid""#),
    value("no width", "border", #"1️⃣{"color": "{base.red}", "style": "solid"}"#),
    value("width without a unit", "border", #"{"color": "{base.red}", "width": 1️⃣1, "style": "solid"}"#),
    value("unknown style", "border", #"{"color": "{base.red}", "width": "{base.size}", "style": 1️⃣"none"}"#),
    value(
      "radius", "border",
      #"{"color": "{base.red}", "width": "{base.size}", "style": "solid", 1️⃣"radius": "{base.size}"}"#),
    value(
      "token for a color", "border",
      #"{"color": {1️⃣"$type": "color", "colorSpace": "srgb", "components": [1, 0, 0]}, "width": "{base.size}", "style": "solid"}"#
    ),
    value("keyword", "transition", #"1️⃣"ease""#),
    value("no delay", "transition", #"1️⃣{"duration": "{base.fast}", "timingFunction": "{base.curve}"}"#),
    value(
      "number for a duration", "transition",
      #"{"duration": 1️⃣200, "delay": "{base.fast}", "timingFunction": "{base.curve}"}"#),
    value(
      "keyword for the curve", "transition",
      #"{"duration": "{base.fast}", "delay": "{base.fast}", "timingFunction": 1️⃣"ease"}"#),
    value(
      "curve out of range", "transition",
      #"{"duration": "{base.fast}", "delay": "{base.fast}", "timingFunction": [1️⃣2, 0, 1, 1]}"#),
  ]

  private static let shadows: [Fault] = [
    value("text", "shadow", #"1️⃣"0 0 5px""#),
    value(
      "no spread", "shadow",
      #"1️⃣{"color": "{base.red}", "offsetX": "{base.size}", "offsetY": "{base.size}", "blur": "{base.size}"}"#),
    value(
      "offset without a unit", "shadow",
      #"{"color": "{base.red}", "offsetX": 1️⃣0, "offsetY": "{base.size}", "blur": "{base.size}", "spread": "{base.size}"}"#
    ),
    value("text for inset", "shadow", shadow(#", "inset": 1️⃣"true""#)),
    value("unknown member", "shadow", shadow(#", 1️⃣"opacity": 1"#)),
    value("list in a list", "shadow", "[1️⃣[]]"),
    value("empty list", "shadow", "1️⃣[]"),
    value("reference to two layers", "shadow", #"[1️⃣"{made.layers}"]"#),
    value("object", "gradient", #"1️⃣{"color": "{base.red}", "position": 0}"#),
    value("empty list", "gradient", "1️⃣[]"),
    value("no position", "gradient", #"[1️⃣{"color": "{base.red}"}]"#),
    value("percentage", "gradient", #"[{"color": "{base.red}", "position": 1️⃣"50%"}]"#),
    value("unknown member", "gradient", #"[{"color": "{base.red}", "position": 0, 1️⃣"angle": 1}]"#),
    value("reference to two stops", "gradient", #"[1️⃣"{made.ramp}"]"#),
  ]

  private static func shadow(_ more: String) -> String {
    #"{"color": "{base.red}", "offsetX": "{base.size}", "offsetY": "{base.size}", "blur": "{base.size}", "spread": "{base.size}"\#(more)}"#
  }

  private static let fonts: [Fault] = [
    value("text", "typography", #"1️⃣"16px Inter""#),
    value(
      "no letter spacing", "typography",
      #"1️⃣{"fontFamily": "A", "fontSize": "{base.size}", "fontWeight": 400, "lineHeight": 1}"#),
    value(
      "line height with a unit", "typography",
      typography("fontFamily", #""A""#, lineHeight: #"1️⃣{"value": 24, "unit": "px"}"#)),
    value("line height in quotes", "typography", typography("fontFamily", #""A""#, lineHeight: #"1️⃣"1.5""#)),
    value("family that is a number", "typography", typography("fontFamily", "1️⃣1")),
    value("unknown member", "typography", typography(#"fontFamily": "A", 1️⃣"textTransform"#, #""x""#)),
  ]

  private static func typography(_ name: String, _ value: String, lineHeight: String = "1") -> String {
    #"{"\#(name)": \#(value), "fontSize": "{base.size}", "fontWeight": 400, "letterSpacing": "{base.size}", "lineHeight": \#(lineHeight)}"#
  }
}
