import TokenModel
import TokenSource
import TokenTemplate

/// What the template of the `android` output sees: files with their resources. Where a file is made it is the only one.
struct AndroidViewModel: ViewModel {
  /// The fields, in the order that gives them their ids.
  private enum FieldName: UInt16, CaseIterable {
    case moduleName, version, files, folder, name, isNight, resources, kind, path, value, comment, isPlain, isFloat
    case isStyle, items, text
  }

  /// The kinds of object.
  private enum Scope: UInt16 {
    case item, resource, file, android
  }

  /// The schema and the scope of its outermost object.
  static let contract: (schema: Schema, root: ScopeID) = {
    var schema = Schema(names: FieldName.allCases.map { "\($0)" })
    let item = schema.scope("item", [.code("name"), .text("text")])
    let resource = schema.scope(
      "resource",
      [
        .code("kind"), .code("name"), .text("path"), .lines("comment"), .bool("isPlain"), .bool("isFloat"),
        .bool("isStyle"), .code("value"), .list("items", of: item),
      ])
    let file = schema.scope(
      "file", [.code("folder"), .code("name"), .bool("isNight"), .list("resources", of: resource)])
    let root = schema.scope("android", [.code("moduleName"), .code("version"), .list("files", of: file)])
    return (schema, root)
  }()

  let schema = contract.schema
  let root = Node(scope: Scope.android.rawValue)
  private let emission: Emission
  private let files: [AndroidFile]
  /// Where the resources of each file begin among all.
  private let starts: [Int]
  private let resources: [AndroidFile.Resource]
  /// For each resource whether the comment of its token stands before it: at the first of a token, once in all.
  private let isCommented: [Bool]
  private let comments: CommentLines

  init(_ emission: Emission, _ files: [AndroidFile]) {
    self.emission = emission
    self.files = files
    var starts: [Int] = []
    var isCommented: [Bool] = []
    for file in files {
      starts.append(isCommented.count)
      var last: TokenID?
      for resource in file.resources {
        isCommented.append(!file.isNight && last != resource.token)
        last = resource.token
      }
    }
    self.starts = starts
    self.isCommented = isCommented
    resources = files.count == 1 ? files[0].resources : files.flatMap(\.resources)
    comments = CommentLines(emission.set.assembled)
  }

  // MARK: Walking

  func count(of field: FieldID, at node: Node) -> Int {
    let index = Int(node.index)
    switch FieldName(rawValue: field.index) {
    case .files: return files.count
    case .resources: return files[index].resources.count
    case .isNight: return files[index].isNight ? 1 : 0
    case .comment: return isCommented[index] ? comments.count(resources[index].token) : 0
    case .isFloat: return resources[index].resource.file == .floats ? 1 : 0
    case .isStyle: return resources[index].resource.file == .styles ? 1 : 0
    case .isPlain: return [.floats, .styles].contains(resources[index].resource.file) ? 0 : 1
    case .items: return items(index).count
    default: return 1
    }
  }

  private func items(_ resource: Int) -> [AndroidResource.Item] {
    if case .items(let items) = resources[resource].resource.value { return items }
    return []
  }

  func child(_ index: Int, of field: FieldID, at node: Node) -> Node {
    let place = Int32(truncatingIfNeeded: index)
    return switch FieldName(rawValue: field.index) {
    case .files: Node(scope: Scope.file.rawValue, index: place)
    case .resources: Node(scope: Scope.resource.rawValue, index: place + Int32(starts[Int(node.index)]))
    // `extra` is the resource.
    default: Node(scope: Scope.item.rawValue, index: place, extra: node.index)
    }
  }

  // MARK: Writing

  func write(_ field: FieldID, at node: Node, to out: inout OutputBuffer) {
    let index = Int(node.index)
    switch FieldName(rawValue: field.index) {
    case .moduleName: out.append(emission.configuration.name)
    case .version: out.append(Self.comment(emission.configuration.version))
    case .folder: out.append(files[index].folder)
    case .name: writeName(node, to: &out)
    case .kind: out.append(resources[index].resource.kind.rawValue)
    case .path: out.append(emission.set.path(of: resources[index].token))
    case .value: if case .text(let text) = resources[index].resource.value { out.append(text) }
    case .text: out.append(items(Int(node.extra))[index].text)
    default: break
    }
  }

  private func writeName(_ node: Node, to out: inout OutputBuffer) {
    switch Scope(rawValue: node.scope) {
    case .file: out.append(files[Int(node.index)].name)
    case .item: out.append(items(Int(node.extra))[Int(node.index)].name)
    default: out.append(resources[Int(node.index)].name)
    }
  }

  func write(line: Int, of field: FieldID, at node: Node, to out: inout OutputBuffer) {
    var text = OutputBuffer()
    comments.write(line, of: resources[Int(node.index)].token, to: &text)
    out.append(Self.comment(String(decoding: text.bytes, as: UTF8.self)))
  }

  /// A text inside a comment of XML, which knows no `--`, no `-` at its end and no characters that are none.
  private static func comment(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "-", result.hasSuffix("-") { result += " " }
      let isNone = scalar.value & 0xFFFE == 0xFFFE || scalar.value < 0x20 && scalar != "\t"
      result.unicodeScalars.append(isNone ? "\u{FFFD}" : scalar)
    }
    return result.hasSuffix("-") ? result + " " : result
  }
}
