import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenRules
import TokenSource

/// Shows a token or a group to people.
public struct InspectionText {
  private let inspection: Inspection
  private let style: TerminalStyle
  private var out = TextColumns()
  /// How many uses are listed before the rest is only counted.
  private static let usesShown = 12

  /// Shows what a path names.
  public static func text(
    _ subject: Inspection.Subject, _ inspection: Inspection, _ style: TerminalStyle = .plain
  ) -> String {
    var text = InspectionText(inspection, style)
    switch subject {
    case .token(let report): text.show(report)
    case .group(let report): text.show(report)
    }
    return text.out.text
  }

  private init(_ inspection: Inspection, _ style: TerminalStyle) {
    self.inspection = inspection
    self.style = style
  }

  private func safe(_ text: String) -> String { PlainText.escaped(text) }

  // MARK: Groups

  private mutating func show(_ group: GroupReport) {
    let count = group.entries.count
    out.add(style.heading(safe(group.path)) + ", group of \(count) token\(count == 1 ? "" : "s")")
    for place in group.places { out.add("  " + safe(place.text)) }
    if let description = group.description { out.wrap(safe(description), head: "  ", headWidth: 2, indent: 2) }
    guard !group.entries.isEmpty else { return }
    out.add("")
    let swatches = group.entries.map { style.swatch($0.value?.rows.count == 1 ? $0.value?.rows[0].hex : nil) }
    let hasSwatches = swatches.contains { !$0.isEmpty }
    var cells: [[String]] = []
    for (index, entry) in group.entries.enumerated() {
      var value = entry.value.map { Self.short($0.line) } ?? "no value"
      if let alias = entry.alias { value += " = {\(alias)}" }
      if entry.isDeprecated { value += ", deprecated" }
      let name = safe(String(entry.path.dropFirst(group.path.count + 1)))
      let field = swatches[index].isEmpty && hasSwatches ? "     " : swatches[index]
      cells.append([name, entry.type?.rawValue ?? "no type", field, safe(value)])
    }
    listing(cells)
  }

  /// Lists name, type, swatch and value, a token a line; a value that has no room is cut.
  private mutating func listing(_ rows: [[String]]) {
    let name = min(32, rows.map { DisplayWidth.of($0[0]) }.max() ?? 0)
    let type = rows.map { $0[1].count }.max() ?? 0
    for row in rows {
      let padding = String(repeating: " ", count: max(0, name - DisplayWidth.of(row[0])) + 2)
      let kind = row[1] + String(repeating: " ", count: type - row[1].count + 2)
      let used = 2 + max(name, DisplayWidth.of(row[0])) + 2 + type + 2 + (row[2].isEmpty ? 0 : 5)
      out.add(
        "  \(row[0])\(padding)\(style.faint(kind))\(row[2])\(Self.cut(row[3], max(20, TextColumns.width - used)))")
    }
  }

