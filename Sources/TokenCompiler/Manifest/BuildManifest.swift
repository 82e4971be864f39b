public import TokenModel
import TokenSource
import TokenSyntax

/// What an earlier build wrote into an output folder, and from what: `.tokenc-manifest.json`.
public struct BuildManifest: Hashable, Sendable {
  /// The file's name in the output folder.
  public static let fileName = ".tokenc-manifest.json"

  /// A file that was written and the digest of its content.
  public struct File: Hashable, Sendable {
    /// Path below the output folder.
    public let path: String
    /// Digest of the content, 16 hexadecimal digits.
    public let digest: String

    /// Pairs a path with a digest.
    public init(path: String, digest: String) {
      self.path = path
      self.digest = digest
    }
  }

  /// Digest of the tool.
  public var tool: String
  /// Digest of the configuration and of what the command line adds to it.
  public var configuration: String
  /// Token files by their path below the input, with their digests.
  public var inputs: [File]
  /// Files of the output folder.
  public var outputs: [File]
  /// The outputs that were made from just these inputs.
  public var current: Set<Configuration.Output>
  /// The summary's figures.
  public var counts: Analysis.Counts
  /// Whether the build had no error and no warning to report, so that it need not be done again to repeat them.
  public var isSilent: Bool
  /// How many infos it had, which are counted and listed on request only.
  public var infos: Int

  /// Makes a manifest from its parts.
  public init(
    tool: String, configuration: String, inputs: [File], outputs: [File], current: Set<Configuration.Output>,
    counts: Analysis.Counts, isSilent: Bool, infos: Int
  ) {
    self.tool = tool
    self.configuration = configuration
    self.inputs = inputs
    self.outputs = outputs
    self.current = current
    self.counts = counts
    self.isSilent = isSilent
    self.infos = infos
  }

  /// The manifest as JSON, the same bytes for the same content.
  public func json() -> [UInt8] {
    var out = OutputBuffer()
    out.append("{\n  \"format\": 1,\n  \"tool\": \"\(tool)\",\n  \"configuration\": \"\(configuration)\",\n")
    out.append("  \"tokens\": \(counts.tokens),\n  \"surfaces\": \(counts.surfaces),\n")
    out.append("  \"applePlatforms\": \(counts.applePlatforms),\n  \"web\": \(counts.hasWeb),\n")
    out.append("  \"silent\": \(isSilent),\n  \"infos\": \(infos),\n  \"current\": [")
    out.append(current.map { "\"\($0.rawValue)\"" }.sorted().joined(separator: ", "))
    out.append("],\n  \"inputs\": {")
    append(inputs, to: &out)
    out.append("},\n  \"outputs\": {")
    append(outputs, to: &out)
    out.append("}\n}\n")
    return out.bytes
  }

  private func append(_ files: [File], to out: inout OutputBuffer) {
    for (index, file) in files.enumerated() {
      out.append(index == 0 ? "\n    " : ",\n    ")
      out.appendJSONString(file.path)
      out.append(": \"\(file.digest)\"")
    }
    if !files.isEmpty { out.append("\n  ") }
  }

  /// Reads a manifest; nil if it is none of this format, for then nothing is known of the folder.
  public init?(_ bytes: [UInt8]) {
    let (tree, faults) = JSONParser.parse(SourceFile(path: Self.fileName, bytes: bytes), id: FileID(0))
    guard faults.isEmpty, let root = tree.root, let reader = ManifestReader(tree, root) else { return nil }
    self.init(
      tool: reader.string("tool"), configuration: reader.string("configuration"), inputs: reader.files("inputs"),
      outputs: reader.files("outputs").filter { Self.isSafe($0.path) }, current: reader.outputs("current"),
      counts: Analysis.Counts(
        tokens: reader.number("tokens"), surfaces: reader.number("surfaces"),
        applePlatforms: reader.number("applePlatforms"), hasWeb: reader.flag("web")), isSilent: reader.flag("silent"),
      infos: reader.number("infos"))
  }

  /// A path that stays below the output folder. Others are never touched, whatever a manifest says.
  private static func isSafe(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !path.utf8.contains(0) && !parts.contains { $0.isEmpty || $0 == "." || $0 == ".." }
  }
}
