import TokenCompiler
import TokenEmit
import TokenModel
import TokenSource

/// What a build wants to be in its output folder, and what an earlier one left there.
struct WritePlan {
  /// The files, sorted by path.
  let files: [OutputFile]
  /// Files of an earlier build that this one does not make.
  let stale: [String]
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
    // An output that was left out by --only stays, and stays listed.
    let isWanted: (String) -> Bool = { path in
      path.split(separator: "/").first.flatMap { Configuration.Output(rawValue: String($0)) }.map(wanted.contains)
        ?? true
    }
    let isConfigured: (String) -> Bool = { path in
      path.split(separator: "/").first.flatMap { Configuration.Output(rawValue: String($0)) }
        .map(analysis.configuration.outputs.contains) ?? false
    }
    let others = (before?.outputs ?? []).filter { !isWanted($0.path) && isConfigured($0.path) }
    let made = Set(outputs.map(\.path))
    let kept = Set(others.map(\.path))
    self.files = files
    digests = Dictionary(uniqueKeysWithValues: outputs.map { ($0.path, $0.digest) })
    stale = (before?.outputs ?? []).map(\.path).filter { !made.contains($0) && !kept.contains($0) }
    manifest = BuildManifest(
      tool: tool, configuration: digest.configuration, inputs: digest.inputs,
      outputs: (outputs + others).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
      current: wanted.union(isFresh == true ? before?.current ?? [] : []), counts: analysis.counts,
      isSilent: analysis.diagnostics.isEmpty)
  }
}

extension WritePlan {
  /// Whether a file on disk holds what is to be written. Digests are compared, which is many times faster than bytes.
  func isUnchanged(_ file: OutputFile, _ bytes: [UInt8]) -> Bool {
    bytes.count == file.bytes.count && digests[file.path] == Digest.of(bytes).hex
  }
}

extension BuildManifest {
  /// Whether a build from this input would make what is there and have nothing to say.
  func matches(_ digest: InputDigest, tool: String, wanted: Set<Configuration.Output>) -> Bool {
    isSilent && self.tool == tool && inputs == digest.inputs && configuration == digest.configuration
      && current.isSuperset(of: wanted)
  }
}
