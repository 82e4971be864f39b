public import TokenDiagnostics
import TokenModel
import TokenSource

/// The files `json/permutations/theme-dark,brand-b.tokens.json`, one for each permutation of the resolver, and the index
/// of them.
public struct PermutationFiles: Sendable {
  /// One permutation.
  private struct Entry: Sendable {
    let theme: Theme
    let inputs: [(modifier: String, context: String)]
    /// The name without the folder.
    let file: String
  }

  private let emission: Emission
  private let entries: [Entry]

  /// Names the files of all permutations.
  public init(_ emission: Emission) {
    self.emission = emission
    let directions = emission.themes.directions
    var known: Set<String> = []
    entries = emission.themes.all.compactMap { theme in
      // Several choices may lead to one permutation.
      guard known.insert(theme.name).inserted else { return nil }
      let inputs = directions?.inputs(of: theme.choice) ?? []
      return Entry(theme: theme, inputs: inputs, file: Self.fileName(of: inputs) + ".tokens.json")
    }
  }

  // MARK: Names

  /// A name that every file system takes: letters, digits, `_`, `-` and `,` of ASCII, at most 200 of them.
  ///
  /// A dot would make names that Windows keeps for devices.
  static func fileName(of inputs: [(modifier: String, context: String)]) -> String {
    guard !inputs.isEmpty else { return "base" }
    return SafeFileName.shortened(
      inputs.map { "\(SafeFileName.text($0.modifier))-\(SafeFileName.text($0.context))" }.joined(separator: ","))
  }

  /// Permutations whose files would have one name on a file system that does not tell capitals apart.
  public var collisions: [Diagnostic] {
    var owners: [String: Entry] = [:]
    return entries.compactMap { entry in
      guard let other = owners.updateValue(entry, forKey: entry.file.lowercased()) else { return nil }
      let axis = emission.themes.axes.indices.first { entry.theme.choice[$0] != other.theme.choice[$0] }
      let place = axis.flatMap { emission.themes.directions?.place(of: emission.themes.axes[$0]) }
      return Diagnostic(
        .error, "name-collision",
        "the permutations “\(other.theme.name)” and “\(entry.theme.name)” would both be written to "
          + "“json/permutations/\(entry.file)”; rename a context, or leave “permutations” out of the output “json”",
        at: place)
    }
  }

  // MARK: Files

  /// The files and the work that makes each.
  var jobs: [@Sendable () -> OutputFile] {
    let emission = emission
    let entries = entries
    let index: @Sendable () -> OutputFile = { OutputFile("json/permutations/index.json", Self.index(entries)) }
    var jobs: [@Sendable () -> OutputFile] = [index]
    for entry in entries {
      jobs.append {
        // A permutation has no contexts of its own.
        let tokens = Emission(entry.theme.set, emission.configuration)
        return OutputFile("json/permutations/" + entry.file, TokensJSON.nested(tokens))
      }
    }
    return jobs
  }

  private static func index(_ entries: [Entry]) -> [UInt8] {
    var out = OutputBuffer()
    out.append("[")
    for (index, entry) in entries.enumerated() {
      out.append(index == 0 ? "\n  {\"inputs\": {" : ",\n  {\"inputs\": {")
      for (place, input) in entry.inputs.enumerated() {
        if place > 0 { out.append(", ") }
        out.appendJSONString(input.modifier)
        out.append(": ")
        out.appendJSONString(input.context)
      }
      out.append("}, \"file\": ")
      out.appendJSONString(entry.file)
      out.append("}")
    }
    out.append("\n]\n")
    return out.bytes
  }
}
