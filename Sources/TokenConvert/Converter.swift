public import TokenSource
import TokenSyntax

/// Converts files of older dialects, and of 2025.10 with deviations, into files of 2025.10.
///
///     files ─ProjectReader▶ documents, tokens, layouts ─LayoutEvaluator▶ outcomes ─printers▶ files ─SelfCheck▶
///
/// Tokens that the check finds fault with are left out and the evaluation is made again without them, so that what comes
/// out is clean.
public enum Converter {
  /// Converts files, which are named by their paths below the input folder.
  public static func convert(_ files: SourceFiles, _ options: ConvertOptions = ConvertOptions()) -> Conversion {
    let input = ProjectReader.read(files, unit: options.unit)
    var run = ConversionRun(input)
    run.evaluate()
    return ConversionReport.make(run, files)
  }
}

/// One conversion under way.
struct ConversionRun {
  let input: ProjectInput
  private let references: ReferenceIndex
  /// Tokens that are left out, with the reason.
  private var banned: [Int: Change] = [:]
  private(set) var outcomes: [Outcome?] = []
  private(set) var printed: [PrintedFile] = []

  /// More rounds than a chain of faults was ever seen to need; each takes tokens out, so that it ends in any case.
  private static let roundLimit = 32

  init(_ input: ProjectInput) {
    self.input = input
    references = ReferenceIndex(input.project)
    for entry in input.repeats {
      ban(entry.token, .merged, "the same token stands in another file and is left out here")
    }
    for entry in input.clashes {
      let other = input.project.tokens[entry.first]
      let file = input.project.documents[other.document].name
      ban(entry.token, .name, "“\(other.dotted.shortened)” of “\(file)” takes the same place")
    }
  }

  private mutating func ban(_ token: Int, _ kind: ChangeKind, _ message: String) {
    let source = input.project.tokens[token]
    banned[token] = Change(kind: kind, message: message, document: source.document, node: source.key)
  }

  // MARK: Rounds

  mutating func evaluate() {
    for _ in 0..<Self.roundLimit {
      outcomes = [Outcome?](repeating: nil, count: input.project.tokens.count)
      for layout in input.layouts {
        LayoutEvaluator.run(input.project, references, layout, banned: banned, into: &outcomes)
      }
      if banPartial() { continue }
      var printer = ProjectPrinter(input, outcomes)
      printer.run()
      printed = printer.files
      let faults = SelfCheck.faults(printed, printer.orders)
      guard !faults.isEmpty else { return }
      for (token, message) in faults { ban(token, .form, message) }
    }
  }

  /// Leaves out tokens that can be converted in some contexts only; true if there are new ones.
  private mutating func banPartial() -> Bool {
    var found = false
    for (token, outcome) in outcomes.enumerated() where banned[token] == nil {
      guard case .failed(let change, let original)? = outcome, original.failure == nil else { continue }
      banned[token] = change
      found = true
    }
    return found
  }
}
