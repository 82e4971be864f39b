import Foundation
import Testing
import TokenTestSupport

/// What happens to the token files of a package over time, each time with a build and a look at what the app prints.
struct Life {
  private let consumer: Consumer
  private let place: Place

  init(_ consumer: Consumer, _ place: Place) throws {
    self.consumer = consumer
    self.place = place
    try consumer.install(place.fixture)
  }

  func live() throws {
    try first()
    try idle()
    try consumer.write("base", 2, to: tokens("base.tokens.json"))
    try expect("an edit", ["base 2"])
    try added()
    try removed()
    try broken()
    try confined()
  }

  private func tokens(_ name: String) -> String { "\(place.tokens)/\(name)" }

  private func first() throws {
    try consumer.show(["base"])
    let build = try expect("the first build", ["base 1"])
    #expect(build.ranTool)
    #expect(build.warnings == [], "\(words("the first build"))")
  }

  /// Nothing changed: nothing is compiled, and what the build system watches runs nothing at all.
  private func idle() throws {
    // SwiftPM may run a tool once more after the build that made it.
    try expect("a second build", ["base 1"])
    let before = try consumer.stamps()
    let build = try expect("a build of nothing new", ["base 1"])
    #expect(build.ranTool == !place.isWatched, "\(words("a build of nothing new"))")
    #expect(try consumer.stamps() == before)
    #expect(!build.output.contains("-module-name DesignTokens"), "\(words("a build of nothing new"))")
  }

  private func added() throws {
    try consumer.write("more", 3, to: tokens("more.tokens.json"))
    try consumer.show(["base", "more"])
    try expect("a new file", ["base 2", "more 3"])
    try consumer.write("more", 4, to: tokens("more.tokens.json"))
    try expect("an edit of the new file", ["base 2", "more 4"])
    try consumer.write("deep", 5, to: tokens("a folder/deep.tokens.json"))
    try consumer.show(["base", "more", "deep"])
    try expect("a new folder with a file", ["base 2", "more 4", "deep 5"])
    try consumer.write("deep", 6, to: tokens("a folder/deep.tokens.json"))
    try expect("an edit in the new folder", ["base 2", "more 4", "deep 6"])
  }

  private func removed() throws {
    let manager = FileManager.default
    try manager.removeItem(at: consumer.package.appendingPathComponent(tokens("more.tokens.json")))
    try consumer.show(["base", "deep"])
    try expect("a file less", ["base 2", "deep 6"])
    try manager.moveItem(
      at: consumer.package.appendingPathComponent(tokens("base.tokens.json")),
      to: consumer.package.appendingPathComponent(tokens("renamed.tokens.json")))
    try expect("another name of a file", ["base 2", "deep 6"])
  }

  private func broken() throws {
    let file = "renamed.tokens.json"
    try consumer.write(#"{ "count": { "$type": "numbr", "base": { "$value": 7 } } }"#, to: tokens(file))
    let build = try consumer.build()
    #expect(build.status != 0, "\(words("an error"))")
    let message = "\(consumer.package.path)/\(place.shown)/\(file):1:23: error: there is no type “numbr”"
    #expect(build.output.contains(message), "\(words("an error")): \(build.output.suffix(2000))")
    try consumer.write("base", 7, to: tokens(file))
    try expect("the error mended", ["base 7", "deep 6"])
  }

  /// Nothing outside the scratch folder is written, the package least of all.
  private func confined() throws {
    try #require(Confinement.isPossible, "bwrap is needed to make the package read-only")
    try consumer.write("base", 8, to: tokens("renamed.tokens.json"))
    try consumer.write("last", 9, to: tokens("last.tokens.json"))
    try consumer.show(["base", "deep", "last"])
    try expect("a read-only package", ["base 8", "deep 6", "last 9"], isConfined: true)
    let strays = try FileManager.default.subpathsOfDirectory(atPath: consumer.package.path).filter { path in
      [".tokenc", "dist", ".build"].contains { path.contains($0) }
    }
    #expect(strays == [], "\(place)")
  }

  @discardableResult
  private func expect(_ what: String, _ output: [String], isConfined: Bool = false) throws -> Consumer.Build {
    let build = try consumer.build(isConfined: isConfined)
    try #require(build.status == 0, "\(words(what)): \(build.output.suffix(4000))")
    #expect(try consumer.output() == output, "\(words(what))")
    return build
  }

  private func words(_ what: String) -> String { "\(consumer.system), \(place): \(what)" }
}
