public import TokenSource

/// A place in a view model: a typed cursor that the view model alone interprets.
public struct Node: Hashable, Sendable {
  /// Which kind of object it is, as a rule `ScopeID.index`.
  public var scope: UInt16
  /// Which object of that kind.
  public var index: Int32
  /// Whatever else tells objects apart.
  public var extra: Int32

  /// Makes a cursor.
  @inlinable
  public init(scope: UInt16, index: Int32 = 0, extra: Int32 = 0) {
    self.scope = scope
    self.index = index
    self.extra = extra
  }
}

/// The data a template is rendered with, answered field by field; no tree is built in memory.
///
/// In strict mode the engine asks only for fields that `schema` gives the scope of a node.
public protocol ViewModel {
  /// The schema the templates were compiled against.
  var schema: Schema { get }
  /// The outermost object.
  var root: Node { get }
  /// Length of a list or of lines; 0 or 1 for everything else, 0 where it is absent, empty or false.
  func count(of field: FieldID, at node: Node) -> Int
  /// The item of a list, or (index 0) the object, that a field holds; asked only below `count`.
  func child(_ index: Int, of field: FieldID, at node: Node) -> Node
  /// Appends a value: code and template names as they are, text raw (the engine escapes what was appended).
  func write(_ field: FieldID, at node: Node, to out: inout OutputBuffer)
  /// Appends one line of a field of kind `lines`, without its line break.
  func write(line: Int, of field: FieldID, at node: Node, to out: inout OutputBuffer)
  /// Whether a node has a field of that name. Only asked in spec mode, where names are looked up while rendering.
  func holds(_ field: FieldID, at node: Node) -> Bool
}

extension ViewModel {
  /// Writes nothing: for view models without `lines`.
  public func write(line: Int, of field: FieldID, at node: Node, to out: inout OutputBuffer) {}
  /// True: in strict mode the schema has answered already.
  public func holds(_ field: FieldID, at node: Node) -> Bool { true }
}
