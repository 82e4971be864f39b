import Testing
import TokenDiagnostics
import TokenModel

@Suite("Wrong values of the standard's types")
struct WrongValueTests {
  /// A value with a mark before each place that is wrong.
  struct Wrong: CustomTestStringConvertible, Sendable {
    let type: TokenType
    let marked: String
    var testDescription: String { "\(type.rawValue) \(marked)" }
  }

  private static func wrong(_ type: TokenType, _ marked: [String]) -> [Wrong] {
    marked.map { Wrong(type: type, marked: $0) }
  }

  private static let rgb = #""colorSpace": "srgb""#

  static let colors = wrong(
    .color,
    [
      "1️⃣[1, 0, 0]", "1️⃣\"#ff0000\"", "1️⃣null", "1️⃣5", "1️⃣{}", #"1️⃣{\#(rgb)}"#, #"1️⃣{"components": [0, 0, 0]}"#,
      #"{"colorSpace": 1️⃣"p3", "components": [0, 0, 0]}"#, #"{"colorSpace": 1️⃣5, "components": [0, 0, 0]}"#,
      #"{\#(rgb), "components": 1️⃣"50%"}"#, #"{\#(rgb), "components": 1️⃣{"r": 1}}"#,
      #"{\#(rgb), "components": 1️⃣[0, 0]}"#, #"{\#(rgb), "components": 1️⃣[0, 0, 0, 1]}"#,
      #"{\#(rgb), "components": 1️⃣[]}"#, #"{\#(rgb), "components": [0, 1️⃣1.01, 2️⃣-0.1]}"#,
      #"{\#(rgb), "components": [1️⃣"NONE", 2️⃣null, 3️⃣"0"]}"#, #"{\#(rgb), "components": [0, 0, 1️⃣"{half}"]}"#,
      #"{"colorSpace": "hsl", "components": [1️⃣360, 0, 0]}"#,
      #"{"colorSpace": "xyz-d65", "components": [0, 0, 1️⃣1.089]}"#,
      #"{\#(rgb), "components": [0, 0, 0], "alpha": 1️⃣1.1}"#, #"{\#(rgb), "components": [0, 0, 0], "alpha": 1️⃣"none"}"#,
      #"{\#(rgb), "components": [0, 0, 0], "alpha": 1️⃣null}"#, ##"{\##(rgb), "components": [0, 0, 0], "hex": 1️⃣"#f0f"}"##,
      ##"{\##(rgb), "components": [0, 0, 0], "hex": 1️⃣"ff00ff"}"##,
      ##"{\##(rgb), "components": [0, 0, 0], "hex": 1️⃣"#ff00fg"}"##,
      #"{\#(rgb), "components": [0, 0, 0], "hex": 1️⃣5}"#, #"{\#(rgb), "components": [0, 0, 0], 1️⃣"name": "red"}"#,
    ])

  static let quantities =
    wrong(
      .dimension,
      [
        "1️⃣\"16px\"", "1️⃣0", "1️⃣null", "1️⃣{}", #"1️⃣{"value": 0}"#, #"1️⃣{"unit": "px"}"#,
        #"{"value": 1️⃣"16", "unit": "px"}"#, #"{"value": 1, "unit": 1️⃣"em"}"#, #"{"value": 1, "unit": 1️⃣"PX"}"#,
        #"{"value": 1, "unit": 1️⃣null}"#, #"{"value": 1, "unit": "px", 1️⃣"scale": 2}"#,
        #"{"value": 1️⃣"{half}", "unit": "px"}"#, #"{"value": 1️⃣1e400, "unit": "px"}"#,
        #"1️⃣{"$type": "dimension", "$value": 1}"#,
      ])
    + wrong(
      .duration,
      [
        "1️⃣\"200ms\"", "1️⃣200", #"{"value": 1, "unit": 1️⃣"sec"}"#, #"{"value": 1️⃣true, "unit": "s"}"#,
        #"{"value": 1, "unit": "ms", 1️⃣"x": 1}"#,
      ])
    + wrong(.number, ["1️⃣\"1\"", "1️⃣true", "1️⃣null", "1️⃣[]", "1️⃣{}", "1️⃣1e400", "1️⃣-1e400"])

  static let fonts =
    wrong(
      .fontFamily,
      ["1️⃣5", "1️⃣\"\"", "1️⃣[]", "1️⃣null", "[\"Inter\", 1️⃣5]", "[1️⃣\"\"]", "[1️⃣\"{sans}\"]", "[1️⃣[\"a\"]]", "1️⃣{}"])
    + wrong(
      .fontWeight,
      [
        "1️⃣0", "1️⃣0.5", "1️⃣1001", "1️⃣1000.5", "1️⃣-400", "1️⃣\"Bold\"", "1️⃣\"semibold\"", "1️⃣\"lighter\"", "1️⃣\"700\"",
        "1️⃣\"\"", "1️⃣null", "1️⃣[400]", "1️⃣{}",
      ])
    + wrong(
      .cubicBezier,
      [
        "1️⃣\"ease\"", "1️⃣[0, 0, 1]", "1️⃣[0, 0, 1, 1, 1]", "1️⃣[]", "1️⃣{}", "[1️⃣1.1, 0, 1, 1]", "[0, 0, 1️⃣-0.1, 1]",
        "[0, 1️⃣\"0\", 1, 2️⃣null]", "[0, 1️⃣\"{half}\", 1, 1]",
      ])

