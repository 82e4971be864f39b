public import TokenModel
import TokenSource
public import TokenTemplate

/// Writes the `web` output.
public enum WebEmitter {
  /// The files of the output and the work that makes each; the parts may run side by side.
  public static func jobs(
    _ emission: Emission, _ names: CSSNames, _ looks: WebLooks, _ templates: TemplateSet
  ) -> [@Sendable () -> OutputFile] {
    [
      {
        let model = CSSViewModel(emission, names)
        return OutputFile(
          "web/tokens.css", Templates.render("web/tokens.css", model, templates, emission.tokens.count * 80))
      },
      {
        let model = MaterialsViewModel(MaterialSheet(emission, names, looks))
        return OutputFile("web/materials.css", Templates.render("web/materials.css", model, templates, 16384))
      },
      { OutputFile("web/package.json", package(emission.configuration)) },
    ]
  }

  private static func package(_ configuration: Configuration) -> [UInt8] {
    var out = OutputBuffer()
    out.append("{\n  \"name\": ")
    out.appendJSONString(packageName(configuration.name))
    out.append(",\n  \"version\": ")
    out.appendJSONString(configuration.version)
    out.append(",\n  \"style\": \"tokens.css\",\n  \"exports\": {\n")
    out.append("    \"./tokens.css\": \"./tokens.css\",\n    \"./materials.css\": \"./materials.css\"\n  },\n")
    out.append("  \"files\": [\"tokens.css\", \"materials.css\"],\n  \"sideEffects\": [\"*.css\"]\n}\n")
    return out.bytes
  }

  /// `AcmeTokens` → `acme-tokens`: package names of npm have no capitals.
  static func packageName(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, let last = result.last, last != "-", last != "_" { result.append("-") }
      result.append(character == "_" ? "-" : Character(character.lowercased()))
    }
    let trimmed = result.drop { $0 == "-" }
    return trimmed.isEmpty ? "tokens" : String(trimmed)
  }
}
