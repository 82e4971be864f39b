import TokenModel
import TokenSource
import TokenTemplate

/// What templates see of themes.
extension SwiftViewModel {
  func themeCount(_ field: FieldName?, _ node: Node) -> Int {
    let members = themes.themes.members
    switch field {
    case .isThemed: return members.isEmpty ? 0 : 1
    case .axes: return members.count
    case .hasAppearance: return themes.themes.axis(.appearance) == nil ? 0 : 1
    case .hasContrast: return themes.themes.axis(.contrast) == nil ? 0 : 1
    case .hasTransparency: return themes.themes.axis(.transparency) == nil ? 0 : 1
    case .isDynamic: return themes.themes.axis(.appearance) ?? themes.themes.axis(.contrast) == nil ? 0 : 1
    case .isNative: return axis(node).axis.kind.isNative ? 1 : 0
    case .cases where node.scope == Scope.axis.rawValue: return axis(node).cases.count
    case .cases: return value(node)?.cases.count ?? 0
    case .isRenamed:
      let member = axis(node)
      // Backticks are no part of a name.
      let name = member.cases[Int(node.index)].filter { $0 != "`" }
      return name.utf8.elementsEqual(member.axis.contexts[Int(node.index)].utf8) ? 0 : 1
    case .needsTheme: return value(node)?.needsTheme == true ? 1 : 0
    case .isSwitched: return (value(node)?.cases.count ?? 0) > 1 ? 1 : 0
    default: return 0
    }
  }

  /// What is printed of the token of a constant, or of one of its cases.
  private func value(_ node: Node) -> SwiftThemedValue? {
    themes.value(of: TokenID(Int(node.scope == Scope.themeCase.rawValue ? node.extra : node.index)))
  }

  /// The axis of an axis node, or of one of its contexts.
  func axis(_ node: Node) -> SwiftThemes.Member {
    themes.themes.members[Int(node.scope == Scope.axis.rawValue ? node.index : node.extra)]
  }

  func writeTheme(_ field: FieldName?, _ node: Node, to out: inout OutputBuffer) {
    switch field {
    case .original where node.scope == Scope.axis.rawValue: out.append(axis(node).axis.name)
    case .original: out.append(axis(node).axis.contexts[Int(node.index)])
    case .baseName: out.append(SwiftThemes.reference(axis(node).cases[axis(node).axis.baseIndex]))
    case .subject: out.append(value(node)?.subject ?? "")
    case .patterns: out.append(value(node)?.patterns(Int(node.index)) ?? "")
    default: break
    }
  }

  func writeCase(_ node: Node, to out: inout OutputBuffer) {
    guard let text = value(node)?.value(Int(node.index)) else { return }
    out.append(text, text.indices)
  }
}
