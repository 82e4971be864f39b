import Foundation
import TokenCompiler
import TokenEmit
import TokenModel

/// A program that prints every constant of a generated module, taken apart as `Atom` takes the model's values apart.
enum SwiftProgram {
  /// One line a constant, `index: atoms`; the recommendations follow by their place in the table, `r index: atoms`.
  static func text(_ analysis: Analysis) -> String {
    let tokens = analysis.emission.tokens.filter { analysis.set.type(of: $0) != .recommendation }
    var text = "import \(analysis.configuration.name)\n\n" + support + plans
    // A function for every few constants: one long function would take the compiler much longer.
    let parts = stride(from: 0, to: tokens.count, by: 50).map { tokens[$0..<min($0 + 50, tokens.count)] }
    for (index, part) in parts.enumerated() {
      text += "func part\(index)() {\n"
      for token in part {
        guard let type = analysis.set.type(of: token), let typeName = typeNames[type] else { continue }
        text += "  show(\(token.index), \(analysis.swiftName(of: token)) as \(typeName))\n"
      }
      text += "}\n"
    }
    for index in parts.indices { text += "part\(index)()\n" }
    return text + "for (index, item) in TokenRecommendation.all.enumerated() { show(\"r\\(index)\", item.atoms) }\n"
  }

  /// What a program printed: atoms as text, by the index of a token or of a recommendation.
  static func atoms(_ output: String) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      result[words[0]] = Array(words.dropFirst())
    }
    return result
  }

  static let typeNames: [TokenType: String] = [
    .color: "TokenColor", .dimension: "TokenLength", .fontFamily: "TokenFontFamily", .fontWeight: "TokenFontWeight",
    .duration: "TokenDuration", .cubicBezier: "TokenCurve", .number: "TokenNumber", .strokeStyle: "TokenStrokeStyle",
    .border: "TokenBorder", .transition: "TokenTransition", .shadow: "TokenShadow", .gradient: "TokenGradient",
    .typography: "TokenTypography", .material: "TokenMaterial", .vibrancy: "TokenVibrancy", .surface: "TokenSurface",
  ]

  static let support = """
    protocol Shown { var atoms: [String] { get } }

    /// What dynamic colours show: the schemes of both, and whether contrast is increased.
    enum Look {
      nonisolated(unsafe) static var schemes: [TokenScheme] = [.light, .dark]
      nonisolated(unsafe) static var increasesContrast = false
    }

    func show(_ index: String, _ atoms: [String]) { print(index, atoms.joined(separator: " ")) }
    func show(_ index: Int, _ value: some Shown) { show("\\(index)", value.atoms) }
    func count(_ count: Int) -> String { "n:\\(Double(count))" }
    func word(_ text: String?) -> String {
      let digits = Array("0123456789abcdef")
      return "w:" + String((text ?? "-").utf8.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }

    extension Double: Shown { var atoms: [String] { ["n:\\(self)"] } }
    extension TokenColor: Shown {
      var atoms: [String] { ["c:\\(space.rawValue):\\(red):\\(green):\\(blue):\\(opacity)"] }
    }
    extension TokenFontFamily: Shown { var atoms: [String] { [count(names.count)] + names.map { word($0) } } }
    extension TokenFontWeight: Shown { var atoms: [String] { value.atoms } }
    extension TokenCurve: Shown { var atoms: [String] { x1.atoms + y1.atoms + x2.atoms + y2.atoms } }
    extension TokenStrokeStyle: Shown {
      var atoms: [String] {
        guard case .dashes(let dashes, let cap) = self else { return [word("\\(self)")] }
        return [word("dashes"), word("\\(cap)")] + dashes.flatMap(\\.atoms)
      }
    }
    extension TokenBorder: Shown { var atoms: [String] { color.atoms + width.atoms + style.atoms } }
    extension TokenTransition: Shown { var atoms: [String] { duration.atoms + delay.atoms + curve.atoms } }
    extension TokenShadow: Shown { var atoms: [String] { [count(layers.count)] + layers.flatMap(\\.atoms) } }
    extension TokenShadowLayer: Shown {
      var atoms: [String] {
        [word(inset ? "inset" : "drop")] + color.atoms + x.atoms + y.atoms + blur.atoms + spread.atoms
      }
    }
    extension TokenGradient: Shown {
      var atoms: [String] { [count(stops.count)] + stops.flatMap { $0.color.atoms + $0.location.atoms } }
    }
    extension TokenTypography: Shown {
      var atoms: [String] { family.atoms + size.atoms + weight.atoms + letterSpacing.atoms + lineHeight.atoms }
    }
    extension TokenMaterial: Shown {
      var atoms: [String] {
        ["\\(kind)", thickness?.rawValue, variant?.rawValue, purpose?.rawValue, blending?.rawValue].map { word($0) }
      }
    }
    extension TokenVibrancy: Shown {
      var atoms: [String] { [word(category.rawValue), word(level.rawValue)] + light.atoms + dark.atoms }
    }
    extension TokenRecommendation: Shown {
      var atoms: [String] {
        var result = [word(platform.rawValue), word(role.rawValue), word(scheme?.rawValue)]
        switch subject {
        case .material(let material): result += material.atoms
        case .vibrancy(let category, let level): result += [word(category.rawValue), word(level.rawValue)]
        }
        return result + [word(strength.rawValue), word(source)]
      }
    }

    """
}
