import TokenCompiler
import TokenDiagnostics
import TokenRules
import TokenSource

/// Shows diagnostics and timings on standard error.
struct Reporter {
  let console: Console
  let options: ReportOptions

  /// Shows what was found: infos only on request, warnings unless it is to be quiet.
  func show(_ diagnostics: [Diagnostic], _ files: SourceFiles) {
    let least: Severity = options.isQuiet ? .error : options.isVerbose ? .info : .warning
    let shown = diagnostics.filter { $0.severity >= least }
    // A document stands also where there is nothing to tell.
    guard !shown.isEmpty || options.format == .sarif else { return }
    var out = OutputBuffer()
    switch options.format {
    case .json: JSONRenderer.render(shown, files: files, into: &out)
    case .github: GitHubRenderer.render(shown, files: files, into: &out)
    case .sarif:
      SARIFRenderer.render(
        shown, files: files, rules: Guidelines.descriptions, version: Tokenc.version, into: &out)
    case .text where console.isTerminal:
      SnippetRenderer.render(shown, files: files, color: console.usesColor, into: &out)
    case .text: CompilerRenderer.render(shown, files: files, into: &out)
    }
    console.error(out.bytes)
  }

  /// Shows how long the stages took.
  func show(_ clock: StageClock) {
    guard options.showsTimings else { return }
    var text = ""
    for lap in clock.laps {
      let name = lap.name + String(repeating: " ", count: max(1, 12 - lap.name.count))
      text += "\(name)\(Summary.time(lap.milliseconds))\n"
    }
    console.error(text)
  }
}
