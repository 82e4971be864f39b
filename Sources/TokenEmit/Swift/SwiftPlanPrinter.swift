import TokenModel
import TokenSource

/// Prints the plans of a surface as the value of its constant, for the types that `SurfacePlans.swift` declares.
///
/// What equals a default is left out, platforms that are made alike share a plan, and ranges of versions whose calls
/// are the same are one.
struct SwiftPlanPrinter {
  private let printer: SwiftPrinter

  init(_ printer: SwiftPrinter) { self.printer = printer }

  /// The value of a surface with these plans; those of the web are left out.
  func text(of role: Role, _ plans: [SurfacePlan]) -> [UInt8] {
    var out = OutputBuffer()
    out.append("TokenSurface(\n        .\(SwiftPrinter.caseName(role)),\n        [")
    for (platforms, body) in alike(plans) {
      out.append("\n            .on(\n                ")
      out.append(platforms.map { ".\($0.rawValue)" }.joined(separator: ", "))
      out.append(body, body.indices)
      out.append("),")
    }
    out.append(plans.allSatisfy { $0.platform == .web } ? "])" : "\n        ])")
    return out.bytes
  }

  /// The platforms that are made alike, and what is printed for them, in the order of the first of each.
  private func alike(_ plans: [SurfacePlan]) -> [(platforms: [Platform], body: [UInt8])] {
    var result: [(platforms: [Platform], body: [UInt8])] = []
    for plan in plans where plan.platform != .web {
      let body = body(plan)
      if let place = result.firstIndex(where: { $0.body == body }) {
        result[place].platforms.append(plan.platform)
      } else {
        result.append(([plan.platform], body))
      }
    }
    return result
  }

  // MARK: Plans

  private func body(_ plan: SurfacePlan) -> [UInt8] {
    var out = OutputBuffer()
    if plan.layer != .functional { out.append(", layer: .\(plan.layer.rawValue)") }
    switch plan.shape {
    case .rectangle: break
    case .capsule: out.append(", shape: .capsule")
    case .rounded(let radius):
      out.append(", shape: .rounded(")
      printer.append(radius, to: &out)
      out.append(")")
    }
    if let group = plan.group {
      out.append(", group: ")
      printer.string(group, to: &out)
    }
    if plan.scheme != .both { out.append(", scheme: .\(plan.scheme.rawValue)") }
    out.append(",\n                steps: [")
    var last: [UInt8] = []
    for step in plan.steps {
      let drawings = drawings(of: step)
      if drawings == last { continue }
      last = drawings
      out.append("\n                    .from(\n                        \(step.from.major)")
      if step.from.minor != 0 { out.append(", minor: \(step.from.minor)") }
      out.append(drawings, drawings.indices)
      out.append("),")
    }
    out.append("\n                ]")
    return out.bytes
  }

  /// The drawings of a step, each with a comma before it. Elements that stay as they are under a setting are left out.
  private func drawings(of step: PlanStep) -> [UInt8] {
    var out = OutputBuffer()
    let line = ",\n                        "
    let settings = [("reducedTransparency", step.reducedTransparency), ("increasedContrast", step.increasedContrast)]
    out.append(line)
    append(step.standard, step.standard.foregrounds, to: &out)
    for (label, drawing) in settings {
      guard let drawing else { continue }
      let content = drawing.foregrounds == step.standard.foregrounds ? [] : drawing.foregrounds
      var text = OutputBuffer()
      append(drawing, content, to: &text)
      out.append(line + label + ": ")
      out.append(text.bytes, text.bytes.indices)
    }
    return out.bytes
  }

  // MARK: Drawings

