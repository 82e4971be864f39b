import TokenCompiler
import TokenModel

@testable import TokenEmit

/// A program that prints every constant of a generated module in every theme, taken apart as `Atom` takes values apart.
struct ThemedSwiftProgram {
  private let analysis: Analysis
  private let values: SwiftThemedValues

  init(_ analysis: Analysis) {
    self.analysis = analysis
    values = SwiftThemedValues(analysis.emission)
  }

  private var themes: Themes { analysis.emission.themes }

  /// The tokens that have a constant.
  var tokens: [TokenID] { analysis.emission.tokens.filter { analysis.set.type(of: $0) != .recommendation } }

  /// One line a constant, `theme:index: atoms`; what is asked without a theme is `-:index`.
  var text: String {
    let parts = stride(from: 0, to: tokens.count, by: 50).map { tokens[$0..<min($0 + 50, tokens.count)] }
    var text = "import \(analysis.configuration.name)\n\n" + SwiftProgram.support + SwiftProgram.plans
    for (index, part) in parts.enumerated() {
      text += "func plain\(index)() {\n" + lines(part, theme: "-", isThemed: false) + "}\n"
      text += "func part\(index)(_ number: Int, _ theme: TokenTheme) {\n"
      text += lines(part, theme: "\\(number)", isThemed: true) + "}\n"
    }
    text += look(themes.all[0]) + parts.indices.map { "plain\($0)()\n" }.joined()
    for (number, theme) in themes.all.enumerated() {
      text += look(theme)
      for index in parts.indices { text += "part\(index)(\(number), \(expression(theme)))\n" }
    }
    return text
  }

  private func lines(_ part: ArraySlice<TokenID>, theme: String, isThemed: Bool) -> String {
    part.map { token in
      let name = analysis.swiftName(of: token)
      let call = isThemed && values.value(of: token)?.needsTheme == true ? name + "(in: theme)" : name
      let type = analysis.set.type(of: token).flatMap { SwiftProgram.typeNames[$0] } ?? ""
      return "  show(\"\(theme):\(token.index)\", (\(call) as \(type)).atoms)\n"
    }.joined()
  }

  /// Says which of its colours a dynamic one shows in a theme.
  private func look(_ theme: Theme) -> String {
    let schemes = themes.appearance(of: theme).map { ".\($0.rawValue), .\($0.rawValue)" } ?? ".light, .dark"
    return "Look.schemes = [\(schemes)]\nLook.increasesContrast = \(increasesContrast(theme))\n"
  }

  private func increasesContrast(_ theme: Theme) -> Bool {
    themes.axis(.contrast).map { themes.axes[$0].contexts[theme.choice[$0]] == "more" } ?? false
  }

  /// `TokenTheme(appearance: .dark, brand: .acme)`
  private func expression(_ theme: Theme) -> String {
    // The compiler warns of backticks around a label.
    let members = zip(values.themes.members, theme.choice).map { member, context in
      "\(member.name.filter { $0 != "`" }): .\(member.cases[context])"
    }
    return "TokenTheme(\(members.joined(separator: ", ")))"
  }

  /// What a token has to be in a theme.
  func wanted(_ token: TokenID, in index: Int) -> [Atom] {
    let theme = themes.all[index]
    guard let place = themes.counterpart(of: token, in: index), let value = theme.set.baseValue(of: place),
      value.type == analysis.set.type(of: token)
    else { return wanted(token, in: 0) }
    guard case .surface(let surface) = value, let role = surface.base.role?.value else {
      return Atom.all(of: value, theme.set)
    }
    let planner = SurfacePlanner(theme.set, minimums: analysis.configuration.platforms)
    let origin = theme.set.graph.origin(of: place)
    let plans = theme.set.surfaces.filter { $0.token == origin }.map(planner.plan)
    return shown(Atom.all(of: plans, role: role), in: theme)
  }

  /// The colours of a surface in pairs, of which a theme of one appearance shows the one.
  private func shown(_ atoms: [Atom], in theme: Theme) -> [Atom] {
    guard let appearance = themes.appearance(of: theme) else { return atoms }
    var result = atoms
    var index = 0
    while index < result.count {
      guard case .color = result[index] else {
        index += 1
        continue
      }
      let color = result[appearance == .dark ? index + 1 : index]
      result.replaceSubrange(index...(index + 1), with: [color, color])
      index += 2
    }
    return result
  }
}
