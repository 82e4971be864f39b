import TokenModel

/// The schema of token files: groups, tokens, and what says the type of each.
///
/// A token's type is its own, else that of the nearest group that names one. A schema knows no ancestors, so that there
/// is a definition of groups and tokens for each type that may hold around them, and one for none. What a group takes
/// over from another is not known either: there any type is taken.
struct TokenSchema {
  /// The types tokens may have.
  let types: [TokenType]

  /// The schema.
  ///
  /// - Parameter types: the types tokens may have; those of the standard for files of other tools.
  static func make(types: [TokenType] = TokenType.allCases) -> SchemaNode {
    let schema = TokenSchema(types: types)
    return schema.group(nil, isRoot: true).adding(["$defs": schema.definitions])
  }

  // MARK: Texts

  /// A name of a token or a group.
  static let name = #"^[^$.{}][^.{}]*$"#
  /// A reference in braces.
  static let alias = #"^\{(?:[^$.{}][^.{}]*\.)*(?:\$root|[^$.{}][^.{}]*)\}$"#
  /// What has a brace at either end is meant as a reference.
  static let meantAsAlias = #"^\{|\}$"#
  /// A JSON Pointer into the set.
  static let pointer = #"^#/(?:[^~#%]|~[01]|%[0-9A-Fa-f]{2})+$"#

  private static let referenceText = "The token or the group this one stands for: \"#/color/brand\"."

  // MARK: Definitions

  /// Everything that groups and tokens are described by.
  var definitions: SchemaNode {
    var list: [(name: String, value: SchemaNode)] = []
    for type in [nil] + types.map({ $0 }) {
      let suffix = Self.suffix(type)
      list.append(("node" + suffix, node(type)))
      list.append(("group" + suffix, group(type, isRoot: false)))
      list.append(("children" + suffix, children(type)))
      list.append(("token" + suffix, token(type)))
      list.append(("rootToken" + suffix, rootToken(type)))
    }
    list.append(("valueByType", byType() { ["properties": ["$value": .local(Self.value($0))]] }))
    list.append(("childrenByType", byType() { .local("children" + Self.suffix($0)) }))
    list.append(("anyValue", ["anyOf": .array(types.map { .local(Self.value($0)) })]))
    list += [
      ("groupMembers", groupMembers(isRoot: false)), ("tokenMembers", tokenMembers),
      ("referenceMembers", referenceMembers),
    ]
    list += shared
    for type in types { list.append((Self.value(type), TokenValues.value(of: type))) }
    list += TokenValues.definitions(for: types)
    return .object(list)
  }

  private static func suffix(_ type: TokenType?) -> String { type.map { "-" + $0.rawValue } ?? "" }

  /// The definition of a type's values.
  static func value(_ type: TokenType) -> String { type.rawValue + "Value" }

  private func byType(_ then: (TokenType) -> SchemaNode) -> SchemaNode {
    ["allOf": .array(types.map { .when(.has("$type", [$0.rawValue]), then: then($0)) })]
  }

  private var shared: [(name: String, value: SchemaNode)] {
    [
      (
        "type",
        SchemaNode.words(types.map(\.rawValue)).described(
          "The kind of value. On a group it holds for all tokens in it that don't say otherwise.")
      ),
      (
        "alias",
        SchemaNode.text(like: Self.alias).described(
          "Another token, by its path in braces: \"{color.brand}\". Its value is taken over whole.")
      ),
      (
        "pointer",
        SchemaNode.closed(
          [("$ref", .text(like: Self.pointer), "A JSON Pointer from the root of the set: \"#/color/brand/$value\".")],
          required: ["$ref"]
        ).described("A value or a part of one that stands elsewhere. Nothing else stands beside “$ref”.")
      ),
      (
        "description", SchemaNode.string.described("What it is for, in a sentence. Editors and generated code show it.")
      ),
      (
        "deprecated",
        SchemaNode.any(.boolean, .string).described(
          "Whether it should no longer be used: true, or a text that says what to use in its place. It holds for all in a group."
        )
      ),
      ("extensions", extensions),
    ]
  }

  // MARK: Nodes

