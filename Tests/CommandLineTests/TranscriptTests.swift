import Foundation
import Testing
import TokenTestSupport

@testable import tokenc

/// Command lines as someone sees them who types them, and as programs see them.
@Suite("On a terminal and in a pipe", .serialized)
struct TranscriptTests {
  private static let isStrict = ProcessInfo.processInfo.environment["TOKENC_STRICT"] != nil
  private static let sizes = [(80, 24), (120, 40)]

  private static let faulty = #"""
    {
      "color": {
        "$type": "color",
        "brand": { "$value": "{color.brnad}" },
        "other": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }
      },
      "bar": {
        "$type": "surface",
        "$value": {
          "role": "media-controls", "platforms": ["iOS"], "material": "{apple.glass.clear}",
          "backdrop": { "content": "video", "luminance": "bright" }, "dimming": "none"
        }
      }
    }

    """#

  /// What each command line is expected to end with, and to say.
  struct Line: Sendable, CustomStringConvertible {
    let text: String
    let status: Int
    let said: [String]
    var isColored = false
    var description: String { text }
  }

  static let lines =
    [
      Line(text: "tokenc init", status: 0, said: ["tokens/: 7 files written", "tokenc preview tokens/"]),
      Line(
        text: "tokenc build faulty", status: 1, said: ["color.brnad", "^^^", "did you mean", "nothing written"],
        isColored: true),
      Line(
        text: "tokenc check faulty", status: 1, said: ["clear-bright-dimming", "tokenc explain clear-bright-dimming"],
        isColored: true),
      Line(text: "tokenc explain clear-bright-dimming", status: 0, said: ["clear-bright-dimming", "Why"]),
      Line(text: "tokenc biuld", status: 2, said: ["there is no command “biuld”; did you mean “build”?", "--help"]),
      Line(text: "tokenc completions fish | tail -3", status: 0, said: ["complete -c tokenc"]),
      Line(text: "tokenc check --help", status: 0, said: ["Usage: tokenc check FOLDER", "Examples:"]),
    ] + everyday

  /// The other commands, on the set that `init` writes: from an empty folder, with no step between.
  private static let everyday = [
    Line(
      text: "tokenc init >log && tokenc build tokens/ && tokenc preview tokens/", status: 0,
      said: ["dist/: 37 files written", "no findings", "preview.html: 31 tokens"]),
    Line(
      text: "tokenc init >log && tokenc inspect color.action", status: 0,
      said: ["color.action, color", "stands for", "palette.blue.600"], isColored: true),
    Line(
      text: "tokenc init >log && cp -r tokens new && sed -i s/0.17/0.19/ new/color.tokens.json; tokenc diff tokens new",
      status: 0, said: ["palette.blue.600 (ΔE OK 0.02)", "patch · 2 values"], isColored: true),
    Line(text: "tokenc init >log && tokenc format --check tokens", status: 0, said: ["7 unchanged"]),
    Line(text: "tokenc schema", status: 0, said: ["tokens.json", "token files: *.tokens.json"]),
    Line(
      text: "tokenc init >log && tokenc resolve tokens --input appearance=dark | grep action", status: 0,
      said: ["color.action", "oklch"]),
    Line(
      text: "tokenc init >log && tokenc convert tokens -o other | tail -3", status: 0, said: ["other/: 7 files written"]
    ),
    Line(text: "tokenc rules | tail -5", status: 0, said: ["recommendation of the team"]),
    Line(text: "tokenc man | head -3", status: 0, said: [".Dt TOKENC 1"]),
  ]

  private static func project() throws -> Project { try Project(["faulty/a.tokens.json": faulty]) }

  @Test(
    "A terminal shows what was found, with colours for findings alone", .enabled(if: Terminal.isThere || isStrict),
    arguments: lines, sizes)
  func terminal(line: Line, size: (Int, Int)) throws {
    let terminal = try Terminal(size.0, size.1, Self.project())
    try terminal.run(line.text)
    let screen = try terminal.screen()
    for text in line.said { #expect(screen.contains(text), "\(screen)") }
    #expect(screen.contains("status \(line.status)"), "\(screen)")
    #expect(try terminal.screen(withColors: true).contains("\u{1B}[") == line.isColored)
  }

  @Test("In a pipe there is no escape sequence, whatever TERM says", arguments: lines)
  func pipe(line: Line) throws {
    let project = try Self.project()
    let path = Tool.tokenc.deletingLastPathComponent().path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let result = try Tool.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "\(line.text); exit $?"], in: project.folder.url,
      environment: ["TERM": "xterm-256color", "PATH": path])
    #expect(result.status == line.status)
    for text in line.said where text != "^^^" && !text.hasPrefix("tokenc explain") {
      #expect((result.output + result.error).contains(text), "\(result)")
    }
    #expect(!(result.output + result.error).contains("\u{1B}") && !result.output.contains("\r"))
  }

  @Test(
    "NO_COLOR and a dumb terminal have no colour", .enabled(if: Terminal.isThere || isStrict),
    arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func plain(environment: [String: String]) throws {
    let terminal = try Terminal(100, 30, Self.project(), environment: environment)
    try terminal.run("tokenc check faulty")
    #expect(try terminal.screen().contains("^^^"))
    #expect(try !terminal.screen(withColors: true).contains("\u{1B}["))
  }
}
