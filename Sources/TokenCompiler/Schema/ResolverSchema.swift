/// The schema of resolver documents.
enum ResolverSchema {
  static func make() -> SchemaNode {
    let members: [SchemaNode.Member] = [
      ("$schema", [:], "Where editors find this schema. The tool makes nothing of it."),
      ("version", ["const": "2025.10"], "The version of the format."),
      ("name", .string, "What the document is called."), ("description", .string, "What it is for."),
      ("sets", .map(.local("set")), "Lists of sources, by name."),
      ("modifiers", .map(.local("modifier")), "Choices, by name: each chooses one of several lists of sources."),
      (
        "resolutionOrder", .list(.local("item"), atLeast: 1),
        "What counts, in which order; what comes later takes the place of what came before."
      ),
      ("$defs", [:], "Anything that references lead to."),
      ("$extensions", [:], "The format has no extensions here; they stand on sets and modifiers."),
    ]
    let own: SchemaNode = [
      "reference": SchemaNode.text(like: target).described(
        "A place in this document, \"#/sets/base\", or another file, relative to this one: \"base.tokens.json\"."),
      "source": source, "set": set([]), "modifier": modifier([]), "item": item,
    ]
    return SchemaNode.closed(members, required: ["version", "resolutionOrder"]).adding(["$defs": own])
  }

  /// A URI without a scheme or an authority, whose fragment is a JSON Pointer.
  private static let target = #"^(?!//)(?![A-Za-z][A-Za-z0-9+.\-]*:)(?!#[^/])(?![^#]*#.*~(?![01]))"#

  private static let reference: SchemaNode.Member = ("$ref", .local("reference"), "")

  private static var shared: [SchemaNode.Member] {
    [("description", .string, "What it is for."), ("$extensions", ["type": "object"], "Data of other tools.")]
  }

  /// A reference, or tokens. What tokens are worth shows once all sources are put together: a later one may replace what
  /// is wrong in an earlier one. But they and groups are objects.
  private static var source: SchemaNode {
    let others = #"^(?!\$|(?:sources|contexts|default|description|name|type)$)"#
    let object: SchemaNode = ["type": "object"]
    return SchemaNode(
      dictionaryLiteral: ("type", "object"), ("properties", ["$ref": .local("reference")]),
      ("patternProperties", .object([(others, object)]))
    ).described("A file or a set, by “$ref”; or tokens that are written here.")
  }

  /// A set, or a reference to one with members of its own.
  private static func set(_ more: [SchemaNode.Member]) -> SchemaNode {
    let sources: SchemaNode.Member = (
      "sources", .list(.local("source")), "Token files and sets; what comes later takes the place of what came before."
    )
    return SchemaNode.closed([reference, sources] + shared + more)
      .adding(.when(["required": ["$ref"]], then: [:], otherwise: ["required": ["sources"]]))
  }

  private static func modifier(_ more: [SchemaNode.Member]) -> SchemaNode {
    let contexts: SchemaNode = .map(.list(.local("source"))).adding(["minProperties": 2])
    let members: [SchemaNode.Member] = [
      reference, ("contexts", contexts, "The choices, by name, each with its sources. There are two at least."),
      ("default", .string, "The choice that holds where nothing is chosen; else the first."),
    ]
    return SchemaNode.closed(members + shared + more)
      .adding(.when(["required": ["$ref"]], then: [:], otherwise: ["required": ["contexts"]]))
  }

  private static var item: SchemaNode {
    func inline(_ type: String) -> [SchemaNode.Member] {
      [("type", ["const": .text(type)], "What it is."), ("name", .string, "What it is called.")]
    }
    let named: SchemaNode = ["required": ["type", "name"]]
    let definition = SchemaNode.when(
      .has("type", ["modifier"]), then: modifier(inline("modifier")).adding(["allOf": [named]]),
      otherwise: ["allOf": [set(inline("set")), named]])
    let names = ["$ref", "sources", "contexts", "default", "description", "$extensions", "type", "name"]
    let referred: SchemaNode = [
      "properties": ["$ref": .local("reference"), "type": .words(["set", "modifier"]), "name": .string],
      "propertyNames": .words(names),
    ]
    return SchemaNode(dictionaryLiteral: ("type", "object"))
      .adding(.when(["required": ["$ref"]], then: referred, otherwise: definition))
  }
}
