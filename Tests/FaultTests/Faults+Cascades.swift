/// Single mistakes that later stages might take for more.
extension Fault {
  static let cascades = brokenLists + referenceMembers + rejected + untyped + platformLists

  /// What a list holds is in doubt where its syntax is wrong.
  private static let brokenLists = [
    value("two commas", "cubicBezier", "[0, 0, 1, 1️⃣, 1]"),
    value("comma before the first number", "cubicBezier", "[1️⃣, 0, 1, 1]"),
    value("two commas", "color", #"{"colorSpace": "srgb", "components": [0, 0,1️⃣, 1]}"#),
    value("nothing but a comma", "color", #"{"colorSpace": "srgb", "components": [1️⃣,]}"#),
    value("nothing but a comma", "fontFamily", "[1️⃣,]"),
    value("nothing but a comma", "gradient", "[1️⃣,]"),
    value("nothing but a comma", "shadow", "[1️⃣,]"),
    value("nothing but a comma", "strokeStyle", #"{"dashArray": [1️⃣,], "lineCap": "butt"}"#),
    value(
      "platforms of nothing but a comma", "surface", #"{"role": "window", "material": "system", "platforms": [1️⃣,]}"#),
    value(
      "palette of nothing but a comma", "surface",
      #"{"role": "window", "material": "system", "backdrop": {"palette": [1️⃣,]}}"#),
    value(
      "two commas in a matrix", "vibrancy",
      #"""
      {"category": "label", "appearance": {"light": "{base.red}", "dark": "{base.red}"},
        "matrix": {"light": [[1, 0, 0, 0],1️⃣, [0, 0, 1, 0]], "dark": [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]]}}
      """#),
  ].map { Fault("list in doubt: \($0.name)", "json-syntax", $0.text) }

  /// An object with `$ref` lacks no members.
  private static let referenceMembers = [
    value("whole value", "dimension", ##"{"$ref": 1️⃣"#/§/nope/$value"}"##),
    value("whole value", "color", ##"{"$ref": 1️⃣"#/§/nope/$value"}"##),
    value("whole value", "number", ##"{"$ref": 1️⃣"#/§/nope/$value"}"##),
    value("whole value", "fontWeight", ##"{"$ref": 1️⃣"#/§/nope/$value"}"##),
    value("whole value", "cubicBezier", ##"{"$ref": 1️⃣"#/§/nope/$value"}"##),
    value("whole value", "surface", ##"{"$ref": 1️⃣"#/§/nope/$value"}"##),
    value("component", "color", ##"{"colorSpace": "srgb", "components": [{"$ref": 1️⃣"#/§/nope/$value"}, 0, 0]}"##),
    value("space", "color", ##"{"colorSpace": {"$ref": 1️⃣"#/§/nope/$value"}, "components": [0, 0, 0]}"##),
    value("unit", "duration", ##"{"value": 1, "unit": {"$ref": 1️⃣"#/§/nope/$value"}}"##),
    value("name in a list", "fontFamily", ##"["Inter", {"$ref": 1️⃣"#/§/nope/$value"}]"##),
    value("number in a list", "cubicBezier", ##"[0, {"$ref": 1️⃣"#/§/nope/$value"}, 1, 1]"##),
    value("layer", "shadow", ##"[{"$ref": 1️⃣"#/§/nope/$value"}]"##),
    value("stop", "gradient", ##"[{"$ref": 1️⃣"#/§/nope/$value"}]"##),
    value(
      "member", "border", ##"{"color": "{base.red}", "width": {"$ref": 1️⃣"#/§/nope/$value"}, "style": "solid"}"##),
  ].map { Fault("reference member, \($0.name)", "reference-unresolved", $0.text) }

  /// A list with an unknown platform leaves no other out.
  private static let platformLists = [
    value(
      "override of a misspelled platform", "surface",
      #"{"role": "window", "material": "system", "platforms": [1️⃣"macos", "web"], "overrides": {"macOS": {}}}"#)
  ]

  /// A type that is none is not missing as well.
  private static let untyped = [
    Fault(
      "unknown type passed on to tokens", "type-unknown",
      #""g": {"$type": 1️⃣"colour", "t": {"$value": 1}, "h": {"u": {"$value": 1}, "v": {"$value": "{§.g.t}"}}}"#),
    Fault("type that is no text, passed on", "type-unknown", #""g": {"$type": 1️⃣["number"], "t": {"$value": 1}}"#),
    Fault("type that is no word, passed on", "json-syntax", #""g": {"$type": 1️⃣number, "t": {"$value": 1}}"#),
    Fault(
      "unknown type under a known one", "type-unknown",
      #""g": {"$type": "color", "h": {"$type": 1️⃣"numbr", "t": {"$value": 1}}}"#),
  ]

  /// What was refused is not missing as well.
  private static let rejected = [
    Fault(
      "refused and referred to: token that is a reference", "reference-unresolved",
      ##""t": {"$type": "number", "$ref": 1️⃣"#/§/nope"}, "u": {"$type": "number", "$value": "{§.t}"}"##),
    Fault(
      "refused and referred to: what a group inherits", "extends-unresolved",
      #""g": {"$extends": 1️⃣"{§.nope}"}, "u": {"$value": "{§.g.one}"}, "v": {"$value": "{§.g.red}"}"#),
    Fault(
      "refused and referred to: value without its dollar", "structure",
      #""t": {"$type": "number", 1️⃣"value": 1}, "u": {"$type": "number", "$value": "{§.t}"}"#),
    Fault(
      "refused and referred to: number for a token", "structure",
      #""t": 1️⃣1, "u": {"$type": "number", "$value": "{§.t}"}"#),
    Fault(
      "refused and referred to: token in a token", "structure",
      #""t": {"$type": "number", "$value": 1, 1️⃣"t": {"$type": "number", "$value": 1}}, "u": {"$value": "{§.t.t}"}"#),
    Fault(
      "refused and referred to: name with a dot", "name",
      #"1️⃣"t.v": {"$type": "number", "$value": 1}, "u": {"$value": "{§.t.v}"}"#),
    Fault(
      "refused and referred to: group with a dot, in a value", "name",
      #"""
      1️⃣"g.h": {"t": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}},
        "u": {"$type": "border", "$value": {"color": "{§.g.h.t}", "width": "{base.size}", "style": "solid"}}
      """#),
    Fault(
      "refused and referred to: no value", "json-syntax",
      #""t": {"$type": "number", "$value": 1️⃣}, "u": {"$type": "number", "$value": "{§.t}"}"#),
    Fault(
      "refused and referred to: word for a token", "json-syntax",
      #""t": 1️⃣oops, "u": {"$type": "number", "$value": "{§.t}"}"#),
  ]
}
