import TokenSource

/// Writes the members of an object of which each may be missing; nothing where all are.
struct PreviewMembers {
  private let start: String
  private var isEmpty = true

  /// - Parameter start: what stands before the first member, the brace with it.
  init(_ start: String) { self.start = start }

  /// Begins a member, whose value the caller writes.
  mutating func open(_ name: String, to out: inout OutputBuffer) {
    out.append(isEmpty ? start : ",")
    isEmpty = false
    out.append("\"\(name)\":")
  }

  /// Adds a text.
  mutating func add(_ name: String, _ text: String, to out: inout OutputBuffer) {
    open(name, to: &out)
    out.appendJSONString(text)
  }

  /// Adds a value that is JSON already.
  mutating func add(_ name: String, json: String, to out: inout OutputBuffer) {
    open(name, to: &out)
    out.append(json)
  }

  /// Ends the object.
  func close(to out: inout OutputBuffer) { if !isEmpty { out.append("}") } }
}
