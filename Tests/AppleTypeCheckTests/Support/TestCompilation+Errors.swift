import TokenCompiler
import TokenDiagnostics
import TokenTestSupport

extension TestCompilation {
  /// What the errors say.
  var errors: [String] { analysis.diagnostics.filter { $0.severity == .error }.map(\.message) }
}
