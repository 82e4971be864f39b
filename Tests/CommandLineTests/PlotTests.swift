import Foundation
import Testing
import TokenTestSupport

@Suite("Drawings of legibility, written")
struct PlotTests {
  private static let tokens = #"""
    {
      "bar": {"$type": "surface", "$value": {"role": "hud", "platforms": ["iOS"], "material": "{apple.material.thin}",
        "content": {"text": {"element": "text", "vibrancy": "{apple.vibrancy.label}"}}}},
      "box": {"$type": "surface", "$value": {"role": "hud", "platforms": ["iOS"], "material": "{apple.material.thick}",
        "content": {"text": {"element": "text", "vibrancy": "{apple.vibrancy.label}"}}}}
    }
    """#

  private static func project() throws -> Project { try Project(["tokens/a.tokens.json": tokens]) }

  @Test("A folder gets a file a surface, called after it; a second run leaves them alone")
  func folder() throws {
    let project = try Self.project()
    try project.write("mine", to: "plots/notes.txt")
    let run = try project.run("check", "tokens", "--legibility", "--svg", "plots")
    #expect(run.status == 0 && run.output.contains("plots/: 2 drawings written, 0 unchanged"), "\(run)")
    #expect(Set(try project.folder.files(below: "plots").keys) == ["bar.svg", "box.svg", "notes.txt"])
    let figure = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("bar") })
    let ratio = try #require(figure.split(separator: " ").first { $0.hasSuffix(":1") })
    #expect(try project.text("plots/bar.svg").contains(">\(ratio)</text>"))
    let before = try project.stamps("plots")
    #expect(try project.run("check", "tokens", "--svg", "plots").output.contains("0 drawings written, 2 unchanged"))
    #expect(try project.stamps("plots") == before)
  }

  @Test("A file that ends in .svg gets all surfaces, in folders that need not be there")
  func file() throws {
    let project = try Self.project()
    let run = try project.run("check", "tokens", "--svg", "deep/er/all.SVG")
    #expect(run.status == 0 && run.output.contains("deep/er/all.SVG: written"), "\(run)")
    let text = try project.text("deep/er/all.SVG")
    #expect(text.contains("<title>bar</title>") && text.contains("<title>box</title>"))
    #expect(try project.run("check", "tokens", "--svg", "deep/er/all.SVG").output.contains(": unchanged"))
  }

  @Test("What the tool did not draw is not overwritten, and nothing is written through a link")
  func others() throws {
    let project = try Self.project()
    try project.write("<svg>mine</svg>", to: "mine.svg")
    try project.write("<svg>mine</svg>", to: "plots/bar.svg")
    try project.write("text", to: "text")
    try project.link("linked", to: "plots")
    try project.link("linked.svg", to: "mine.svg")
    try project.link("dangling.svg", to: "nowhere.svg")
    for (path, status) in [
      ("mine.svg", 2), ("text", 2), ("linked", 2), ("linked.svg", 2), ("dangling.svg", 2), ("plots", 70),
    ] {
      let run = try project.run("check", "tokens", "--svg", path)
      #expect(run.status == Int32(status) && run.error.contains(path), "\(path): \(run)")
    }
    #expect(try project.text("mine.svg") == "<svg>mine</svg>" && project.text("plots/bar.svg") == "<svg>mine</svg>")
    #expect(!project.has("nowhere.svg"))
  }

  @Test("With errors is drawn what is known all the same; where no surface has a figure, nothing is")
  func nothing() throws {
    let project = try Self.project()
    try project.write(#"{"a": {"$type": "number", "$value": "x"}}"#, to: "tokens/b.tokens.json")
    #expect(try project.run("check", "tokens", "--svg", "plots").status == 1)
    #expect(project.has("plots/bar.svg"))
    let other = try Project(["tokens/a.tokens.json": #"{"a": {"$type": "number", "$value": 1}}"#])
    let run = try other.run("check", "tokens", "--svg", "plots")
    #expect(run.status == 0 && run.output.contains("nothing drawn") && !other.has("plots"), "\(run)")
  }
}
