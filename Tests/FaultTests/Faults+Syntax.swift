/// Mistakes in JSON itself.
extension Fault {
  static let syntax = separators + words + texts + brackets

  private static func syntax(_ name: String, _ text: String) -> Fault { Fault("json: \(name)", "json-syntax", text) }

  private static let separators = [
    syntax("comma after the last member", #""t": {"$type": "number", "$value": 1 1️⃣, }"#),
    syntax("comma after the last element", #""t": {"$type": "fontFamily", "$value": ["A", "B"1️⃣,]}"#),
    syntax("no comma between members", #""t": {"$type": "number" 1️⃣"$value": 1}"#),
    syntax("no comma between tokens", #""t": {"$type": "number", "$value": 1} 1️⃣"u": {"$type": "number", "$value": 1}"#),
    syntax("no comma between elements", #""t": {"$type": "cubicBezier", "$value": [0, 0 1️⃣1, 1]}"#),
    syntax("two commas between members", #""t": {"$type": "number",1️⃣, "$value": 1}"#),
    syntax("comma before the first member", #""t": {1️⃣, "$type": "number", "$value": 1}"#),
    syntax("semicolon for a comma", #""t": {"$type": "number"1️⃣; "$value": 1}"#),
    syntax("no colon", #""t": {"$type" 1️⃣"number", "$value": 1}"#),
    syntax("two colons", #""t": {"$type":1️⃣: "number", "$value": 1}"#),
    syntax("equals sign for a colon", #""t": {"$type" 1️⃣= "number", "$value": 1}"#),
    syntax("no value", #""t": {"$type": 1️⃣, "$value": 1}"#),
    syntax("line comment", #""t": {"$type": "number", "$value": 1 1️⃣// as is\#n}"#),
    syntax("block comment", #""t": {"$type": "number", 1️⃣/* as is */ "$value": 1}"#),
  ]

  private static let words = [
    syntax("True for true", #""t": {"$deprecated": 1️⃣True, "$type": "number", "$value": 1}"#),
    syntax("None for null", #""t": {"$type": "number", "$value": 1️⃣None}"#),
    syntax("NaN", #""t": {"$type": "number", "$value": 1️⃣NaN}"#),
    syntax("infinity", #""t": {"$type": "number", "$value": 1️⃣-Infinity}"#),
    syntax("plus sign", #""t": {"$type": "number", "$value": 1️⃣+1}"#),
    syntax("leading zero", #""t": {"$type": "number", "$value": 1️⃣01}"#),
    syntax("no digit before the point", #""t": {"$type": "number", "$value": 1️⃣.5}"#),
    syntax("no digit after the point", #""t": {"$type": "number", "$value": 1️⃣1.}"#),
    syntax("no digit in the exponent", #""t": {"$type": "number", "$value": 1️⃣1e}"#),
    syntax("hexadecimal number", #""t": {"$type": "number", "$value": 1️⃣0x10}"#),
    syntax("number with a unit", #""t": {"$type": "number", "$value": 1️⃣16px}"#),
    syntax("underscore in a number", #""t": {"$type": "number", "$value": 1️⃣1_000}"#),
    syntax("name without quotes", #""t": {1️⃣$type: "number", "$value": 1}"#),
    syntax("text without quotes", #""t": {"$type": 1️⃣number, "$value": 1}"#),
    syntax("reference without quotes", #""t": {"$value": 1️⃣{base.one}}"#),
    syntax("stray character", #""t": {"$type": "number", "$value": 1 1️⃣@}"#),
    syntax("no-break space", "\"t\": {\"$type\":1️⃣\u{A0}\"number\", \"$value\": 1}"),
  ]

  private static let texts = [
    syntax("single quotes", #""t": {"$type": 1️⃣'number', "$value": 1}"#),
    syntax("typographic quotes", #""t": {"$type": 1️⃣“number”, "$value": 1}"#),
    syntax("name in single quotes", #""t": {1️⃣'$type': "number", "$value": 1}"#),
    syntax("unknown escape", #""t": {"$description": "C:1️⃣\q", "$type": "number", "$value": 1}"#),
    syntax("escape that is too short", #""t": {"$description": "1️⃣\u12", "$type": "number", "$value": 1}"#),
    syntax("lone high surrogate", #""t": {"$description": "1️⃣\uD83D", "$type": "number", "$value": 1}"#),
    syntax("lone low surrogate", #""t": {"$description": "漢1️⃣\uDE00", "$type": "number", "$value": 1}"#),
    syntax("byte that is not UTF-8", #""t": {"$description": "é1️⃣⟪C3⟫(", "$type": "number", "$value": 1}"#),
    syntax("overlong UTF-8", #""t": {"$description": "1️⃣⟪C0⟫⟪AF⟫", "$type": "number", "$value": 1}"#),
    syntax("surrogate in UTF-8", #""t": {"$description": "1️⃣⟪ED⟫⟪A0⟫⟪80⟫", "$type": "number", "$value": 1}"#),
    syntax("tab in a text", #""t": {"$description": "a1️⃣\#tb", "$type": "number", "$value": 1}"#),
    syntax("control character in a text", #""t": {"$description": "a1️⃣\#u{1}b", "$type": "number", "$value": 1}"#),
    syntax("line break in a text", #""t": {"$description": "one1️⃣\#ntwo", "$type": "number", "$value": 1}"#),
    syntax("quote in a text", #""t": {"$description": "say 1️⃣"hello" to it", "$type": "number", "$value": 1}"#),
    syntax("text without its closing quote", #""t": {"$type": "number", "$value": 1, "$description": 1️⃣"open\#n}"#),
    syntax("name without its closing quote", #""t": {"$type": "number", 1️⃣"$value: 1}"#),
  ]

  private static let brackets = [
    syntax("brace for a bracket", #""t": {"$type": "cubicBezier", "$value": [0, 0, 1, 11️⃣}}"#),
    syntax("bracket for a brace", #""t": {"$type": "number", "$value": 11️⃣]"#),
    warning(
      "json: member twice", "duplicate-key", #""t": {"$type": "number", "$value": 1, 1️⃣"$value": 2}"#),
    warning(
      "json: token twice", "duplicate-key",
      #""t": {"$type": "number", "$value": 1}, 1️⃣"t": {"$type": "number", "$value": 1}"#),
  ]
}
