import Testing
import TokenDiagnostics
import TokenModel
import TokenRules
import TokenSource

@Suite("Examples on the pages of rules")
struct RuleExampleTests {
  @Test("A good example has no finding, a bad one exactly its own", arguments: ExampleCase.all)
  func throughThePipeline(_ example: ExampleCase) {
    let run = RuleRun(example)
    let page = example.rule.page
    #expect(run.ids == run.marks.map { _ in page.id.rawValue })
    let platforms = example.example.platforms.map(\.rawValue)
    for (mark, diagnostic) in run.diagnostics.enumerated() where mark < run.marks.count {
      #expect(run.isMarked(diagnostic, mark))
      #expect(diagnostic.platforms == platforms)
      #expect(diagnostic.severity == example.example.severity ?? page.severity)
      #expect(diagnostic.isRule)
    }
  }

  @Test("A rule alone finds the same", arguments: ExampleCase.all)
  func alone(_ example: ExampleCase) {
    let run = RuleRun(example)
    let findings = run.findings(of: example.rule)
    let platforms = Array(example.example.platforms)
    // What holds in both schemes is found in each.
    struct Spot: Hashable {
      let place: TokenDiagnostics.SourceLocation
      let platform: Platform
    }
    let spots = Set(findings.map { Spot(place: $0.place, platform: $0.platform) })
    #expect(spots.count == run.marks.count * platforms.count)
    for (mark, offset) in run.marks.enumerated() {
      let here = findings.filter { Int($0.place.range.lower) == offset }
      #expect(PlatformSet(here.map(\.platform)) == PlatformSet(platforms), "mark \(mark + 1)")
    }
  }

  @Test("A good example has no marks, a bad one has some", arguments: ExampleCase.all)
  func marks(_ example: ExampleCase) {
    #expect(RuleExample.unmarked(example.text).offsets.isEmpty == example.example.isGood)
  }

  @Test("What a fix mends stays mended", arguments: ExampleCase.all.filter { !$0.example.isGood })
  func fixesConverge(_ example: ExampleCase) {
    let run = RuleRun(example)
    let mended = run.diagnostics.filter { !$0.fixes.isEmpty }
    guard !mended.isEmpty else { return }
    let again = RuleRun(run.fixed(mended), configuration: example.example.configuration ?? "{}")
    #expect(again.diagnostics.count == run.diagnostics.count - mended.count)
  }

  @Test("Notes name the surface or token", arguments: ExampleCase.all.filter { !$0.example.isGood })
  func notes(_ example: ExampleCase) {
    let run = RuleRun(example)
    for diagnostic in run.diagnostics {
      let note = diagnostic.notes.first { $0.message.hasPrefix("in the ") }
      let name = note?.location.map(run.text)?.dropFirst().dropLast()
      #expect(note?.message.hasPrefix("in the \(run.type(of: diagnostic)) “") == true)
      #expect(name.map { note?.message.hasSuffix("\($0)”") == true } == true)
    }
  }

  @Test("Messages are one sentence and name no platform", arguments: ExampleCase.all.filter { !$0.example.isGood })
  func messages(_ example: ExampleCase) {
    for diagnostic in RuleRun(example).diagnostics {
      #expect(!diagnostic.message.hasSuffix("."))
      #expect(!diagnostic.message.contains("!"))
      #expect(diagnostic.message.first?.isUppercase == false)
      for platform in Platform.allCases { #expect(!diagnostic.message.contains(platform.rawValue)) }
    }
  }
}
