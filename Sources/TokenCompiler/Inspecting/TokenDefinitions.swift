import TokenModel
import TokenSource
import TokenSyntax

/// Finds every place that gives a token a value, in all files and contexts.
struct TokenDefinitions {
  private let inspection: Inspection
  private let names: [String]

  /// - Parameter names: the names of the token's path, the outermost first.
  init(_ inspection: Inspection, _ names: [String]) {
    self.inspection = inspection
    self.names = names
  }

  /// The places, later ones of which take the place of earlier ones.
  ///
  /// - Parameter base: the place of the one that holds where no theme is chosen.
  func all(base: TokenReport.Place) -> [TokenReport.Definition] {
    var result: [TokenReport.Definition] = []
    for (source, context) in sources {
      guard let root = source.root, let found = find(in: source.tree, root) else { continue }
      let place = inspection.places.place(source.tree.location(found.key))
      // A set that the order names twice gives its value once.
      if result.contains(where: { $0.place == place && $0.context == context }) { continue }
      result.append(
        TokenReport.Definition(
          place: place, context: context, written: Self.text(found.value, source.tree), isBase: place == base))
    }
    return result
  }

  /// All sources with the contexts they are for.
  private var sources: [(SourceTree, String?)] {
    let trees = inspection.analysis.set.assembled.trees.filter { !$0.tree.isBuilt }
    let library = trees.filter { $0.layer == .library }.map { ($0, Optional("library")) }
    guard let resolver = inspection.input.resolver?.resolver else {
      return library + trees.filter { $0.layer == .project }.map { ($0, nil) }
    }
    return library
      + resolver.steps.flatMap { step -> [(SourceTree, String?)] in
        switch step {
        case .set(let sources): return sources.map { ($0, nil) }
        case .modifier(let index):
          let modifier = resolver.modifiers[index]
          return modifier.contexts.flatMap { context in
            context.sources.map { ($0, "\(modifier.name)=\(context.name)") }
          }
        }
      }
  }

  private func find(in tree: SyntaxTree, _ root: NodeID) -> (key: NodeID, value: NodeID)? {
    var object = root
    var key: NodeID?
    for name in names {
      guard tree.kind(object) == .object, let member = tree.member(name, of: object) else { return nil }
      object = member
      key = NodeID(index: member.index - 1)
    }
    guard let key, tree.kind(object) == .object,
      let value = tree.member("$value", of: object) ?? tree.member("$ref", of: object)
    else { return nil }
    return (key, value)
  }

  /// The bytes of a value, with runs of spaces outside strings made one.
  private static func text(_ node: NodeID, _ tree: SyntaxTree) -> String {
    var bytes: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for index in tree.range(node).indices {
      let byte = tree.bytes[index]
      if !isInString, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        if bytes.last != 0x20 { bytes.append(0x20) }
        continue
      }
      bytes.append(byte)
      if isInString, isEscaped {
        isEscaped = false
      } else if isInString, byte == 0x5C {
        isEscaped = true
      } else if byte
        == 0x22
      {
        isInString.toggle()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