  /// A token or a group.
  private func node(_ type: TokenType?) -> SchemaNode {
    SchemaNode(dictionaryLiteral: ("type", "object")).adding(
      .when(
        ["required": ["$value"]], then: .local("token" + Self.suffix(type)),
        otherwise: .local("group" + Self.suffix(type))))
  }

  private var ownMembers: [SchemaNode.Member] {
    [
      ("$type", .local("type"), ""), ("$description", .local("description"), ""),
      ("$deprecated", .local("deprecated"), ""), ("$extensions", .local("extensions"), ""),
    ]
  }

  private func token(_ type: TokenType?) -> SchemaNode {
    let inherited: SchemaNode = ["properties": ["$value": .local(type.map(Self.value) ?? "anyValue")]]
    return SchemaNode.local("tokenMembers")
      .adding(.when(["required": ["$type"]], then: .local("valueByType"), otherwise: inherited))
  }

  /// The members of any token with a value.
  private var tokenMembers: SchemaNode {
    let value: SchemaNode.Member = ("$value", [:], "The value, or a reference to that of another token.")
    return reserving(.closed([value] + ownMembers, required: ["$value"]))
  }

  /// The members of a token by reference.
  private var referenceMembers: SchemaNode {
    reserving(.closed([("$ref", .text(like: Self.pointer), Self.referenceText)] + ownMembers, required: ["$ref"]))
  }

  /// The token of a group, which is no group itself.
  private func rootToken(_ type: TokenType?) -> SchemaNode {
    .when(
      ["required": ["$value"]], then: .local("token" + Self.suffix(type)), otherwise: .local("referenceMembers"))
  }

  private func group(_ type: TokenType?, isRoot: Bool) -> SchemaNode {
    let inherited: SchemaNode = .when(
      .any(["required": ["$extends"]], ["required": ["$ref"]]), then: .local("children"),
      otherwise: .local("children" + Self.suffix(type)))
    return (isRoot ? groupMembers(isRoot: true) : .local("groupMembers"))
      .adding(.when(["required": ["$type"]], then: .local("childrenByType"), otherwise: inherited))
  }

  /// The members of any group, those that have names of the author's aside.
  private func groupMembers(isRoot: Bool) -> SchemaNode {
    let reference: [SchemaNode.Member] = [
      (
        "$extends", .any(.text(like: Self.alias), .text(like: Self.pointer)),
        "Another group whose tokens this one has too: \"{button}\" or \"#/button\". Tokens of the same name are replaced."
      ),
      ("$ref", .text(like: Self.pointer), Self.referenceText),
    ]
    let root: SchemaNode.Member = ("$root", [:], "The token of the group itself: it is called as the group is.")
    let link: SchemaNode.Member = ("$schema", [:], "Where editors find this schema. The tool makes nothing of it.")
    let both: SchemaNode = ["not": ["required": ["$extends", "$ref"]]]
    let group = SchemaNode.closed(ownMembers + reference + (isRoot ? [root, link] : [root]))
    return reserving(group, [(Self.name, SchemaNode.object([]))], isRoot: isRoot).adding(both)
  }

  /// Lets names with a dollar stand that the format may give a meaning some day, which are only warned of. Objects by
  /// such names are errors.
  private func reserving(
    _ object: SchemaNode, _ patterns: [(name: String, value: SchemaNode)] = [], isRoot: Bool = false
  ) -> SchemaNode {
    let words = ["value", "type", "description", "deprecated", "extensions", "extends", "ref", "root"]
    let known = words + (isRoot ? ["schema"] : [])
    let others = #"^\$(?!(?:\#(known.joined(separator: "|")))$)"#
    let scalar: SchemaNode = ["not": ["type": "object"]]
    return object.adding(["patternProperties": .object(patterns + [(others, scalar)])])
  }

  /// What stands in a group, where tokens have a type by it.
  private func children(_ type: TokenType?) -> SchemaNode {
    [
      "properties": ["$root": .local("rootToken" + Self.suffix(type))],
      "patternProperties": .object([(Self.name, .local("node" + Self.suffix(type)))]),
    ]
  }
}
