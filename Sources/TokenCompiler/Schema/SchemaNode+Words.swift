/// What schemas are made of.
extension SchemaNode {
  /// A member of an object: its name, its schema, what it is.
  typealias Member = (name: String, schema: SchemaNode, text: String)

  /// A definition of the same schema.
  static func local(_ name: String) -> SchemaNode { ["$ref": .text("#/$defs/" + name)] }

  /// A text of a closed list, which is the model's.
  static func choice<Choice: RawRepresentable & CaseIterable>(_: Choice.Type) -> SchemaNode
  where Choice.RawValue == String {
    ["enum": SchemaNode(Choice.allCases.map(\.rawValue))]
  }

  /// One of some texts.
  static func words(_ words: [String]) -> SchemaNode { ["enum": SchemaNode(words)] }

  /// What fits one of several schemas.
  static func any(_ schemas: SchemaNode...) -> SchemaNode { ["anyOf": .array(schemas)] }

  /// What fits `then` where it fits `condition`, and `otherwise` elsewhere.
  static func when(
    _ condition: SchemaNode, then: SchemaNode, otherwise: SchemaNode? = nil
  ) -> SchemaNode {
    let rule: SchemaNode = ["if": condition, "then": then]
    return otherwise.map { rule.adding(["else": $0]) } ?? rule
  }

  /// An object with a member that is one of some texts.
  static func has(_ name: String, _ words: [String]) -> SchemaNode {
    let value: SchemaNode = words.count == 1 ? ["const": .text(words[0])] : .words(words)
    return ["required": SchemaNode([name]), "properties": .object([(name, value)])]
  }

  /// An object with these members and no others.
  static func closed(_ members: [Member], required: [String] = []) -> SchemaNode {
    let schema: SchemaNode = [
      "type": "object",
      "properties": .object(members.map { ($0.name, $0.text.isEmpty ? $0.schema : $0.schema.described($0.text)) }),
    ]
    let needed = required.isEmpty ? [:] : ["required": SchemaNode(required)] as SchemaNode
    return schema.adding(needed).adding(["additionalProperties": false])
  }

  /// An array of some schema.
  static func list(_ element: SchemaNode, atLeast least: Int = 0) -> SchemaNode {
    let schema: SchemaNode = ["type": "array", "items": element]
    return least > 0 ? schema.adding(["minItems": .number(Double(least))]) : schema
  }

  /// A fixed number of elements.
  static func tuple(_ elements: [SchemaNode]) -> SchemaNode {
    let count = SchemaNode.number(Double(elements.count))
    return ["type": "array", "prefixItems": .array(elements), "minItems": count, "maxItems": count]
  }

  /// An object of any names.
  static func map(_ value: SchemaNode) -> SchemaNode { ["type": "object", "additionalProperties": value] }

  static let string: SchemaNode = ["type": "string"]
  static let boolean: SchemaNode = ["type": "boolean"]
  static let anyNumber: SchemaNode = ["type": "number"]

  /// A number between two others, both included.
  static func number(from least: Double, to most: Double? = nil) -> SchemaNode {
    let schema: SchemaNode = ["type": "number", "minimum": .number(least)]
    return most.map { schema.adding(["maximum": .number($0)]) } ?? schema
  }

  /// A text that fits a regular expression.
  static func text(like pattern: String) -> SchemaNode { ["type": "string", "pattern": .text(pattern)] }

  /// A text that is not empty.
  static let nonEmpty: SchemaNode = ["type": "string", "minLength": 1]
}
