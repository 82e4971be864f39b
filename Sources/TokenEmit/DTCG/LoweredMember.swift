import TokenModel

/// A plain token that a figure of a material or a vibrancy level becomes.
struct LoweredMember {
  /// Its names below the group that the token becomes.
  let path: [String]
  /// Its type.
  let type: TokenType
  /// Its value, as JSON.
  let value: [UInt8]
  /// The name of its custom property, where it needs one of its own.
  var cssName: String?
}
