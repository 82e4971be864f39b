/// Lists the rules: one for each file below `Sources/TokenRules/Rules`, which is named for the rule it declares.
package enum RuleCatalogGenerator: Generator {
  private static let folder = "Sources/TokenRules/Rules"
  private static let path = "Sources/TokenRules/RuleCatalog+Generated.swift"

  /// The catalog as the folder of rules asks for it.
  package static func generate(from files: PackageFiles) throws(GeneratorError) -> [GeneratedFile] {
    var names: [String] = []
    for file in try files.files(below: folder) where file.hasSuffix(".swift") {
      let name = String(file.split(separator: "/").last?.dropLast(".swift".count) ?? "")
      guard declaresRule(name, try files.text(file)) else {
        throw GeneratorError(
          "\(file): declares no “enum \(name): SurfaceRule” or “enum \(name): Rule”; below \(folder) every file is a rule"
        )
      }
      names.append(name)
    }
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return [GeneratedFile(path: path, text: text(names))]
  }

  private static func declaresRule(_ name: String, _ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      line.hasPrefix("enum \(name): ") && line.hasSuffix("Rule {")
    }
  }

  private static func text(_ names: [String]) -> String {
    """
    // Written by `swift run tokenc-dev generate` from the files below Rules/; changes here are lost.

    extension RuleCatalog {
      /// Every rule, in the order of their names.
      public static let rules: [any Rule.Type] = [
    \(names.map { "    \($0).self,\n" }.joined())  ]
    }

    """
  }
}
