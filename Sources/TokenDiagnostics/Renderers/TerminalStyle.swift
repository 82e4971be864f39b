/// Colours of a terminal, or none.
struct TerminalStyle {
  /// What a stretch of text is.
  enum Role {
    case error, warning, info, heading, quiet, fix
  }

  /// Whether escape sequences are written at all.
  let hasColor: Bool

  /// The text in the colour of its role.
  func paint(_ text: String, _ role: Role) -> String {
    guard hasColor, !text.isEmpty else { return text }
    let code =
      switch role {
      case .error: "1;31"
      case .warning: "1;33"
      case .info: "1;36"
      case .heading: "1"
      case .quiet: "2"
      case .fix: "32"
      }
    return "\u{1B}[" + code + "m" + text + "\u{1B}[0m"
  }

  /// The role of a severity.
  static func role(_ severity: Severity) -> Role {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }
}
