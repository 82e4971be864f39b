import TokenDiagnostics
import TokenSyntax

/// The resolver document and what the contexts of its modifiers stand for. Whether it has them is judged where it is
/// known.
extension ConfigurationReader {
  /// The file alone, or an object with it and what else is said of the resolver.
  mutating func resolver(_ node: NodeID) {
    guard tree.kind(node) == .object else { return resolverFile(node, "“resolver”") }
    for (name, value) in members(node, ["file", "native"], of: "“resolver”") {
      if name == "file" { resolverFile(value, "“file”") } else { native(value) }
    }
  }

  private mutating func resolverFile(_ node: NodeID, _ what: String) {
    guard let path = string(node, what) else { return }
    guard isInside(path) else { return fail(node, "\(what) is a resolver document below the input folder") }
    configuration.resolver = Declared(path, tree.location(node))
  }

  private mutating func native(_ node: NodeID) {
    guard tree.kind(node) == .object else {
      return fail(node, "“native” is an object of modifiers, each with its contexts and what they stand for")
    }
    for member in tree.members(of: node) {
      let name = tree.string(member.key)
      guard tree.kind(member.value) == .object else {
        fail(member.value, "“\(name.clipped)” is an object of contexts, as in {\"night\": {\"appearance\": \"dark\"}}")
        continue
      }
      let count = diagnostics.count
      let contexts = tree.members(of: member.value).compactMap { context -> NativeModifier.Context? in
        guard let setting = nativeSetting(context.value) else { return nil }
        return .init(name: declared(context.key), setting: setting)
      }
      // What is said by halves would be reported a second time where the contexts are known.
      guard diagnostics.count == count else { continue }
      configuration.nativeModifiers.append(NativeModifier(name: declared(member.key), contexts: contexts))
    }
  }

  private func declared(_ key: NodeID) -> Declared<String> { Declared(tree.string(key), tree.location(key)) }

  private mutating func nativeSetting(_ node: NodeID) -> NativeSetting? {
    var setting = NativeSetting()
    let count = diagnostics.count
    for (name, value) in members(node, ["appearance", "contrast", "transparency"], of: "a context's setting") {
      switch name {
      case "appearance": setting.appearance = choice(value, "an appearance")
      case "contrast": setting.contrast = choice(value, "a contrast")
      default: setting.transparency = choice(value, "a transparency")
      }
    }
    if setting.isEmpty, diagnostics.count == count {
      fail(node, "a context stands for an appearance, a contrast or a transparency; write {\"appearance\": \"dark\"}")
    }
    return setting.isEmpty ? nil : setting
  }
}
