import TokenModel
import TokenSource
import TokenTemplate

/// What the template of `materials.css` sees: lists of rules, each with its selector and declarations.
struct MaterialsViewModel: ViewModel {
  /// The fields, in the order that gives them their ids.
  private enum FieldName: UInt16, CaseIterable {
    case moduleName, version, hasMaterials, all, hasTints, tinted
    case grounds, darkGrounds, looks, darkLooks, vibrancy, darkVibrancy, levels, surfaces, darkTints, content
    case standIns, wide, hasWide, wideCondition
    case hasDarkGrounds, hasDarkLooks, hasDarkTints, hasVibrancy, hasSurfaces
    case comment, selector, declarations, property, value
  }

  private static let lists: [FieldName] = [
    .grounds, .darkGrounds, .looks, .darkLooks, .vibrancy, .darkVibrancy, .levels, .surfaces, .darkTints,
    .content, .standIns, .wide,
  ]

  /// The schema and the scopes in it.
  static let contract: (schema: Schema, root: ScopeID, rule: ScopeID, declaration: ScopeID) = {
    var schema = Schema(names: FieldName.allCases.map { "\($0)" })
    let declaration = schema.scope("declaration", [.code("property"), .code("value")])
    let rule = schema.scope(
      "rule", [.lines("comment"), .code("selector"), .list("declarations", of: declaration)])
    let root = schema.scope(
      "materials",
      [
        .code("moduleName"), .code("version"), .bool("hasMaterials"), .lines("all"),
        .bool("hasTints"), .code("tinted"), .bool("hasDarkGrounds"), .bool("hasDarkLooks"), .bool("hasDarkTints"),
        .bool("hasVibrancy"), .bool("hasSurfaces"), .bool("hasWide"), .code("wideCondition"),
      ] + lists.map { .list("\($0)", of: rule) })
    return (schema, root, rule, declaration)
  }()

  let schema = contract.schema
  let root = Node(scope: contract.root.index)
  private let sheet: MaterialSheet

  /// All classes, as lines of a list.
  private let classes: [String]

  init(_ sheet: MaterialSheet) {
    self.sheet = sheet
    classes = CSSRule.lines(sheet.classes)
  }

  private func rules(_ field: FieldName) -> [CSSRule] {
    switch field {
    case .grounds: sheet.grounds.light
    case .darkGrounds: sheet.grounds.dark
    case .looks: sheet.looks.light
    case .darkLooks: sheet.looks.dark
    case .vibrancy: sheet.vibrancy.light
    case .darkVibrancy: sheet.vibrancy.dark
    case .levels: sheet.levels
    case .surfaces: sheet.surfaces
    case .darkTints: sheet.darkTints
    case .content: sheet.content
    case .standIns: sheet.wide.standIns
    case .wide: sheet.wide.wide
    default: []
    }
  }

  /// The rule of a node: `extra` says in which list, and in the lower bits of a declaration's which rule.
  private func rule(_ node: Node) -> CSSRule {
    let isDeclaration = node.scope == Self.contract.declaration.index
    let list = Self.lists[Int(isDeclaration ? node.extra & 15 : node.extra)]
    return rules(list)[Int(isDeclaration ? node.extra >> 4 : node.index)]
  }

  func count(of field: FieldID, at node: Node) -> Int {
    guard let name = FieldName(rawValue: field.index) else { return 1 }
    switch name {
    case .hasMaterials: return sheet.classes.isEmpty ? 0 : 1
    case .hasTints: return sheet.tinted.isEmpty ? 0 : 1
    case .hasDarkGrounds: return sheet.grounds.dark.isEmpty ? 0 : 1
    case .hasDarkLooks: return sheet.looks.dark.isEmpty ? 0 : 1
    case .hasDarkTints: return sheet.darkTints.isEmpty ? 0 : 1
    case .hasVibrancy: return sheet.levels.isEmpty ? 0 : 1
    case .hasSurfaces: return sheet.surfaces.isEmpty ? 0 : 1
    case .hasWide, .wideCondition: return sheet.wide.condition.isEmpty ? 0 : 1
    case .all: return classes.count
    case .comment: return rule(node).comment.isEmpty ? 0 : 1
    case .selector: return rule(node).selector.isEmpty ? 0 : 1
    case .declarations: return rule(node).declarations.count
    default: return Self.lists.contains(name) ? rules(name).count : 1
    }
  }

  func child(_ index: Int, of field: FieldID, at node: Node) -> Node {
    let index = Int32(truncatingIfNeeded: index)
    guard let name = FieldName(rawValue: field.index), name != .declarations else {
      return Node(scope: Self.contract.declaration.index, index: index, extra: node.index << 4 | node.extra)
    }
    let list = Self.lists.firstIndex(of: name) ?? 0
    return Node(scope: Self.contract.rule.index, index: index, extra: Int32(truncatingIfNeeded: list))
  }

  func write(_ field: FieldID, at node: Node, to out: inout OutputBuffer) {
    switch FieldName(rawValue: field.index) {
    case .moduleName: out.append(sheet.emission.configuration.name)
    case .version: out.append(sheet.emission.configuration.version)
    case .wideCondition: out.append(sheet.wide.condition)
    case .tinted: out.append(CSSRule.any(sheet.tinted))
    case .selector: out.append(rule(node).selector)
    case .property: out.append(rule(node).declarations[Int(node.index)].property)
    case .value: out.append(rule(node).declarations[Int(node.index)].value)
    default: break
    }
  }

  func write(line: Int, of field: FieldID, at node: Node, to out: inout OutputBuffer) {
    if FieldName(rawValue: field.index) == .all {
      out.append(classes[line])
    } else {
      out.append(rule(node).comment)
    }
  }
}
