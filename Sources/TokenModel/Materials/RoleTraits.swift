/// What follows from a surface's role when the surface does not say otherwise.
public struct RoleTraits: Sendable {
  /// The layer it lies in.
  public let layer: Layer
  /// Whether a system component plays this role, so that the system draws its material.
  public let isSystemComponent: Bool
  /// How much text it holds.
  public let text: TextAmount
  /// Whether it can be touched, and for how long it stays so.
  public let interaction: Interaction
  /// The AppKit purposes made for it, the closest first; empty where AppKit names none.
  public let purposes: [AppKitPurpose]
  /// How AppKit blends it; nil where the role leaves that open.
  public let blending: AppKitBlending?

  /// Where a surface lies.
  public enum Layer: String, CaseIterable, Sendable {
    case functional, content
  }
  /// How much text a surface holds.
  public enum TextAmount: String, CaseIterable, Sendable {
    case none, brief, heavy
  }
  /// Whether a surface reacts to touch.
  public enum Interaction: String, CaseIterable, Sendable {
    case none, transient, persistent
  }

  private init(
    _ layer: Layer, system: Bool, _ text: TextAmount, _ interaction: Interaction, _ purposes: [AppKitPurpose],
    _ blending: AppKitBlending?
  ) {
    self.layer = layer
    isSystemComponent = system
    self.text = text
    self.interaction = interaction
    self.purposes = purposes
    self.blending = blending
  }

  private static func functional(
    system: Bool, _ text: TextAmount, _ interaction: Interaction, _ purposes: [AppKitPurpose],
    _ blending: AppKitBlending? = nil
  ) -> RoleTraits {
    RoleTraits(.functional, system: system, text, interaction, purposes, blending)
  }

  private static func content(
    system: Bool = false, _ text: TextAmount, _ interaction: Interaction, _ purposes: [AppKitPurpose],
    _ blending: AppKitBlending? = nil
  ) -> RoleTraits {
    RoleTraits(.content, system: system, text, interaction, purposes, blending)
  }

  /// The traits of a role, as the documentation of the language lists them.
  public static func of(_ role: Role) -> RoleTraits {
    switch role {
    case .tabBar, .toolbar, .navBar, .titlebar:
      functional(system: true, .brief, .persistent, [.titlebar], .withinWindow)
    case .sidebar: functional(system: true, .heavy, .persistent, [.sidebar], .behindWindow)
    case .ornament: functional(system: true, .brief, .persistent, [])
    case .alert: functional(system: true, .heavy, .persistent, [.popover, .sheet, .windowBackground])
    case .popover: functional(system: true, .heavy, .persistent, [.popover], .behindWindow)
    case .menu: functional(system: true, .heavy, .persistent, [.menu], .behindWindow)
    case .tooltip: functional(system: true, .brief, .none, [.toolTip], .behindWindow)
    case .hud: functional(system: false, .brief, .none, [.hudWindow])
    case .modalSheet: functional(system: true, .heavy, .persistent, [.sheet])
    case .fullscreenModal: content(.heavy, .none, [.fullScreenUI])
    case .button: functional(system: false, .brief, .persistent, [])
    case .slider, .toggle: content(system: true, .none, .transient, [])
    case .stepper: content(system: true, .none, .persistent, [])
    case .segmentedControl, .picker: content(system: true, .brief, .persistent, [])
    case .searchField: functional(system: true, .brief, .persistent, [])
    case .textField: content(.brief, .persistent, [])
    case .mediaControls: functional(system: false, .brief, .persistent, [.hudWindow])
    case .card: content(.brief, .none, [.contentBackground, .popover])
    case .list, .section, .groupedTable: content(.heavy, .none, [.contentBackground])
    case .header: content(.brief, .none, [.headerView], .withinWindow)
    case .selection: content(.brief, .persistent, [.selection])
    case .image: content(.none, .none, [])
    case .overlay, .widget: content(.brief, .none, [])
    case .fullscreen: content(.brief, .none, [.fullScreenUI])
    case .appBackground: content(.none, .none, [.windowBackground, .underWindowBackground], .behindWindow)
    case .window: content(.none, .none, [.windowBackground], .behindWindow)
    case .underWindow: content(.none, .none, [.underWindowBackground], .behindWindow)
    case .pageBackground: content(.none, .none, [.underPageBackground])
    }
  }
}
