import TokenModel
import TokenSource
import TokenTemplate

/// Prints values as Swift expressions of the types that `Support.swift` declares.
struct SwiftPrinter {
  /// Points that 1 rem counts.
  let rem: Double
  /// Whether colours are marked, so that texts for several themes can be brought together.
  var marksColors = false

  /// Appends the value of a token.
  func append(_ value: TokenValue, to out: inout OutputBuffer) {
    switch value {
    case .color(let color): append(color, to: &out)
    case .dimension(let dimension): append(dimension, to: &out)
    case .fontFamily(let names): append(names, to: &out)
    case .fontWeight(let weight): call(".weight(", weight.value, to: &out)
    case .duration(let duration): number(duration.seconds.rounded(toPlaces: 12), to: &out)
    case .cubicBezier(let curve): append(curve, to: &out)
    case .number(let value): number(value, to: &out)
    case .strokeStyle(let style): append(style, to: &out)
    case .border(let border): append(border, to: &out)
    case .transition(let transition): append(transition, to: &out)
    case .shadow(let layers): append(layers, to: &out)
    case .gradient(let stops): append(stops, to: &out)
    case .typography(let typography): append(typography, to: &out)
    case .material(let material): append(material, to: &out)
    case .vibrancy(let vibrancy): append(vibrancy, to: &out)
    case .surface, .recommendation: break
    }
  }

  /// Appends a number. Whole numbers that an integer literal can't hold exactly are written with a fraction, what a
  /// conversion took beyond the largest number as that number, and the smallest of all as a product.
  func number(_ value: Double, to out: inout OutputBuffer) {
    let value = value.isInfinite ? Double(signOf: value, magnitudeOf: .greatestFiniteMagnitude) : value
    guard !value.isSubnormal else { return tiny(value, to: &out) }
    NumberPrinter.append(value, to: &out, as: value.magnitude < 0x1p53 ? .plain : .swiftDouble)
  }

  /// Appends a number below the normal range, whose literal the compiler warns of. It is a whole multiple of 2 to the
  /// power -1074, and the products are exact.
  private func tiny(_ value: Double, to out: inout OutputBuffer) {
    if value < 0 { out.append("-") }
    out.append(String(value.significandBitPattern))
    out.append(" * 0x1p-1000 * 0x1p-74")
  }

  private func call(_ function: String, _ value: Double, to out: inout OutputBuffer) {
    out.append(function)
    number(value, to: &out)
    out.append(")")
  }

  private func argument(_ label: String, _ value: Double, to out: inout OutputBuffer) {
    out.append(label)
    number(value, to: &out)
  }

  // MARK: Colours

  /// Appends a colour: in sRGB where it fits, else in Display P3; what lies outside that too keeps its numbers, which
  /// SwiftUI takes as extended range.
  func append(_ color: ColorCoordinates, to out: inout OutputBuffer) {
    if marksColors { out.append(SwiftColorSlots.start) }
    appendPlain(color, to: &out)
    if marksColors { out.append(SwiftColorSlots.end) }
  }

  private func appendPlain(_ color: ColorCoordinates, to out: inout OutputBuffer) {
    let srgb = color.converted(to: .srgb)
    let isWide = !srgb.isInGamut(of: .srgb) || color.space == .displayP3
    let result = isWide ? color.converted(to: .displayP3) : srgb
    let isExact = result.space == color.space
    out.append(isWide ? ".displayP3(" : ".srgb(")
    for index in 0..<3 {
      if index > 0 { out.append(", ") }
      // A conversion leaves noise in the last digits; seven decimals are finer than 16-bit colour.
      number(isExact ? result[index] : result[index].rounded(toPlaces: 7), to: &out)
    }
    if color.alpha != 1 { argument(", ", color.alpha, to: &out) }
    out.append(")")
  }

  /// Appends a colour in both schemes; one that is the same in both is written once.
  func append(_ colors: SchemePair<ColorCoordinates>, to out: inout OutputBuffer) {
    guard marksColors else {
      guard colors.light != colors.dark else { return append(colors.light, to: &out) }
      out.append(".light(")
      append(colors.light, to: &out)
      out.append(", dark: ")
      append(colors.dark, to: &out)
      return out.append(")")
    }
    out.append(SwiftColorSlots.start)
    appendPlain(colors.light, to: &out)
    out.append(SwiftColorSlots.dark)
    appendPlain(colors.dark, to: &out)
    out.append(SwiftColorSlots.end)
  }

  // MARK: Lengths, fonts, curves

  func append(_ dimension: Dimension, to out: inout OutputBuffer) { number(dimension.pixels(rem: rem), to: &out) }

  func append(_ names: [String], to out: inout OutputBuffer) {
    out.append("[")
    for (index, name) in names.enumerated() {
      if index > 0 { out.append(", ") }
      string(name, to: &out)
    }
    out.append("]")
  }

