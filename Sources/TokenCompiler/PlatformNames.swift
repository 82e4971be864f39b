import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenTemplate

/// The names that colors, properties and resources have in the outputs that are made only where a project asks for them.
struct PlatformNames: Sendable {
  private var kotlin = KotlinNames()
  private var android = AndroidNames()
  private var assets = AssetNames()
  /// What can't be named.
  private(set) var diagnostics: [Diagnostic] = []
  /// The outputs that can't be made for it.
  private(set) var blocked: Set<Configuration.Output> = []

  init(_ emission: Emission, _ wanted: Set<Configuration.Output>) {
    if wanted.contains(.compose) { (kotlin, diagnostics) = note(.compose, KotlinNames.build(emission)) }
    if wanted.contains(.android) { (android, diagnostics) = note(.android, AndroidNames.build(emission)) }
    if wanted.contains(.xcassets) { (assets, diagnostics) = note(.xcassets, AssetNames.build(emission)) }
  }

  private mutating func note<Names>(
    _ output: Configuration.Output, _ built: (names: Names, diagnostics: [Diagnostic])
  ) -> (Names, [Diagnostic]) {
    if !built.diagnostics.isEmpty { blocked.insert(output) }
    return (built.names, diagnostics + built.diagnostics)
  }

  /// The files of the outputs and the work that makes each.
  func jobs(
    _ emission: Emission, _ wanted: Set<Configuration.Output>, _ templates: TemplateSet
  ) -> [@Sendable () -> OutputFile] {
    (wanted.contains(.compose) ? ComposeEmitter.jobs(emission, kotlin, templates) : [])
      + (wanted.contains(.android) ? AndroidEmitter.jobs(emission, android, templates) : [])
      + (wanted.contains(.xcassets) ? AssetCatalogEmitter.jobs(emission, assets) : [])
  }
}
