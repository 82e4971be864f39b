import TokenModel
import TokenSource
import TokenTemplate

/// What the template of `tokens.scss` sees: the variables in order, and the paths of the tokens.
struct SassViewModel: ViewModel {
  /// The fields, in the order that gives them their ids.
  private enum FieldName: UInt16, CaseIterable {
    case moduleName, version, package, variables, tokens, name, value, comment, path
  }

  /// The kinds of object.
  private enum Scope: UInt16 {
    case variable, token, sheet
  }

  /// The schema and the scope of its outermost object.
  static let contract: (schema: Schema, root: ScopeID) = {
    var schema = Schema(names: FieldName.allCases.map { "\($0)" })
    let variable = schema.scope("variable", [.code("name"), .code("value"), .lines("comment")])
    let token = schema.scope("token", [.text("path"), .code("name")])
    let root = schema.scope(
      "sheet",
      [
        .code("moduleName"), .code("version"), .code("package"), .list("variables", of: variable),
        .list("tokens", of: token),
      ])
    return (schema, root)
  }()

  let schema = contract.schema
  let root = Node(scope: Scope.sheet.rawValue)
  private let emission: Emission
  private let variables: [SassVariables.Variable]
  /// The first variable of each token.
  private let tokens: [SassVariables.Variable]
  private let comments: CommentLines

  init(_ emission: Emission, _ variables: SassVariables) {
    self.emission = emission
    self.variables = variables.all
    tokens = variables.all.filter { $0.part == .whole }
    comments = CommentLines(emission.set.assembled)
  }

  func count(of field: FieldID, at node: Node) -> Int {
    switch FieldName(rawValue: field.index) {
    case .variables: return variables.count
    case .tokens: return tokens.count
    case .comment:
      let variable = variables[Int(node.index)]
      return variable.part == .whole ? comments.count(variable.token) : 0
    default: return 1
    }
  }

  func child(_ index: Int, of field: FieldID, at node: Node) -> Node {
    let scope: Scope = FieldName(rawValue: field.index) == .variables ? .variable : .token
    return Node(scope: scope.rawValue, index: Int32(truncatingIfNeeded: index))
  }

  func write(_ field: FieldID, at node: Node, to out: inout OutputBuffer) {
    let variable: SassVariables.Variable? =
      switch Scope(rawValue: node.scope) {
      case .variable: variables[Int(node.index)]
      case .token: tokens[Int(node.index)]
      default: nil
      }
    switch FieldName(rawValue: field.index) {
    case .moduleName: out.append(emission.configuration.name)
    case .version: out.append(emission.configuration.version)
    case .package: out.append(WebPackage.name(emission.configuration.name))
    case .name: out.append(variable?.name ?? "")
    case .value: out.append(variable?.value ?? "")
    case .path: out.append(variable.map { emission.set.path(of: $0.token) } ?? "")
    default: break
    }
  }

  func write(line: Int, of field: FieldID, at node: Node, to out: inout OutputBuffer) {
    comments.write(line, of: variables[Int(node.index)].token, to: &out)
  }
}
