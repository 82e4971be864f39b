/// Which of the two layers a file belongs to; a project's tokens shadow the library's.
public enum SourceLayer: UInt8, Sendable {
  /// The description of Apple's system that comes with the tool.
  case library
  /// The project's own files.
  case project
}
