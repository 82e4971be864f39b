public import TokenDiagnostics
import TokenSource
public import TokenSyntax

/// Reads `tokenc.json`, with a place for everything that is wrong.
public struct ConfigurationReader {
  let tree: SyntaxTree
  var configuration = Configuration()
  var diagnostics: [Diagnostic] = []

  /// Reads a configuration; what is wrong keeps its default.
  public static func read(_ tree: SyntaxTree) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
    var reader = ConfigurationReader(tree: tree)
    if let root = tree.root { reader.root(root) }
    return (reader.configuration, reader.diagnostics)
  }

  private mutating func root(_ root: NodeID) {
    let known = [
      "name", "version", "edition", "library", "limits", "resolver", "platforms", "outputs", "rules", "templates",
      "$schema",
    ]
    for (name, value) in members(root, known, of: "the configuration") {
      switch name {
      case "name": readName(value)
      case "version": readVersion(value)
      case "edition": readEdition(value)
      case "library": library(value)
      case "limits": limits(value)
      case "resolver": resolver(value)
      case "platforms": platforms(value)
      case "outputs": outputs(value)
      case "rules": rules(value)
      case "templates": templates(value)
      default: break
      }
    }
  }

  // MARK: Helpers

  mutating func fail(_ node: NodeID, _ message: String, id: DiagnosticID = "configuration", fixes: [FixIt] = []) {
    guard tree.kind(node) != .invalid else { return }
    diagnostics.append(Diagnostic(.error, id, message, at: tree.location(node), fixes: fixes))
  }

  /// The known members of an object; unknown ones are reported.
  mutating func members(_ node: NodeID, _ known: [String], of what: String) -> [(name: String, value: NodeID)] {
    guard tree.kind(node) == .object else {
      fail(node, "\(what) is an object")
      return []
    }
    var result: [(String, NodeID)] = []
    for member in tree.members(of: node) {
      let name = tree.string(member.key)
      if known.contains(name) {
        result.append((name, member.value))
      } else {
        // What stands there already can't be meant.
        failUnknown(member.key, name, known.filter { tree.member($0, of: node) == nil }, known, of: what)
      }
    }
    return result
  }

  private mutating func failUnknown(
    _ key: NodeID, _ name: String, _ free: [String], _ known: [String], of what: String
  ) {
    if name == "iPadOS", known.contains("iOS") {
      return fail(key, "“iPadOS” follows “iOS” and has no version of its own; leave it out")
    }
    let list = known.filter { $0 != "$schema" }.joined(separator: ", ")
    guard let guess = DidYouMean.closest(to: name, in: free) else {
      return fail(key, "\(what) has no “\(name.clipped)”; it has \(list)")
    }
    let place = tree.location(key)
    fail(
      key, "\(what) has no “\(name.clipped)”; did you mean “\(guess)”?",
      fixes: [FixIt("replace with \"\(guess)\"", replacing: place, with: "\"\(guess)\"")])
  }

  mutating func string(_ node: NodeID, _ what: String) -> String? {
    guard tree.kind(node) == .string else {
      fail(node, "\(what) is a string")
      return nil
    }
    return tree.string(node)
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: NodeID, _ what: String, _: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    let allowed = Choice.allCases.map(\.rawValue)
    guard let text = tree.kind(node) == .string ? tree.string(node) : nil else {
      fail(node, "\(what) is one of \(allowed.joined(separator: ", "))")
      return nil
    }
    if let value = Choice(rawValue: text) { return value }
    let list = allowed.joined(separator: ", ")
    guard let guess = DidYouMean.closest(to: text, in: allowed) else {
      fail(node, "“\(text.clipped)” is no \(what.withoutArticle); it is one of \(list)")
      return nil
    }
    fail(
      node, "“\(text.clipped)” is no \(what.withoutArticle); did you mean “\(guess)”? Allowed are \(list)",
      fixes: [FixIt("replace with \"\(guess)\"", replacing: tree.location(node), with: "\"\(guess)\"")])
    return nil
  }

  private mutating func wholeNumber(_ node: NodeID, _ what: String) -> Int? {
    let value = tree.number(node)
    guard tree.kind(node) == .number, let number = Int(exactly: value), (1...1_000_000_000).contains(number) else {
      fail(node, "\(what) is a whole number from 1 up")
      return nil
    }
    return number
  }

  // MARK: Name, version, library, limits

  private mutating func readName(_ node: NodeID) {
    guard let name = string(node, "“name”") else { return }
    let isLetter: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0 == "_") }
    let isValid =
      name.first.map(isLetter) == true && name.allSatisfy { isLetter($0) || ($0.isASCII && $0.isNumber) }
    guard isValid, name != "_", name != "Swift", name.count <= 100 else {
      return fail(node, "“name” becomes a Swift module: letters, digits and “_”, not a digit first")
    }
    configuration.name = name
  }

  private mutating func readEdition(_ node: NodeID) {
    guard let edition = string(node, "“edition”") else { return }
    guard let parts = PlatformVersion(edition), parts.major >= 2000 else {
      return fail(node, "“edition” is the year of a set of rules, as in \"2025\"")
    }
    configuration.edition = edition
  }

  private mutating func readVersion(_ node: NodeID) {
    guard let version = string(node, "“version”") else { return }
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber: (Substring) -> Bool = {
      !$0.isEmpty && $0.count < 10 && $0.utf8.allSatisfy { (0x30...0x39) ~= $0 } && ($0 == "0" || !$0.hasPrefix("0"))
    }
    guard parts.count == 3, parts.allSatisfy(isNumber) else {
      return fail(node, "“version” is three numbers with dots, as in \"1.4.0\"")
    }
    configuration.version = version
  }

  private mutating func library(_ node: NodeID) {
    guard tree.kind(node) == .object else {
      if let emission = choice(node, "a library setting", Configuration.LibraryEmission.self) {
        configuration.libraryEmission = emission
      }
      return
    }
    for (name, value) in members(node, ["emit", "source"], of: "“library”") {
      if name == "emit" {
        if let emission = choice(value, "a library setting", Configuration.LibraryEmission.self) {
          configuration.libraryEmission = emission
        }
      } else if let source = string(value, "“source”") {
        guard isInside(source) else {
          fail(value, "“source” is a folder below the input folder")
          continue
        }
        configuration.librarySource = source
      }
    }
  }

  /// Whether a path stays below the folder it starts from.
  func isInside(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/") && !path.contains("\\") && !path.utf8.contains(0)
      && !path.split(separator: "/").contains("..")
  }

  private mutating func limits(_ node: NodeID) {
    for (name, value) in members(node, ["depth", "permutations", "inherited", "sources"], of: "“limits”") {
      guard let number = wholeNumber(value, "“\(name)”") else { continue }
      switch name {
      case "depth": configuration.depthLimit = number
      case "permutations": configuration.permutationLimit = number
      case "inherited": configuration.inheritedLimit = number
      default: configuration.sourceLimit = number
      }
    }
  }

  // MARK: Platforms

  private mutating func platforms(_ node: NodeID) {
    let known = Platform.allCases.filter { $0 != .iPadOS }.map(\.rawValue)
    for (name, value) in members(node, known, of: "“platforms”") {
      guard let platform = Platform(rawValue: name) else { continue }
      if tree.kind(value) == .false {
        configuration.platforms[platform] = nil
      } else if platform == .web {
        if tree.kind(value) != .true { fail(value, "“web” is true or false") }
      } else if tree.kind(value) == .string, let version = PlatformVersion(tree.string(value)) {
        configuration.platforms[platform] = version
        if let least = Configuration.oldestPlatforms[platform], version < least {
          fail(value, "generated Swift needs \(name) \(least.text) or later; write \"\(least.text)\"")
        }
      } else {
        fail(value, "“\(name)” is its lowest version, as in \"17.0\", or false")
      }
    }
    configuration.platforms[.iPadOS] = configuration.platforms[.iOS]
  }
}
