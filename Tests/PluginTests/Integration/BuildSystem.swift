/// A build system that SwiftPM can use.
enum BuildSystem: String, CaseIterable {
  /// SwiftPM's own.
  case native
  /// The one of Xcode, SwiftPM's own from 6.4 on.
  case swiftbuild
}
