import Foundation
import Testing
import TokenTestSupport

@Suite("check --fix")
struct FixTests {
  private static let player = #"""
    {
      "$description": "🎨 é",
      "controls": {
        "$type": "surface",
        "$value": {
          "role":   "media-controls", "material": "{apple.glass.clear}",
          "backdrop": { "content": "video", "luminance": "bright" }
        }
      }
    }

    """#

  @Test("Only the bytes concerned change, and a second run finds nothing to fix")
  func bytes() throws {
    let text = Self.player.replacing("\n", with: "\r\n")
    let project = try Project(["tokens/player.tokens.json": "\u{FEFF}" + text])
    let result = try project.run("check", "tokens", "--fix")
    #expect(result.status == 0)
    #expect(
      result.output.hasPrefix(
        "tokens/player.tokens.json:6:68: add \"dimming\": 0.35 [clear-dimming-decision]\n1 fix in 1 file · no findings")
    )
    let mended = text.replacing(#""{apple.glass.clear}""#, with: #""{apple.glass.clear}", "dimming": 0.35"#)
    #expect(try Data(contentsOf: project.url("tokens/player.tokens.json")) == Data(("\u{FEFF}" + mended).utf8))
    let stamps = try project.stamps("tokens")
    let again = try project.run("check", "tokens", "--fix")
    #expect(again.output.hasPrefix("0 fixes in 0 files · no findings"))
    #expect(try project.stamps("tokens") == stamps)
  }

  @Test("A fix may lead to another; what is left is reported and decides the status")
  func rounds() throws {
    let project = try Project([
      "tokens/a.tokens.json":
        #"{"it": {"$type": "surface", "$value": {"rol": "card", "material": "{apple.glas.regular}"}}}"#,
      "tokens/b.tokens.json": #"{"n": {"$type": "number", "$value": "x"}}"#,
    ])
    let result = try project.run("check", "tokens", "--fix")
    #expect(result.status == 1)
    #expect(result.error.contains("tokens/b.tokens.json:1:37: error: ") && !result.error.contains("a.tokens.json"))
    #expect(
      try project.text("tokens/a.tokens.json")
        == #"{"it": {"$type": "surface", "$value": {"role": "card", "material": "{apple.material.regular}"}}}"#)
    #expect(result.output.contains("3 fixes in 1 file · 1 error"))
    #expect(try project.run("check", "tokens", "--fix").output.contains("0 fixes in 0 files · 1 error"))
  }

  @Test("The configuration is part of the input")
  func configuration() throws {
    let project = try Project([
      "tokens/a.tokens.json": "{}", "tokens/tokenc.json": #"{"rules": {"glas-sparing": "off"}}"#,
    ])
    #expect(try project.run("check", "tokens", "--fix").status == 0)
    #expect(try project.text("tokens/tokenc.json") == #"{"rules": {"glass-sparing": "off"}}"#)
  }

  @Test("Nothing outside the input is written, and nothing through a link")
  func links() throws {
    let project = try Project([
      "tokens/a.tokens.json": "{}", "else/where.json": Self.player, "else/in/b.tokens.json": "{}",
    ])
    try project.link("tokens/linked.tokens.json", to: "../else/where.json")
    let before = try project.stamps("else")
    let result = try project.run("check", "tokens", "--fix")
    #expect(result.status == 1 && result.error.contains("linked.tokens.json:6:"))
    #expect(result.output.hasPrefix("0 fixes in 0 files · 1 error"))
    #expect(try project.stamps("else") == before)
    #expect(try project.text("else/where.json") == Self.player)
    // A link to the input itself is fine: the files below it are its own.
    try project.write(Self.player, to: "real/player.tokens.json")
    try project.link("door", to: "real")
    #expect(try project.run("check", "door", "--fix").output.contains("1 fix in 1 file"))
    #expect(try project.text("real/player.tokens.json").contains(#""dimming": 0.35"#))
  }

  @Test("Permissions stay, no temporary file does, and a single file can be the input")
  func file() throws {
    let project = try Project(["tokens/player.tokens.json": Self.player])
    let path = project.url("tokens/player.tokens.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let result = try project.run("check", "tokens/player.tokens.json", "--fix", "-q")
    #expect(result.status == 0 && result.output.isEmpty && result.error.isEmpty)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: project.url("tokens").path) == ["player.tokens.json"])
  }

  @Test("Where two fixes undo each other, the file stays as it is, beside others that are mended")
  func circle() throws {
    let advice = { (name: String, platform: String, material: String) in
      #"""
      "\#(name)": {
        "$type": "recommendation",
        "$value": {
          "platform": "\#(platform)", "role": "card", "material": "{apple.material.\#(material)}",
          "strength": "must", "source": "us"
        }
      }
      """#
    }
    let card = #"{"card": {"$type": "surface", "$value": {"role": "card", "material": "{apple.material.thick}"}}}"#
    let project = try Project([
      "tokens/a.tokens.json": "{\(advice("phone", "iOS", "thin")), \(advice("desk", "macOS", "regular"))}",
      "tokens/b.tokens.json": card, "tokens/c.tokens.json": Self.player,
    ])
    let first = try project.run("check", "tokens", "--fix")
    #expect(first.status == 1 && first.error.contains("[house-recommendation]"))
    let held = try project.text("tokens/b.tokens.json")
    let stamps = try project.stamps("tokens")
    #expect(try project.text("tokens/c.tokens.json").contains(#""dimming": 0.35"#))
    let second = try project.run("check", "tokens", "--fix")
    #expect(second.output.contains("0 fixes in 0 files"))
    #expect(try project.text("tokens/b.tokens.json") == held)
    #expect(try project.stamps("tokens") == stamps)
  }

  @Test("build has no --fix")
  func build() throws {
    let project = try Project()
    #expect(try project.run("build", "tokens", "--fix").status == 2)
  }
}
