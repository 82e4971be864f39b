import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenRules

/// Prints a token or a group for programs.
///
/// The members are a contract, which `README.md` describes; one that is taken away or changed raises `version`.
public enum InspectionJSON {
  /// The version of the contract.
  public static let version = 1

  /// One object for what a path names, the last line ended.
  public static func text(_ subject: Inspection.Subject, _ inspection: Inspection) -> String {
    switch subject {
    case .token(let report): token(report, inspection).document
    case .group(let report): group(report).document
    }
  }

  // MARK: Groups

  private static func group(_ group: GroupReport) -> JSONNode {
    .object([
      ("version", .count(version)), ("kind", .text("group")), ("path", .text(group.path)),
      ("description", .optional(group.description)), ("places", .list(group.places.map(place))),
      (
        "tokens",
        .list(
          group.entries.map { entry in
            .object([
              ("path", .text(entry.path)), ("type", .optional(entry.type?.rawValue)),
              ("text", .optional(entry.value?.line)), ("alias", .optional(entry.alias)),
              ("deprecated", .flag(entry.isDeprecated)),
            ])
          })
      ),
    ])
  }

  // MARK: Tokens

  private static func token(_ token: TokenReport, _ inspection: Inspection) -> JSONNode {
    let set = inspection.analysis.set
    var members: [(String, JSONNode)] = [
      ("version", .count(version)), ("kind", .text("token")), ("path", .text(token.path)),
      ("type", .optional(token.type?.rawValue)), ("typeSource", token.typeSource.map(typeSource) ?? .null),
      ("description", .optional(token.description)), ("deprecated", deprecation(token)),
      ("place", place(token.place)), ("onlyIn", .optional(token.onlyIn)),
      ("written", .raw(token.written)), ("value", token.json.map(JSONNode.raw) ?? .null),
      ("parts", .list((token.value?.rows ?? []).map(row))), ("text", .optional(token.value?.line)),
      ("chain", .list(token.chain.map(step))), ("references", .list(token.parts.map(use))),
      ("definitions", .list(token.definitions.map(definition))), ("uses", .list(token.uses.map(use))),
      ("themes", .list(token.themes.map(themed))), ("names", .object(token.names.map { ($0.output, name($0)) })),
      (
        "rules",
        .list(
          token.rules.map { rule in
            .object([("id", .text(rule.id.rawValue)), ("severity", .text(rule.severity.map { "\($0)" } ?? "off"))])
          })
      ),
      ("findings", .list(token.findings.map(finding))),
    ]
    members.append(("plans", .raw(SurfacesJSON.text(token.plans, set).trimmingLineEnd)))
    members.append(("legibility", .list(token.legibility.map(row))))
    return .object(members)
  }

  private static func place(_ place: TokenReport.Place) -> JSONNode {
    .object([("file", .text(place.file)), ("line", .count(place.line)), ("column", .count(place.column))])
  }

  private static func typeSource(_ source: TokenReport.TypeSource) -> JSONNode {
    .object([("kind", .text(source.kind)), ("path", .optional(source.path)), ("place", place(source.place))])
  }

  private static func deprecation(_ token: TokenReport) -> JSONNode {
    guard let text = token.deprecation else { return .flag(false) }
    return text.isEmpty ? .flag(true) : .text(text)
  }

  private static func row(_ row: ReadableValue.Row) -> JSONNode {
    .object([
      ("label", .text(row.label)), ("text", .text(row.text)), ("hex", .optional(row.hex)),
      ("colorSpace", .optional(row.color?.space.rawValue)),
    ])
  }

  private static func step(_ step: TokenReport.Step) -> JSONNode {
    .object([("path", .text(step.path)), ("written", .raw(step.written)), ("place", place(step.place))])
  }

  private static func definition(_ definition: TokenReport.Definition) -> JSONNode {
    .object([
      ("context", .optional(definition.context)), ("written", .raw(definition.written)),
      ("base", .flag(definition.isBase)), ("place", place(definition.place)),
    ])
  }

  private static func use(_ use: TokenReport.Use) -> JSONNode {
    .object([
      ("path", .text(use.path)), ("type", .text(use.type)), ("member", .optional(use.member)),
      ("through", .optional(use.through)), ("contexts", .list(use.contexts.map(JSONNode.text))),
      ("place", place(use.place)),
    ])
  }

  private static func themed(_ themed: TokenReport.Themed) -> JSONNode {
    .object([
      ("contexts", .list(themed.contexts.map(JSONNode.text))), ("value", .raw(themed.json)),
      ("text", .text(themed.value.line)),
    ])
  }

  private static func name(_ entry: OutputNames.Entry) -> JSONNode {
    guard let absence = entry.absence else { return .list(entry.names.map(JSONNode.text)) }
    return .object([("absent", .text(absence))])
  }

  private static func finding(_ finding: TokenReport.Finding) -> JSONNode {
    .object([
      ("id", .text(finding.id.rawValue)), ("severity", .text("\(finding.severity)")),
      ("message", .text(finding.message)), ("place", place(finding.place)),
    ])
  }

  private static func row(_ row: LegibilityRow) -> JSONNode {
    .object([
      ("platform", .text(row.platform.rawValue)), ("appearance", .text(row.appearance.rawValue)),
      ("foreground", .text(row.name)), ("fallback", .flag(row.isFallback)),
      ("contrast", row.certificate.map { .raw(LegibilityText.lower($0.lower)) } ?? .null),
      ("over", .optional(row.certificate.map { LegibilityText.backdrop($0.backdrop) })),
      ("required", row.required.map(JSONNode.number) ?? .null), ("contexts", .list(row.contexts.map(JSONNode.text))),
    ])
  }
}

extension String {
  /// The text without the line ends behind it.
  fileprivate var trimmingLineEnd: String {
    var text = self
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
