import Testing
import TokenDiagnostics
import TokenModel
import TokenRules

/// An example of a rule's page, as a file that is written in one of several ways.
struct ExampleCase: CustomTestStringConvertible, Sendable {
  /// How the file is written.
  enum Form: String, CaseIterable {
    case plain, emojiAbove, carriageReturns, compact
  }

  let rule: any Rule.Type
  let example: RuleExample
  let form: Form

  /// Every example of every rule in every form.
  static let all: [ExampleCase] = ChosenRules.all.flatMap { rule in
    rule.page.examples.flatMap { example in
      ChosenRules.forms.map { ExampleCase(rule: rule, example: example, form: $0) }
    }
  }

  var testDescription: String { "\(rule.page.id.rawValue): \(example.title), \(form.rawValue)" }

  /// The file, marks included.
  var text: String {
    let text = example.markedText
    switch form {
    case .plain: return text
    case .emojiAbove:
      precondition(text.hasPrefix("{\n"))
      return "{\n  \"$description\": \"🎨 👩‍👩‍👧‍👦 é 中\",\n" + text.dropFirst(2)
    case .carriageReturns: return text.replacing("\n", with: "\r\n")
    case .compact: return text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    }
  }
}

extension RuleRun {
  /// Checks an example as its page shows it, in the case's form.
  init(_ example: ExampleCase) {
    self.init(
      example.text, configuration: example.example.configuration ?? "{}",
      legibility: example.rule.page.area == .legibility)
  }
}

/// A rule's page as an argument of tests, named by its id.
struct PageCase: CustomTestStringConvertible, Sendable {
  let page: RulePage

  static let all = RuleCatalog.pages.map { PageCase(page: $0) }

  var testDescription: String { page.id.rawValue }
}
