import Foundation
import Testing
import TokenTestSupport

@Suite("Comparing folders and built files")
struct DiffCommandTests {
  private static let old = #"""
    {
      "color": {
        "$type": "color",
        "brand": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 0.6] } },
        "old": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }
      }
    }
    """#
  private static let new = #"""
    {
      "color": {
        "$type": "color",
        "brand": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 0.8] } },
        "a|b": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] }, "$description": "<b>" }
      }
    }
    """#

  private static let text = """
    major: what uses the tokens may break
      removed  color.old: #000000

    minor: new, and nothing breaks
      added  color.a|b: #ff0000

    patch: looks and texts
      value  color.brand: #336699 → #3366cc  (ΔE OK 0.081)

    major · 1 removed, 1 added, 1 value

    """

  private func project() throws -> Project {
    try Project(["old/a.tokens.json": Self.old, "new/a.tokens.json": Self.new])
  }

  @Test("Changes by what they mean, with the verdict last")
  func text() throws {
    let result = try project().run("diff", "old", "new")
    #expect(result.status == 0)
    #expect(result.output == Self.text)
    #expect(result.error.isEmpty)
  }

  @Test("A terminal shows the same", .enabled(if: ScriptTerminal.isThere))
  func terminal() throws {
    let shown = try ScriptTerminal.show(["diff", "old", "new"], in: project(), environment: ["NO_COLOR": "1"])
    #expect(shown == Self.text)
  }

  @Test("Markdown for a pull request, with nothing in it taken for markup")
  func markdown() throws {
    let result = try project().run("diff", "old", "new", "--format", "markdown")
    #expect(
      result.output == """
        ### Design tokens: major

        1 removed, 1 added, 1 value

        **major: what uses the tokens may break**

        | change | what | was | is | |
        |---|---|---|---|---|
        | removed | `color.old` | `#000000` |  |  |

        **minor: new, and nothing breaks**

        | change | what | was | is | |
        |---|---|---|---|---|
        | added | `color.a\\|b` |  | `#ff0000` |  |

        **patch: looks and texts**

        | change | what | was | is | |
        |---|---|---|---|---|
        | value | `color.brand` | `#336699` | `#3366cc` | ΔE OK 0.081 |

        """)
  }

  @Test("JSON names each change with what makes it so")
  func json() throws {
    let result = try project().run("diff", "old", "new", "--format", "json")
    let shown = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(shown["version"] as? Int == 1 && shown["verdict"] as? String == "major")
    #expect(shown["counts"] as? [String: Int] == ["major": 1, "minor": 1, "patch": 1])
    let changes = try #require(shown["changes"] as? [[String: Any]])
    #expect(changes.map { $0["kind"] as? String } == ["removed", "added", "value"])
    #expect(changes.map { $0["impact"] as? String } == ["major", "minor", "patch"])
    #expect(changes[0]["reason"] as? String == "what names it no longer builds")
    #expect(changes[2]["old"] as? String == "#336699")
  }

  @Test(
    "The status follows the verdict where that is asked for",
    arguments: [
      ("major", "old", "new", 1), ("minor", "old", "new", 1), ("patch", "old", "old", 0), ("major", "old", "same", 0),
      ("patch", "old", "same", 1),
    ])
  func status(_ level: String, _ old: String, _ new: String, _ status: Int) throws {
    let project = try project()
    try project.write(Self.old.replacing("0.6]", with: "0.7]"), to: "same/a.tokens.json")
    #expect(try project.run("diff", old, new, "--fail-on", level).status == Int32(status))
  }

  @Test("A built file is compared, too, and says what it can't tell")
  func built() throws {
    let project = try project()
    try project.run("build", "old", "-o", "dist")
    let same = try project.run("diff", "dist/json/tokens.json", "old", "--fail-on", "patch")
    #expect(same.status == 0)
    #expect(same.output.hasSuffix("\nno changes\n") && same.output.hasPrefix("note: plans and legibility"))
    let changed = try project.run("diff", "dist/json/tokens.json", "new")
    #expect(changed.output.contains("  value  color.brand: #336699 → #3366cc"))
  }

  @Test("The design system of this repository is the same as what is built of it")
  func ownTokens() throws {
    let project = try Project([:])
    let tokens = Tool.repository().appendingPathComponent("tokens").path
    #expect(try project.run("build", tokens, "-o", "dist", "--quiet").status == 0)
    #expect(try project.run("diff", "dist/json/tokens.json", tokens).output.hasSuffix("\nno changes\n"))
    #expect(try project.run("diff", tokens, tokens).output == "no changes\n")
  }

  @Test("Errors on a side are shown and end with 1; a wrong command line with 2")
  func faults() throws {
    let project = try project()
    try project.write(#"{"a": {"$type": "number", "$value": "x"}}"#, to: "bad/a.tokens.json")
    let bad = try project.run("diff", "old", "bad")
    #expect(bad.status == 1 && bad.output.isEmpty)
    #expect(bad.error.hasPrefix("bad/a.tokens.json:1:"))
    #expect(try project.run("diff", "old").status == 2)
    #expect(try project.run("diff", "old", "nowhere").error.contains("there is no folder or file “nowhere”"))
    #expect(try project.run("diff", "old", "new", "--format", "xml").status == 2)
    #expect(try project.run("diff", "old", "new", "--fail-on", "x").status == 2)
  }
}
