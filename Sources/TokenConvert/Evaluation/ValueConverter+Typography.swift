import TokenModel
import TokenSyntax

/// Typography: five members, of which letter spacing and line height may be given as a share of the font size.
extension ValueConverter {
  private static let typographyNames: [(name: String, others: [String])] = [
    ("fontFamily", ["fontFamilies", "font-family", "family"]),
    ("fontSize", ["fontSizes", "font-size", "size"]),
    ("fontWeight", ["fontWeights", "font-weight", "weight"]),
    ("letterSpacing", ["letter-spacing", "tracking"]),
    ("lineHeight", ["lineHeights", "line-height", "leading"]),
  ]

  /// A typography object.
  mutating func typography(_ item: Item) -> Part? {
    guard let node = object(item, "a typography") else { return nil }
    let found = parts(node, Self.typographyNames, of: "a typography")
    guard let familyNode = found["fontFamily"], let sizeNode = found["fontSize"] else {
      let missing = ["fontFamily", "fontSize"].filter { found[$0] == nil }.map { "“\($0)”" }
      fail(node, "a typography needs \(missing.joined(separator: " and "))")
      return nil
    }
    guard let family = member(familyNode, .type(.fontFamily)), let size = member(sizeNode, .type(.dimension)),
      let weight = weight(found["fontWeight"], of: node)
    else { return nil }
    var fontSize: Quantity?
    if case .quantity(let quantity)? = size.literal { fontSize = quantity }
    guard let spacing = letterSpacing(found["letterSpacing"], fontSize, of: node),
      let height = lineHeight(found["lineHeight"], fontSize, of: node)
    else { return nil }
    let members = [
      ("fontFamily", family), ("fontSize", size), ("fontWeight", weight), ("letterSpacing", spacing),
      ("lineHeight", height),
    ]
    setParts(members)
    return Part(value: .object(members.map { OutMember($0.0, $0.1.value) }), literal: nil, type: .typography)
  }

  private mutating func weight(_ found: NodeID?, of node: NodeID) -> Part? {
    if let found { return member(found, .type(.fontWeight)) }
    note(.completed, node, "a typography needs “fontWeight”; it is 400, as in CSS")
    return Part(value: .number(400), literal: .quantity(Quantity(400)), type: .fontWeight)
  }

  /// What a member of a typography comes to as a quantity, if it is one; no report.
  private func relative(_ node: NodeID) -> Quantity? {
    var attempt = self
    attempt.current = Converted()
    if let reference = wholeReference(node) {
      guard case .quantity(let quantity)? = attempt.literal(reference, at: node) else { return nil }
      return quantity
    }
    return attempt.quantity(.node(node), "a length")
  }

  private mutating func letterSpacing(_ found: NodeID?, _ size: Quantity?, of node: NodeID) -> Part? {
    guard let found else {
      note(.completed, node, "a typography needs “letterSpacing”; it is 0 px")
      return Part(value: .quantity(0, "px"), literal: .quantity(Quantity(0, "px")), type: .dimension)
    }
    guard let quantity = relative(found), quantity.unit == "em" || quantity.unit == "%", quantity.value != 0,
      let size, ["px", "rem"].contains(size.unit)
    else { return member(found, .letterSpacing) }
    let share = quantity.unit == "%" ? quantity.value / 100 : quantity.value
    let result = Quantity((share * size.value).rounded(toPlaces: 6), size.unit)
    current.keepsOriginal = true
    note(.relative, found, "a letter spacing of \(quantity.text) of \(size.text) is written as \(result.text)")
    return Part(value: .quantity(result.value, result.unit), literal: .quantity(result), type: .dimension)
  }

  private mutating func lineHeight(_ found: NodeID?, _ size: Quantity?, of node: NodeID) -> Part? {
    guard let found else {
      fail(node, "a typography needs “lineHeight”, and what a font has by itself is not known")
      return nil
    }
    guard let quantity = relative(found), quantity.plainNumber == nil else { return member(found, .lineHeight) }
    if quantity.unit == "em" { return related(found, quantity, quantity.value) }
    guard let size, size.unit == quantity.unit, size.value > 0 else {
      let reason = size.map { "a font size of \($0.text)" } ?? "a font size that is not known"
      fail(found, "a line height of \(quantity.text) can't be related to \(reason)")
      return nil
    }
    return related(found, quantity, (quantity.value / size.value).rounded(toPlaces: 6), size)
  }

  private mutating func related(_ node: NodeID, _ height: Quantity, _ factor: Double, _ size: Quantity? = nil) -> Part {
    let over = size.map { " over \($0.text)" } ?? ""
    current.keepsOriginal = true
    note(.relative, node, "a line height of \(height.text)\(over) is written as \(NumberPrinter.text(factor))")
    return Part(value: .number(factor), literal: .quantity(Quantity(factor)), type: .number)
  }
}
