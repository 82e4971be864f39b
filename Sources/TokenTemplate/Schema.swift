/// The name of a field, interned in one `Schema` (or in one `TemplateSet` compiled in spec mode).
///
/// The same name has the same id in every scope, so that a view model can switch over integers.
public struct FieldID: Hashable, Sendable {
  /// Place in `Schema.names` or `TemplateSet.names`.
  public let index: UInt16

  /// Names the field at `index`.
  @inlinable
  public init(_ index: UInt16) { self.index = index }

  /// The node itself, as in `{{.}}`. Only asked of a view model in spec mode.
  public static let itself = FieldID(.max)
}

/// A kind of object of a view model: one set of fields.
public struct ScopeID: Hashable, Sendable {
  /// Place in the order of declaration; the usual value of `Node.scope`.
  public let index: UInt16

  /// Names the scope at `index`.
  @inlinable
  public init(_ index: UInt16) { self.index = index }
}

/// What the templates of one view model may ask for: its scopes, their fields and the kinds of these.
///
/// Built by code, in the order that fixes the ids:
///
///     var schema = Schema(names: ["name", "summary", "colors"])
///     let color = schema.scope("color", [.code("name"), .text("summary")])
///     let page = schema.scope("page", [.list("colors", of: color)])
///
/// A scope that contains itself is declared first and defined later. Mistakes here are ours, not a user's: they stop
/// the program.
public struct Schema: Hashable, Sendable {
  struct Scope: Hashable, Sendable {
    var name: String
    var fields: [Field] = []
    var kinds: [FieldID: FieldKind] = [:]
  }

  /// The interned names; a `FieldID` is an index into this array.
  public private(set) var names: [String] = []
  private(set) var scopes: [Scope] = []
  private var ids: [String: FieldID] = [:]

  /// Starts without scopes. `names` get the ids 0, 1, 2 … in the order given; further ones follow as they are declared.
  public init(names: [String] = []) {
    for name in names { _ = intern(name) }
  }

  /// Declares a scope whose fields follow by `define(_:_:)`.
  public mutating func declare(_ name: String) -> ScopeID {
    precondition(scopes.count < Int(UInt16.max) - 1, "a schema holds at most 65534 scopes")
    scopes.append(Scope(name: name))
    return ScopeID(UInt16(scopes.count - 1))
  }

  /// Gives a declared scope its fields.
  public mutating func define(_ scope: ScopeID, _ fields: [Field]) {
    for field in fields {
      precondition(Self.isUsable(field.name), "'\(field.name)' cannot be the name of a field")
      if let inner = field.kind.scope { precondition(Int(inner.index) < scopes.count, "scope is not declared") }
      let id = intern(field.name)
      precondition(scopes[Int(scope.index)].kinds[id] == nil, "field '\(field.name)' is declared twice")
      scopes[Int(scope.index)].kinds[id] = field.kind
      scopes[Int(scope.index)].fields.append(field)
    }
  }

  /// Declares and defines a scope.
  public mutating func scope(_ name: String, _ fields: [Field]) -> ScopeID {
    let scope = declare(name)
    define(scope, fields)
    return scope
  }

  /// The id of a name, or nil if no field has it.
  public func field(_ name: String) -> FieldID? { ids[name] }

  /// The name a scope was declared with.
  public func name(of scope: ScopeID) -> String { scopes[Int(scope.index)].name }

  /// The fields of a scope in the order of declaration, for printing the contract of a view model.
  public func fields(of scope: ScopeID) -> [Field] { scopes[Int(scope.index)].fields }

  func kind(of field: FieldID, in scope: UInt16) -> FieldKind? { scopes[Int(scope)].kinds[field] }

  private mutating func intern(_ name: String) -> FieldID {
    if let id = ids[name] { return id }
    precondition(names.count < Int(UInt16.max), "a schema holds at most 65535 names")
    let id = FieldID(UInt16(names.count))
    names.append(name)
    ids[name] = id
    return id
  }

  /// Names that a tag can spell and that the engine does not provide itself.
  private static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && name != EngineField.isFirst && name != EngineField.isLast
      && name.utf8.allSatisfy { $0 > 0x20 && !"#^/>&!=<${}*.".utf8.contains($0) }
  }
}

/// The fields that every list item has without its view model's help.
enum EngineField {
  static let isFirst = "isFirst"
  static let isLast = "isLast"
}
