import TokenDiagnostics
import TokenEmit
import TokenModel

/// The schemas of what the tool writes for other programs.
enum OutputSchemas {
  /// `tokens.json`: tokens as they nest, references followed.
  static func tokens() -> SchemaNode {
    let contexts = SchemaNode.list(
      .closed(
        [
          ("inputs", .map(.string), "The contexts it holds in, by modifier."),
          ("$value", [:], "The value there."),
        ], required: ["inputs", "$value"]))
    let token = SchemaNode.closed(
      [
        ("$type", .choice(TokenType.self), "The kind of value."),
        ("$value", [:], "The value, references followed, numbers as they are spelled in the source."),
        ("$description", .string, "What it is for."),
        ("$deprecated", .any(["const": true], .string), "That it should no longer be used, and what to use instead."),
        (
          "$extensions", ["type": "object", "properties": ["dev.tokenc.contexts": contexts]],
          "Data of other tools, and what the token is in other contexts."
        ),
      ], required: ["$type", "$value"])
    let group: SchemaNode = ["type": "object", "additionalProperties": .local("node")]
    return group.adding([
      "$defs": [
        "node": .when(["required": ["$value"]], then: .local("token"), otherwise: group), "token": token,
      ]
    ])
  }

  /// `tokens.flat.json`: values by dotted path.
  static func flat() -> SchemaNode {
    .map(
      SchemaNode(dictionaryLiteral: ("type", ["object", "array", "string", "number"]))
        .described("The value of the token, references followed."))
  }

  /// `permutations/index.json`.
  static func permutations() -> SchemaNode {
    .list(
      .closed(
        [
          ("inputs", .map(.string), "The context of each modifier."),
          ("file", .text(like: #"^[A-Za-z0-9_,-]+\.tokens\.json$"#), "The token file beside this one."),
        ], required: ["inputs", "file"]))
  }

  /// `guidelines.json`: findings and legibility.
  static func guidelines() -> SchemaNode {
    .closed(
      [
        ("findings", .list(finding), "What breaks a guideline, by place."),
        ("legibility", .list(legibility), "The least contrast of each foreground over all that may lie behind."),
      ], required: ["findings", "legibility"])
  }

  private static var finding: SchemaNode {
    .closed(
      [
        ("rule", .string, "The id of the rule; tokenc explain tells of it."),
        ("severity", .choice(Severity.self), "How much it weighs."),
        ("message", .string, "What is wrong and what to do."),
        ("file", .string, "The file, by its path below the input folder."), ("line", count, "The line, from 1."),
        ("column", count, "The column in characters, from 1."),
        ("platforms", .list(.choice(Platform.self)), "Where it holds."),
        ("contexts", .list(.string), "The contexts it holds in: \"theme=dark\"."),
      ], required: ["rule", "severity", "message", "platforms"])
  }

  private static let count: SchemaNode = ["type": "integer", "minimum": 1]

  private static var legibility: SchemaNode {
    let worst = SchemaNode.closed(
      [
        ("lower", .number(from: 1), "The contrast it is sure of."),
        ("attained", .number(from: 1), "The contrast over the backdrop that is named."),
        ("backdrop", .string, "The backdrop, as a color of CSS."),
      ], required: ["lower", "attained", "backdrop"])
    return .closed(
      [
        ("surface", .string, "The path of the surface."), ("platform", .choice(Platform.self), "The platform."),
        ("appearance", .choice(NativeSetting.Appearance.self), "The mode."),
        ("foreground", .string, "The name of what stands on it."),
        ("contexts", .list(.string), "The contexts it is for: \"theme=dark\"."),
        ("os", ["const": "before 26"], "That it is for older systems."),
        ("worst", .any(["const": "not modelled"], worst), "The least contrast of WCAG 2.2."),
        ("required", ["type": ["number", "null"]], "The contrast that is needed; null where none is."),
      ], required: ["surface", "platform", "appearance", "foreground", "worst", "required"])
  }

  /// A line of `--diagnostics json`.
  static func diagnostics() -> SchemaNode {
    let place = SchemaNode.any(count, ["type": "null"])
    let range: [SchemaNode.Member] = [
      ("file", .string, "The file."), ("line", count, "The line, from 1."), ("column", count, "The column, from 1."),
      ("endLine", count, "The line of the end."), ("endColumn", count, "The column behind the end."),
    ]
    let note = SchemaNode.closed([("message", .string, "What is said.")] + range.prefix(3), required: ["message"])
    let fix = SchemaNode.closed(
      [("message", .string, "What it does.")] + range + [
        ("replacement", .string, "What takes the place of the range.")
      ],
      required: ["message", "file", "line", "column", "endLine", "endColumn", "replacement"])
    return SchemaNode.closed(
      [
        ("severity", .choice(Severity.self), "How much it weighs."), ("rule", .string, "The id of its kind."),
        ("message", .string, "What is wrong and what to do."),
        ("file", ["type": ["string", "null"]], "The file; null where there is no place."),
        ("line", place, "The line, from 1."), ("column", place, "The column in characters, from 1."),
        ("endLine", place, "The line of the end."), ("endColumn", place, "The column behind the end."),
        ("platforms", .list(.choice(Platform.self)), "Where it holds; empty where that makes no sense."),
        ("appearances", .list(.choice(NativeSetting.Appearance.self)), "The modes it holds in."),
        ("contexts", .list(.string), "The contexts it holds in: \"theme=dark\"."),
        ("figure", .anyNumber, "The worst figure, where it rests on one."),
        ("notes", .list(note), "Further places and sentences."), ("fixes", .list(fix), "Changes that mend it."),
      ],
      required: [
        "severity", "rule", "message", "file", "line", "column", "endLine", "endColumn", "platforms", "appearances",
        "contexts", "notes", "fixes",
      ])
  }

  /// What `inspect --view-model` prints around the data of a view.
  static func viewModel() -> SchemaNode {
    .closed(
      [
        ("view", .choice(OutputView.self), "The view."), ("version", count, "The version of its contract."),
        ("data", ["type": "object"], "What a template sees; templates/README.md describes it."),
      ], required: ["view", "version", "data"])
  }
}
