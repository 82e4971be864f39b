public import TokenDiagnostics
public import TokenSyntax

/// What a resolver is asked for: contexts of modifiers by their names.
public struct ResolverInput: Sendable {
  /// A name with what was given for it.
  private struct Entry {
    var name: String
    /// The context; nil for a value that is no string.
    var context: String?
    var namePlace: SourceLocation?
    var contextPlace: SourceLocation?
    /// An argument whose name may hold the sign that separates it from the context.
    var argument: String?
  }

  private var entries: [Entry] = []
  private var faults: [Diagnostic] = []

  /// Asks for contexts by name.
  public init(_ pairs: [(name: String, context: String)] = []) {
    entries = pairs.map { Entry(name: $0.name, context: $0.context) }
  }

  /// Asks for contexts by arguments such as `theme=dark`; nil if one lacks the sign.
  public init?(arguments: [String]) {
    for argument in arguments {
      guard let sign = argument.firstIndex(of: "=") else { return nil }
      entries.append(
        Entry(
          name: String(argument[..<sign]), context: String(argument[argument.index(after: sign)...]),
          argument: argument))
    }
  }

  /// Reads a JSON object of modifiers and contexts.
  public init(_ tree: SyntaxTree, _ node: NodeID) {
    guard tree.kind(node) == .object else {
      if tree.kind(node) != .invalid { faults.append(.inputNotObject(tree.location(node))) }
      return
    }
    for member in tree.members(of: node) where tree.kind(member.value) != .invalid {
      let isString = tree.kind(member.value) == .string
      entries.append(
        Entry(
          name: tree.string(member.key), context: isString ? tree.string(member.value) : nil,
          namePlace: tree.location(member.key), contextPlace: tree.location(member.value)))
    }
  }

  /// The choice that the input makes, defaults filled in.
  ///
  /// A name or a context that fits none exactly may fit one in another letter case. A document without modifiers takes
  /// any input; a modifier that the resolution order leaves out may be named and need not be.
  /// - Returns: nil where something is wrong with the input; all of it is reported.
  public func permutation(of resolver: Resolver) -> (permutation: Permutation?, diagnostics: [Diagnostic]) {
    var choice = Permutation.base(of: resolver)
    guard !resolver.modifiers.isEmpty else { return (choice, []) }
    var diagnostics = faults
    var named: [Int: Entry] = [:]
    for entry in entries {
      let entry = Self.split(entry, resolver)
      guard let index = Self.match(entry.name, resolver.modifiers.map(\.name)) else {
        diagnostics.append(.unknownInput(entry.namePlace, entry.name, resolver))
        continue
      }
      let modifier = resolver.modifiers[index]
      let earlier = named.updateValue(entry, forKey: index)
      guard let context = entry.context else {
        diagnostics.append(.inputNotString(entry.contextPlace, modifier.name))
        continue
      }
      guard let chosen = Self.match(context, modifier.contexts.map(\.name)) else {
        diagnostics.append(.unknownContext(entry.contextPlace, context, modifier))
        continue
      }
      if earlier != nil, choice.contexts[index] != chosen {
        diagnostics.append(.inputTwice(entry.namePlace, modifier.name))
      }
      choice.contexts[index] = chosen
    }
    // An input that is none leaves everything open; to ask for each part of it as well would say it twice.
    if faults.isEmpty {
      for index in resolver.listed where named[index] == nil {
        let modifier = resolver.modifiers[index]
        // A default that is wrong is there all the same, and was reported.
        guard modifier.defaultIndex == nil, !modifier.hasWrongDefault else { continue }
        diagnostics.append(.missingInput(modifier))
      }
    }
    return (diagnostics.isEmpty ? choice : nil, diagnostics)
  }

  /// Takes an argument apart where the name of a modifier ends, if that is not at the first sign.
  private static func split(_ entry: Entry, _ resolver: Resolver) -> Entry {
    guard let argument = entry.argument, match(entry.name, resolver.modifiers.map(\.name)) == nil else { return entry }
    var result = entry
    for sign in argument.indices where argument[sign] == "=" {
      let name = String(argument[..<sign])
      guard match(name, resolver.modifiers.map(\.name)) != nil else { continue }
      result.name = name
      result.context = String(argument[argument.index(after: sign)...])
      return result
    }
    return entry
  }

  /// The index of a name among others: the same, else the only one that differs in letter case alone.
  private static func match(_ name: String, _ names: [String]) -> Int? {
    let bytes = Array(name.utf8)
    if let index = names.firstIndex(where: { $0.utf8.elementsEqual(bytes) }) { return index }
    let folded = Array(name.lowercased().utf8)
    let alike = names.indices.filter { names[$0].lowercased().utf8.elementsEqual(folded) }
    return alike.count == 1 ? alike[0] : nil
  }
}

extension Diagnostic {
  fileprivate static func inputNotObject(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, "input-type", "an input is an object of modifiers and contexts, as in {\"theme\": \"dark\"}", at: place)
  }

  fileprivate static func inputNotString(_ place: SourceLocation?, _ name: String) -> Diagnostic {
    Diagnostic(
      .error, "input-type", "the context given for “\(name.clipped)” is no string; write it in quotes", at: place)
  }

  fileprivate static func unknownInput(_ place: SourceLocation?, _ name: String, _ resolver: Resolver) -> Diagnostic {
    let names = resolver.modifiers.map(\.name)
    let hint =
      DidYouMean.closest(to: name, in: names).map { "did you mean “\($0.clipped)”?" } ?? "there is \(names.listed)"
    return Diagnostic(.error, "input-unknown", "there is no modifier “\(name.clipped)”; \(hint)", at: place)
  }

  fileprivate static func unknownContext(
    _ place: SourceLocation?, _ context: String, _ modifier: Modifier
  ) -> Diagnostic {
    let names = modifier.contexts.map(\.name)
    let hint =
      DidYouMean.closest(to: context, in: names).map { "did you mean “\($0.clipped)”?" } ?? "it has \(names.listed)"
    return Diagnostic(
      .error, "input-context", "“\(modifier.name.clipped)” has no context “\(context.clipped)”; \(hint)", at: place)
  }

  fileprivate static func inputTwice(_ place: SourceLocation?, _ name: String) -> Diagnostic {
    Diagnostic(.error, "input-context", "“\(name.clipped)” is given two contexts; choose one", at: place)
  }

  fileprivate static func missingInput(_ modifier: Modifier) -> Diagnostic {
    Diagnostic(
      .error, "input-missing",
      "“\(modifier.name.clipped)” has no default, so an input has to choose: \(modifier.contexts.map(\.name).listed)",
      at: modifier.place)
  }
}
