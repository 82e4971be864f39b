extension PublicFault {
  /// Those that figures of contrast tell of, alone or beside other rules.
  static let legibility = [
    PublicFault(
      1, "a dark blue label on clear glass tinted in solid blue, 1.52 : 1 (Yosemite-Crew 2367, 2380)",
      ["x-clear-three-conditions", "x-contrast-floor"], bad: navy, good: white,
      surfaces(
        #"""
        "role": "button", "material": "{apple.glass.clear}", "emphasis": "primary-action", \#(phone),
        "backdrop": { "content": "photo", "luminance": "mixed" }, "dimming": 0.35,
        "tint": { "light": \#(blue), "dark": \#(blue), "increasedContrast": \#(navy) },
        "content": { "label": { "element": "text", "weight": "bold", "color": ¤ } }
        """#)),
    // What tells the two apart is not measured: a tint that only says “selected” is refused whatever its strength.
    PublicFault(
      3, "a selection that only a tint of its glass shows, 1.06 : 1 against rest (TablePro 2443)",
      ["glass-tint-primary-only"], bad: faintTint, good: "",
      surfaces(
        #""role": "button", "material": "{apple.glass.regular}", "group": "modes", \#(mac)"#,
        #""role": "button", "material": "{apple.glass.regular}", "group": "modes", \#(mac), "state": "selected"¤"#)),
    PublicFault(
      25, "text over a window that the desktop shows through (openusage 588, Calyx 5, SJMCL 1279)",
      ["x-contrast-floor"], bad: "0.5", good: "0.9",
      surfaces(
        #"""
        "role": "window", "material": "none", \#(mac),
        "fill": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1], "alpha": ¤ },
        "content": {
          "figures": { "element": "text", "color": { "colorSpace": "srgb", "components": [0.8, 0.8, 0.8] } }
        }
        """#)),
  ]

  private static let blue = #"{ "colorSpace": "srgb", "components": [0.1, 0.3, 0.9] }"#
  private static let faintTint = #"""
    , "tint": { "light": \#(faint("0.08")), "dark": \#(faint("0.08")), "increasedContrast": \#(faint("0.2")) }
    """#
  private static func faint(_ alpha: String) -> String {
    #"{ "colorSpace": "srgb", "components": [1, 1, 1], "alpha": \#(alpha) }"#
  }
}
