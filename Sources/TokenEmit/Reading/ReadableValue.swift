public import TokenModel
import TokenSource
import TokenSyntax

/// A value as people read it: one row for each part that has a name, colours with what a screen shows of them.
public struct ReadableValue: Hashable, Sendable {
  /// A part of a value.
  public struct Row: Hashable, Sendable {
    /// What the part is called; empty where the value has one part only.
    public let label: String
    /// The part in words: `16px`, `oklch(0.56 0.21 277)`.
    public let text: String
    /// The colour that the row shows; nil where it shows none.
    public let color: ColorCoordinates?
    /// The nearest colour of sRGB that eight bits a channel hold, with the alpha behind it where it is not 1; nil where
    /// the row shows no colour.
    public let hex: String?

    init(
      _ label: String, _ text: String, _ color: ColorCoordinates? = nil, standIns: [ColorCoordinates: SRGBBytes] = [:]
    ) {
      self.label = label
      self.text = text
      self.color = color
      hex = color.map { color in
        let bytes = CSSGamut.srgb(standIns: standIns).shown(color).srgbBytes
        return ColorTexts(color: color, bytes: bytes).text(.hex)
      }
    }
  }

  /// The parts, in the order in which the format names them.
  public let rows: [Row]

  init(_ rows: [Row]) { self.rows = rows }

  /// The whole on one line: `Inter, 16px, 400, line height 1.5`.
  public var line: String {
    rows.map { $0.label.isEmpty || Self.speakForThemselves.contains($0.label) ? $0.text : "\($0.label) \($0.text)" }
      .joined(separator: ", ")
  }

  /// Parts whose text says what they are.
  private static let speakForThemselves: Set<String> = ["family", "size", "weight", "color", "width", "style"]

  /// The value of a token, references followed; nil where a fault was reported.
  public init?(of token: TokenID, in set: TokenSet) {
    guard let value = set.baseValue(of: token) else { return nil }
    if value.type.isExtension {
      self.init(members: token, value, in: set)
    } else {
      self.init(value, standIns: set.fallbacks[token])
    }
  }

  /// The members of a token of the tool's own types as they are written, whether or not they make a value: a built file
  /// has places where a reference was followed that the language wants to be one.
  public init(unread token: TokenID, in set: TokenSet) { self.init(members: token, nil, in: set) }

  // MARK: The format's types

  /// A value of one of the format's thirteen types.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - standIns: what stands in for colours that sRGB does not hold, by the colour with alpha 1.
  public init(_ value: TokenValue, standIns: [ColorCoordinates: SRGBBytes] = [:]) {
    let color = { (label: String, color: ColorCoordinates) in
      Row(label, Self.css(.color(color)), color, standIns: standIns)
    }
    switch value {
    case .color(let plain): rows = [color("", plain)]
    case .strokeStyle(let style): rows = [Row("", Self.text(style))]
    case .border(let border):
      rows = [
        color("color", border.color), Row("width", Self.css(.dimension(border.width))),
        Row("style", Self.text(border.style)),
      ]
    case .transition(let transition):
      rows = [
        Row("duration", Self.css(.duration(transition.duration))), Row("delay", Self.css(.duration(transition.delay))),
        Row("timing", Self.css(.cubicBezier(transition.timingFunction))),
      ]
    case .shadow(let layers):
      rows = layers.enumerated().map { index, layer in
        let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map { Self.css(.dimension($0)) }
        let text = lengths.joined(separator: " ") + " " + Self.css(.color(layer.color)) + (layer.inset ? " inset" : "")
        return Row(layers.count == 1 ? "" : "layer \(index + 1)", text, layer.color, standIns: standIns)
      }
    case .gradient(let stops):
      rows = stops.map { color(NumberPrinter.text(($0.position * 100).rounded(toPlaces: 6)) + "%", $0.color) }
    case .typography(let typography):
      rows = [
        Row("family", Self.css(.fontFamily(typography.fontFamily))),
        Row("size", Self.css(.dimension(typography.fontSize))),
        Row("weight", NumberPrinter.text(typography.fontWeight.value)),
        Row("letter spacing", Self.css(.dimension(typography.letterSpacing))),
        Row("line height", NumberPrinter.text(typography.lineHeight)),
      ]
    default: rows = [Row("", Self.css(value))]
    }
  }

  private static func text(_ style: StrokeStyle) -> String {
    switch style {
    case .named(let name): name.rawValue
    case .dashes(let lengths, let cap):
      "dashes of " + lengths.map { css(.dimension($0)) }.joined(separator: " ") + ", \(cap.rawValue) ends"
    }
  }

  private static func css(_ value: TokenValue) -> String {
    var out = OutputBuffer()
    CSSPrinter.append(value, .whole, dark: false, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  // MARK: The tool's own types

  /// The members of a material, vibrancy, surface or recommendation as they are written, references to colours and
  /// numbers followed.
  private init(members token: TokenID, _ value: TokenValue?, in set: TokenSet) {
    let origin = set.graph.origin(of: token)
    let record = set.assembled[origin]
    let tree = set.assembled.trees[record.tree].tree
    var members = MemberText(origin, in: set)
    var rows: [Row] = []
    for member in tree.members(of: record.value) {
      let label = tree.string(member.key)
      if case .vibrancy(let vibrancy)? = value, label == "appearance" {
        rows.append(Row("in light", Self.css(.color(vibrancy.appearance.light)), vibrancy.appearance.light))
        rows.append(Row("in dark", Self.css(.color(vibrancy.appearance.dark)), vibrancy.appearance.dark))
        continue
      }
      rows += members.rows(label, member.value).map { Row($0.label, $0.text) }
    }
    self.rows = rows
  }
}
