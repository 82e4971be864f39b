import Foundation
import TokenDiagnostics
import TokenRules

/// The rules whose examples are tests: all, unless the environment names some.
///
/// `Tests/Mutations/run` runs the tests some thousand times, each time for a change of one rule. With
/// `TOKENC_TEST_RULES=glass-sparing,tvos-thin` the examples and the ways to a breach are those of the rules named, and
/// examples come in one form.
enum ChosenRules {
  private static let named: Set<String>? = ProcessInfo.processInfo.environment["TOKENC_TEST_RULES"].map {
    Set($0.split(separator: ",").map(String.init))
  }

  static let all: [any Rule.Type] = RuleCatalog.rules.filter { named?.contains($0.page.id.rawValue) ?? true }

  /// The forms that examples are written in.
  static let forms: [ExampleCase.Form] = named == nil ? ExampleCase.Form.allCases : [.plain]
}
