import Testing
import TokenSource
import tokenc_dev

@Suite("tokenc-dev")
struct DevCommandTests {
  private let folder = "Sources/TokenRules/Rules"

  private func catalog(_ files: [String: String]) throws(GeneratorError) -> String? {
    let package = PackageFiles(InMemoryFileSystem(texts: files), root: ".")
    return try RuleCatalogGenerator.generate(from: package).first?.text
  }

  @Test("The catalog lists the rules of all folders by name")
  func lists() throws {
    let text = try catalog([
      "\(folder)/B/Second.swift": "/// `second`\nenum Second: SurfaceRule {\n}\n",
      "\(folder)/A/Third.swift": "enum Third: Rule {}\nenum Third: Rule {",
      "\(folder)/A/First.swift": "import X\r\nenum First: PlatformRule {\r\n",
      "\(folder)/A/.DS_Store": "",
    ])
    #expect(
      text?.hasSuffix("= [\n    First.self,\n    Second.self,\n    Third.self,\n  ]\n}\n") == true)
  }

  @Test("A file that declares no rule of its name is refused")
  func refuses() {
    #expect(throws: GeneratorError.self) { try catalog(["\(folder)/A/First.swift": "enum Second: Rule {\n"]) }
    #expect(throws: GeneratorError.self) { try catalog(["elsewhere/First.swift": ""]) }
  }

  @Test("A file is fresh when every byte is the same")
  func freshness() {
    let package = PackageFiles(InMemoryFileSystem(texts: ["a": "1\n"]), root: ".")
    #expect(package.isFresh(GeneratedFile(path: "a", text: "1\n")))
    #expect(!package.isFresh(GeneratedFile(path: "a", text: "1")))
    #expect(!package.isFresh(GeneratedFile(path: "b", text: "")))
  }
}
