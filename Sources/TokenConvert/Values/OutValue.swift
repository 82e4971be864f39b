import TokenModel
import TokenSyntax

/// A value as it will be written: parts of the source as they are, and what takes the place of others.
indirect enum OutValue: Hashable, Sendable {
  /// A node of the source, byte for byte but for the space around.
  case raw(document: Int, NodeID)
  /// A reference to a token, by the id of its path.
  case reference(Int)
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([OutValue])
  case object([OutMember])

  /// `{"value": 16, "unit": "px"}`.
  static func quantity(_ value: Double, _ unit: String) -> OutValue {
    .object([OutMember("value", .number(value)), OutMember("unit", .text(unit))])
  }

  /// A colour object; alpha 1 is left out.
  static func color(_ color: ColorLiteral) -> OutValue {
    let coordinates = color.coordinates
    let components = (0..<3).map { index -> OutValue in
      coordinates.isMissing(index) ? .text("none") : .number(coordinates[index])
    }
    var members = [
      OutMember("colorSpace", .text(coordinates.space.rawValue)), OutMember("components", .list(components)),
    ]
    if coordinates.alpha != 1 { members.append(OutMember("alpha", .number(coordinates.alpha))) }
    if let hex = color.hex { members.append(OutMember("hex", .text(hex))) }
    return .object(members)
  }
}

/// A member of an object that will be written.
struct OutMember: Hashable, Sendable {
  let name: String
  let value: OutValue

  init(_ name: String, _ value: OutValue) {
    self.name = name
    self.value = value
  }
}
