import Testing
import TokenDiagnostics
import TokenModel

@Suite("Vibrancy and recommendations")
struct VibrancyTests {
  private static let pair = #""appearance": {"light": "{red}", "dark": "{veil}"}"#
  private static let matrix = "[[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0.5]]"

  private func vibrancy(_ text: String) throws -> VibrancyValue {
    let run = ModelRun(.vibrancy, text)
    run.expectClean()
    guard case .vibrancy(let value) = try #require(run.value) else { throw Mismatch() }
    return value
  }

  // MARK: Vibrancy

  @Test("a level is primary unless it says otherwise")
  func defaults() throws {
    let value = try vibrancy(#"{"category": "fill", \#(Self.pair)}"#)
    #expect(value.category == .fill && value.level == .primary && value.matrix == nil)
    #expect(value.appearance.light.alpha == 1 && value.appearance.dark.alpha == 0.5)
  }

  @Test("each category has its levels", arguments: VibrancyValue.Category.allCases, VibrancyValue.Level.allCases)
  func levels(category: VibrancyValue.Category, level: VibrancyValue.Level) {
    let run = ModelRun(
      .vibrancy, #"{"category": "\#(category.rawValue)", "level": 1️⃣"\#(level.rawValue)", \#(Self.pair)}"#)
    if category.levels.contains(level) {
      run.expectClean()
    } else {
      #expect(run.ids == [category == .fill ? "vibrancy-fill-levels" : "vibrancy-separator-single"])
      #expect(run.isAsMarked)
      for allowed in category.levels { #expect(run.diagnostics[0].message.contains(allowed.rawValue)) }
    }
  }

  @Test("matrices have three rows of four; those of thin materials may be left out")
  func matrices() throws {
    let two = #""light": \#(Self.matrix), "dark": \#(Self.matrix)"#
    let short = try #require(vibrancy(#"{"category": "label", \#(Self.pair), "matrix": {\#(two)}}"#).matrix)
    #expect(short.base.light == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0.5]])
    #expect(short.thinLight == nil && short.thinDark == nil)
    let thin = #""thinLight": \#(Self.matrix), "thinDark": \#(Self.matrix)"#
    let long = try #require(vibrancy(#"{"category": "label", \#(Self.pair), "matrix": {\#(two), \#(thin)}}"#).matrix)
    #expect(long.thinLight == short.base.dark && long.thinDark == short.base.dark)
  }

  @Test(
    "a wrong vibrancy is reported where it is wrong",
    arguments: [
      (#"1️⃣{\#(pair)}"#, "value"), (#"1️⃣{"category": "label"}"#, "value"),
      (#"{"category": "label", "appearance": 1️⃣{"light": "{red}"}}"#, "light-dark-pairs"),
      (#"{"category": "label", "appearance": {"light": "{red}", "dark": 1️⃣"black"}}"#, "value"),
      (#"{"category": "label", \#(pair), "matrix": 1️⃣{"light": \#(matrix)}}"#, "value"),
      (#"{"category": "label", \#(pair), "matrix": {"light": \#(matrix), "dark": 1️⃣[[1, 0, 0, 0]]}}"#, "value"),
      (#"{"category": "label", \#(pair), "matrix": 1️⃣5}"#, "value"),
      (#"{"category": "label", \#(pair), 1️⃣"x": 1}"#, "value"),
      ("1️⃣\"label\"", "value"),
    ])
  func wrong(marked: String, id: String) {
    let run = ModelRun(.vibrancy, marked)
    #expect(run.ids == [id])
    #expect(run.isAsMarked)
    #expect(run.value == nil)
  }

  @Test("a row of a matrix has four numbers")
  func rows() {
    let rows = #"[[1, 0, 0, 0], 1️⃣[1, 0, 0], [0, 2️⃣"1", 0, 0]]"#
    let run = ModelRun(
      .vibrancy, #"{"category": "label", \#(Self.pair), "matrix": {"light": \#(rows), "dark": \#(Self.matrix)}}"#)
    #expect(run.ids == ["value", "value"])
    #expect(run.isAsMarked)
  }

  // MARK: Recommendations

  private static func advice(_ members: String) -> String {
    #"{"platform": "macOS", "role": "sidebar", "strength": "avoid", "source": "our rules", \#(members)}"#
  }

  @Test("a recommendation speaks of a material, a purpose or a vibrancy")
  func subjects() throws {
    func subject(_ members: String) throws -> RecommendationValue {
      let run = ModelRun(.recommendation, Self.advice(members))
      run.expectClean()
      guard case .recommendation(let value) = try #require(run.value) else { throw Mismatch() }
      return value
    }
    let set = ModelRun(.number, "1").set
    let material = try subject(#""material": "{thin}""#)
    #expect(material.subject == set.token(at: "thin").map { .material($0) })
    #expect(material.platform == .macOS && material.role == .sidebar && material.scheme == nil)
    #expect(material.strength == .avoid && material.source == "our rules")
    #expect(try subject(#""appKit": "sidebar""#).subject == .appKit(.sidebar))
    #expect(try subject(#""vibrancy": "{label}""#).subject == set.token(at: "label").map { .vibrancy($0) })
    #expect(try subject(#""vibrancy": "{label}", "scheme": "dark""#).scheme == .dark)
  }

  @Test(
    "a wrong recommendation is reported where it is wrong",
    arguments: [
      ("1️⃣" + advice(#""scheme": "dark""#), "value"),
      ("1️⃣" + advice(#""material": "{thin}", "appKit": "menu""#), "value"),
      (advice(#""material": 1️⃣"thin""#), "value"), (advice(#""material": 1️⃣"{red}""#), "reference-type"),
      (advice(#""vibrancy": 1️⃣"{thin}""#), "reference-type"), (advice(#""appKit": 1️⃣"light""#), "x-appkit-deprecated"),
      (advice(#""appKit": "menu", "scheme": 1️⃣"both""#), "value"),
      (advice(#""appKit": "menu", 1️⃣"because": 1"#), "value"),
      (#"1️⃣{"role": "card", "strength": "must", "source": "x", "appKit": "menu"}"#, "value"),
      (#"1️⃣{"platform": "web", "strength": "must", "source": "x", "appKit": "menu"}"#, "value"),
      (#"1️⃣{"platform": "web", "role": "card", "source": "x", "appKit": "menu"}"#, "value"),
      (#"1️⃣{"platform": "web", "role": "card", "strength": "must", "appKit": "menu"}"#, "value"),
      (#"{"platform": "web", "role": "card", "strength": "must", "source": 1️⃣5, "appKit": "menu"}"#, "value"),
    ])
  func wrongAdvice(marked: String, id: String) {
    let run = ModelRun(.recommendation, marked)
    #expect(run.ids == [id])
    #expect(run.isAsMarked)
    #expect(run.value == nil)
  }
}
