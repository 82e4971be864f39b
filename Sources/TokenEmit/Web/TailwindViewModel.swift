import TokenModel
import TokenSource
import TokenTemplate

/// What the template of `tailwind.css` sees: the theme variables by namespace, and the breakpoints apart.
struct TailwindViewModel: ViewModel {
  /// The fields, in the order that gives them their ids.
  private enum FieldName: UInt16, CaseIterable {
    case moduleName, version, package, sections, comment, entries, name, value, breakpoints, hasBreakpoints
  }

  /// The kinds of object.
  private enum Scope: UInt16 {
    case entry, section, sheet
  }

  /// The schema and the scope of its outermost object.
  static let contract: (schema: Schema, root: ScopeID) = {
    var schema = Schema(names: FieldName.allCases.map { "\($0)" })
    let entry = schema.scope("entry", [.code("name"), .code("value")])
    let section = schema.scope("section", [.code("comment"), .list("entries", of: entry)])
    let root = schema.scope(
      "sheet",
      [
        .code("moduleName"), .code("version"), .code("package"), .list("sections", of: section),
        .bool("hasBreakpoints"), .list("breakpoints", of: entry),
      ])
    return (schema, root)
  }()

  let schema = contract.schema
  let root = Node(scope: Scope.sheet.rawValue)
  private let configuration: Configuration
  private let theme: TailwindTheme

  init(_ emission: Emission, _ theme: TailwindTheme) {
    configuration = emission.configuration
    self.theme = theme
  }

  func count(of field: FieldID, at node: Node) -> Int {
    switch FieldName(rawValue: field.index) {
    case .sections: theme.sections.count
    case .entries: theme.sections[Int(node.index)].entries.count
    case .breakpoints: theme.breakpoints.count
    case .hasBreakpoints: theme.breakpoints.isEmpty ? 0 : 1
    default: 1
    }
  }

  func child(_ index: Int, of field: FieldID, at node: Node) -> Node {
    let place = Int32(truncatingIfNeeded: index)
    return switch FieldName(rawValue: field.index) {
    case .sections: Node(scope: Scope.section.rawValue, index: place)
    // `extra` is the section; -1 for the breakpoints.
    case .entries: Node(scope: Scope.entry.rawValue, index: place, extra: node.index)
    default: Node(scope: Scope.entry.rawValue, index: place, extra: -1)
    }
  }

  private func entry(_ node: Node) -> TailwindTheme.Entry {
    let entries = node.extra < 0 ? theme.breakpoints : theme.sections[Int(node.extra)].entries
    return entries[Int(node.index)]
  }

  func write(_ field: FieldID, at node: Node, to out: inout OutputBuffer) {
    switch FieldName(rawValue: field.index) {
    case .moduleName: out.append(configuration.name)
    case .version: out.append(configuration.version)
    case .package: out.append(WebPackage.name(configuration.name))
    case .comment: out.append(theme.sections[Int(node.index)].namespace.summary)
    // Names are given with their dashes, so that nothing else can stand before them.
    case .name: out.append(entry(node).name)
    case .value: out.append(entry(node).value)
    default: break
    }
  }
}
