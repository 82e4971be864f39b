import Foundation
import TokenTestSupport

/// A real terminal, by the program `script`.
struct ScriptTerminal {
  /// Whether there is one on this machine.
  static var isThere: Bool { Tool.find("script") != nil && Tool.find("stty") != nil }

  /// What the terminal is sent, line ends as a file has them; colours and emphasis are there as escape sequences.
  static func show(
    _ arguments: [String], in project: Project, environment: [String: String] = [:]
  ) throws -> String {
    guard let script = Tool.find("script") else { return "" }
    let quoted = ([Tool.tokenc.path] + arguments).map { "'" + $0.replacing("'", with: "'\\''") + "'" }
    try project.write("stty cols 80\n\(quoted.joined(separator: " "))\n", to: "run.sh")
    let result = try Tool.run(
      script, ["-qec", "sh run.sh", "/dev/null"], in: project.folder.url,
      environment: ["NO_COLOR": "", "COLORTERM": "", "TERM": "xterm-256color"].merging(environment) { $1 })
    return result.output.replacing("\r\n", with: "\n")
  }
}
