/// What a reader of a plan has to know, because the platform does not do what the tokens say.
public enum PlanNotice: String, CaseIterable, Sendable {
  case ultraThickInUIKit, ultraThickInAppKit, barOnTVOS, barOnWatchOS
  case appearanceByThickness, purposeElsewhere, materialAsColor, materialInWidget
  case clearOnVisionOS, tintOnVisionOS, dimmingOnVisionOS, quaternaryOnVisionOS
  case clearButton, fillLevels, plainVibrancy, noInteraction, translucentTint

  /// The notice in one sentence, without a full stop.
  public var text: String {
    switch self {
    case .ultraThickInUIKit: "UIKit has no ultra-thick style; thick stands in for it"
    case .ultraThickInAppKit: "AppKit has no ultra-thick material; the window background stands in for it"
    case .barOnTVOS: "tvOS has no bar material; regular stands in for it"
    case .barOnWatchOS: "watchOS has no bar material; thin stands in for it"
    case .appearanceByThickness: "a look of the team's own can't be drawn here; the nearest thickness stands in for it"
    case .purposeElsewhere: "only AppKit draws materials by purpose; regular stands in for it"
    case .materialAsColor: "watchOS draws no materials before version 10; an opaque colour stands in for it"
    case .materialInWidget: "a material draws nothing in a widget; an opaque colour stands in for it"
    case .clearOnVisionOS: "visionOS has one glass; the variant is left to it"
    case .tintOnVisionOS: "the glass of visionOS takes no tint"
    case .dimmingOnVisionOS: "the glass of visionOS needs no dimming layer"
    case .quaternaryOnVisionOS: "visionOS has three label levels; the third stands in for the fourth"
    case .clearButton: "SwiftUI draws buttons of clear glass from version 26.1; regular glass stands in for it"
    case .fillLevels: "SwiftUI has no levels of fills; the nearest hierarchical styles stand in for them"
    case .plainVibrancy: "UIKit on tvOS has vibrancy without levels"
    case .noInteraction: "AppKit's glass reacts to the pointer from version 27"
    case .translucentTint: "AppKit may darken its glass by a translucent tint instead of colouring it"
    }
  }
}
