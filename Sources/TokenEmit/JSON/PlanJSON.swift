import TokenModel
import TokenSource

/// Prints the plan of a surface: the calls by version and setting, and where each member comes from.
struct PlanJSON {
  private let set: TokenSet

  init(_ set: TokenSet) { self.set = set }

  /// Appends a plan as one object over several lines, a drawing a line.
  ///
  /// - Parameter rest: appends further members behind the plan's own.
  func append(_ plan: SurfacePlan, to out: inout OutputBuffer, rest: (inout OutputBuffer) -> Void = { _ in }) {
    out.append("{\n    \"surface\": ")
    out.appendJSONString(set.path(of: plan.token))
    member("platform", plan.platform.rawValue, to: &out)
    member("role", plan.role.rawValue, to: &out)
    member("layer", plan.layer.rawValue, to: &out)
    member("material", material(of: plan), to: &out)
    appendShape(plan.shape, to: &out)
    if let group = plan.group { member("group", group, to: &out) }
    if plan.scheme != .both { member("scheme", plan.scheme.rawValue, to: &out) }
    out.append(",\n    \"origins\": {")
    for (index, origin) in plan.origins.enumerated() {
      out.append(index == 0 ? "" : ", ")
      out.append("\"\(origin.member.rawValue)\": \"\(origin.source.rawValue)\"")
    }
    out.append("},\n    \"plan\": [")
    appendDrawings(of: plan, indent: "      ", to: &out)
    out.append("\n    ]")
    rest(&out)
    out.append("\n  }")
  }

  /// Appends what is drawn by version and setting, a line each.
  func appendDrawings(of plan: SurfacePlan, indent: String, to out: inout OutputBuffer) {
    var isFirst = true
    for step in plan.steps {
      for (settings, drawing) in step.drawings {
        out.append((isFirst ? "\n" : ",\n") + indent)
        isFirst = false
        append(step, settings, drawing, on: plan.platform, to: &out)
      }
    }
  }

  private func material(of plan: SurfacePlan) -> String {
    switch plan.material {
    case .system: "system"
    case .none: "none"
    case .token(let token): set.path(of: set.graph.origin(of: token))
    }
  }

  private func member(_ name: String, _ value: String, to out: inout OutputBuffer) {
    out.append(", \"\(name)\": ")
    out.appendJSONString(value)
  }

  private func appendShape(_ shape: SurfaceShape, to out: inout OutputBuffer) {
    switch shape {
    case .capsule: out.append(", \"shape\": \"capsule\"")
    case .rectangle: out.append(", \"shape\": \"rectangle\"")
    case .rounded(let radius):
      out.append(", \"shape\": {\"radius\": ")
      text({ CSSPrinter.append(radius, to: &$0) }, to: &out)
      out.append("}")
    }
  }

  /// Appends what a printer of CSS writes, as a string.
  private func text(_ print: (inout OutputBuffer) -> Void, to out: inout OutputBuffer) {
    var text = OutputBuffer()
    print(&text)
    out.appendJSONString(text.bytes, text.bytes.indices)
  }

  // MARK: Drawings

  private func append(
    _ step: PlanStep, _ settings: [AccessibilitySetting], _ drawing: SurfaceDrawing, on platform: Platform,
    to out: inout OutputBuffer
  ) {
    out.append("{")
    if platform != .web {
      out.append("\"from\": \"\(step.from.text)\", ")
      if let end = step.before { out.append("\"before\": \"\(end.text)\", ") }
    }
    out.append("\"settings\": [\(settings.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))]")
    let backings = [
      ("swiftUI", drawing.swiftUI), ("uiKit", drawing.uiKit), ("appKit", drawing.appKit), ("web", drawing.web),
    ]
    for (framework, backing) in backings {
      guard let backing else { continue }
      out.append(", \"\(framework)\": ")
      append(backing, framework, to: &out)
    }
    if let button = drawing.button {
      out.append(", \"button\": {\"style\": \"\(button.style.rawValue)\", \"prominent\": \(button.isProminent)}")
    }
    appendLayers(drawing, to: &out)
    appendForegrounds(drawing.foregrounds, to: &out)
    if drawing.isFallback { out.append(", \"origin\": \"fallback\"") }
    if !drawing.notices.isEmpty { appendNotices(drawing.notices, to: &out) }
    out.append("}")
  }

