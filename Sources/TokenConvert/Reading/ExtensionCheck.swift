import TokenSyntax

/// Finds groups that extend what is not there, or in the end themselves. They go without.
struct ExtensionCheck {
  /// A group's `$extends`, or its `$ref`, which means the same.
  private struct Entry {
    let document: Int
    let group: Int
    let path: String
    let target: String
    let member: Member
  }

  private var entries: [Entry] = []
  /// What a group extends, by its path.
  private var targets: [String: [String]] = [:]

  /// Takes broken extensions out of a project's groups.
  ///
  /// - Returns: what is to be told of them.
  static func run(_ project: inout Project) -> [Change] {
    var check = ExtensionCheck()
    for (number, document) in project.documents.enumerated() { check.collect(document, number) }
    var changes: [Change] = []
    for entry in check.entries {
      guard let reason = check.fault(entry, project) else {
        project.extending.append(entry.path)
        continue
      }
      project.documents[entry.document].groups[entry.group].kept.removeAll { $0 == entry.member }
      project.documents[entry.document].groups[entry.group].extras.append(entry.member)
      changes.append(Change(kind: .member, message: reason, document: entry.document, node: entry.member.value))
    }
    return changes
  }

  private mutating func collect(_ document: SourceDocument, _ number: Int) {
    for (index, group) in document.groups.enumerated() {
      for member in group.kept where ["$extends", "$ref"].contains(document.tree.string(member.key)) {
        let text = document.tree.kind(member.value) == .string ? document.tree.string(member.value) : ""
        let path = group.path.joined(separator: ".")
        let target = ReferenceScan.whole(text) ?? Self.pointer(text) ?? ""
        entries.append(Entry(document: number, group: index, path: path, target: target, member: member))
        targets[path, default: []].append(target)
      }
    }
  }

  /// The path of `#/a/b`.
  private static func pointer(_ text: String) -> String? {
    guard text.hasPrefix("#/") else { return nil }
    let names = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
    return names.map { $0.replacing("~1", with: "/").replacing("~0", with: "~") }.joined(separator: ".")
  }

  /// Why an extension is broken; nil if it is not.
  private func fault(_ entry: Entry, _ project: Project) -> String? {
    let isBelow = targets.keys.contains { !$0.isEmpty && entry.target.hasPrefix($0 + ".") }
    guard project.groups.contains(entry.target), !entry.target.isEmpty || isBelow else {
      return isBelow ? nil : "there is no group “\(entry.target.shortened)” to extend"
    }
    var seen: Set<String> = []
    var pending = [entry.target]
    while let path = pending.popLast() {
      if path == entry.path || entry.path.hasPrefix(path + ".") {
        return "“\(entry.path.shortened)” extends itself in the end"
      }
      if seen.insert(path).inserted { pending += targets[path] ?? [] }
    }
    return nil
  }
}
