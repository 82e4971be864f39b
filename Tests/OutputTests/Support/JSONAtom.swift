import TokenModel

/// Takes values that Foundation has read from JSON apart, as `Atom` takes the model's values apart.
enum JSONAtom {
  /// The atoms of a value; nil where something is not as the format has it.
  static func all(of value: Any, _ type: TokenType) -> [Atom]? {
    switch type {
    case .color: color(value).map { [.color($0)] }
    case .dimension: length(value).map { [.length($0)] }
    case .fontFamily: fonts(value)
    case .fontWeight: weight(value).map { [.number($0)] }
    case .duration: time(value).map { [.time($0)] }
    case .cubicBezier: (value as? [Any]).flatMap { all($0) { [number($0)] } }
    case .number: number(value).map { [$0] }
    case .strokeStyle: style(value)
    case .border: join([color(value, "color"), length(value, "width"), part(value, "style").flatMap(style)])
    case .transition:
      join([
        time(value, "duration"), time(value, "delay"),
        part(value, "timingFunction").flatMap { all(of: $0, .cubicBezier) },
      ])
    case .shadow: list(value as? [Any] ?? [value], layer)
    case .gradient: (value as? [Any]).flatMap { list($0, stop) }
    case .typography: typography(value)
    case .material: material(value)
    case .vibrancy: vibrancy(value)
    case .surface, .recommendation: nil
    }
  }

  private static func join(_ parts: [[Atom]?]) -> [Atom]? {
    parts.reduce([]) { result, part in part.flatMap { part in result.map { $0 + part } } }
  }

  private static func all(_ list: [Any], _ read: (Any) -> [Atom?]) -> [Atom]? {
    list.flatMap(read).reduce([]) { result, atom in atom.flatMap { atom in result.map { $0 + [atom] } } }
  }

  private static func list(_ list: [Any], _ read: (Any) -> [Atom]?) -> [Atom]? {
    join([[.number(Double(list.count))]] + list.map(read))
  }

  private static func part(_ value: Any, _ name: String) -> Any? { (value as? [String: Any])?[name] }

  // MARK: Single values

  private static func double(_ value: Any?) -> Double? { value as? Double ?? (value as? Int).map { Double($0) } }
  private static func number(_ value: Any?) -> Atom? { double(value).map { .number($0) } }
  private static func word(_ value: Any?) -> Atom? { (value as? String).map { .word($0) } }

  static func color(_ value: Any) -> ColorCoordinates? {
    guard let space = (part(value, "colorSpace") as? String).flatMap({ ColorSpace(rawValue: $0) }),
      let components = part(value, "components") as? [Any], components.count == 3
    else { return nil }
    var missing: UInt8 = 0
    for (index, component) in components.enumerated() where component as? String == "none" { missing |= 1 << index }
    let numbers = components.map { double($0) ?? 0 }
    return ColorCoordinates(
      space, numbers[0], numbers[1], numbers[2], alpha: double(part(value, "alpha")) ?? 1, missing: missing)
  }

  private static func length(_ value: Any) -> Dimension? {
    guard let unit = (part(value, "unit") as? String).flatMap({ Dimension.Unit(rawValue: $0) }) else { return nil }
    return double(part(value, "value")).map { Dimension($0, unit) }
  }

  private static func time(_ value: Any) -> DurationValue? {
    guard let unit = (part(value, "unit") as? String).flatMap({ DurationValue.Unit(rawValue: $0) }) else { return nil }
    return double(part(value, "value")).map { DurationValue($0, unit) }
  }

  private static func color(_ value: Any, _ name: String) -> [Atom]? {
    part(value, name).flatMap { color($0) }.map { [.color($0)] }
  }
  private static func length(_ value: Any, _ name: String) -> [Atom]? {
    part(value, name).flatMap { length($0) }.map { [.length($0)] }
  }
  private static func time(_ value: Any, _ name: String) -> [Atom]? {
    part(value, name).flatMap { time($0) }.map { [.time($0)] }
  }

  private static func weight(_ value: Any?) -> Double? {
    if let name = value as? String { return FontWeight.names.first { $0.name == name }?.value }
    return double(value)
  }

  private static func fonts(_ value: Any) -> [Atom]? {
    let names = value as? [Any] ?? [value]
    return list(names) { word($0).map { [$0] } }
  }

  // MARK: Composites

  private static func style(_ value: Any) -> [Atom]? {
    if let name = word(value) { return [name] }
    guard let dashes = part(value, "dashArray") as? [Any], let cap = word(part(value, "lineCap")) else { return nil }
    // An odd list counts as written twice.
    let pattern = dashes.count % 2 == 1 ? dashes + dashes : dashes
    return join([[.word("dashes"), cap]] + pattern.map { length($0).map { [.length($0)] } })
  }

  private static func layer(_ value: Any) -> [Atom]? {
    let isInset = part(value, "inset") as? Bool ?? false
    return join(
      [[.word(isInset ? "inset" : "drop")], color(value, "color")]
        + ["offsetX", "offsetY", "blur", "spread"].map { length(value, $0) })
  }

  private static func stop(_ value: Any) -> [Atom]? {
    guard let position = double(part(value, "position")) else { return nil }
    return join([color(value, "color"), [.number(min(max(position, 0), 1))]])
  }

  private static func typography(_ value: Any) -> [Atom]? {
    join([
      part(value, "fontFamily").flatMap(fonts), length(value, "fontSize"),
      weight(part(value, "fontWeight")).map { [.number($0)] }, length(value, "letterSpacing"),
      number(part(value, "lineHeight")).map { [$0] },
    ])
  }

  // MARK: Own types

  private static func material(_ value: Any) -> [Atom]? {
    guard let kind = word(part(value, "kind")) else { return nil }
    let isPlain = kind == .word("standard") && part(value, "appKit") == nil && part(value, "appearance") == nil
    let isGlass = kind == .word("glass")
    let appKit = part(value, "appKit") ?? [String: Any]()
    return [
      kind, word(part(value, "thickness")) ?? .word(isPlain ? "regular" : "-"),
      word(part(value, "variant")) ?? .word(isGlass ? "regular" : "-"), word(part(appKit, "material")) ?? .word("-"),
      word(part(appKit, "blending")) ?? .word("-"),
    ]
  }

  private static func vibrancy(_ value: Any) -> [Atom]? {
    guard let category = word(part(value, "category")), let appearance = part(value, "appearance") else { return nil }
    let level = word(part(value, "level")) ?? .word("primary")
    return join([[category, level], color(appearance, "light"), color(appearance, "dark")])
  }
}
