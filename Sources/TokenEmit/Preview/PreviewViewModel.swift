import TokenModel
import TokenSource
import TokenTemplate

/// What the templates of the preview see: the name of the page, and its data.
struct PreviewViewModel: ViewModel {
  /// The fields, in the order that gives them their ids.
  private enum FieldName: UInt16, CaseIterable {
    case moduleName, version, data
  }

  /// The schema and the scope of its outermost object.
  static let contract: (schema: Schema, root: ScopeID) = {
    var schema = Schema(names: FieldName.allCases.map { "\($0)" })
    let root = schema.scope("page", [.text("moduleName"), .text("version"), .code("data")])
    return (schema, root)
  }()

  let schema = contract.schema
  let root = Node(scope: contract.root.index)
  private let configuration: Configuration
  private let data: PreviewData

  init(_ source: PreviewData.Source) {
    configuration = source.emission.configuration
    data = PreviewData(source)
  }

  func count(of field: FieldID, at node: Node) -> Int { 1 }

  func child(_ index: Int, of field: FieldID, at node: Node) -> Node { root }

  func write(_ field: FieldID, at node: Node, to out: inout OutputBuffer) {
    switch FieldName(rawValue: field.index) {
    case .moduleName: out.append(configuration.name)
    case .version: out.append(configuration.version)
    case .data: data.append(to: &out)
    default: break
    }
  }
}
