/// Mistakes in references.
extension Fault {
  static let references: [Fault] =
    malformed + [
      Fault("reference to nothing", "reference-unresolved", #""t": {"$type": "number", "$value": 1️⃣"{nope.at.all}"}"#),
      Fault("reference in the wrong case", "reference-unresolved", #""t": {"$value": 1️⃣"{base.One}"}"#),
      Fault("reference with a space", "reference-unresolved", #""t": {"$value": 1️⃣"{ base.one }"}"#),
      Fault(
        "reference to nothing in a value", "reference-unresolved",
        border(#"1️⃣"{base.rad}""#)),
      Fault("reference to a group", "reference-target", #""t": {"$type": "color", "$value": 1️⃣"{base}"}"#),
      Fault("reference to a group in a value", "reference-target", border(#"1️⃣"{made}""#)),
      Fault("reference into a value", "reference-unresolved", #""t": {"$value": 1️⃣"{base.red.components.0}"}"#),
      Fault("reference to another type", "reference-type", #""t": {"$type": "color", "$value": 1️⃣"{base.size}"}"#),
      Fault(
        "reference to another type through a chain", "reference-type",
        #""u": {"$value": "{base.size}"}, "t": {"$type": "color", "$value": 1️⃣"{§.u}"}"#),
      Fault("reference to another type in a value", "reference-type", border(#"1️⃣"{base.size}""#)),
      Fault("reference to a composite in a value", "reference-type", border(#"1️⃣"{made.border}""#)),
      Fault(
        "gradient position that is a dimension", "reference-type",
        #""t": {"$type": "gradient", "$value": [{"color": "{base.red}", "position": 1️⃣"{base.size}"}]}"#),
      Fault(
        "shadow layer that is a color", "reference-type", #""t": {"$type": "shadow", "$value": [1️⃣"{base.red}"]}"#),
      Fault("reference to itself", "reference-circular", #""t": {"$type": "number", "$value": 1️⃣"{§.t}"}"#),
      Fault(
        "two that refer to each other", "reference-circular", #""t": {"$value": 1️⃣"{§.u}"}, "u": {"$value": "{§.t}"}"#),
      Fault(
        "circle of three, and one that leads in", "reference-circular",
        #""s": {"$value": "{§.t}"}, "t": {"$value": 1️⃣"{§.u}"}, "u": {"$value": "{§.v}"}, "v": {"$value": "{§.t}"}"#),
      Fault(
        "circle through values", "reference-circular",
        #""t": {"$type": "shadow", "$value": 1️⃣["{§.u}"]}, "u": {"$type": "shadow", "$value": ["{§.t}"]}"#),
      Fault(
        "one fault, seen through aliases and values", "value",
        #""t": {"$type": "dimension", "$value": 1️⃣1}, "u": {"$value": "{§.t}"}, "v": {"$type": "border", "$value": {"color": "{base.red}", "width": "{§.u}", "style": "solid"}}"#
      ),
      Fault(
        "one unknown type, seen through aliases", "type-unknown",
        #""t": {"$type": 1️⃣"size", "$value": 1}, "u": {"$value": "{§.t}"}, "v": {"$type": "strokeStyle", "$value": {"dashArray": ["{§.t}"], "lineCap": "butt"}}"#
      ),
    ]

  private static let malformed =
    [
      ("no closing brace", "{base.one"), ("no opening brace", "base.one}"), ("nothing between the braces", "{}"),
      ("an empty name", "{base..one}"), ("a dot in front", "{.base}"), ("a dot at the end", "{base.}"),
      ("two braces", "{{base.one}}"), ("two references", "{base.one}{base.one}"), ("a dollar", "{base.one.$value}"),
      ("more behind the group's own token", "{base.$root.one}"),
    ].map { name, text in
      Fault("reference with \(name)", "reference-syntax", #""t": {"$type": "number", "$value": 1️⃣"\#(text)"}"#)
    } + [
      Fault("malformed reference in escapes", "reference-syntax", #""t": {"$value": 1️⃣"\u007Bbase..one\u007D"}"#),
      Fault("malformed reference in a value, in escapes", "reference-syntax", border(#"1️⃣"\u007Bbase..red\u007D""#)),
      Fault("reference to another type in a value, in escapes", "reference-type", border(#"1️⃣"\u007Bbase.one\u007D""#)),
      Fault(
        "member in escapes, and its value", "value",
        #""t": {"\u0024type": "border", "\u0024value": {"color": "\u007Bbase.red}", "width": 1️⃣1, "style": "solid"}}"#),
      Fault("malformed reference in a value", "reference-syntax", border(#"1️⃣"{base..red}""#)),
      Fault(
        "text around a reference", "reference-syntax",
        #""t": {"$type": "number", "$value": 1️⃣"calc({base.one} * 2)"}"#),
    ]

  private static func border(_ color: String) -> String {
    #""t": {"$type": "border", "$value": {"color": \#(color), "width": "{base.size}", "style": "solid"}}"#
  }
}
