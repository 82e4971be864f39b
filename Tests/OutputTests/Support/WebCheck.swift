import TokenModel

/// A custom property that should exist, put into a property it is meant for, and what should come out.
struct WebCheck {
  /// The custom property.
  let name: String
  let probe: Browser.Probe
  /// What is wrong with the computed values; nil if they are the model's.
  let difference: ([String]) -> String?

  private init(
    _ name: String, _ property: String, _ value: (String) -> String = { $0 }, reads: [String]? = nil,
    _ difference: @escaping ([String]) -> String?
  ) {
    self.name = name
    probe = Browser.Probe(property: property, value: value("var(\(name))"), reads: reads ?? [property])
    self.difference = difference
  }

  /// Where a value is shown: on what display, and what its author put in place of colours that an sRGB display lacks.
  struct Screen {
    var display = Browser.Display.wide
    var standIns: [ColorCoordinates: SRGBBytes] = [:]
  }

  /// The colour that a display shows: on one that shows no more than sRGB, what its author put in place of a wider
  /// one, or else the nearest that sRGB has.
  static func shown(_ color: ColorCoordinates, _ screen: Screen) -> ColorCoordinates {
    guard screen.display == .srgb, !color.isInGamut(of: .srgb) else { return color }
    let standIn = screen.standIns[color.with(alpha: 1)]?.coordinates
    return (standIn ?? color.gamutMapped(to: .srgb)).with(alpha: color.alpha)
  }

  /// The checks of one token's value: one for each custom property that the value should have.
  static func all(
    of value: TokenValue, _ name: String, dark: Bool = false, on screen: Screen = Screen()
  ) -> [WebCheck] {
    switch value {
    case .color(let color): [.color(name, shown(color, screen))]
    case .dimension(let length): [.length(name, length)]
    case .fontFamily(let names): [WebCheck(name, "font-family") { fonts($0[0], names) }]
    case .fontWeight(let weight): [.weight(name, weight)]
    case .duration(let duration):
      [WebCheck(name, "transition-delay") { time($0[0], duration) }]
    case .cubicBezier(let curve): [WebCheck(name, "transition-timing-function") { self.curve($0[0], curve) }]
    case .number(let number): [.number(name, number)]
    case .strokeStyle(let style):
      [WebCheck(name, "border-style", reads: ["border-top-style"]) { same($0[0], word(style)) }]
    case .border(let border): [.border(name, border, screen)]
    case .transition(let transition): [.transition(name, transition)]
    case .shadow(let layers): [.shadow(name, layers, screen)]
    case .gradient(let stops): [.gradient(name, stops, screen)]
    case .typography(let typography): typographyChecks(name, typography)
    case .material(let material): materialChecks(name, material, dark: dark, screen)
    case .vibrancy(let vibrancy):
      [.color(name, shown(dark ? vibrancy.appearance.dark : vibrancy.appearance.light, screen))]
    case .surface(let surface): surfaceChecks(name, surface, dark: dark, screen)
    case .recommendation: []
    }
  }

  // MARK: Single values

  static func color(_ name: String, _ color: ColorCoordinates) -> WebCheck {
    WebCheck(name, "color") { ComputedValue.difference($0[0], color) }
  }

  static func length(_ name: String, _ length: Dimension) -> WebCheck {
    WebCheck(name, "margin-left") { lengthDifference($0[0], length) }
  }

  static func number(_ name: String, _ number: Double) -> WebCheck {
    WebCheck(name, "scale") { values in
      let wanted = min(max(number, -Double(Float.greatestFiniteMagnitude)), Double(Float.greatestFiniteMagnitude))
      guard let printed = ComputedValue.number(values[0]), ComputedValue.isClose(printed, wanted, tolerance: 1e-300)
      else { return "“\(values[0])” for \(number)" }
      return nil
    }
  }

  static func weight(_ name: String, _ weight: FontWeight) -> WebCheck {
    WebCheck(name, "font-weight") { weightDifference($0[0], weight) }
  }