  private static func cut(_ text: String, _ width: Int) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    var result = ""
    var used = 0
    for character in text {
      used += DisplayWidth.of(character)
      if used > width - 1 { break }
      result.append(character)
    }
    return result + "…"
  }

  /// A line that is not longer than any terminal needs.
  private static func short(_ text: String) -> String { text.count > 400 ? String(text.prefix(400)) + "…" : text }

  // MARK: Tokens

  private mutating func show(_ token: TokenReport) {
    out.add(style.heading(safe(token.path)) + ", " + (token.type?.rawValue ?? "no type"))
    out.add("  " + safe(token.place.text))
    if let description = token.description { out.wrap(safe(description), head: "  ", headWidth: 2, indent: 2) }
    if let text = token.deprecation {
      out.wrap("deprecated" + (text.isEmpty ? "" : ": " + safe(text)), head: "  ", headWidth: 2, indent: 2)
    }
    if let theme = token.onlyIn { out.add("  only in \(safe(theme))") }
    if !token.plans.isEmpty {
      out.add("")
      let set = inspection.analysis.set
      var plan = PlanListing.text(token.plans, set, inspection.analysis.files)
      plan.removeLast()
      out.add(plan)
    }
    showLegibility(token)
    showValue(token)
    showChain(token)
    showThemes(token)
    showDefinitions(token)
    showUses(token)
    showNames(token)
    showRules(token)
  }

  private mutating func showLegibility(_ token: TokenReport) {
    guard !token.legibility.isEmpty else { return }
    out.section("legibility", style)
    for line in LegibilityListing.table(token.legibility, inspection.analysis.set).split(separator: "\n") {
      // The surface is the one that was asked for.
      out.add("  " + line)
    }
  }

  private mutating func showValue(_ token: TokenReport) {
    out.section("value", style)
    guard let value = token.value else {
      out.add("  unknown, for something is wrong with it")
      out.wrap(safe(token.written), head: "  written  ", headWidth: 11, indent: 11)
      return
    }
    let width = max(value.rows.map { DisplayWidth.of($0.label) }.max() ?? 0, token.written == token.json ? 0 : 7)
    for row in value.rows { show(row, width) }
    if token.written != token.json {
      let padding = String(repeating: " ", count: width - 7 + 2)
      out.wrap(safe(token.written), head: "  written\(padding)", headWidth: width + 4, indent: width + 4)
    }
    if let source = token.typeSource, source.kind != "token" {
      let isRoot = source.path?.isEmpty ?? true
      let said = isRoot ? "from the root of the file" : source.kind == "alias" ? "as that of" : "from the group"
      let path = isRoot ? "" : safe(source.path ?? "")
      let padding = String(repeating: " ", count: max(0, width - 4) + 2)
      out.wrap(
        "\(said) \(path) (\(safe(source.place.text)))", head: "  type\(padding)", headWidth: max(width, 4) + 4,
        indent: max(width, 4) + 4)
    }
  }

  private mutating func show(_ row: ReadableValue.Row, _ width: Int) {
    var text = safe(row.text)
    if let hex = row.hex, hex != row.text { text += row.color?.space == .srgb ? " (\(hex))" : " (\(hex) in sRGB)" }
    let label = safe(row.label)
    let padding = width == 0 ? "" : String(repeating: " ", count: width - DisplayWidth.of(label) + 2)
    let swatch = style.swatch(row.hex)
    let used = 2 + (width == 0 ? 0 : width + 2)
    out.wrap(text, head: "  \(label)\(padding)\(swatch)", headWidth: used + (swatch.isEmpty ? 0 : 5), indent: used)
  }

  private mutating func showChain(_ token: TokenReport) {
    if !token.chain.isEmpty {
      out.section("stands for", style)
      out.table(
        token.chain.map { [safe($0.path), Self.cut(safe($0.written), 60), safe($0.place.text)] }, indent: 2)
    }
    guard !token.parts.isEmpty else { return }
    out.section("made of", style)
    out.table(token.parts.map { [safe($0.member ?? ""), safe($0.path), safe($0.place.text)] }, indent: 2)
  }

  private mutating func showThemes(_ token: TokenReport) {
    guard !token.themes.isEmpty else { return }
    out.section("in other themes", style)
    for themed in token.themes {
      out.wrap(safe(themed.contexts.joined(separator: "; ")), head: "  ", headWidth: 2, indent: 4)
      let width = themed.value.rows.map { DisplayWidth.of($0.label) }.max() ?? 0
      // Of many parts only those that differ are shown.
      let same = Set(token.value?.rows ?? [])
      for row in themed.value.rows where !same.contains(row) {
        var inner = InspectionText(inspection, style)
        inner.show(row, width)
        for line in inner.out.lines { out.add("  " + line) }
      }
    }
  }

  private mutating func showDefinitions(_ token: TokenReport) {
    guard token.definitions.count > 1 else { return }
    out.section("defined", style)
    let rows = token.definitions.map { definition in
      [
        definition.context.map(safe) ?? "", Self.cut(safe(definition.written), 40), safe(definition.place.text),
      ]
    }
    out.table(rows, indent: 2)
  }

  private mutating func showUses(_ token: TokenReport) {
    guard !token.uses.isEmpty else { return }
    out.section("used by", style)
    let rows = token.uses.prefix(Self.usesShown).map { use in
      var how = use.type
      how += use.member.map { ", \(safe($0))" } ?? ", alias"
      if let through = use.through { how = "\(use.type), through \(safe(through))" }
      if !use.contexts.isEmpty { how += " in \(safe(use.contexts.joined(separator: "; ")))" }
      return [safe(use.path), how, safe(use.place.text)]
    }
    out.table(Array(rows), indent: 2)
    let rest = token.uses.count - rows.count
    if rest > 0 { out.add("  and \(rest) more; --format json lists all") }
  }

  private mutating func showNames(_ token: TokenReport) {
    guard !token.names.isEmpty else { return }
    out.section("names", style)
    var absences: [(String, [String])] = []
    for entry in token.names {
      if let absence = entry.absence {
        if let place = absences.firstIndex(where: { $0.0 == absence }) {
          absences[place].1.append(entry.output)
        } else {
          absences.append((absence, [entry.output]))
        }
        continue
      }
      let padding = String(repeating: " ", count: 10 - entry.output.count)
      out.wrap(
        safe(entry.names.joined(separator: ", ")), head: "  \(entry.output)\(padding)", headWidth: 12, indent: 12)
    }
    for (absence, outputs) in absences {
      out.wrap("\(absence): \(outputs.joined(separator: ", "))", head: "  ", headWidth: 2, indent: 4)
    }
  }

  private mutating func showRules(_ token: TokenReport) {
    if !token.findings.isEmpty {
      out.section("findings", style)
      for finding in token.findings {
        out.wrap(
          "\(safe(finding.place.text)): \(finding.severity): \(safe(finding.message)) [\(finding.id.rawValue)]",
          head: "  ", headWidth: 2, indent: 4)
      }
    }
    guard !token.rules.isEmpty else { return }
    out.section("rules that look at it", style)
    for severity in [Severity.error, .warning, .info] {
      let ids = token.rules.filter { $0.severity == severity }.map(\.id.rawValue)
      if ids.isEmpty { continue }
      let name = "\(severity)"
      let padding = String(repeating: " ", count: max(1, 10 - name.count))
      out.wrap(ids.joined(separator: ", "), head: "  \(name)\(padding)", headWidth: 12, indent: 12)
    }
    let off = token.rules.filter { $0.severity == nil }.map(\.id.rawValue)
    if !off.isEmpty { out.wrap(off.joined(separator: ", "), head: "  off       ", headWidth: 12, indent: 12) }
  }
}
