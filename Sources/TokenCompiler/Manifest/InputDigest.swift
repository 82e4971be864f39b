import TokenModel
import TokenSource

/// Digests of everything a build depends on.
public struct InputDigest: Hashable, Sendable {
  /// Each token file and template by its path below the input, with the digest of its bytes.
  public let inputs: [BuildManifest.File]
  /// The configuration file's bytes, and the options that change outputs.
  public let configuration: String

  /// Digests an input; the work is shared among threads.
  public static func of(_ input: LoadedInput, _ request: CompileRequest) async -> InputDigest {
    let files = input.files.files
    let digests = await Parallel.map(files.count, jobs: request.jobs) { Digest.of(files[$0].bytes) }
    var inputs: [BuildManifest.File] = []
    var options = (request.isStrict ? "strict" : "") + (request.isStrictDTCG ? " strict-dtcg" : "")
    for (index, file) in files.enumerated() {
      if file.name == "tokenc.json" {
        options += " " + digests[index].hex
      } else {
        inputs.append(BuildManifest.File(path: file.name, digest: digests[index].hex))
      }
    }
    return InputDigest(inputs: inputs, configuration: Digest.of(Array(options.utf8)).hex)
  }
}
