/// Mistakes in members, names and types of groups and tokens.
extension Fault {
  static let structure = [
    Fault("description that is no text", "structure", #""t": {"$description": 1️⃣5, "$type": "number", "$value": 1}"#),
    Fault("description of a group that is no text", "structure", #""g": {"$description": 1️⃣["x"]}"#),
    Fault("deprecation that is a number", "structure", #""t": {"$deprecated": 1️⃣1, "$type": "number", "$value": 1}"#),
    Fault("deprecation of a group that is null", "structure", #""g": {"$deprecated": 1️⃣null}"#),
    Fault("extensions that are a list", "structure", #""t": {"$extensions": 1️⃣[], "$type": "number", "$value": 1}"#),
    Fault("extensions of a group that are a text", "structure", #""g": {"$extensions": 1️⃣"x"}"#),
    Fault("member of one's own on a token", "structure", #""t": {"$type": "number", "$value": 1, 1️⃣"comment": "x"}"#),
    Fault(
      "token in a token", "structure",
      #""t": {"$type": "number", "$value": 1, 1️⃣"u": {"$type": "number", "$value": 1}}"#),
    Fault("number where a token is wanted", "structure", #""t": 1️⃣5"#),
    Fault("list where a token is wanted", "structure", #""g": {"t": 1️⃣[1, 2]}"#),
    Fault("value without its dollar", "structure", #""t": {"$type": "number", 1️⃣"value": 1}"#),
    Fault("token that extends", "structure", #""t": {1️⃣"$extends": "{made}", "$type": "number", "$value": 1}"#),
    Fault("value and reference", "structure", ##""t": {"$type": "number", "$value": 1, 1️⃣"$ref": "#/base/one"}"##),
    warning(
      "unknown member with a dollar", "reserved-member",
      #""t": {"$type": "number", "$value": 1, 1️⃣"$unit": "px"}"#),
    warning("unknown member of a group with a dollar", "reserved-member", #""g": {1️⃣"$desc": "x"}"#),
    warning("type without a value", "incomplete-token", #"1️⃣"t": {"$type": "color"}"#),
  ]

  static let names = [
    Fault("token name with a dot", "name", #"1️⃣"t.u": {"$type": "number", "$value": 1}"#),
    Fault("token name with a brace", "name", #"1️⃣"t{u": {"$type": "number", "$value": 1}"#),
    Fault("token name with a brace at its end", "name", #"1️⃣"t}": {"$type": "number", "$value": 1}"#),
    Fault("token name with a dot as an escape", "name", #"1️⃣"t\u002Eu": {"$type": "number", "$value": 1}"#),
    Fault("name with a dollar as an escape", "name", #"1️⃣"\u0024t": {"$type": "number", "$value": 1}"#),
    Fault("group name with a dot", "name", #"1️⃣"g.h": {"t": {"$type": "number", "$value": 1}}"#),
    Fault("empty name", "name", #"1️⃣"": {"$type": "number", "$value": 1}"#),
    Fault("name that begins with a dollar", "name", #"1️⃣"$t": {"$type": "number", "$value": 1}"#),
    Fault("object with a dollar in a token", "name", #""t": {"$type": "number", "$value": 1, 1️⃣"$meta": {}}"#),
  ]

  static let types = [
    Fault("type that does not exist", "type-unknown", #""t": {"$type": 1️⃣"colour", "$value": 1}"#),
    Fault("type in the wrong case", "type-unknown", #""t": {"$type": 1️⃣"fontfamily", "$value": "A"}"#),
    Fault("type of a group that does not exist", "type-unknown", #""g": {"$type": 1️⃣"string"}"#),
    Fault("type that is no text", "type-unknown", ##""t": {"$type": 1️⃣{"$ref": "#/base/one/$type"}, "$value": 1}"##),
    Fault("no type", "type-missing", #"1️⃣"t": {"$value": 1}"#),
    Fault(
      "no type in typed company", "type-missing", #""g": {"u": {"$type": "number", "$value": 1}, 1️⃣"t": {"$value": 1}}"#),
    Fault(
      "no type at the end of a chain", "type-missing",
      #""u": {"$value": "{§.v}"}, "v": {"$value": "{§.t}"}, 1️⃣"t": {"$value": 1}"#),
  ]

  static let exemptions = [
    Fault(
      "exemption from no rule", "unknown-rule",
      allowing(#"{"rule": 1️⃣"clear-bright-diming", "because": "we measured it"}"#)),
    Fault("exemption without a reason", "exemption-reason", allowing(#"1️⃣{"rule": "clear-bright-dimming"}"#)),
    Fault(
      "exemption with an empty reason", "exemption-reason",
      allowing(#"{"rule": "clear-bright-dimming", "because": 1️⃣" "}"#)),
    warning(
      "exemption that is not needed", "exemption-unused",
      allowing(#"{"rule": 1️⃣"clear-bright-dimming", "because": "we measured it"}"#)),
    Fault("exemption without a rule", "value", allowing(#"1️⃣{"because": "we measured it"}"#)),
    Fault("exemptions that are no list", "value", allowing(#"1️⃣{}"#, list: false)),
  ]

  private static func allowing(_ text: String, list: Bool = true) -> String {
    #""t": {"$type": "surface", "$value": {"role": "window", "material": "system"}, "$extensions": {"dev.tokenc": {"allow": \#(list ? "[\(text)]" : text)}}}"#
  }
}