  private func append(_ drawing: SurfaceDrawing, _ content: [ForegroundPlan], to out: inout OutputBuffer) {
    out.append(".drawn(")
    if !content.isEmpty { out.append("\n                            ") }
    var list = ArgumentList()
    list.add("swiftUI", drawing.swiftUI, to: &out, append)
    list.add("uiKit", drawing.uiKit, to: &out, append)
    list.add("appKit", drawing.appKit, to: &out, append)
    list.add("button", drawing.button, to: &out) { button, out in
      out.append(".button(.\(button.style.rawValue)\(button.isProminent ? ", prominent: true" : ""))")
    }
    list.add("fill", drawing.fill, to: &out, printer.append)
    list.add("dimming", drawing.dimming, to: &out, printer.append)
    list.add("tint", drawing.tint, to: &out) { tint, out in
      out.append(".\(tint.placement.rawValue)(")
      append(tint.colors, to: &out)
      out.append(")")
    }
    list.add("border", drawing.border, to: &out, append)
    if !content.isEmpty {
      out.append((list.isEmpty ? "" : ",\n                            ") + "content: [")
      for foreground in content {
        out.append("\n                                ")
        append(foreground, to: &out)
        out.append(",")
      }
      out.append("\n                            ]")
    }
    out.append(")")
  }

  private func append(_ backing: Backing, to out: inout OutputBuffer) {
    switch backing {
    case .none, .stylesheet: out.append(".nothing")
    case .system: out.append(".system")
    case .color(let colors):
      out.append(".color(")
      append(colors, to: &out)
      out.append(")")
    case .material(let thickness): out.append(".material(.\(thickness.rawValue))")
    case .glass(let variant, let isInteractive):
      out.append(".glass(.\(variant.rawValue)\(isInteractive ? ", interactive: true" : ""))")
    case .visionGlass: out.append(".visionGlass")
    case .blur(let styles):
      out.append(".blur(.\(styles.light.rawValue)")
      if styles.dark != styles.light { out.append(", dark: .\(styles.dark.rawValue)") }
      out.append(")")
    case .visualEffect(let purpose, let blending, let state, let isEmphasized):
      out.append(".visualEffect(.\(purpose.rawValue), .\(blending.rawValue)")
      if state != .followsWindowActiveState { out.append(", state: .\(state.rawValue)") }
      out.append(isEmphasized ? ", emphasized: true)" : ")")
    }
  }

  /// A colour in both schemes; one that is the same in both is written once.
  private func append(_ colors: SchemePair<ColorCoordinates>, to out: inout OutputBuffer) {
    guard colors.light != colors.dark else { return printer.append(colors.light, to: &out) }
    out.append(".light(")
    printer.append(colors.light, to: &out)
    out.append(", dark: ")
    printer.append(colors.dark, to: &out)
    out.append(")")
  }

  // MARK: Content

  private func append(_ foreground: ForegroundPlan, to out: inout OutputBuffer) {
    out.append(".element(")
    printer.string(foreground.name, to: &out)
    var list = ArgumentList(isEmpty: false)
    list.add("swiftUI", foreground.swiftUI, to: &out, append)
    list.add("uiKit", foreground.uiKit, to: &out, append)
    list.add("appKit", foreground.appKit, to: &out, append)
    out.append(")")
  }

  private func append(_ style: ForegroundStyle, to out: inout OutputBuffer) {
    switch style {
    case .original, .stylesheet: out.append(".original")
    case .color(let colors):
      out.append(".color(")
      append(colors, to: &out)
      out.append(")")
    case .hierarchical(let level): out.append(".hierarchical(\(level))")
    case .separator: out.append(".separator")
    case .vibrancy(let level): out.append(".vibrancy(.\(level.rawValue))")
    case .plainVibrancy: out.append(".plainVibrancy")
    case .systemColor(let color): out.append(".system(.\(color.rawValue))")
    }
  }
}

/// The arguments of a call as they are printed.
private struct ArgumentList {
  /// Whether the next one is the first.
  var isEmpty = true

  /// Prints an argument, if there is a value for it.
  mutating func add<Value>(
    _ label: String, _ value: Value?, to out: inout OutputBuffer, _ append: (Value, inout OutputBuffer) -> Void
  ) {
    guard let value else { return }
    out.append((isEmpty ? "" : ", ") + label + ": ")
    append(value, &out)
    isEmpty = false
  }
}
