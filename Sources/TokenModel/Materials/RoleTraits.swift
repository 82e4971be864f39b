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

  // One row a role, as the documentation of the language lists them; longer than a function should be because it is
  // a table.
  /// The traits of a role.
  public static func of(_ role: Role) -> RoleTraits {
    switch role {
    case .tabBar:
      RoleTraits(.functional, system: true, .brief, .persistent, [.titlebar], .withinWindow)
    case .toolbar:
      RoleTraits(.functional, system: true, .brief, .persistent, [.titlebar], .withinWindow)
    case .navBar:
      RoleTraits(.functional, system: true, .brief, .persistent, [.titlebar], .withinWindow)
    case .titlebar:
      RoleTraits(.functional, system: true, .brief, .persistent, [.titlebar], .withinWindow)
    case .sidebar:
      RoleTraits(.functional, system: true, .heavy, .persistent, [.sidebar], .behindWindow)
    case .ornament:
      RoleTraits(.functional, system: true, .brief, .persistent, [], nil)
    case .alert:
      RoleTraits(.functional, system: true, .heavy, .persistent, [.popover, .sheet, .windowBackground], nil)
    case .popover:
      RoleTraits(.functional, system: true, .heavy, .persistent, [.popover], .behindWindow)
    case .menu:
      RoleTraits(.functional, system: true, .heavy, .persistent, [.menu], .behindWindow)
    case .tooltip:
      RoleTraits(.functional, system: true, .brief, .none, [.toolTip], .behindWindow)
    case .hud:
      RoleTraits(.functional, system: false, .brief, .none, [.hudWindow], nil)
    case .modalSheet:
      RoleTraits(.functional, system: true, .heavy, .persistent, [.sheet], nil)
    case .fullscreenModal:
      RoleTraits(.content, system: false, .heavy, .none, [.fullScreenUI], nil)
    case .button:
      RoleTraits(.functional, system: false, .brief, .persistent, [], nil)
    case .slider:
      RoleTraits(.content, system: true, .none, .transient, [], nil)
    case .toggle:
      RoleTraits(.content, system: true, .none, .transient, [], nil)
    case .stepper:
      RoleTraits(.content, system: true, .none, .persistent, [], nil)
    case .segmentedControl:
      RoleTraits(.content, system: true, .brief, .persistent, [], nil)
    case .picker:
      RoleTraits(.content, system: true, .brief, .persistent, [], nil)
    case .searchField:
      RoleTraits(.functional, system: true, .brief, .persistent, [], nil)
    case .textField:
      RoleTraits(.content, system: false, .brief, .persistent, [], nil)
    case .mediaControls:
      RoleTraits(.functional, system: false, .brief, .persistent, [.hudWindow], nil)
    case .card:
      RoleTraits(.content, system: false, .brief, .none, [.contentBackground, .popover], nil)
    case .list:
      RoleTraits(.content, system: false, .heavy, .none, [.contentBackground], nil)
    case .section:
      RoleTraits(.content, system: false, .heavy, .none, [.contentBackground], nil)
    case .groupedTable:
      RoleTraits(.content, system: false, .heavy, .none, [.contentBackground], nil)
    case .header:
      RoleTraits(.content, system: false, .brief, .none, [.headerView], .withinWindow)
    case .selection:
      RoleTraits(.content, system: false, .brief, .persistent, [.selection], nil)
    case .image:
      RoleTraits(.content, system: false, .none, .none, [], nil)
    case .overlay:
      RoleTraits(.content, system: false, .brief, .none, [], nil)
    case .fullscreen:
      RoleTraits(.content, system: false, .brief, .none, [.fullScreenUI], nil)
    case .widget:
      RoleTraits(.content, system: false, .brief, .none, [], nil)
    case .appBackground:
      RoleTraits(.content, system: false, .none, .none, [.windowBackground, .underWindowBackground], .behindWindow)
    case .window:
      RoleTraits(.content, system: false, .none, .none, [.windowBackground], .behindWindow)
    case .underWindow:
      RoleTraits(.content, system: false, .none, .none, [.underWindowBackground], .behindWindow)
    case .pageBackground:
      RoleTraits(.content, system: false, .none, .none, [.underPageBackground], nil)
    }
  }
}
