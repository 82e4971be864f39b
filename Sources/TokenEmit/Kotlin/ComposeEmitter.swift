import TokenModel

/// Writes the `compose` output.
public enum ComposeEmitter {
  /// The files of the output and the work that makes each.
  public static func jobs(_ emission: Emission, _ names: KotlinNames) -> [@Sendable () -> OutputFile] {
    [{ OutputFile("compose/\(emission.configuration.name).kt", KotlinFile.file(emission, names)) }]
  }
}
