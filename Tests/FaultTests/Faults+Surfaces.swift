/// Mistakes in surfaces and in recommendations.
extension Fault {
  static let surfaces: [Fault] =
    [
      value("text", "surface", #"1️⃣"card""#),
      value("no role", "surface", #"1️⃣{"material": "system"}"#, id: "semantic-role"),
      value("no material", "surface", #"1️⃣{"role": "window"}"#),
      surface("unknown member", #"1️⃣"colour": "{base.red}""#),
      value("unknown role", "surface", #"{"role": 1️⃣"windows", "material": "system"}"#),
      value("role in another case", "surface", #"{"role": 1️⃣"Window", "material": "system"}"#),
      value("material by its name alone", "surface", #"{"role": "window", "material": 1️⃣"thin"}"#),
      value(
        "material that is a color", "surface", #"{"role": "window", "material": 1️⃣"{base.red}"}"#, id: "reference-type"),
      value(
        "material that is nowhere", "surface", #"{"role": "window", "material": 1️⃣"{apple.glass.cleer}"}"#,
        id: "reference-unresolved"),
      value(
        "material that is a group", "surface", #"{"role": "window", "material": 1️⃣"{apple.glass}"}"#,
        id: "reference-target"),
      value("material written out", "surface", #"{"role": "window", "material": 1️⃣{"kind": "glass"}}"#),
      surface("fill that is a text", #""fill": 1️⃣"white""#),
      surface("fill that is a dimension", #""fill": 1️⃣"{base.size}""#, id: "reference-type"),
      surface("text for custom", #""custom": 1️⃣"true""#),
      surface("number for vibrancyAllowed", #""vibrancyAllowed": 1️⃣1"#),
      surface("reason that is a number", #""schemeReason": 1️⃣1"#),
      surface("empty reason", #""schemeReason": 1️⃣"""#),
      surface("empty group", #""group": 1️⃣"""#),
      surface("group that is a list", #""group": 1️⃣["a"]"#),
      surface("on a name alone", #""on": 1️⃣"window""#),
      surface("on a color", #""on": 1️⃣"{base.red}""#, id: "reference-type"),
      surface("unknown shape", #""shape": 1️⃣"circle""#),
      surface("shape without a radius", #""shape": 1️⃣{}"#),
      surface("radius without a unit", #""shape": {"radius": 1️⃣8}"#),
      surface("unknown member of a shape", #""shape": {"radius": "{base.size}", 1️⃣"corner": "round"}"#),
      surface("shape that is a number", #""shape": 1️⃣8"#),
    ] + lists + platforms

  /// Every member with a closed list of words.
  private static let lists = [
    "layer", "importance", "interaction", "state", "scheme", "text", "purpose", "emphasis", "scrollEdge", "likeSystem",
  ].flatMap { name in
    [surface("unknown \(name)", #""\#(name)": 1️⃣"nonesuch""#), surface("\(name) that is a number", #""\#(name)": 1️⃣1"#)]
  }

  private static let platforms: [Fault] = [
    surface("no platform", #""platforms": 1️⃣[]"#),
    surface("platforms that are a text", #""platforms": 1️⃣"iOS""#),
    surface("unknown platform", #""platforms": ["iOS", 1️⃣"ios"]"#),
    surface("platform twice", #""platforms": ["web", "macOS", 1️⃣"web"]"#),
    surface("overrides that are a list", #""overrides": 1️⃣[]"#),
    surface("override of no platform", #""overrides": {1️⃣"android": {}}"#),
    surface("override that is a text", #""overrides": {"iOS": 1️⃣"none"}"#),
    surface("override with platforms", #""overrides": {"iOS": {1️⃣"platforms": ["iOS"]}}"#),
    surface("unknown member of an override", #""overrides": {"iOS": {1️⃣"sheme": "dark"}}"#),
    surface("unknown word in an override", #""overrides": {"iOS": {"state": 1️⃣"hovered"}}"#),
    warning(
      "surface: override of a platform it is not for", "override-unused",
      #""t": {"$type": "surface", "$value": {"role": "window", "material": "system", "platforms": ["macOS"], "overrides": {1️⃣"web": {}}}}"#
    ),
  ]

  static let backdrops: [Fault] = [
    surface("backdrop that is a text", #""backdrop": 1️⃣"video""#),
    surface("unknown member of a backdrop", #""backdrop": {1️⃣"colour": "x"}"#),
    surface("unknown content of a backdrop", #""backdrop": {"content": 1️⃣"film"}"#),
    surface("unknown luminance", #""backdrop": {"luminance": 1️⃣"Bright"}"#),
    surface("unknown player", #""backdrop": {"player": 1️⃣"vlc"}"#),
    surface("palette that is a color", #""backdrop": {"palette": 1️⃣"{base.red}"}"#),
    surface("empty palette", #""backdrop": {"palette": 1️⃣[]}"#),
    surface("text in the palette", #""backdrop": {"palette": ["{base.red}", 1️⃣"red"]}"#),
    surface("dimming that is a text", #""dimming": 1️⃣"dark""#),
    surface("dimming above 1", #""dimming": 1️⃣35"#),
    surface("dimming that is a color", #""dimming": 1️⃣"{base.red}""#, id: "reference-type"),
    surface("dimming without its opacity", #""dimming": 1️⃣{"color": "{base.red}"}"#),
    surface("dimming with an opacity above 1", #""dimming": {"opacity": 1️⃣1.5}"#),
    surface(
      "dimming with an alpha",
      #""dimming": {"opacity": 0.5, "color": 1️⃣{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}}"#),
    surface("unknown member of a dimming", #""dimming": {"opacity": 0.5, 1️⃣"alpha": 1}"#),
    surface("tint that is a text", #""tint": 1️⃣"blue""#),
    surface("tint for light alone", #""tint": 1️⃣{"light": "{base.red}", "increasedContrast": "{base.red}"}"#),
    surface("tint without more contrast", #""tint": 1️⃣{"light": "{base.red}", "dark": "{base.red}"}"#),
    surface(
      "tint for one scheme of more contrast",
      #""tint": {"light": "{base.red}", "dark": "{base.red}", "increasedContrast": 1️⃣{"light": "{base.red}"}}"#,
      id: "light-dark-pairs"),
    surface(
      "unknown member of a tint",
      #""tint": {"light": "{base.red}", "dark": "{base.red}", "increasedContrast": "{base.red}", 1️⃣"sepia": "{base.red}"}"#
    ),
  ]

  static let foregrounds: [Fault] = [
    surface("content that is a list", #""content": 1️⃣[]"#),
    foreground("text", #"1️⃣"title""#),
    foreground("no element", #"1️⃣{"color": "{base.red}"}"#),
    foreground("unknown element", #"{"element": 1️⃣"icon", "color": "{base.red}"}"#),
    foreground("unknown member", #"{"element": "text", "color": "{base.red}", 1️⃣"colour": 1}"#),
    foreground("unknown role", #"{"element": "text", "role": 1️⃣"heading", "color": "{base.red}"}"#),
    foreground("role of an icon on a text", #"{"element": "text", "role": 1️⃣"icon", "color": "{base.red}"}"#),
    foreground("role of a text on a symbol", #"{"element": "symbol", "role": 1️⃣"title", "color": "{base.red}"}"#),
    foreground("role of a separator", #"{"element": "separator", "role": 1️⃣"icon", "color": "{base.red}"}"#),
    foreground("neither vibrancy nor color", #"1️⃣{"element": "text"}"#),
    foreground("color that is a text", #"{"element": "text", "color": 1️⃣"red"}"#),
    foreground("color that is a vibrancy", #"{"element": "text", "color": 1️⃣"{own.label}"}"#, id: "reference-type"),
    foreground("vibrancy by its name alone", #"{"element": "text", "vibrancy": 1️⃣"label"}"#),
    foreground(
      "vibrancy that is a material", #"{"element": "text", "vibrancy": 1️⃣"{own.panel}"}"#, id: "reference-type"),
    foreground(
      "vibrancy that is nowhere", #"{"element": "text", "vibrancy": 1️⃣"{apple.vibrancy.labl}"}"#,
      id: "reference-unresolved"),
    foreground("unknown rendering", #"{"element": "symbol", "color": "{base.red}", "rendering": 1️⃣"Template"}"#),
    foreground("size without a unit", #"{"element": "text", "color": "{base.red}", "size": 1️⃣17}"#),
    foreground("unknown weight", #"{"element": "text", "color": "{base.red}", "weight": 1️⃣"fat"}"#),
    foreground("typography written out", #"{"element": "text", "color": "{base.red}", "typography": 1️⃣{}}"#),
    foreground(
      "typography beside a size",
      #"{"element": "text", "color": "{base.red}", "typography": 1️⃣"{made.body}", "size": "{base.size}"}"#),
    foreground(
      "typography that is a dimension", #"{"element": "text", "color": "{base.red}", "typography": 1️⃣"{base.size}"}"#,
      id: "reference-type"),
    foreground("unknown state", #"{"element": "text", "color": "{base.red}", "state": 1️⃣"rest"}"#),
    foreground("unknown legibility", #"{"element": "text", "color": "{base.red}", "legibility": 1️⃣"high"}"#),
  ]

  static let recommendations: [Fault] = [
    value("text", "recommendation", #"1️⃣"thin""#),
    advice(
      "unknown member",
      #""platform": "iOS", "role": "card", "strength": "must", "source": "x", "material": "{own.panel}", 1️⃣"platforms": []"#
    ),
    advice("no platform", mark: true, #""role": "card", "strength": "must", "source": "x", "material": "{own.panel}""#),
    advice(
      "unknown platform",
      #""platform": 1️⃣"iPhone", "role": "card", "strength": "must", "source": "x", "material": "{own.panel}""#),
    advice("no role", mark: true, #""platform": "iOS", "strength": "must", "source": "x", "material": "{own.panel}""#),
    advice(
      "unknown role",
      #""platform": "iOS", "role": 1️⃣"cards", "strength": "must", "source": "x", "material": "{own.panel}""#),
    advice(
      "scheme both",
      #""platform": "iOS", "role": "card", "scheme": 1️⃣"both", "strength": "must", "source": "x", "material": "{own.panel}""#
    ),
    advice("no strength", mark: true, #""platform": "iOS", "role": "card", "source": "x", "material": "{own.panel}""#),
    advice(
      "unknown strength",
      #""platform": "iOS", "role": "card", "strength": 1️⃣"should", "source": "x", "material": "{own.panel}""#),
    advice(
      "no source", mark: true, #""platform": "iOS", "role": "card", "strength": "must", "material": "{own.panel}""#),
    advice(
      "source that is a number",
      #""platform": "iOS", "role": "card", "strength": "must", "source": 1️⃣1, "material": "{own.panel}""#),
    advice("nothing recommended", mark: true, #""platform": "iOS", "role": "card", "strength": "must", "source": "x""#),
    advice(
      "two things recommended", mark: true,
      #""platform": "iOS", "role": "card", "strength": "must", "source": "x", "material": "{own.panel}", "vibrancy": "{own.label}""#
    ),
    advice(
      "material by its name alone",
      #""platform": "iOS", "role": "card", "strength": "must", "source": "x", "material": 1️⃣"thin""#),
    advice(
      "material that is a vibrancy",
      #""platform": "iOS", "role": "card", "strength": "must", "source": "x", "material": 1️⃣"{own.label}""#,
      id: "reference-type"),
    advice(
      "vibrancy that is a color",
      #""platform": "iOS", "role": "card", "strength": "must", "source": "x", "vibrancy": 1️⃣"{base.red}""#,
      id: "reference-type"),
    advice(
      "unknown purpose", #""platform": "macOS", "role": "card", "strength": "must", "source": "x", "appKit": 1️⃣"card""#),
    advice(
      "deprecated purpose",
      #""platform": "macOS", "role": "card", "strength": "must", "source": "x", "appKit": 1️⃣"light""#,
      id: "x-appkit-deprecated"),
  ]

  private static func surface(_ name: String, _ member: String, id: String = "value") -> Fault {
    value(name, "surface", #"{"role": "window", "material": "system", \#(member)}"#, id: id)
  }
  private static func foreground(_ name: String, _ text: String, id: String = "value") -> Fault {
    surface("foreground, \(name)", #""content": {"title": \#(text)}"#, id: id)
  }
  private static func advice(_ name: String, mark: Bool = false, _ members: String, id: String = "value") -> Fault {
    value(name, "recommendation", "\(mark ? "1️⃣" : ""){\(members)}", id: id)
  }
}
