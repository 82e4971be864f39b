import TokenModel
import TokenSource

/// Prints the materials for the page: how each is drawn on each platform in either appearance, and what takes its place.
struct PreviewMaterials {
  private let emission: Emission
  private let rows: [Int]

  init(_ emission: Emission, _ rows: [Int]) {
    self.emission = emission
    self.rows = rows
  }

  func append(
    _ materials: [TokenID], _ web: WebLooks, _ surfaces: inout SurfaceLooks, _ looks: inout PreviewLooks,
    to out: inout OutputBuffer
  ) {
    let set = emission.set
    out.append("[")
    for (index, token) in materials.enumerated() {
      guard case .material(let material)? = set.baseValue(of: token) else { continue }
      out.append(index == 0 ? "{\"p\":" : ",\n{\"p\":")
      out.appendJSONString(set.path(of: token))
      out.append(",\"i\":\(rows[Int(token.index)]),\"k\":")
      out.appendJSONString(PreviewWords.kind(of: material))
      if let text = set.assembled.description(of: token) {
        out.append(",\"d\":")
        out.appendJSONString(text)
      }
      out.append(",\"own\":\(set.assembled.layer(of: token) == .project)")
      out.append(",\"l\":{")
      for (place, platform) in Platform.allCases.enumerated() {
        let pair = LegibilityRow.Appearance.allCases.map { looks.place(of: surfaces.face(of: token, on: platform, $0)) }
        out.append((place == 0 ? "" : ",") + "\"\(platform.rawValue)\":[\(pair[0]),\(pair[1])]")
      }
      out.append("}")
      if let look = web[token] {
        out.append(",\"o\":[\"\(CSSPrinter.color(look.light.opaque))\",\"\(CSSPrinter.color(look.dark.opaque))\"]")
        out.append(",\"b\":[\(border(look.light)),\(border(look.dark))]")
      }
      out.append("}")
    }
    out.append("]")
  }

  private func border(_ look: WebLook) -> String { look.border.map { "\"\(CSSPrinter.color($0))\"" } ?? "null" }
}
