import TokenDiagnostics
import TokenSyntax

/// Entries of `sets` and `modifiers`.
extension ResolverReader {
  /// A modifier before its sources are known.
  struct ModifierDraft {
    var name: String
    var description: String?
    /// The contexts, in the order of the document.
    var contexts: [ContextDraft]
    var defaultIndex: Int?
    /// Whether there is a default that is none of the contexts, which was reported.
    var hasWrongDefault: Bool
    var place: SourceLocation
    /// The objects it was read from: references first, what they lead to last.
    var layers: [Spot]
  }

  /// A context and the node of its list.
  struct ContextDraft {
    let name: String
    let list: Int?
  }

  mutating func readSetEntry(_ value: Spot) {
    guard expect(.object, value, "a set") else { return }
    _ = node(value, .set)
  }

  mutating func readModifierEntry(_ key: Spot, _ value: Spot) -> ModifierDraft? {
    guard expect(.object, value, "a modifier"), let layers = chain(from: value, .modifier) else { return nil }
    return readModifier(named: text(key), place(key), layers)
  }

  /// Reads a modifier from the objects of a chain of references. The members of an object take the place of those of
  /// the objects it leads to, each as a whole.
  mutating func readModifier(named name: String, _ place: SourceLocation, _ layers: [Spot]) -> ModifierDraft? {
    guard let last = layers.last else { return nil }
    guard kind(last) == .object else {
      reportNoModifier(layers)
      return nil
    }
    for layer in layers { checkMembers(of: layer, isModifier: true) }
    guard let contexts = first("contexts", in: layers) else {
      if !tree(last).isBroken(last.node),
        !layers.contains(where: { hasSlip(for: "contexts", in: $0, isModifier: true) })
      {
        report(once: last, .missingMember(self.place(last), "contexts", of: "a modifier"))
      }
      return nil
    }
    guard let list = readContexts(contexts.value) else { return nil }
    let description = first("description", in: layers)?.value
    let index = readDefault(layers, contexts, list)
    return ModifierDraft(
      name: name, description: description.flatMap { kind($0) == .string ? text($0) : nil }, contexts: list,
      defaultIndex: index, hasWrongDefault: index == nil && first("default", in: layers) != nil, place: place,
      layers: layers)
  }

  private mutating func reportNoModifier(_ layers: [Spot]) {
    guard layers.count > 1, let reference = reference(layers[layers.count - 2]), let last = layers.last else { return }
    guard kind(last) != .invalid else { return }
    report(once: reference, .targetIsNoDefinition(place(reference), text(reference), place(last)))
  }

  private func first(_ name: StaticString, in layers: [Spot]) -> (value: Spot, layer: Int)? {
    for (index, layer) in layers.enumerated() {
      if let value = member(name, of: layer) { return (value, index) }
    }
    return nil
  }

  private mutating func readContexts(_ spot: Spot) -> [ContextDraft]? {
    if let known = contextLists[spot] { return known }
    contextLists[spot] = .some(nil)
    guard expect(.object, spot, "“contexts”") else { return nil }
    var list: [ContextDraft] = []
    for (key, value) in members(spot) {
      list.append(ContextDraft(name: text(key), list: self.list(value, "a context")))
    }
    if list.count < 2, !tree(spot).isBroken(spot.node) {
      report(once: spot, .tooFewContexts(place(spot), list.first?.name))
    }
    // A modifier without contexts is none, every time that it is read.
    let result = list.isEmpty ? nil : list
    contextLists[spot] = .some(result)
    return result
  }

  /// The index of the default context, which is one of the contexts exactly.
  private mutating func readDefault(
    _ layers: [Spot], _ contexts: (value: Spot, layer: Int), _ list: [ContextDraft]
  ) -> Int? {
    guard let (value, layer) = first("default", in: layers), kind(value) != .invalid else { return nil }
    guard kind(value) == .string else {
      report(once: value, .defaultNotString(place(value), tree(value).range(value.node), tree(value)))
      return nil
    }
    let wanted = tree(value).decodedBytes(value.node)
    if let index = list.firstIndex(where: { Array($0.name.utf8) == wanted }) { return index }
    guard !tree(contexts.value).isBroken(contexts.value.node) else { return nil }
    // Where contexts were replaced, the default was right where it stands.
    let isReplaced = contexts.layer < layer
    let spot = isReplaced ? contexts.value : value
    report(
      once: spot,
      .wrongDefault(
        place(spot), text(value), list.map(\.name), default: isReplaced ? place(value) : nil))
    return nil
  }
}
