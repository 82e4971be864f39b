import Foundation
import Testing
import TokenTestSupport

/// The command plugin in a package with `tokens` beside its sources.
struct CommandPluginRun {
  private let consumer: Consumer

  init(_ consumer: Consumer) { self.consumer = consumer }

  func run() throws {
    let first = try consumer.tokens()
    try #require(first.status == 0, "\(words): \(first.error)")
    #expect(has("dist/swift/Package.swift") && has("dist/web/tokens.css"), "\(words): \(first.error)")
    #expect((first.output + first.error).contains("files written"), "\(words): \(first)")
    let options = try consumer.tokens("--target", "DesignTokens", "--only", "json", "-o", "other place")
    #expect(options.status == 0 && has("other place/json/tokens.json"), "\(words): \(options.error)")
    #expect(!has("other place/web"))
    let wrong = try consumer.tokens("--target=Nothing")
    #expect(wrong.status != 0 && wrong.error.contains("there is no target “Nothing”; there are DesignTokens"))
    let unknown = try consumer.tokens("--onyl", "json")
    #expect(unknown.status != 0 && (unknown.output + unknown.error).contains("did you mean “--only”?"))
    try consumer.write("{", to: "tokens/base.tokens.json")
    let broken = try consumer.tokens()
    #expect(broken.status != 0 && (broken.output + broken.error).contains("/tokens/base.tokens.json:1:"))
  }

  private var words: String { "\(consumer.system), swift package tokens" }

  private func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: consumer.package.appendingPathComponent(path).path)
  }
}
