import TokenModel

/// The schemas of values: for each type what may be written out, and where references may stand.
///
/// A pointer, `{"$ref": …}`, may stand in the place of anything inside a value; braces only where a whole token is
/// meant.
enum TokenValues {
  /// The schema of a type's values, one that refers to another token included.
  static func value(of type: TokenType) -> SchemaNode { operand(.local(type.rawValue)) }

  /// Something written out, or a token that has it.
  static func operand(_ literal: SchemaNode) -> SchemaNode {
    .when(
      ["type": "string", "pattern": .text(TokenSchema.meantAsAlias)], then: .local("alias"),
      otherwise: part(literal))
  }

  /// Something written out, or a pointer to it.
  static func part(_ literal: SchemaNode) -> SchemaNode {
    .when(["type": "object", "required": ["$ref"]], then: .local("pointer"), otherwise: literal)
  }

  /// A reference, and nothing written out.
  static let reference: SchemaNode = .when(["type": "object"], then: .local("pointer"), otherwise: .local("alias"))

  /// Members each of which a pointer may stand for.
  static func object(_ members: [SchemaNode.Member], required: [String] = []) -> SchemaNode {
    .closed(members.map { ($0.name, part($0.schema), $0.text) }, required: required)
  }

  /// Members whose schemas say themselves what references they take.
  static func composite(_ members: [SchemaNode.Member], required: [String]? = nil) -> SchemaNode {
    .closed(members, required: required ?? members.map(\.name))
  }

  static let color = SchemaNode.local("colorValue")
  static let dimension = SchemaNode.local("dimensionValue")
  static let number = SchemaNode.local("numberValue")

  /// What stands behind the types' own names, and what several types share.
  static func definitions(for types: [TokenType]) -> [(name: String, value: SchemaNode)] {
    var list: [(name: String, value: SchemaNode)] = types.map { ($0.rawValue, literal(of: $0)) }
    list += [("shadowLayer", shadowLayer), ("gradientStop", gradientStop), ("dash", dash)]
    if types.contains(.surface) { list += SurfaceSchema.definitions + MaterialSchema.definitions }
    return list
  }

  private static func literal(of type: TokenType) -> SchemaNode {
    switch type {
    case .color: colorObject
    case .dimension: quantity(Dimension.Unit.self, "A length.", "px, or rem, a multiple of the size of body text.")
    case .duration: quantity(DurationValue.Unit.self, "A span of time.", "ms or s.")
    case .number: SchemaNode.anyNumber.described("A number.")
    case .fontFamily: fontFamily
    case .fontWeight: fontWeight
    case .cubicBezier: cubicBezier
    case .strokeStyle:
      .when(
        ["type": "object"], then: .local("dash"),
        otherwise: SchemaNode.choice(StrokeStyle.Name.self).described("How a line is drawn."))
    case .border: border
    case .transition: transition
    case .shadow:
      .when(
        ["type": "array"], then: .list(operand(.local("shadowLayer")), atLeast: 1), otherwise: .local("shadowLayer"))
    case .gradient: .list(operand(.local("gradientStop")), atLeast: 1)
    case .typography: typography
    case .material: MaterialSchema.material
    case .vibrancy: MaterialSchema.vibrancy
    case .surface: SurfaceSchema.surface
    case .recommendation: MaterialSchema.recommendation
    }
  }

  // MARK: Color

  private static var colorObject: SchemaNode {
    let component = part(.any(.anyNumber, ["const": "none"]))
    let spaces = SchemaNode.choice(ColorSpace.self)
    let members: [SchemaNode.Member] = [
      ("colorSpace", spaces, "The space that the components are in."),
      ("components", .tuple([component, component, component]), "Three numbers; \"none\" for one that is missing."),
      ("alpha", .number(from: 0, to: 1), "How opaque it is, from 0 to 1; 1 where it is left out."),
      (
        "hex", .text(like: "^#[0-9a-fA-F]{6}$"),
        "What tools draw that don't know the space: \"#ff8800\", without alpha."
      ),
    ]
    var rules: [SchemaNode] = []
    var known: [[ComponentRange]] = []
    for space in ColorSpace.allCases where !known.contains(space.ranges) {
      known.append(space.ranges)
      let alike = ColorSpace.allCases.filter { $0.ranges == space.ranges }.map(\.rawValue)
      rules.append(.when(.has("colorSpace", alike), then: ["properties": ["components": ranges(space.ranges)]]))
    }
    return object(members, required: ["colorSpace", "components"]).described("A color in one of the standard's spaces.")
      .adding(["allOf": .array(rules)])
  }

