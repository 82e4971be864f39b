// Written by `swift run tokenc-dev generate` from the files below Rules/; changes here are lost.

extension RuleCatalog {
  /// Every rule, in the order of their names.
  public static let rules: [any Rule.Type] = [
    ClearBrightDimming.self,
    ClearDimmingDecision.self,
    ClearNeedsRichBackdrop.self,
    GlassFunctionalLayer.self,
    GlassInContentLayer.self,
    GlassTransientAtRest.self,
    IPadOSOverrideNotEmitted.self,
    MatchUseCase.self,
    QuaternaryOnThin.self,
    RegularForTextHeavy.self,
    UndeclaredBackdrop.self,
    VibrancyNoMixing.self,
    VibrantOnMaterial.self,
    VisionOSWindowGlass.self,
    WatchOSKeepDefaultModal.self,
  ]
}
