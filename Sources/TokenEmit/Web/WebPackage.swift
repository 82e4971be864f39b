import TokenModel
import TokenSource

/// Prints the `package.json` of the `web` output: its files, and how others import them.
enum WebPackage {
  static func file(_ configuration: Configuration) -> [UInt8] {
    let extras = configuration.webExtras
    let sheets = sheets(extras)
    var out = OutputBuffer()
    out.append("{\n  \"name\": ")
    out.appendJSONString(name(configuration.name))
    out.append(",\n  \"version\": ")
    out.appendJSONString(configuration.version)
    if extras.hasScript {
      // “main” and “types” are for tools that don't read “exports”.
      out.append(",\n  \"type\": \"module\",\n  \"main\": \"./tokens.js\",\n  \"types\": \"./tokens.d.ts\"")
    }
    out.append(",\n  \"style\": \"tokens.css\"")
    if extras.hasSass { out.append(",\n  \"sass\": \"tokens.scss\"") }
    out.append(",\n  \"exports\": {\n")
    if extras.hasScript {
      out.append("    \".\": { \"types\": \"./tokens.d.ts\", \"default\": \"./tokens.js\" },\n")
    }
    for sheet in sheets { out.append("    \"./\(sheet)\": \"./\(sheet)\",\n") }
    out.append("    \"./package.json\": \"./package.json\"\n  },\n")
    let files = (extras.hasScript ? ["tokens.js", "tokens.d.ts"] : []) + sheets
    out.append("  \"files\": [\(list(files))],\n")
    out.append("  \"sideEffects\": [\(list(extras.hasSass ? ["*.css", "*.scss"] : ["*.css"]))]\n}\n")
    return out.bytes
  }

  /// The files that are imported for what they do to a page.
  private static func sheets(_ extras: Configuration.WebExtras) -> [String] {
    ["tokens.css", "materials.css"] + (extras.hasSass ? ["tokens.scss"] : [])
      + (extras.hasTailwind ? ["tailwind.css"] : [])
  }

  private static func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }

  /// `AcmeTokens` → `acme-tokens`: package names of npm have no capitals.
  static func name(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, let last = result.last, last != "-", last != "_" { result.append("-") }
      result.append(character == "_" ? "-" : Character(character.lowercased()))
    }
    let trimmed = result.drop { $0 == "-" }
    return trimmed.isEmpty ? "tokens" : String(trimmed)
  }
}
