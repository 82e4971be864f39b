/// Mistakes in colours, and the limits of every colour space.
extension Fault {
  static let colors: [Fault] =
    [
      value("hexadecimal text", "color", ##"1️⃣"#ff0000""##),
      value("list", "color", "1️⃣[1, 0, 0]"),
      value("no space", "color", #"1️⃣{"components": [1, 0, 0]}"#),
      value("no components", "color", #"1️⃣{"colorSpace": "srgb"}"#),
      value("unknown space", "color", #"{"colorSpace": 1️⃣"p3", "components": [1, 0, 0]}"#),
      value("space that is no text", "color", #"{"colorSpace": 1️⃣1, "components": [1, 0, 0]}"#),
      value("two components", "color", #"{"colorSpace": "srgb", "components": 1️⃣[1, 0]}"#),
      value("four components", "color", #"{"colorSpace": "srgb", "components": 1️⃣[1, 0, 0, 1]}"#),
      value("components that are an object", "color", #"{"colorSpace": "srgb", "components": 1️⃣{"r": 1}}"#),
      value("percentage", "color", #"{"colorSpace": "srgb", "components": [1️⃣"50%", 0, 0]}"#),
      value("none in capitals", "color", #"{"colorSpace": "srgb", "components": [1, 1️⃣"NONE", 0]}"#),
      value("null component", "color", #"{"colorSpace": "srgb", "components": [1, 0, 1️⃣null]}"#),
      value("reference for a component", "color", #"{"colorSpace": "srgb", "components": [1️⃣"{base.one}", 0, 0]}"#),
      value("alpha above 1", "color", #"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 1️⃣1.1}"#),
      value("alpha none", "color", #"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 1️⃣"none"}"#),
      value("short hex", "color", ##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": 1️⃣"#f00"}"##),
      value("hex without its sign", "color", #"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": 1️⃣"ff00000"}"#),
      value("hex that is a number", "color", #"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": 1️⃣123}"#),
      value("unknown member", "color", #"{"colorSpace": "srgb", "components": [1, 0, 0], 1️⃣"name": "red"}"#),
    ]
    + limits.map { space, components in
      value(
        "\(space) out of range, \(components.filter { $0 != "1️⃣" })", "color",
        #"{"colorSpace": "\#(space)", "components": [\#(components)]}"#)
    }

  /// Components just outside each space, one at least a limit.
  private static let limits = [
    ("srgb", "1️⃣1.01, 0, 0"), ("srgb", "0, 1️⃣-0.01, 0"), ("srgb-linear", "0, 0, 1️⃣2"),
    ("hsl", "1️⃣360, 0, 0"), ("hsl", "0, 1️⃣100.5, 0"), ("hsl", "0, 0, 1️⃣-1"),
    ("hwb", "1️⃣-1, 0, 0"), ("hwb", "0, 0, 1️⃣101"), ("lab", "1️⃣101, 0, 0"), ("lab", "1️⃣-1, -1000, 1000"),
    ("lch", "50, 1️⃣-1, 0"), ("lch", "50, 0, 1️⃣360"), ("oklab", "1️⃣1.1, 0, 0"), ("oklch", "1️⃣1.1, 0, 0"),
    ("oklch", "0.5, 0.1, 1️⃣360"), ("display-p3", "1️⃣1.01, 0, 0"), ("a98-rgb", "0, 1️⃣1.01, 0"),
    ("prophoto-rgb", "0, 0, 1️⃣1.01"), ("rec2020", "1️⃣-0.1, 0, 0"), ("xyz-d65", "0, 0, 1️⃣1.089"),
    ("xyz-d50", "1️⃣1.01, 0, 0"),
  ]
}
