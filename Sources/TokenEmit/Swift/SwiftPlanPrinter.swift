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
    var last: [[UInt8]] = []
    for step in plan.steps {
      let drawings = drawings(of: step)
      if drawings == last { continue }
      last = drawings
      let minor = step.from.minor == 0 ? "" : ", minor: \(step.from.minor)"
      out.append("\n                    .from")
      append([Array("\(step.from.major)\(minor)".utf8)] + drawings, indent: 20, to: &out)
      out.append(",")
    }
    out.append("\n                ]")
    return out.bytes
  }

  /// The drawings of a step. Elements that stay as they are under a setting are left out there.
  private func drawings(of step: PlanStep) -> [[UInt8]] {
    var texts = [text("", step.standard, step.standard.foregrounds)]
    let settings = [
      ("reducedTransparency: ", step.reducedTransparency), ("increasedContrast: ", step.increasedContrast),
    ]
    for (label, drawing) in settings {
      guard let drawing else { continue }
      let content = drawing.foregrounds == step.standard.foregrounds ? [] : drawing.foregrounds
      texts.append(text(label, drawing, content))
    }
    return texts
  }

  // MARK: Drawings

  private func text(_ label: String, _ drawing: SurfaceDrawing, _ content: [ForegroundPlan]) -> [UInt8] {
    var list = ArgumentList()
    list.add("swiftUI", drawing.swiftUI, append)
    list.add("uiKit", drawing.uiKit, append)
    list.add("appKit", drawing.appKit, append)
    list.add("button", drawing.button) { button, out in
      out.append(".button(.\(button.style.rawValue)\(button.isProminent ? ", prominent: true" : ""))")
    }
    list.add("fill", drawing.fill, printer.append)
    list.add("dimming", drawing.dimming, printer.append)
    list.add("tint", drawing.tint) { tint, out in
      out.append(".\(tint.placement.rawValue)(")
      printer.append(tint.colors, to: &out)
      out.append(")")
    }
    list.add("border", drawing.border, printer.append)
    list.add("content", content.isEmpty ? nil : content, append)
    var out = OutputBuffer()
    out.append(label + ".drawn")
    append(list.texts, indent: 24, to: &out)
    return out.bytes
  }

  /// Appends arguments in parentheses: on one line if they are short, else a line each.
  private func append(_ arguments: [[UInt8]], indent: Int, to out: inout OutputBuffer) {
    let isShort =
      arguments.reduce(indent) { $0 + $1.count + 2 } < 108 && !arguments.contains { $0.contains(0x0A) }
    let line = "\n" + String(repeating: " ", count: indent + 4)
    out.append("(")
    for (index, argument) in arguments.enumerated() {
      if index > 0 { out.append(isShort ? ", " : ",") }
      if !isShort { out.append(line) }
      out.append(argument, argument.indices)
    }
    out.append(")")
  }

  private func append(_ backing: Backing, to out: inout OutputBuffer) {
    switch backing {
    case .none, .stylesheet: out.append(".nothing")
    case .system: out.append(".system")
    case .color(let colors):
      out.append(".color(")
      printer.append(colors, to: &out)
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

  // MARK: Content

  private func append(_ content: [ForegroundPlan], to out: inout OutputBuffer) {
    out.append("[")
    for foreground in content {
      var list = ArgumentList()
      list.add("swiftUI", foreground.swiftUI, append)
      list.add("uiKit", foreground.uiKit, append)
      list.add("appKit", foreground.appKit, append)
      out.append("\n                                .element(")
      printer.string(foreground.name, to: &out)
      for text in list.texts {
        out.append(", ")
        out.append(text, text.indices)
      }
      out.append("),")
    }
    out.append("\n                            ]")
  }

  private func append(_ style: ForegroundStyle, to out: inout OutputBuffer) {
    switch style {
    case .original, .stylesheet: out.append(".original")
    case .color(let colors):
      out.append(".color(")
      printer.append(colors, to: &out)
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
  /// Each with its label.
  private(set) var texts: [[UInt8]] = []

  /// Adds an argument, if there is a value for it.
  mutating func add<Value>(_ label: String, _ value: Value?, _ append: (Value, inout OutputBuffer) -> Void) {
    guard let value else { return }
    var out = OutputBuffer()
    out.append(label + ": ")
    append(value, &out)
    texts.append(out.bytes)
  }
}
