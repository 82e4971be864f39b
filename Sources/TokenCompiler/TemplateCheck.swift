import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenSource
import TokenTemplate

/// Compares the templates of a project with what there is, and says which outputs their mistakes hold up.
enum TemplateCheck {
  /// Templates that take the place of none and that nothing includes, and files of outputs that can't be made.
  static func faults(_ input: LoadedInput, _ templates: TemplateSet) -> [Diagnostic] {
    let used = Set(input.templates.map(\.name)).subtracting(templates.unused)
    let idle = input.configuration.templates.compactMap { template -> Diagnostic? in
      let name = template.name.value
      guard !Templates.names.contains(name), !used.contains(name) else { return nil }
      let hint = DidYouMean.closest(to: name, in: Templates.names).map { "; did you mean “\($0)”?" }
      return Diagnostic(
        .error, "configuration",
        "there is no built-in template “\(name.clipped)”\(hint ?? ", and no template of yours includes one of this name")",
        at: template.name.place)
    }
    return idle + TemplateEmitter.faults(input.configuration.customOutputs)
  }

  /// The outputs whose templates are wrong. A template of the tool's belongs to the output it is called after; one that
  /// only others include may belong to any.
  static func blocked(
    _ faults: [Diagnostic], _ input: LoadedInput, _ files: SourceFiles
  ) -> Set<Configuration.Output> {
    let all = Set(Configuration.Output.builtin + input.configuration.customOutputs.map(\.output))
    var blocked = Set(
      input.configuration.customOutputs.filter { !TemplateEmitter.faults([$0]).isEmpty }.map(\.output))
    for fault in faults where fault.severity == .error {
      let place = fault.location
      let own = input.templates.filter { $0.file == place?.file }.map(\.name)
      let names = own.isEmpty ? place.map { [files[$0.file].path] } ?? [] : own
      let outputs = names.map { name -> Configuration.Output? in
        let parts = name.split(separator: "/").prefix(2).map { Configuration.Output(rawValue: String($0)) }
        return parts.first(where: all.contains)
      }
      for output in outputs { blocked.formUnion(output.map { [$0] } ?? all) }
      if outputs.isEmpty { blocked.formUnion(all) }
    }
    return blocked
  }
}
