public import TokenModel
import TokenSource
import TokenTemplate

/// Prints what templates see as JSON: every field of every object, so that a project can look before it writes a
/// template.
public struct ViewJSON {
  private let model: any ViewModel
  private let root: ScopeID
  private var out = OutputBuffer()
  private var stack: [Frame] = []

  /// A value that is being printed: the fields of an object, or the items of a list.
  private enum Frame {
    case object(Node, ArraySlice<Field>, isFirst: Bool)
    case list(Node, FieldID, of: ScopeID, next: Int, count: Int)
  }

  /// The data of a view.
  ///
  /// - Parameters:
  ///   - view: what to print.
  ///   - emission: what would be written.
  ///   - css: the names of custom properties.
  ///   - swift: the names of constants.
  ///   - looks: how materials look on the web.
  public static func text(
    _ view: OutputView, _ emission: Emission, _ css: CSSNames, _ swift: SwiftNames, _ looks: WebLooks
  ) -> [UInt8] {
    var printer = ViewJSON(model: view.model(emission, css, swift, looks), root: view.contract.root)
    printer.print(head: "{\"view\": \"\(view.rawValue)\", \"version\": \(view.version), \"data\": ")
    printer.out.append("}\n")
    return printer.out.bytes
  }

  private init(model: any ViewModel, root: ScopeID) {
    self.model = model
    self.root = root
  }

  // Groups nest as deep as a file may, so the way down is kept by hand.
  private mutating func print(head: String) {
    out.append(head)
    open(model.root, root)
    while let top = stack.popLast() {
      switch top {
      case .object(let node, let fields, let isFirst):
        guard let field = fields.first else {
          if !isFirst { newLine() }
          out.append("}")
          continue
        }
        stack.append(.object(node, fields.dropFirst(), isFirst: false))
        if !isFirst { out.append(",") }
        newLine()
        out.appendJSONString(field.name)
        out.append(": ")
        print(field, node)
      case .list(let node, let field, let scope, let next, let count):
        guard next < count else {
          newLine()
          out.append("]")
          continue
        }
        stack.append(.list(node, field, of: scope, next: next + 1, count: count))
        if next > 0 { out.append(",") }
        newLine()
        open(model.child(next, of: field, at: node), scope)
      }
    }
  }

  private mutating func open(_ node: Node, _ scope: ScopeID) {
    out.append("{")
    stack.append(.object(node, model.schema.fields(of: scope)[...], isFirst: true))
  }

  private mutating func print(_ field: Field, _ node: Node) {
    guard let id = model.schema.field(field.name) else { return out.append("null") }
    let count = model.count(of: id, at: node)
    switch field.kind {
    case .bool: out.append(count > 0 ? "true" : "false")
    case .text, .code, .template:
      var text = OutputBuffer()
      model.write(id, at: node, to: &text)
      out.appendJSONString(String(decoding: text.bytes, as: UTF8.self))
    case .lines:
      out.append("[")
      for line in 0..<count {
        var text = OutputBuffer()
        model.write(line: line, of: id, at: node, to: &text)
        if line > 0 { out.append(", ") }
        out.appendJSONString(String(decoding: text.bytes, as: UTF8.self))
      }
      out.append("]")
    case .object where count == 0: out.append("null")
    case .object(let scope): open(model.child(0, of: id, at: node), scope)
    case .list where count == 0: out.append("[]")
    case .list(let scope):
      out.append("[")
      stack.append(.list(node, id, of: scope, next: 0, count: count))
    }
  }

  private mutating func newLine() {
    out.append("\n")
    // Deeper than this an indentation would only fill the file.
    for _ in 0..<min(stack.count, 40) { out.append("  ") }
  }
}
