import TokenDiagnostics
public import TokenModel
public import TokenSource

/// Lists the plans of a surface for people: what is drawn where, and why.
public struct PlanListing {
  private let set: TokenSet
  private let files: SourceFiles
  private var lines: [String] = []

  /// Lists plans of one surface.
  ///
  /// - Parameters:
  ///   - plans: the plans of the surface, one for each of its platforms.
  ///   - set: the tokens.
  ///   - files: the files that places point into.
  /// - Returns: lines of text, the last one ended.
  public static func text(_ plans: [SurfacePlan], _ set: TokenSet, _ files: SourceFiles) -> String {
    var listing = PlanListing(set: set, files: files)
    for group in grouped(plans) { listing.add(group) }
    return listing.lines.joined(separator: "\n") + "\n"
  }

  private init(set: TokenSet, files: SourceFiles) {
    self.set = set
    self.files = files
  }

  /// Plans that say the same for several platforms, side by side.
  private static func grouped(_ plans: [SurfacePlan]) -> [[SurfacePlan]] {
    var groups: [[SurfacePlan]] = []
    for plan in plans {
      if let place = groups.firstIndex(where: { $0[0].steps == plan.steps && $0[0].origins == plan.origins }) {
        groups[place].append(plan)
      } else {
        groups.append([plan])
      }
    }
    return groups
  }

  // MARK: Parts

  private mutating func add(_ group: [SurfacePlan]) {
    let plan = group[0]
    if !lines.isEmpty { lines.append("") }
    let shape = plan.group.map { ", in the group “\($0)”" } ?? ""
    lines.append(
      "\(group.map(\.platform.rawValue).joined(separator: ", ")): \(plan.role.rawValue) in the "
        + "\(plan.layer.rawValue) layer\(shape)")
    for step in plan.steps {
      for (settings, drawing) in step.drawings { add(step, settings, drawing, isWeb: plan.platform == .web) }
    }
    lines.append("  where members come from")
    for origin in plan.origins { add(origin) }
  }

  private mutating func add(
    _ step: PlanStep, _ settings: [AccessibilitySetting], _ drawing: SurfaceDrawing, isWeb: Bool
  ) {
    let range = step.before.map { "\(step.from.text) to \($0.text)" } ?? "\(step.from.text) and later"
    let isAlways = settings.count == AccessibilitySetting.allCases.count
    let phrases = settings.map(\.phrase).joined(separator: " and ")
    let versions = isWeb ? "in browsers" : "version \(range)"
    lines.append("  \(versions)" + (isAlways ? "" : ", \(phrases)"))
    for entry in Self.rows(of: drawing, set) { row(entry.name, entry.text) }
  }

  /// What is drawn in one range of versions under one setting, by the name of each call or part.
  ///
  /// - Parameters:
  ///   - drawing: what is drawn.
  ///   - set: the tokens that the drawing's own are of.
  public static func rows(of drawing: SurfaceDrawing, _ set: TokenSet) -> [(name: String, text: String)] {
    let listing = PlanListing(set: set, files: SourceFiles())
    return listing.rows(of: drawing)
  }

  private func rows(of drawing: SurfaceDrawing) -> [(name: String, text: String)] {
    var rows: [(name: String, text: String)] = []
    let backings = [
      ("SwiftUI", drawing.swiftUI), ("UIKit", drawing.uiKit), ("AppKit", drawing.appKit), ("CSS", drawing.web),
    ]
    for (framework, backing) in backings {
      if let backing { rows.append((framework, spelled(backing, framework))) }
    }
    if let button = drawing.button {
      rows.append(("button", (button.isProminent ? "prominent " : "") + button.style.rawValue))
    }
    if let fill = drawing.fill { rows.append(("fill", "\(css(fill)), under the material")) }
    if let dimming = drawing.dimming { rows.append(("dimming", "\(css(dimming)), beneath")) }
    if let tint = drawing.tint {
      rows.append(("tint", css(tint.colors) + (tint.placement == .glass ? ", in the glass" : ", laid over")))
    }
    if let border = drawing.border { rows.append(("border", css(border))) }
    for foreground in drawing.foregrounds { rows.append(row(of: foreground)) }
    return rows + drawing.notices.map { ("note", $0.text) }
  }

