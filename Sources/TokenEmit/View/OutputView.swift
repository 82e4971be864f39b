import TokenModel
import TokenTemplate

/// What a template may see: the data of an output, field by field.
///
/// The names, kinds and meaning of the fields are a contract with the templates of projects: `templates/README.md`
/// describes them, and `version` counts the changes that a template could notice.
public enum OutputView: String, CaseIterable, Sendable {
  /// Every token with its names and its value in pieces, for any language.
  case tokens
  /// The custom properties of `web/tokens.css`.
  case web
  /// The rules of `web/materials.css`.
  case materials
  /// The variables of `web/tokens.scss`.
  case scss
  /// The theme of `web/tailwind.css`.
  case tailwind
  /// The groups and constants of the Swift package.
  case swift
  /// The objects and properties of the Kotlin file.
  case compose
  /// The resources of Android, those of all files.
  case android

  /// The version of the contract. A field that is added does not raise it; one that is changed or taken away does.
  public var version: Int { 1 }

  /// The schema and the scope of its outermost object.
  var contract: (schema: Schema, root: ScopeID) {
    switch self {
    case .tokens: TokensViewModel.contract
    case .web: CSSViewModel.contract
    case .materials: (MaterialsViewModel.contract.schema, MaterialsViewModel.contract.root)
    case .scss: SassViewModel.contract
    case .tailwind: TailwindViewModel.contract
    case .swift: SwiftViewModel.contract
    case .compose: KotlinViewModel.contract
    case .android: AndroidViewModel.contract
    }
  }

  /// The data itself.
  func model(_ emission: Emission, _ css: CSSNames, _ swift: SwiftNames, _ looks: WebLooks) -> any ViewModel {
    switch self {
    case .tokens: return TokensViewModel(emission, css)
    case .web: return CSSViewModel(emission, css)
    case .materials: return MaterialsViewModel(MaterialSheet(emission, css, looks))
    case .scss: return SassViewModel(emission, SassVariables.build(emission, css).variables)
    case .tailwind: return TailwindViewModel(emission, TailwindTheme.build(emission, css).theme)
    case .compose: return KotlinViewModel(emission, KotlinNames.build(emission).names)
    case .android:
      return AndroidViewModel(emission, AndroidFile.all(emission, AndroidNames.build(emission).names))
    case .swift:
      var surfaces = SwiftSurfaces(emission.set, emission.planner, SwiftPrinter(rem: emission.configuration.rem))
      surfaces.prepare(emission.tokens)
      let groups = SwiftGroups(emission, swift)
      return SwiftViewModel(emission, swift, groups, surfaces, SwiftThemedValues(emission))
    }
  }
}
