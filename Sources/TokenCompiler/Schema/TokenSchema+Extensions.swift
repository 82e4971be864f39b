import TokenDiagnostics
import TokenModel
import TokenRules

extension TokenSchema {
  /// Data of other tools, and of this one.
  var extensions: SchemaNode {
    let exemption = SchemaNode.closed(
      [
        ("rule", .words(RuleCatalog.pages.map(\.id.rawValue)), "The rule that may be broken here."),
        ("because", .text(like: #"\S"#), "Why it may."),
        ("platforms", .list(.choice(Platform.self), atLeast: 1), "Where it may; everywhere if nothing is said."),
      ], required: ["rule", "because"])
    let own: SchemaNode = [
      "properties": [
        "allow": SchemaNode.list(exemption).described("Findings that are meant to be, each with its reason."),
        "name": SchemaNode.object([]).described(
          "What the token is called in single outputs: {\"swift\": \"ink\", \"css\": \"ink\"}."),
      ]
    ]
    return SchemaNode(dictionaryLiteral: ("type", "object"), ("properties", ["dev.tokenc": own]))
      .described("Data of other tools, under names of theirs such as \"com.example\". It is kept.")
  }
}
