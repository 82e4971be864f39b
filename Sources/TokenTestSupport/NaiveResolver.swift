/// A second reader of resolver documents, slow and plain, to compare the real one with: it shares no code with it,
/// copies whole trees, and calls itself wherever that is the shortest way to say it.
///
/// It knows valid documents alone. What is wrong is what the tokens themselves may be: a reference that leads nowhere
/// or in a circle.
public struct NaiveResolver {
  private let files: [String: NaiveJSON]
  private let main: String

  /// A member of an object, with the file that relative references in it start from.
  private typealias Member = (value: NaiveJSON, file: String)
  /// A token, or a group of others.
  private indirect enum Tree {
    case token(NaiveJSON)
    case group([String: Tree])
  }

  /// Reads the files of a resolver document by their paths.
  public init(files: [String: NaiveJSON], main: String) {
    self.files = files
    self.main = main
  }

  /// The names of the modifiers in the order, and of the contexts of each.
  public func modifiers() -> [(name: String, contexts: [String])] {
    order().compactMap { name, item in
      item["contexts"].map { (name, $0.value.members.map(\.name)) }
    }
  }

  /// The tokens where each modifier has the context given for it: by path, the spelling of the number.
  ///
  /// - Returns: nil where the value of some token can't be found.
  public func tokens(_ choice: [String: String]) -> [String: String]? {
    var root: [String: Tree] = [:]
    for (name, item) in order() {
      let sources: Member?
      if let contexts = item["contexts"] {
        sources = choice[name].flatMap { contexts.value[$0] }.map { ($0, contexts.file) }
      } else {
        sources = item["sources"]
      }
      guard let sources else { continue }
      for tokens in expanded(sources) { merge(tokens, into: &root) }
    }
    var found: [String: NaiveJSON] = [:]
    list(root, "", &found)
    var result: [String: String] = [:]
    for path in found.keys {
      guard let value = value(path, found, []) else { return nil }
      result[path] = value
    }
    return result
  }

  // MARK: The document

  private func order() -> [(name: String, item: [String: Member])] {
    (files[main]?["resolutionOrder"]?.elements ?? []).map { item in
      let merged = merged(item, main)
      let name = merged["name"]?.value.text ?? item["$ref"]?.text?.split(separator: "/").last.map(String.init)
      return (name ?? "", merged)
    }
  }

  /// The members of an object; of a reference, those of what it leads to, but for its own.
  private func merged(_ object: NaiveJSON, _ file: String) -> [String: Member] {
    var result: [String: Member] = [:]
    if let reference = object["$ref"]?.text {
      let (target, holder) = follow(reference, file)
      result = merged(target, holder)
    }
    for (name, value) in object.members where name != "$ref" { result[name] = (value, file) }
    return result
  }

  private func follow(_ reference: String, _ file: String) -> (NaiveJSON, String) {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let path = parts[0].isEmpty ? file : joined(parts[0], file)
    var value = files[path] ?? .object([])
    for segment in (parts.count > 1 ? parts[1] : "").split(separator: "/") {
      let name = segment.split(separator: "~1", omittingEmptySubsequences: false).joined(separator: "/")
      value = value[name] ?? .object([])
    }
    return (value, path)
  }

  private func joined(_ path: String, _ file: String) -> String {
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") {
      if part == ".." { parts.removeLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  /// The token trees of an array of sources.
  private func expanded(_ sources: Member) -> [[String: Member]] {
    (sources.value.elements ?? []).flatMap { source -> [[String: Member]] in
      let members = merged(source, sources.file)
      if let inner = members["sources"], inner.value.elements != nil { return expanded(inner) }
      return [members]
    }
  }

  // MARK: Tokens

  private func merge(_ members: [String: Member], into group: inout [String: Tree]) {
    for (name, member) in members where !name.hasPrefix("$") {
      if member.value["$value"] != nil {
        group[name] = .token(member.value)
      } else {
        var inner: [String: Tree] = [:]
        if case .group(let known)? = group[name] { inner = known }
        merge(merged(member.value, member.file), into: &inner)
        group[name] = .group(inner)
      }
    }
  }

  private func list(_ group: [String: Tree], _ outer: String, _ found: inout [String: NaiveJSON]) {
    for (name, tree) in group {
      let path = outer.isEmpty ? name : outer + "." + name
      switch tree {
      case .token(let token): found[path] = token["$value"]
      case .group(let inner): list(inner, path, &found)
      }
    }
  }

  private func value(_ path: String, _ found: [String: NaiveJSON], _ seen: Set<String>) -> String? {
    guard let value = found[path], !seen.contains(path) else { return nil }
    switch value {
    case .number(let spelling): return spelling
    case .text(let text): return self.value(String(text.dropFirst().dropLast()), found, seen.union([path]))
    default: return nil
    }
  }
}
