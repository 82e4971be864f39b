import TokenDiagnostics
import TokenModel

/// What is said of materials in general, and of standard ones, and needs no rule of its own.
extension Guidelines {
  static let materials: [Guideline] = [
    .enumeration(
      "material-two-kinds", area: .materials, on: .apple,
      summary: "There are two kinds of material: Liquid Glass and standard materials",
      source: "HIG, Materials: glass for controls and navigation, standard materials within the content layer",
      members: ["kind"],
      work: """
        The language takes no other "kind" for a material. Any other word is an error with this id. AppKit's purposes \
        are standard materials.
        """),
    .fact(
      "content-layer-standard", area: .materials, on: .apple, strength: .must,
      summary: "Elements in the content layer, such as app backgrounds, take standard materials",
      source: "HIG, Materials: use standard materials for elements in the content layer",
      members: ["role", "material"],
      work: """
        The roles meant are app-background, card, list, section, grouped-table and overlay. Glass in one of them is \
        reported by glass-in-content-layer, whose fix puts a standard material in its place; the system's own look and \
        none at all pass.
        """),
    .fact(
      "standard-for-structure", area: .materials, on: .apple, strength: .must,
      summary: "Standard materials and effects give structure to the content beneath Liquid Glass",
      source: "HIG, Materials: blur, vibrancy and blending modes bring structure to what lies below glass",
      members: ["role", "material"],
      work: """
        The language has no other effects than these, and what lies beneath glass is the content layer, where \
        glass-in-content-layer reports glass that stands in place of a standard material.
        """),
    .enumeration(
      "semantic-role", area: .materials, on: .apple, strength: .must,
      summary: "Materials and effects are chosen by what they mean and are recommended for",
      source: "HIG, Materials: choose materials and effects by semantic meaning and recommended use",
      members: ["role"],
      work: """
        A surface says what it is in "role", which has no default. A surface without one is an error with this id.
        """),
    .fact(
      "no-absolute-rule", area: .materials, on: [.iOS, .iPadOS],
      summary: "There is no absolute rule for the material that goes with a vibrancy",
      source: "HIG, Materials, as of iOS 13: which material to combine with vibrancy depends on the view",
      members: ["thickness"],
      work: """
        It is a policy. What judges the thickness of a material, such as thinness-context, is a remark or a warning \
        and never an error by default.
        """),
    .enumeration(
      "light-dark-pairs", area: .materials, on: .apple,
      summary: "Each material has a light and a dark variant",
      source: "HIG, Materials, as of iOS 13: system materials come in a light and a dark variant",
      members: ["appearance", "recipe"],
      work: """
        Whatever a team writes out itself, an "appearance" or a "recipe" of a material or the "appearance" of a \
        vibrancy, has both "light" and "dark". One that is missing is an error with this id.
        """),
    .enumeration(
      "ios-four-materials", area: .materials, on: [.iOS, .iPadOS],
      summary: "iOS and iPadOS have four standard materials: ultra-thin, thin, regular and thick",
      source: "HIG, Materials, iOS and iPadOS: the four thicknesses",
      members: ["thickness"],
      work: """
        The language takes these four for "thickness", and two more that SwiftUI has: ultraThick, which \
        ultrathick-undocumented warns of, and bar. Any other word is an error with this id.
        """),
    .default(
      "ios-default-regular", area: .materials, on: [.iOS, .iPadOS],
      summary: "The standard material is regular unless another is chosen",
      source: "HIG, Materials, iOS and iPadOS: regular is the default",
      members: ["thickness"],
      work: """
        A standard material that names no "thickness" is regular. Only one that names an AppKit purpose, or has an \
        appearance of its own, has none.
        """),
    .enumeration(
      "swiftui-materials-enum", area: .materials, on: .apple,
      summary: "SwiftUI names its materials ultraThin, thin, regular, thick and ultraThick",
      source: "SwiftUI: the type Material and its shorthands",
      members: ["thickness"],
      work: """
        It is the closed list of "thickness"; a word outside it is an error with the id ios-four-materials. The Swift \
        output uses these names, and type-checking that output proves them.
        """),
  ]
}
