import TokenModel

/// Which thickness visionOS has for what; three rules report, each its own fault, and no surface has two.
enum VisionOSThickness {
  /// What is wrong with the thickness of a surface.
  enum Fault {
    /// Something to act on that is not thin.
    case interactive
    /// A section of an app that is not regular.
    case section
    /// Thick material where nothing regular lies beneath.
    case dark
  }

  /// The fault of a surface, and its thickness.
  static func fault(
    of surface: PlatformSurface, _ context: RuleContext
  ) -> (fault: Fault, thickness: MaterialValue.Thickness)? {
    // Ultra-thick has a rule of its own, which speaks of all platforms.
    guard surface.isStandard, let thickness = surface.material?.thickness, thickness != .ultraThick else { return nil }
    if surface.role.value.isVisionSection { return thickness == .regular ? nil : (.section, thickness) }
    if isInteractive(surface) { return thickness == .thin ? nil : (.interactive, thickness) }
    // What is to keep context must not be thick anyway; thinness-context says so on all platforms.
    guard thickness == .thick, surface.purpose != .darkDistinct, surface.purpose != .keepContext,
      !liesOnRegular(surface, context)
    else { return nil }
    return (.dark, thickness)
  }

  /// A button or a selection that is not to be dark on purpose, or what says that it is there to be acted on.
  private static func isInteractive(_ surface: PlatformSurface) -> Bool {
    if surface.purpose == .interactive { return true }
    guard surface.purpose != .darkDistinct else { return false }
    return surface.role.value == .button || surface.role.value == .selection
  }

  private static func liesOnRegular(_ surface: PlatformSurface, _ context: RuleContext) -> Bool {
    switch context.ground(of: surface) {
    case .content: false
    case .surface(let lower): lower.material?.thickness == .regular
    case .material(let material): material.thickness == .regular
    }
  }

  /// Reports a surface with one of the faults.
  static func check(
    _ fault: Fault, _ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport,
    members: [SurfaceMember], use path: String?, message: (_ thickness: String) -> String
  ) {
    guard let found = self.fault(of: surface, context), found.fault == fault else { return }
    report.add(
      message(found.thickness.adjective), at: context.place(surface, members), on: surface,
      fixes: [path.flatMap { context.use($0, at: surface.materialChoice.place) }])
  }
}

extension Role {
  /// A part of an app that is set off from others as a whole.
  var isVisionSection: Bool { self == .sidebar || self == .section || self == .groupedTable }
}