  private static func border(_ name: String, _ border: Border, _ screen: Screen) -> WebCheck {
    WebCheck(name, "border", reads: ["border-top-width", "border-top-style", "border-top-color"]) { values in
      // A line is drawn in whole pixels, and at least one.
      let width = border.width.pixels()
      let drawn = Dimension(width > 0 && width < 1 ? 1 : width.rounded(.down), .px)
      return lengthDifference(values[0], drawn) ?? same(values[1], word(border.style))
        ?? ComputedValue.difference(values[2], shown(border.color, screen))
    }
  }

  private static func transition(_ name: String, _ transition: Transition) -> WebCheck {
    let reads = ["transition-duration", "transition-delay", "transition-timing-function"]
    return WebCheck(name, "transition", { "all " + $0 }, reads: reads) { values in
      time(values[0], transition.duration) ?? time(values[1], transition.delay)
        ?? curve(values[2], transition.timingFunction)
    }
  }

  private static func shadow(_ name: String, _ layers: [ShadowLayer], _ screen: Screen) -> WebCheck {
    WebCheck(name, "box-shadow") { values in
      let printed = ComputedValue.split(values[0], at: ",").map { ComputedValue.split($0, at: " ") }
      guard printed.count == layers.count else { return "“\(values[0])” for \(layers.count) layers" }
      for (parts, layer) in zip(printed, layers) {
        guard parts.count == (layer.inset ? 6 : 5), (parts.last == "inset") == layer.inset else {
          return "“\(parts)” for \(layer)"
        }
        let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread]
        let wrong =
          ComputedValue.difference(parts[0], shown(layer.color, screen))
          ?? zip(parts[1...], lengths).lazy.compactMap { lengthDifference($0, $1, limit: .infinity, tolerance: 1e-5) }
          .first
        if let wrong { return wrong }
      }
      return nil
    }
  }

  private static func gradient(_ name: String, _ stops: [GradientStop], _ screen: Screen) -> WebCheck {
    WebCheck(name, "background-image", { "linear-gradient(\($0))" }) { values in
      let printed = ComputedValue.split(String(values[0].dropFirst("linear-gradient(".count).dropLast()), at: ",")
      // A single stop is written twice, for older browsers.
      let stops = stops.count == 1 ? stops + stops : stops
      guard printed.count == stops.count else { return "“\(values[0])” for \(stops)" }
      for (text, stop) in zip(printed, stops) {
        let parts = ComputedValue.split(text, at: " ")
        guard parts.count == 2, let position = ComputedValue.number(parts[1], "%") else {
          return "“\(text)” for \(stop)"
        }
        if !ComputedValue.isClose(position, stop.position * 100) { return "“\(text)” for \(stop)" }
        if let wrong = ComputedValue.difference(parts[0], shown(stop.color, screen)) { return wrong }
      }
      return nil
    }
  }

  // MARK: Several properties

  private static func typographyChecks(_ name: String, _ typography: Typography) -> [WebCheck] {
    let reads = ["font-family", "font-size", "font-weight", "line-height"]
    // No browser draws letters larger than this.
    let size = min(typography.fontSize.pixels(), 10_000)
    let whole = WebCheck(name, "font", reads: reads) { values in
      if let wrong = fonts(values[0], typography.fontFamily) { return wrong }
      if let wrong = lengthDifference(values[1], Dimension(size, .px), tolerance: 1e-4) { return wrong }
      if let wrong = weightDifference(values[2], typography.fontWeight) { return wrong }
      // A size too small to draw counts as 0.
      let drawn = ComputedValue.number(values[1], "px") ?? size
      let height = Dimension(drawn * typography.lineHeight, .px)
      return lengthDifference(values[3], height, limit: Double(Float.greatestFiniteMagnitude), tolerance: 1e-4)
    }
    return [
      whole, WebCheck(name + "-font-family", "font-family") { fonts($0[0], typography.fontFamily) },
      .length(name + "-font-size", typography.fontSize), .weight(name + "-font-weight", typography.fontWeight),
      .length(name + "-letter-spacing", typography.letterSpacing),
      .number(name + "-line-height", typography.lineHeight),
    ]
  }

  private static func materialChecks(
    _ name: String, _ material: MaterialValue, dark: Bool, _ screen: Screen
  ) -> [WebCheck] {
    guard let pair = material.appearance else { return [] }
    let look = dark ? pair.dark : pair.light
    let clear = ColorCoordinates(.srgb, 0, 0, 0, alpha: 0)
    var checks: [WebCheck] = [
      .length(name + "-blur", look.blur ?? Dimension(0, .px)), .number(name + "-saturation", look.saturation),
      .number(name + "-contrast", look.contrast), .number(name + "-brightness", look.brightness),
      .color(name + "-tint", shown(look.tint ?? clear, screen)),
    ]
    if pair.light.opaque != nil || pair.dark.opaque != nil {
      checks.append(.color(name + "-opaque", shown(look.opaque ?? clear, screen)))
    }
    if pair.light.increasedContrastBorder != nil || pair.dark.increasedContrastBorder != nil {
      checks.append(.color(name + "-border", shown(look.increasedContrastBorder ?? clear, screen)))
    }
    return checks
  }

  private static func surfaceChecks(
    _ name: String, _ surface: SurfaceValue, dark: Bool, _ screen: Screen
  ) -> [WebCheck] {
    guard surface.platforms?.contains(.web) != false else { return [] }
    let members = surface.members(on: .web)
    var checks: [WebCheck] = []
    if case .color(let color)? = members.fill?.value { checks.append(.color(name + "-fill", shown(color, screen))) }
    if case .layer(let color, let opacity)? = members.dimming?.value {
      checks.append(.color(name + "-dimming", shown(color.with(alpha: opacity), screen)))
    }
    switch members.tint?.value {
    case .color(let color): checks.append(.color(name + "-tint", shown(color, screen)))
    case .set(let light, let darkTint, _):
      checks.append(.color(name + "-tint", shown(dark ? darkTint : light, screen)))
    default: break
    }
    if case .rounded(let radius)? = members.shape?.value { checks.append(.length(name + "-radius", radius)) }
    return checks
  }

  // MARK: Comparing

  private static func same(_ printed: String, _ wanted: String) -> String? {
    printed == wanted ? nil : "“\(printed)” for “\(wanted)”"
  }

  /// CSS draws dashes of any lengths as `dashed`.
  private static func word(_ style: StrokeStyle) -> String {
    if case .named(let name) = style { name.rawValue } else { "dashed" }
  }

  private static func lengthDifference(
    _ text: String, _ length: Dimension, limit: Double = 33_554_428, tolerance: Double = 1e-7
  ) -> String? {
    let wanted = min(max(length.pixels(), -limit), limit)
    guard let printed = ComputedValue.number(text, "px"),
      ComputedValue.isClose(printed, wanted, tolerance: tolerance)
    else { return "“\(text)” for \(length)" }
    return nil
  }

  private static func time(_ text: String, _ duration: DurationValue) -> String? {
    guard let printed = ComputedValue.number(text, "s"), ComputedValue.isClose(printed, duration.seconds) else {
      return "“\(text)” for \(duration)"
    }
    return nil
  }

  private static func curve(_ text: String, _ curve: CubicBezier) -> String? {
    let numbers = text.dropFirst("cubic-bezier(".count).dropLast().split(separator: ", ").compactMap { Double($0) }
    let isEqual =
      numbers.count == 4 && text.hasPrefix("cubic-bezier(")
      && zip(numbers, [curve.x1, curve.y1, curve.x2, curve.y2]).allSatisfy { ComputedValue.isClose($0, $1) }
    return isEqual ? nil : "“\(text)” for \(curve)"
  }

  private static func weightDifference(_ text: String, _ weight: FontWeight) -> String? {
    // Browsers keep quarters of a unit.
    guard let printed = ComputedValue.number(text), abs(printed - weight.value) <= 0.25 else {
      return "“\(text)” for \(weight)"
    }
    return nil
  }

  private static func fonts(_ text: String, _ names: [String]) -> String? {
    let printed = ComputedValue.fonts(text)
    // CSS has no U+0000.
    let wanted = names.map { $0.replacing("\0", with: "\u{FFFD}") }
    return printed.map { Array($0.utf8) } == wanted.map { Array($0.utf8) } ? nil : "“\(text)” for \(names)"
  }
}
