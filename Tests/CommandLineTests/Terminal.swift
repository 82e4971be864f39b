import Foundation
import TokenTestSupport

/// A terminal of some size with a shell in it, in which command lines are typed; tmux plays it.
final class Terminal {
  private let project: Project
  private let tmux: URL
  /// The server's address, a file in the project's folder.
  private static let server = ["-u", "-S", "socket"]

  /// Whether there is a program that plays one.
  static let isThere = Tool.find("tmux") != nil

  /// Opens a terminal in a project's folder; all that is written to it is kept in the file `log` there.
  init(_ columns: Int, _ lines: Int, _ project: Project, environment: [String: String] = [:]) throws {
    self.project = project
    tmux = Tool.find("tmux") ?? URL(fileURLWithPath: "/usr/bin/tmux")
    let path = Tool.tokenc.deletingLastPathComponent().path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let variables = environment.merging(["PS1": "$ ", "PATH": path, "ENV": ""]) { mine, _ in mine }
    let shell =
      ["env", "-u", "NO_COLOR"] + variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } + ["sh"]
    let size = ["-x", String(columns), "-y", String(lines)]
    try start(["-f", "/dev/null", "new-session", "-d"] + size + ["-c", project.folder.url.path] + shell)
    try control(["set-option", "-g", "status", "off"])
    try control(["pipe-pane", "-o", "cat >log"])
    // What the shell itself prints on its way is not of interest.
    try run("clear")
  }

  deinit { _ = try? control(["kill-server"]) }

  /// Starts the server, which goes on: what it inherits would keep the ends of other programs from being noticed.
  private func start(_ arguments: [String]) throws {
    let close = #"for fd in /proc/$$/fd/*; do fd=${fd##*/}; ((fd > 2)) && eval "exec $fd>&-"; done; exec "$@""#
    _ = try Tool.run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", close, "bash", tmux.path] + Self.server + arguments,
      in: project.folder.url, environment: ["LC_ALL": "C.UTF-8", "TMUX": ""])
  }

  @discardableResult
  private func control(_ arguments: [String]) throws -> String {
    let result = try Tool.run(
      tmux, Self.server + arguments, in: project.folder.url, environment: ["LC_ALL": "C.UTF-8", "TMUX": ""])
    return result.output + result.error
  }

  /// Types a command line, waits for its end, and clears the screen before.
  func run(_ line: String) throws {
    try? project.remove("ended")
    try control(["send-keys", "-l", "clear; \(line); echo status $?; touch ended"])
    try control(["send-keys", "Enter"])
    let end = Date().addingTimeInterval(60)
    while !project.has("ended"), Date() < end { Thread.sleep(forTimeInterval: 0.02) }
    // The shell's next prompt shows that all has been drawn.
    while try !screen().hasSuffix("$ "), try !screen().hasSuffix("$"), Date() < end {
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  /// What stands on the screen and above it.
  ///
  /// - Parameter withColors: whether the escape sequences of colours are there too.
  func screen(withColors: Bool = false) throws -> String {
    let text = try control(["capture-pane", "-p", "-J", "-S", "-200"] + (withColors ? ["-e"] : []))
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Every byte that was written to the terminal so far.
  func log() throws -> String { try project.text("log") }
}
