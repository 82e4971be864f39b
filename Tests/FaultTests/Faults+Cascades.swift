/// Single mistakes that later stages might take for more.
extension Fault {
  static let cascades = brokenLists

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
}