  func string(_ text: String, to out: inout OutputBuffer) {
    out.append("\"")
    Escaper.swift.append(text, to: &out)
    out.append("\"")
  }

  private func append(_ curve: CubicBezier, to out: inout OutputBuffer) {
    argument(".bezier(", curve.x1, to: &out)
    argument(", ", curve.y1, to: &out)
    argument(", ", curve.x2, to: &out)
    argument(", ", curve.y2, to: &out)
    out.append(")")
  }

  private func append(_ typography: Typography, to out: inout OutputBuffer) {
    out.append(".type(" + Self.innerLine)
    append(typography.fontFamily, to: &out)
    argument("," + Self.innerLine + "size: ", typography.fontSize.pixels(rem: rem), to: &out)
    argument(", weight: .weight(", typography.fontWeight.value, to: &out)
    argument("), letterSpacing: ", typography.letterSpacing.pixels(rem: rem), to: &out)
    argument(", lineHeight: ", typography.lineHeight, to: &out)
    out.append(Self.lastLine + ")")
  }

  // MARK: Lines, shadows, gradients

  private func append(_ style: StrokeStyle, to out: inout OutputBuffer) {
    switch style {
    case .named(let name): out.append("." + name.rawValue)
    case .dashes(let dashes, let cap):
      out.append(".dashes([")
      for (index, dash) in dashes.enumerated() {
        if index > 0 { out.append(", ") }
        append(dash, to: &out)
      }
      out.append("], lineCap: .\(cap.rawValue))")
    }
  }

  private func append(_ border: Border, to out: inout OutputBuffer) {
    out.append(".line(")
    append(border.color, to: &out)
    argument(", width: ", border.width.pixels(rem: rem), to: &out)
    out.append(", style: ")
    append(border.style, to: &out)
    out.append(")")
  }

  private func append(_ transition: Transition, to out: inout OutputBuffer) {
    out.append(".ease(")
    append(transition.timingFunction, to: &out)
    argument(", duration: ", transition.duration.seconds.rounded(toPlaces: 12), to: &out)
    argument(", delay: ", transition.delay.seconds.rounded(toPlaces: 12), to: &out)
    out.append(")")
  }

  /// The line breaks inside a value that has a line of its own in a constant: before a part of it, and before its end.
  static let innerLine = "\n            "
  static let lastLine = "\n        "

  /// Appends a call with an argument for each of a list, a line each if there are several.
  private func call<Element>(
    _ function: String, _ list: [Element], to out: inout OutputBuffer, _ append: (Element, inout OutputBuffer) -> Void
  ) {
    out.append(function)
    for (index, element) in list.enumerated() {
      if index > 0 { out.append(",") }
      if list.count > 1 { out.append(Self.innerLine) }
      append(element, &out)
    }
    out.append(list.count > 1 ? Self.lastLine + ")" : ")")
  }

  private func append(_ layers: [ShadowLayer], to out: inout OutputBuffer) {
    call(".layers(", layers, to: &out) { layer, out in
      out.append(layer.inset ? ".inner(" : ".drop(")
      append(layer.color, to: &out)
      argument(", x: ", layer.offsetX.pixels(rem: rem), to: &out)
      argument(", y: ", layer.offsetY.pixels(rem: rem), to: &out)
      argument(", blur: ", layer.blur.pixels(rem: rem), to: &out)
      argument(", spread: ", layer.spread.pixels(rem: rem), to: &out)
      out.append(")")
    }
  }

  private func append(_ stops: [GradientStop], to out: inout OutputBuffer) {
    call(".stops(", stops, to: &out) { stop, out in
      out.append(".stop(")
      append(stop.color, to: &out)
      argument(", at: ", stop.position, to: &out)
      out.append(")")
    }
  }

  // MARK: Materials

  func append(_ material: MaterialValue, to out: inout OutputBuffer) {
    if let variant = material.variant {
      out.append(".glass(.\(variant.rawValue))")
    } else if let appKit = material.appKit {
      let blending = appKit.blending.map { ".\($0.rawValue)" } ?? "nil"
      out.append(".purpose(.\(appKit.purpose.rawValue), blending: \(blending))")
    } else {
      out.append(".standard(" + (material.thickness.map { ".\($0.rawValue)" } ?? "nil") + ")")
    }
  }

  private func append(_ vibrancy: VibrancyValue, to out: inout OutputBuffer) {
    out.append("TokenVibrancy(.\(vibrancy.category.rawValue), .\(vibrancy.level.rawValue), light: ")
    append(vibrancy.appearance.light, to: &out)
    out.append(", dark: ")
    append(vibrancy.appearance.dark, to: &out)
    out.append(")")
  }
}
