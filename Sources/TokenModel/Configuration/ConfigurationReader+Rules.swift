import TokenDiagnostics
import TokenSyntax

/// Rules and templates, whose keys are free: rule ids are judged where the rules are known.
extension ConfigurationReader {
  mutating func rules(_ node: NodeID) {
    guard tree.kind(node) == .object else { return fail(node, "“rules” is an object of rule ids") }
    for member in tree.members(of: node) {
      let key = Declared(tree.string(member.key), tree.location(member.key))
      if tree.kind(member.value) == .object {
        configuration.rules.append(setting(key, member.value))
      } else if let weight = choice(member.value, "a weight", RuleSetting.Weight.self) {
        configuration.rules.append(RuleSetting(key: key, weight: weight, limit: nil, platforms: [:]))
      }
    }
  }

  private mutating func setting(_ key: Declared<String>, _ node: NodeID) -> RuleSetting {
    var weight: RuleSetting.Weight?
    var limit: Int?
    var platforms: [Platform: RuleSetting.Weight] = [:]
    for (name, value) in members(node, ["severity", "limit", "platforms"], of: "a rule's setting") {
      switch name {
      case "severity": weight = choice(value, "a weight", RuleSetting.Weight.self)
      case "limit":
        limit = Int(exactly: tree.number(value)).flatMap { (0...1_000_000) ~= $0 ? $0 : nil }
        if tree.kind(value) != .number || limit == nil { fail(value, "“limit” is a whole number from 0 up") }
      default:
        for (name, value) in members(value, Platform.allCases.map(\.rawValue), of: "“platforms”") {
          if let platform = Platform(rawValue: name) {
            platforms[platform] = choice(value, "a weight", RuleSetting.Weight.self)
          }
        }
      }
    }
    return RuleSetting(key: key, weight: weight, limit: limit, platforms: platforms)
  }

  mutating func templates(_ node: NodeID) {
    guard tree.kind(node) == .object else { return fail(node, "“templates” is an object of template names and files") }
    for member in tree.members(of: node) {
      guard let path = string(member.value, "a template's file") else { continue }
      guard isInside(path) else {
        fail(member.value, "a template's file lies below the input folder")
        continue
      }
      configuration.templates.append(
        TemplateOverride(
          name: Declared(tree.string(member.key), tree.location(member.key)),
          path: Declared(path, tree.location(member.value))))
    }
  }
}
