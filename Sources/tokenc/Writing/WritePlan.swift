import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenSource

/// What a build wants to be in its output folder, and what an earlier one left there.
struct WritePlan {
  /// The files, sorted by path.
  let files: [OutputFile]
  /// Files that earlier builds wrote.
  private let earlier: [String]
  /// Outputs that are configured and that this build leaves alone, as `--only` asks.
  private let left: Set<Configuration.Output>
  /// Digests of the files by path.
  private let digests: [String: String]
  /// The manifest to leave.
  let manifest: BuildManifest

  init(
    _ files: [OutputFile], _ analysis: Analysis, _ digest: InputDigest, tool: String,
    wanted: Set<Configuration.Output>, before: BuildManifest?
  ) {
    let isFresh = before.map {
      $0.tool == tool && $0.inputs == digest.inputs && $0.configuration == digest.configuration
    }
    let outputs = files.map { BuildManifest.File(path: $0.path, digest: Digest.of($0.bytes).hex) }
    let left = analysis.configuration.outputs.subtracting(wanted)
    let others = (before?.outputs ?? []).filter { file in Self.output(of: file.path).map(left.contains) ?? false }
    self.left = left
    earlier = (before?.outputs ?? []).map(\.path)
    self.files = files
    digests = Dictionary(uniqueKeysWithValues: outputs.map { ($0.path, $0.digest) })
    manifest = BuildManifest(
      tool: tool, configuration: digest.configuration, inputs: digest.inputs,
      outputs: (outputs + others).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
      current: wanted.union(isFresh == true ? before?.current ?? [] : []), counts: analysis.counts,
      isSilent: analysis.count(.error) + analysis.count(.warning) == 0, infos: analysis.count(.info))
  }
}

extension WritePlan {
  /// The output that a path below the output folder belongs to; nil for a file that lies in no output's folder. Swift
  /// alone lies directly in the folder.
  private static func output(of path: String) -> Configuration.Output? {
    if !path.contains("/"), path.hasSuffix(".swift") { return .swift }
    let parts = path.split(separator: "/")
    return parts.count > 1 ? Configuration.Output(rawValue: String(parts[0])) : nil
  }

  /// Files of earlier builds that this one does not make.
  ///
  /// - Parameter installed: what a build that was stopped had put in place.
  func stale(_ installed: [String]) -> [String] {
    (earlier + installed).filter { path in
      guard digests[path] == nil, let output = Self.output(of: path) else { return false }
      return !left.contains(output)
    }
  }

  /// Whether a file on disk holds what is to be written. Digests are compared, which is many times faster than bytes.
  func isUnchanged(_ file: OutputFile, _ bytes: [UInt8]) -> Bool {
    bytes.count == file.bytes.count && digests[file.path] == Digest.of(bytes).hex
  }
}

extension BuildManifest {
  /// Whether a build from this input would make what is there and have nothing to say.
  ///
  /// - Parameter listsInfos: whether infos are listed and not only counted.
  func matches(
    _ digest: InputDigest, tool: String, wanted: Set<Configuration.Output>, listsInfos: Bool
  ) -> Bool {
    isSilent && (infos == 0 || !listsInfos) && self.tool == tool && inputs == digest.inputs
      && configuration == digest.configuration
      && current.isSuperset(of: wanted)
  }
}
