/// Mistakes in materials, their recipes, and vibrancy levels.
extension Fault {
  static let materials: [Fault] =
    [
      material("text", #"1️⃣"glass""#),
      material("no kind", #"1️⃣{"thickness": "thin"}"#),
      material("unknown kind", #"{"kind": 1️⃣"frosted"}"#, id: "material-two-kinds"),
      material("kind in capitals", #"{"kind": 1️⃣"Glass"}"#, id: "material-two-kinds"),
      material("unknown member", #"{"kind": "glass", 1️⃣"opacity": 1}"#),
      material("unknown thickness", #"{"kind": "standard", "thickness": 1️⃣"ultrathin"}"#, id: "ios-four-materials"),
      material("thickness of glass", #"{"kind": "glass", "thickness": 1️⃣"thin"}"#),
      material("unknown variant", #"{"kind": "glass", "variant": 1️⃣"tinted"}"#, id: "glass-variant-enum"),
      material("variant of a standard material", #"{"kind": "standard", "variant": 1️⃣"clear"}"#),
      material(
        "thickness beside a purpose", #"{"kind": "standard", "thickness": 1️⃣"thin", "appKit": {"material": "menu"}}"#),
      material("purpose of glass", #"{"kind": "glass", "appKit": 1️⃣{"material": "menu"}}"#),
      material("purpose that is a text", #"{"kind": "standard", "appKit": 1️⃣"menu"}"#),
      appKit("no purpose", #"1️⃣{"blending": "behindWindow"}"#),
      appKit("unknown purpose", #"{"material": 1️⃣"toolbar"}"#),
      appKit("deprecated purpose", #"{"material": 1️⃣"ultraDark"}"#, id: "x-appkit-deprecated"),
      appKit("unknown blending", #"{"material": "menu", "blending": 1️⃣"behind"}"#, id: "macos-blending-enum"),
      appKit("unknown state", #"{"material": "menu", "state": 1️⃣"focused"}"#),
      appKit("text for emphasized", #"{"material": "menu", "emphasized": 1️⃣"yes"}"#),
      appKit("unknown member", #"{"material": "menu", 1️⃣"blend": "behindWindow"}"#),
    ] + looks

  private static let looks: [Fault] = [
    material("appearance that is a text", #"{"kind": "standard", "appearance": 1️⃣"dark"}"#),
    material("no dark appearance", #"{"kind": "standard", "appearance": 1️⃣{"light": {}}}"#, id: "light-dark-pairs"),
    material("no light appearance", #"{"kind": "standard", "appearance": 1️⃣{"dark": {}}}"#, id: "light-dark-pairs"),
    material("third appearance", #"{"kind": "standard", "appearance": {"light": {}, "dark": {}, 1️⃣"sepia": {}}}"#),
    look("number", "1️⃣5"),
    look("unknown member", #"{1️⃣"opacity": 0.5}"#),
    look("blur without a unit", #"{"blur": 1️⃣20}"#),
    look("blur in rem", #"{"blur": 1️⃣{"value": 1, "unit": "rem"}}"#),
    look("negative blur", #"{"blur": 1️⃣{"value": -1, "unit": "px"}}"#),
    look("negative saturation", #"{"saturation": 1️⃣-1}"#),
    look("brightness in quotes", #"{"brightness": 1️⃣"1.2"}"#),
    look("contrast that is a color", #"{"contrast": 1️⃣"{base.red}"}"#, id: "reference-type"),
    look("tint that is a text", #"{"tint": 1️⃣"red"}"#),
    look("tint that is a dimension", #"{"tint": 1️⃣"{base.size}"}"#, id: "reference-type"),
    look("opaque that is null", #"{"opaque": 1️⃣null}"#),
    look("increased contrast that is a color", #"{"increasedContrast": 1️⃣"{base.red}"}"#),
    look("increased contrast without a border", #"{"increasedContrast": 1️⃣{}}"#),
    look("unknown member of increased contrast", #"{"increasedContrast": {"border": "{base.red}", 1️⃣"width": 1}}"#),
  ]

  static let recipes: [Fault] = [
    material("recipe that is a list", #"{"kind": "standard", "recipe": 1️⃣[]}"#),
    material("recipe for a platform without one", #"{"kind": "standard", "recipe": {1️⃣"visionOS": {}}}"#),
    material(
      "recipe without a dark half", #"{"kind": "standard", "recipe": {"iOS": 1️⃣{"light": \#(flat)}}}"#,
      id: "light-dark-pairs"),
    recipe("no pipeline", #"1️⃣{\#(blur)}"#),
    recipe("two pipelines", #"1️⃣{"flat": {"saturation": 1, "tint": "{base.red}"}, "curve": {}, \#(blur)}"#),
    recipe("unknown member", #"{"flat": {"saturation": 1, "tint": "{base.red}"}, 1️⃣"flatt": {}, \#(blur)}"#),
    recipe("blur without a unit", #"{"flat": {"saturation": 1, "tint": "{base.red}"}, "blur": 1️⃣5}"#),
    recipe(
      "curve without an amount", #"{"curve": 1️⃣{"points": [0, 0, 1, 1], "saturation": 1, "brightness": 0}, \#(blur)}"#),
    recipe(
      "curve of three points",
      #"{"curve": {"amount": 1, "points": 1️⃣[0, 0, 1], "saturation": 1, "brightness": 0}, \#(blur)}"#),
    recipe(
      "point in quotes",
      #"{"curve": {"amount": 1, "points": [0, 0, 1, 1️⃣"1"], "saturation": 1, "brightness": 0}, \#(blur)}"#),
    recipe(
      "glass without a fill",
      #"{"glass": 1️⃣{"white": 1, "black": 0, "saturation": 1, "maxLuma": 1, "clamp": 1}, \#(blur)}"#),
    recipe(
      "glass with a text",
      #"{"glass": {"white": 1️⃣"1", "black": 0, "saturation": 1, "maxLuma": 1, "clamp": 1, "fill": "{base.red}"}, \#(blur)}"#
    ),
    recipe("flat with a tint that is a text", #"{"flat": {"saturation": 1, "tint": 1️⃣"red"}, \#(blur)}"#),
    recipe("flat without saturation", #"{"flat": 1️⃣{"tint": "{base.red}"}, \#(blur)}"#),
    recipe(
      "unknown blend mode",
      #"{"blendFill": {"saturation": 1, "fill": "{base.red}", "blend": "{base.red}", "mode": 1️⃣"multiply"}, \#(blur)}"#),
    recipe(
      "blend fill without a mode",
      #"{"blendFill": 1️⃣{"saturation": 1, "fill": "{base.red}", "blend": "{base.red}"}, \#(blur)}"#),
  ]

  static let vibrancies: [Fault] = [
    vibrancy("text", #"1️⃣"label""#),
    vibrancy("no category", #"1️⃣{"appearance": \#(pair)}"#),
    vibrancy("unknown category", #"{"category": 1️⃣"text", "appearance": \#(pair)}"#, id: "vibrancy-kinds"),
    vibrancy(
      "unknown level", #"{"category": "label", "level": 1️⃣"quinary", "appearance": \#(pair)}"#,
      id: "vibrancy-label-levels"),
    vibrancy(
      "fourth level of a fill", #"{"category": "fill", "level": 1️⃣"quaternary", "appearance": \#(pair)}"#,
      id: "vibrancy-fill-levels"),
    vibrancy(
      "second level of a separator", #"{"category": "separator", "level": 1️⃣"secondary", "appearance": \#(pair)}"#,
      id: "vibrancy-separator-single"),
    vibrancy("no appearance", #"1️⃣{"category": "label"}"#),
    vibrancy(
      "one appearance", #"{"category": "label", "appearance": 1️⃣{"light": "{base.red}"}}"#, id: "light-dark-pairs"),
    vibrancy(
      "appearance that is a text", #"{"category": "label", "appearance": {"light": 1️⃣"red", "dark": "{base.red}"}}"#),
    vibrancy("unknown member", #"{"category": "label", 1️⃣"levels": "primary", "appearance": \#(pair)}"#),
    vibrancy(
      "matrix without a dark half", #"{"category": "label", "appearance": \#(pair), "matrix": 1️⃣{"light": \#(matrix)}}"#),
    vibrancy(
      "matrix of two rows",
      #"{"category": "label", "appearance": \#(pair), "matrix": {"light": 1️⃣[[1, 0, 0, 0], [0, 1, 0, 0]], "dark": \#(matrix)}}"#
    ),
    vibrancy(
      "row of three numbers",
      #"{"category": "label", "appearance": \#(pair), "matrix": {"light": [1️⃣[1, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]], "dark": \#(matrix)}}"#
    ),
    vibrancy(
      "thin matrix that is a number",
      #"{"category": "label", "appearance": \#(pair), "matrix": {"light": \#(matrix), "dark": \#(matrix), "thinDark": 1️⃣1}}"#
    ),
  ]

  private static let pair = #"{"light": "{base.red}", "dark": "{base.red}"}"#
  private static let matrix = "[[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]]"
  private static let blur = #""blur": "{base.size}""#
  private static let flat = #"{"flat": {"saturation": 1, "tint": "{base.red}"}, \#(blur)}"#

  private static func material(_ name: String, _ text: String, id: String = "value") -> Fault {
    value(name, "material", text, id: id)
  }
  private static func appKit(_ name: String, _ text: String, id: String = "value") -> Fault {
    value("AppKit, \(name)", "material", #"{"kind": "standard", "appKit": \#(text)}"#, id: id)
  }
  private static func look(_ name: String, _ text: String, id: String = "value") -> Fault {
    value("look, \(name)", "material", #"{"kind": "standard", "appearance": {"light": \#(text), "dark": {}}}"#, id: id)
  }
  private static func recipe(_ name: String, _ text: String, id: String = "value") -> Fault {
    value(
      "recipe, \(name)", "material",
      #"{"kind": "standard", "recipe": {"macOS": {"light": \#(text), "dark": \#(flat)}}}"#, id: id)
  }
  private static func vibrancy(_ name: String, _ text: String, id: String = "value") -> Fault {
    value(name, "vibrancy", text, id: id)
  }
}