  private func row(of foreground: ForegroundPlan) -> (name: String, text: String) {
    let styles = [foreground.swiftUI, foreground.uiKit, foreground.appKit, foreground.web].compactMap { $0 }
    var words: [String] = []
    for style in styles.map(spelled) where !words.contains(style) { words.append(style) }
    return ("“\(foreground.name)”", words.joined(separator: "; "))
  }

  private mutating func add(_ origin: PlanOrigin) {
    var text = origin.source.rawValue
    if let location = origin.place {
      let file = files[location.file]
      let place = LineTable(file.bytes).place(at: location.range.lower, in: file.bytes)
      text += " at \(file.path):\(place.line):\(place.column)"
    }
    row(origin.member.rawValue, text)
  }

  private mutating func row(_ name: String, _ text: String) {
    let padding = String(repeating: " ", count: max(1, 14 - name.count))
    lines.append("    " + PlainText.escaped(name + padding + text))
  }

  // MARK: Words

  private func spelled(_ backing: Backing, _ framework: String) -> String {
    switch backing {
    case .none: "nothing"
    case .system: "what the system draws"
    case .color(let pair): css(pair)
    case .material(let thickness): "Material.\(thickness.rawValue)"
    case .glass(let variant, let isInteractive):
      Self.glass(framework) + "(.\(variant.rawValue))" + (isInteractive ? ", interactive" : "")
    case .visionGlass:
      framework == "UIKit" ? "UIContainerBackgroundStyle.glass" : "glassBackgroundEffect(in:displayMode:)"
    case .blur(let styles) where styles.light == styles.dark: "UIBlurEffect(style: .\(styles.light.rawValue))"
    case .blur(let styles):
      "UIBlurEffect(style: .\(styles.light.rawValue)) in light, .\(styles.dark.rawValue) in dark"
    case .visualEffect(let purpose, let blending, let state, let isEmphasized):
      "NSVisualEffectView: .\(purpose.rawValue), .\(blending.rawValue), .\(state.rawValue)"
        + (isEmphasized ? ", emphasized" : "")
    case .stylesheet(let token): "the class of “\(set.path(of: token))”"
    }
  }

  private static func glass(_ framework: String) -> String {
    switch framework {
    case "UIKit": "UIGlassEffect"
    case "AppKit": "NSGlassEffectView"
    default: "glassEffect"
    }
  }

  private func spelled(_ style: ForegroundStyle) -> String {
    switch style {
    case .original: "its own colors"
    case .color(let pair): css(pair)
    case .hierarchical(let level): ".\(PlanWords.levels[level - 1])"
    case .separator: ".separator"
    case .vibrancy(let style): "UIVibrancyEffect of .\(style.rawValue)"
    case .plainVibrancy: "UIVibrancyEffect"
    case .systemColor(let color): "the system's \(color.rawValue)"
    case .stylesheet(let token): "the vibrancy of “\(set.path(of: token))”"
    }
  }

  private func css(_ pair: SchemePair<ColorCoordinates>) -> String {
    pair.light == pair.dark ? css(pair.light) : "\(css(pair.light)) in light, \(css(pair.dark)) in dark"
  }

  private func css(_ color: ColorCoordinates) -> String {
    var out = OutputBuffer()
    CSSPrinter.append(color, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }
}

extension AccessibilitySetting {
  /// When the setting holds, as a reader would say it.
  fileprivate var phrase: String {
    switch self {
    case .standard: "by default"
    case .reducedTransparency: "with reduced transparency"
    case .increasedContrast: "with increased contrast"
    }
  }
}