  private static let shadow =
    #""color": "{red}", "offsetX": "{gap}", "offsetY": "{gap}", "blur": "{gap}", "spread": "{gap}""#

  static let composites =
    wrong(
      .strokeStyle,
      [
        "1️⃣\"none\"", "1️⃣\"Solid\"", "1️⃣5", "1️⃣[]", #"1️⃣{"lineCap": "butt"}"#, #"1️⃣{"dashArray": ["{gap}"]}"#,
        #"{"dashArray": 1️⃣[], "lineCap": "butt"}"#, #"{"dashArray": [1️⃣1, 2️⃣"2px"], "lineCap": "butt"}"#,
        #"{"dashArray": ["{gap}"], "lineCap": 1️⃣"flat"}"#, #"{"dashArray": ["{gap}"], "lineCap": "butt", 1️⃣"x": 1}"#,
      ])
    + wrong(
      .border,
      [
        "1️⃣\"1px solid\"", "1️⃣{}", #"1️⃣{"color": "{red}", "style": "solid"}"#,
        #"{"color": 1️⃣"red", "width": 2️⃣1, "style": 3️⃣"wavy"}"#,
        #"{"color": "{red}", "width": "{gap}", "style": "solid", 1️⃣"radius": 1}"#,
      ])
    + wrong(
      .transition,
      [
        "1️⃣\"ease\"", #"1️⃣{"duration": "{quick}", "timingFunction": "{ease}"}"#,
        #"{"duration": 1️⃣1, "delay": 2️⃣"0s", "timingFunction": 3️⃣"linear"}"#,
      ])
    + wrong(
      .shadow,
      [
        "1️⃣[]", "1️⃣\"none\"", "[1️⃣[]]", "{\(shadow), \"inset\": 1️⃣\"true\"}", "{\(shadow), \"inset\": 1️⃣1}",
        "{\(shadow), \"inset\": 1️⃣\"{half}\"}", "{\(shadow), 1️⃣\"opacity\": 1}", "[1️⃣\"{drops}\"]",
        #"1️⃣{"color": "{red}", "offsetX": "{gap}", "offsetY": "{gap}", "blur": "{gap}"}"#,
      ])
    + wrong(
      .gradient,
      [
        "1️⃣[]", "1️⃣{}", "1️⃣\"red\"", #"[1️⃣{"color": "{red}"}]"#, #"[{"color": "{red}", "position": 1️⃣"50%"}]"#,
        "[1️⃣\"{stops}\"]", "[1️⃣5]", #"[{"color": "{red}", "position": 0, 1️⃣"hint": 1}]"#,
      ])
    + wrong(
      .typography,
      [
        "1️⃣\"Inter\"", "1️⃣{}",
        #"{"fontFamily": 1️⃣1, "fontSize": 2️⃣16, "fontWeight": 3️⃣0, "letterSpacing": 4️⃣0, "lineHeight": 5️⃣{}}"#,
        #"1️⃣{"fontFamily": "{sans}", "fontSize": "{gap}", "fontWeight": "{bold}", "lineHeight": 1}"#,
      ])

  @Test("what is wrong is reported at the member, and the token has no value", arguments: colors + quantities)
  func checkSimple(wrong: Wrong) { check(wrong) }

  @Test("what is wrong in a list or an object is reported there", arguments: fonts + composites)
  func checkNested(wrong: Wrong) { check(wrong) }

  private func check(_ wrong: Wrong) {
    let run = ModelRun(wrong.type, wrong.marked)
    #expect(run.ids == [String](repeating: "value", count: run.marks.count))
    #expect(run.isAsMarked, "\(run.places)")
    #expect(run.value == nil)
  }

  // MARK: Other faults

