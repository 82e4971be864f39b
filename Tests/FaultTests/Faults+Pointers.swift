/// Pointers, extensions and the tokens of groups themselves.
extension Fault {
  static let pointers = [
    value(
      "pointer to a token that isn't there", "number", ##"{"$ref": 1️⃣"#/§/nope/$value"}"##, id: "reference-unresolved"),
    value(
      "pointer to a member that isn't there", "number", ##"{"$ref": 1️⃣"#/base/red/$value/alpha"}"##,
      id: "reference-unresolved"),
    value(
      "pointer past the end of a list", "number", ##"{"$ref": 1️⃣"#/base/red/$value/components/3"}"##,
      id: "reference-unresolved"),
    value(
      "pointer through a reference", "number", ##"{"$ref": 1️⃣"#/other/red/$value/components/0"}"##,
      id: "reference-unresolved"),
    value("pointer to a token as a value", "number", ##"{"$ref": 1️⃣"#/base/one"}"##, id: "reference-target"),
    value("pointer to a group", "number", ##"{"$ref": 1️⃣"#/base"}"##, id: "reference-target"),
    value("pointer to a type", "fontFamily", ##"{"$ref": 1️⃣"#/base/one/$type"}"##, id: "reference-target"),
    value("pointer without its sign", "number", ##"{"$ref": 1️⃣"/base/one/$value"}"##, id: "reference-syntax"),
    value("pointer in braces", "number", ##"{"$ref": 1️⃣"{base.one}"}"##, id: "reference-syntax"),
    value("pointer with a wrong escape", "number", ##"{"$ref": 1️⃣"#/base~2/one"}"##, id: "reference-syntax"),
    value("pointer into another file", "number", ##"{"$ref": 1️⃣"b.tokens.json#/one/$value"}"##, id: "reference-syntax"),
    value("pointer that is a number", "number", ##"{"$ref": 1️⃣5}"##, id: "reference-syntax"),
    value(
      "member beside a pointer", "color", ##"{"$ref": "#/base/red/$value", 1️⃣"alpha": 0.5}"##, id: "structure"),
    value(
      "pointer to a token of another type", "dimension", ##"1️⃣{"$ref": "#/base/red/$value"}"##, id: "reference-type"),
    value("pointer to a part of another kind", "dimension", ##"1️⃣{"$ref": "#/base/size/$value/value"}"##),
    value(
      "component out of range behind a pointer", "color",
      ##"{"colorSpace": "srgb", "components": [1️⃣{"$ref": "#/base/size/$value/value"}, 0, 0]}"##),
    value(
      "pointer to the value it stands in", "color",
      ##"{"colorSpace": "srgb", "components": [{"$ref": 1️⃣"#/§/t/$value"}, 0, 0]}"##, id: "reference-circular"),
    value(
      "two pointers that lead nowhere", "dimension",
      ##"{"value": {"$ref": 1️⃣"#/base/red/$value/x"}, "unit": {"$ref": 1️⃣"#/base/red/$value/y"}}"##,
      id: "reference-unresolved"),
    Fault("pointer to a part, without a type", "type-missing", ##"1️⃣"t": {"$ref": "#/base/red/$value/components/0"}"##),
    Fault("value and pointer", "structure", ##""t": {"$type": "number", "$value": 1, 1️⃣"$ref": "#/base/one"}"##),
    Fault("token that points to nothing", "reference-unresolved", ##""t": {"$ref": 1️⃣"#/§/nope"}"##),
    Fault("token that points to the document", "reference-syntax", ##""t": {"$type": "number", "$ref": 1️⃣"#"}"##),
    Fault(
      "tokens that point at one another", "reference-circular",
      ##""t": {"$type": "number", "$ref": 1️⃣"#/§/u"}, "u": {"$type": "number", "$ref": "#/§/t"}"##),
  ]

  static let extensions = [
    Fault("group that extends nothing", "extends-unresolved", #""g": {"$extends": 1️⃣"{§.nope}"}"#),
    Fault("group that points to nothing", "extends-unresolved", ##""g": {"$extends": 1️⃣"#/§/nope"}"##),
    Fault("group that extends a token", "extends-target", #""g": {"$extends": 1️⃣"{base.one}"}"#),
    Fault("group that extends a value", "extends-target", ##""g": {"$extends": 1️⃣"#/base/one/$value"}"##),
    Fault("group that extends a bare name", "reference-syntax", #""g": {"$extends": 1️⃣"base"}"#),
    Fault("group that extends a list", "reference-syntax", #""g": {"$extends": 1️⃣["{base}"]}"#),
    Fault("group that extends itself", "extends-circular", #""g": {"$extends": 1️⃣"{§.g}"}"#),
    Fault("group that extends the one around it", "extends-circular", #""g": {"h": {"$extends": 1️⃣"{§.g}"}}"#),
    Fault(
      "groups that extend one another", "extends-circular",
      #""g": {"$extends": 1️⃣"{§.h}"}, "h": {"$extends": "{§.i}"}, "i": {"$extends": "{§.g}"}"#),
    Fault("group with both ways to extend", "structure", ##""g": {"$extends": "{base}", 1️⃣"$ref": "#/base"}"##),
    Fault(
      "type that what is inherited does not fit", "value",
      ##""g": {"$type": "number", "t": {"$value": 1}}, "h": {"$type": "color", "$extends": 1️⃣"{§.g}"}"##),
    Fault(
      "inherited token with a fault", "value",
      #""g": {"t": {"$type": "number", "$value": 1️⃣"x"}}, "h": {"$extends": "{§.g}"}"#),
    warning(
      "token over an inherited group", "kind-conflict",
      #""g": {"h": {"t": {"$type": "number", "$value": 1}}}, "i": {"$extends": "{§.g}", 1️⃣"h": {"$type": "number", "$value": 2}}"#
    ),
  ]

  static let rootTokens = [
    Fault("group called $root", "structure", #""g": {1️⃣"$root": {"t": {"$type": "number", "$value": 1}}}"#),
    Fault("number called $root", "structure", #""g": {1️⃣"$root": 5}"#),
    Fault("$root in a token", "structure", #""t": {"$type": "number", "$value": 1, 1️⃣"$root": {"$value": 2}}"#),
    Fault(
      "group whose own token is meant", "reference-target",
      #""g": {"$root": {"$type": "number", "$value": 1}}, "t": {"$type": "number", "$value": 1️⃣"{§.g}"}"#),
    Fault(
      "something behind $root", "reference-syntax",
      #""g": {"$root": {"$type": "number", "$value": 1}}, "t": {"$type": "number", "$value": 1️⃣"{§.g.$root.a}"}"#),
    Fault(
      "own token of a group that has none", "reference-unresolved",
      #""t": {"$type": "number", "$value": 1️⃣"{base.$root}"}"#),
    Fault("$root without a type", "type-missing", #""g": {1️⃣"$root": {"$value": 1}}"#),
  ]
}
