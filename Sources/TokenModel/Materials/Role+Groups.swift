extension Role {
  /// Controls and navigation: glass may stand here in the functional layer.
  public var isControl: Bool {
    switch self {
    case .alert, .button, .hud, .mediaControls, .menu, .modalSheet, .navBar, .ornament, .picker, .popover,
      .searchField, .segmentedControl, .sidebar, .slider, .stepper, .tabBar, .textField, .titlebar, .toggle,
      .toolbar, .tooltip:
      true
    default: false
    }
  }

  /// Content that takes a standard material where it takes one.
  public var takesStandardMaterial: Bool {
    switch self {
    case .appBackground, .card, .list, .section, .groupedTable, .overlay: true
    default: false
    }
  }

  /// Controls in the content layer that take the glass look while a person moves them.
  public var isTransientControl: Bool { self == .slider || self == .toggle }

  /// Controls that hold no others, and what is no container at all: vibrancy is allowed for these, not above them.
  public var isLeaf: Bool {
    switch self {
    case .button, .image, .picker, .searchField, .segmentedControl, .selection, .slider, .stepper, .textField,
      .toggle, .tooltip:
      true
    default: false
    }
  }
}