  @Test(
    "a reference to another type is an error at the reference",
    arguments: [
      (.border, #"{"color": 1️⃣"{gap}", "width": 2️⃣"{red}", "style": 3️⃣"{half}"}"#),
      (.transition, #"{"duration": 1️⃣"{gap}", "delay": 2️⃣"{half}", "timingFunction": 3️⃣"{quick}"}"#),
      (.shadow, #"["{drop}", 1️⃣"{red}"]"#), (.gradient, #"["{stop}", 1️⃣"{red}", 2️⃣"{drop}"]"#),
      (.strokeStyle, #"{"dashArray": [1️⃣"{quick}"], "lineCap": "butt"}"#),
      (
        .typography,
        #"{"fontFamily": 1️⃣"{bold}", "fontSize": 2️⃣"{half}", "fontWeight": 3️⃣"{half}", "#
          + #""letterSpacing": 4️⃣"{half}", "lineHeight": 5️⃣"{gap}"}"#
      ),
    ] as [(TokenType, String)])
  func referenceTypes(type: TokenType, marked: String) {
    let run = ModelRun(type, marked)
    #expect(run.ids == [String](repeating: "reference-type", count: run.marks.count))
    #expect(run.isAsMarked)
  }

  @Test(
    "a pointer to nothing is reported, wherever it stands, and nothing else is said of it",
    arguments: [
      (.color, ##"1️⃣@"##), (.color, ##"{"colorSpace": 1️⃣@, "components": [0, 0, 0]}"##),
      (.color, ##"{"colorSpace": "srgb", "components": [0, 1️⃣@, 0]}"##),
      (.color, ##"{"colorSpace": "srgb", "components": 1️⃣@, "alpha": 2️⃣@}"##),
      (.color, ##"{"colorSpace": "srgb", "components": [0, 0, 0], "hex": 1️⃣@}"##),
      (.dimension, ##"{"value": 1️⃣@, "unit": 2️⃣@}"##), (.number, ##"1️⃣@"##),
      (.fontFamily, ##"["a", 1️⃣@]"##), (.fontWeight, ##"1️⃣@"##),
      (.cubicBezier, ##"[0, 0, 1️⃣@, 0]"##), (.strokeStyle, ##"1️⃣@"##),
      (.strokeStyle, ##"{"dashArray": 1️⃣@, "lineCap": 2️⃣@}"##),
      (.shadow, ##"[1️⃣@]"##),
      (.gradient, ##"[{"color": "{red}", "position": 1️⃣@}]"##),
      (.border, ##"{"color": 1️⃣@, "width": 2️⃣@, "style": 3️⃣@}"##),
      (.surface, ##"{"role": 1️⃣@, "material": 2️⃣@, "custom": 3️⃣@}"##),
      (.material, ##"{"kind": 1️⃣@, "thickness": 2️⃣@}"##),
    ] as [(TokenType, String)])
  func referenceObjects(type: TokenType, short: String) {
    // `1️⃣@` stands for a pointer that leads nowhere.
    let marks = ["1️⃣", "2️⃣", "3️⃣"]
    let marked = marks.reduce(short) { $0.replacing($1 + "@", with: ##"{"$ref": \##($1)"#/nope/$value"}"##) }
    let run = ModelRun(type, marked)
    #expect(run.ids == [String](repeating: "reference-unresolved", count: run.marks.count))
    #expect(run.isAsMarked)
    #expect(run.value == nil)
  }

  @Test(
    "beside a syntax error nothing is said of what is missing",
    arguments: [
      (.color, #"{"colorSpace": "srgb", "components": [0, 0, ]}"#), (.color, #"{"colorSpace": "srgb", }"#),
      (.cubicBezier, "[0, 0, 1, ]"), (.cubicBezier, "[0, , 1]"), (.dimension, #"{"value": , "unit": "px"}"#),
      (.fontFamily, "[,]"), (.gradient, "[,]"), (.shadow, "[,]"), (.vibrancy, #"{"category": "label", }"#),
      (.surface, #"{"role": "card", }"#), (.material, #"{"kind": }"#), (.recommendation, #"{"role": "card", }"#),
    ] as [(TokenType, String)])
  func syntaxErrors(type: TokenType, text: String) {
    let run = ModelRun(type, text)
    #expect(Set(run.ids) == ["json-syntax"])
    #expect(run.value == nil)
  }

  @Test("an old form is answered with the new one")
  func hints() {
    func message(_ type: TokenType, _ value: String) -> String { ModelRun(type, value).diagnostics[0].message }
    #expect(message(.color, "\"#f00\"").contains(#"{"colorSpace": "srgb", "components": [1, 0, 0]}"#))
    #expect(message(.dimension, "\"16px\"").contains(#"{"value": 16, "unit": "px"}"#))
    #expect(message(.dimension, "0").contains("even for 0"))
    #expect(message(.duration, "\"200ms\"").contains(#"{"value": 200, "unit": "ms"}"#))
    #expect(message(.fontWeight, "\"700\"").contains("without quotes"))
    #expect(message(.number, "\"1\"").contains("without quotes"))
  }
  @Test("a mistyped member is taken for the one it means, and nothing is said to be missing")
  func mistypedMember() {
    let run = ModelRun(.dimension, #"{"value": 1, 1️⃣"unti": "px"}"#)
    #expect(run.ids == ["value"])
    #expect(run.isAsMarked)
    #expect(run.diagnostics[0].message.contains("did you mean “unit”?"))
    ModelRun(run.fixed()).expectClean()
    let both = ModelRun(.surface, #"{1️⃣"rol": 2️⃣"toolbr", "material": "system", "custom": true, 3️⃣"custmo": 1}"#)
    #expect(both.isAsMarked)
  }
}
