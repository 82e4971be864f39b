import TokenDiagnostics
import TokenModel

/// A vibrancy made for another kind of element. One breach, which two rules report: each on its own platforms.
enum CategoryMismatch {
  /// Reports every foreground of a surface whose vibrancy is made for something else.
  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    for foreground in surface.content {
      guard case .vibrancy(let token) = foreground.style.value,
        case .vibrancy(let vibrancy)? = context.set.baseValue(of: token),
        let wanted = foreground.element.value.category, wanted != vibrancy.category
      else { continue }
      let path = LibraryPath.vibrancy(wanted, vibrancy.level)
      report.add(
        "“\(foreground.name.clippedName)” is \(foreground.element.value.phrase) and has the vibrancy of "
          + "\(vibrancy.category.phrase); use {\(path)}",
        at: foreground.style.place, on: surface, notes: context.aliasNotes(token),
        fixes: [context.use(path, at: foreground.style.place)])
    }
  }
}