  private static func ranges(_ ranges: [ComponentRange]) -> SchemaNode {
    let elements = ranges.map { range -> SchemaNode in
      var limits: [(name: String, value: SchemaNode)] = []
      if let lower = range.lower { limits.append(("minimum", .number(lower))) }
      if let upper = range.upper {
        limits.append((range.includesUpper ? "maximum" : "exclusiveMaximum", .number(upper)))
      }
      return SchemaNode.object(limits).described(range.text)
    }
    return ["prefixItems": .array(elements)]
  }

  // MARK: Plain types

  private static func quantity<Unit: RawRepresentable & CaseIterable>(
    _: Unit.Type, _ text: String, _ unit: String
  ) -> SchemaNode where Unit.RawValue == String {
    object(
      [("value", .anyNumber, "How many of the unit."), ("unit", .choice(Unit.self), unit)], required: ["value", "unit"]
    ).described(text)
  }

  /// A name that is not meant as a reference.
  private static let fontName: SchemaNode = [
    "type": "string", "minLength": 1, "not": ["pattern": .text(TokenSchema.meantAsAlias)],
  ]

  private static var fontFamily: SchemaNode {
    SchemaNode.when(["type": "array"], then: .list(part(fontName), atLeast: 1), otherwise: fontName)
      .described("The name of a font, or several, best first.")
  }

  private static var fontWeight: SchemaNode {
    SchemaNode.any(.number(from: 1, to: 1000), .words(FontWeight.names.map(\.name)))
      .described("A number from 1 to 1000, or a name such as \"bold\".")
  }

  private static var cubicBezier: SchemaNode {
    let (time, progress) = (part(.number(from: 0, to: 1)), part(.anyNumber))
    return SchemaNode.tuple([time, progress, time, progress])
      .described("The two control points of a curve: [x1, y1, x2, y2], x from 0 to 1.")
  }

  // MARK: Composite types

  private static var dash: SchemaNode {
    composite([
      ("dashArray", part(.list(dimension, atLeast: 1)), "The lengths of dashes and gaps in turn."),
      ("lineCap", part(.choice(StrokeStyle.LineCap.self)), "How the ends of dashes look."),
    ]).described("A line of dashes.")
  }

  private static var border: SchemaNode {
    composite([
      ("color", color, "The color of the line."), ("width", dimension, "How thick the line is."),
      ("style", .local("strokeStyleValue"), "How the line is drawn."),
    ]).described("A line around something.")
  }

  private static var transition: SchemaNode {
    composite([
      ("duration", .local("durationValue"), "How long it takes."),
      ("delay", .local("durationValue"), "How long it waits before."),
      ("timingFunction", .local("cubicBezierValue"), "How it speeds up and slows down."),
    ]).described("A change over time.")
  }

  private static var shadowLayer: SchemaNode {
    composite(
      [
        ("color", color, "The color of the shadow, its strength in alpha."),
        ("offsetX", dimension, "How far to the right."), ("offsetY", dimension, "How far down."),
        ("blur", dimension, "How soft it is."), ("spread", dimension, "How much larger than what throws it."),
        ("inset", part(.boolean), "Whether it falls inside; false where it is left out."),
      ], required: ["color", "offsetX", "offsetY", "blur", "spread"]
    ).described("A shadow, or one layer of several.")
  }

  private static var gradientStop: SchemaNode {
    composite([
      ("color", color, "The color here."),
      ("position", number, "Where it is, from 0 to 1; what lies beyond is taken to the end."),
    ]).described("A color at a place of a gradient.")
  }

  private static var typography: SchemaNode {
    composite([
      ("fontFamily", .local("fontFamilyValue"), "The font, or several, best first."),
      ("fontSize", dimension, "How large the text is."), ("fontWeight", .local("fontWeightValue"), "How bold it is."),
      ("letterSpacing", dimension, "What is added between letters."),
      ("lineHeight", number, "The height of a line, as a multiple of the size."),
    ]).described("A style of text.")
  }
}
