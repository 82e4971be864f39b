public import TokenDiagnostics
public import TokenModel
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
      { OutputFile("web/package.json", WebPackage.file(emission.configuration)) },
    ] + extraJobs(emission, names, templates)
  }

  private static func extraJobs(
    _ emission: Emission, _ names: CSSNames, _ templates: TemplateSet
  ) -> [@Sendable () -> OutputFile] {
    let extras = emission.configuration.webExtras
    var jobs: [@Sendable () -> OutputFile] = []
    if extras.hasScript {
      jobs.append { OutputFile("web/tokens.js", ScriptFile.file(ScriptTokens(emission, names))) }
      jobs.append { OutputFile("web/tokens.d.ts", ScriptTypesFile.file(ScriptTokens(emission, names))) }
    }
    if extras.hasSass {
      jobs.append {
        let model = SassViewModel(emission, SassVariables.build(emission, names).variables)
        return OutputFile(
          "web/tokens.scss", Templates.render("web/tokens.scss", model, templates, emission.tokens.count * 120))
      }
    }
    if extras.hasTailwind {
      jobs.append {
        let model = TailwindViewModel(emission, TailwindTheme.build(emission, names).theme)
        return OutputFile(
          "web/tailwind.css", Templates.render("web/tailwind.css", model, templates, emission.tokens.count * 80))
      }
    }
    return jobs
  }

  /// Names that meet in the files that a project asks for beyond the style sheets.
  public static func collisions(_ emission: Emission, _ names: CSSNames) -> [Diagnostic] {
    let extras = emission.configuration.webExtras
    return (extras.hasSass ? SassVariables.build(emission, names).diagnostics : [])
      + (extras.hasTailwind ? TailwindTheme.build(emission, names).diagnostics : [])
  }
}
