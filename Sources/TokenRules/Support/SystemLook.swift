import TokenModel

/// What the system draws its own components with, as far as the guidelines and the systems themselves show it.
enum SystemLook: Equatable {
  case glass(MaterialValue.Variant)
  case standard(MaterialValue.Thickness)
  /// Nothing but a color.
  case plain

  /// What a component of the system may be drawn with on iOS and iPadOS, the usual look first and with it that of
  /// systems before glass; empty where nothing is known of it.
  static func onPhones(_ role: Role) -> [SystemLook] {
    switch role {
    case .tabBar, .toolbar, .navBar: [.glass(.regular), .standard(.bar)]
    case .sidebar, .alert, .popover, .menu: [.glass(.regular), .standard(.regular)]
    case .mediaControls: [.glass(.clear), .glass(.regular), .standard(.ultraThin)]
    case .slider, .toggle: [.glass(.regular)]
    case .button: [.glass(.regular), .glass(.clear), .plain]
    case .card, .section, .groupedTable: [.standard(.regular), .standard(.thin), .plain]
    default: []
    }
  }

  /// The look of a surface; nil where the system decides, or no word for it is known.
  init?(_ surface: PlatformSurface) {
    if surface.materialChoice.value == .none {
      self = .plain
    } else if let variant = surface.material?.variant {
      self = .glass(variant)
    } else if let thickness = surface.material?.thickness {
      self = .standard(thickness)
    } else {
      return nil
    }
  }

  /// Where the library keeps it; nil for a plain color.
  var path: String? {
    switch self {
    case .glass(let variant): "apple.glass.\(variant.rawValue)"
    case .standard(let thickness): "apple.material.\(thickness.rawValue)"
    case .plain: nil
    }
  }

  /// Whether it is glass, a standard material or a color; looks of one kind can stand in for each other.
  func isAkin(to other: SystemLook) -> Bool {
    switch (self, other) {
    case (.glass, .glass), (.standard, .standard), (.plain, .plain): true
    default: false
    }
  }
}
