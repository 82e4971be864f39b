import TokenModel

/// Writes the `xcassets` output: a catalog of colors for Xcode, from color tokens and vibrancy levels.
public enum AssetCatalogEmitter {
  /// The files of the output and the work that makes each; the parts may run side by side.
  public static func jobs(_ emission: Emission, _ names: AssetNames) -> [@Sendable () -> OutputFile] {
    let folder = "xcassets/\(emission.configuration.name).xcassets/"
    var jobs: [@Sendable () -> OutputFile] = [{ OutputFile(folder + "Contents.json", AssetFiles.root) }]
    for group in names.groups { jobs.append { OutputFile(folder + group + "/Contents.json", AssetFiles.group) } }
    let appearances = AssetColor.Appearance.all(emission.themes)
    for token in emission.tokens {
      guard let name = names.folders[token], let color = AssetColor(token, emission, appearances) else { continue }
      jobs.append { OutputFile(folder + name + "/Contents.json", AssetFiles.file(color)) }
    }
    return jobs
  }
}
