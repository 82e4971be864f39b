// Written by `swift run tokenc-dev generate` from the files below Rules/; changes here are lost.

extension RuleCatalog {
  /// Every rule, in the order of their names.
  public static let rules: [any Rule.Type] = [
  ]
}