  private func append(_ backing: Backing, _ framework: String, to out: inout OutputBuffer) {
    out.append("{\"call\": \"\(PlanWords.call(backing, framework))\"")
    switch backing {
    case .none, .system: break
    case .color(let pair): appendColors(pair, to: &out)
    case .material(let thickness): member("thickness", thickness.rawValue, to: &out)
    case .glass(let variant, let isInteractive):
      member("variant", variant.rawValue, to: &out)
      out.append(", \"interactive\": \(isInteractive)")
    case .visionGlass: if framework == "uiKit" { member("style", "glass", to: &out) }
    case .blur(let styles) where styles.light == styles.dark: member("style", styles.light.rawValue, to: &out)
    case .blur(let styles):
      member("light", styles.light.rawValue, to: &out)
      member("dark", styles.dark.rawValue, to: &out)
    case .visualEffect(let purpose, let blending, let state, let isEmphasized):
      member("material", purpose.rawValue, to: &out)
      member("blendingMode", blending.rawValue, to: &out)
      member("state", state.rawValue, to: &out)
      if isEmphasized { out.append(", \"isEmphasized\": true") }
    case .stylesheet(let token): member("material", set.path(of: token), to: &out)
    }
    out.append("}")
  }

  private func appendColors(_ pair: SchemePair<ColorCoordinates>, to out: inout OutputBuffer) {
    out.append(", \"light\": ")
    text({ CSSPrinter.append(pair.light, to: &$0) }, to: &out)
    out.append(", \"dark\": ")
    text({ CSSPrinter.append(pair.dark, to: &$0) }, to: &out)
  }

  private func appendLayers(_ drawing: SurfaceDrawing, to out: inout OutputBuffer) {
    if let fill = drawing.fill {
      out.append(", \"fill\": ")
      text({ CSSPrinter.append(fill, to: &$0) }, to: &out)
    }
    if let dimming = drawing.dimming {
      out.append(", \"dimming\": ")
      text({ CSSPrinter.append(dimming, to: &$0) }, to: &out)
    }
    if let tint = drawing.tint {
      out.append(", \"tint\": {\"placement\": \"\(tint.placement.rawValue)\"")
      appendColors(tint.colors, to: &out)
      out.append("}")
    }
    if let border = drawing.border {
      out.append(", \"border\": {\"width\": \"1px\"")
      appendColors(border, to: &out)
      out.append("}")
    }
  }

  // MARK: Foregrounds

  private func appendForegrounds(_ foregrounds: [ForegroundPlan], to out: inout OutputBuffer) {
    guard !foregrounds.isEmpty else { return }
    out.append(", \"content\": {")
    for (index, foreground) in foregrounds.enumerated() {
      if index > 0 { out.append(", ") }
      out.appendJSONString(foreground.name)
      out.append(": {")
      let styles = [
        ("swiftUI", foreground.swiftUI), ("uiKit", foreground.uiKit), ("appKit", foreground.appKit),
        ("web", foreground.web),
      ]
      var isFirst = true
      for (framework, style) in styles {
        guard let style else { continue }
        out.append(isFirst ? "" : ", ")
        isFirst = false
        out.append("\"\(framework)\": ")
        append(style, to: &out)
      }
      out.append("}")
    }
    out.append("}")
  }

  private func append(_ style: ForegroundStyle, to out: inout OutputBuffer) {
    switch style {
    case .original: out.append("{\"style\": \"original\"}")
    case .color(let pair):
      out.append("{\"style\": \"color\"")
      appendColors(pair, to: &out)
      out.append("}")
    case .hierarchical(let level): out.append("{\"style\": \"\(PlanWords.levels[level - 1])\"}")
    case .separator: out.append("{\"style\": \"separator\"}")
    case .vibrancy(let style): out.append("{\"style\": \"UIVibrancyEffect\", \"level\": \"\(style.rawValue)\"}")
    case .plainVibrancy: out.append("{\"style\": \"UIVibrancyEffect\"}")
    case .systemColor(let color): out.append("{\"style\": \"system color\", \"name\": \"\(color.rawValue)\"}")
    case .stylesheet(let token):
      out.append("{\"style\": \"vibrancy\", \"token\": ")
      out.appendJSONString(set.path(of: token))
      out.append("}")
    }
  }

  private func appendNotices(_ notices: [PlanNotice], to out: inout OutputBuffer) {
    out.append(", \"notices\": [")
    for (index, notice) in notices.enumerated() {
      if index > 0 { out.append(", ") }
      out.appendJSONString(notice.text)
    }
    out.append("]")
  }
}

extension PlanStep {
  /// The drawings that differ, each with the settings it is for.
  var drawings: [([AccessibilitySetting], SurfaceDrawing)] {
    var result: [([AccessibilitySetting], SurfaceDrawing)] = []
    for setting in AccessibilitySetting.allCases {
      let drawing = drawing(setting)
      if let place = result.firstIndex(where: { $0.1 == drawing }) {
        result[place].0.append(setting)
      } else {
        result.append(([setting], drawing))
      }
    }
    return result
  }
}
