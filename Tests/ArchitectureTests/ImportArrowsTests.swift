import Foundation
import Testing
import TokenTestSupport

/// Modules may import only what lies before them; the sources are read, so that a wrong import fails here even where
/// the package manifest would let it pass.
@Suite struct ImportArrowsTests {
  /// What each module may import of the others.
  static let allowed: [String: Set<String>] = [
    "TokenSource": [],
    "TokenServing": ["TokenSource"],
    "TokenDiagnostics": ["TokenSource"],
    "TokenSyntax": ["TokenSource", "TokenDiagnostics"],
    "TokenModel": ["TokenSource", "TokenDiagnostics", "TokenSyntax"],
    "TokenRules": ["TokenSource", "TokenDiagnostics", "TokenSyntax", "TokenModel"],
    "TokenTemplate": ["TokenSource", "TokenDiagnostics"],
    "TokenEmit": ["TokenSource", "TokenDiagnostics", "TokenSyntax", "TokenModel", "TokenTemplate"],
    "TokenConvert": ["TokenSource", "TokenDiagnostics", "TokenSyntax", "TokenModel"],
    "TokenCompiler": [
      "TokenSource", "TokenDiagnostics", "TokenSyntax", "TokenModel", "TokenRules", "TokenTemplate", "TokenEmit",
      "TokenConvert",
    ],
    "tokenc": [
      "TokenConvert", "TokenSource", "TokenDiagnostics", "TokenModel", "TokenRules", "TokenEmit", "TokenCompiler",
      "TokenServing",
    ],
    "tokenc-dev": ["TokenSource"],
    "TokenTestSupport": [
      "TokenSource", "TokenDiagnostics", "TokenSyntax", "TokenModel", "TokenRules", "TokenTemplate", "TokenEmit",
      "TokenCompiler",
    ],
  ]

  /// An import line of a source file.
  struct Import {
    let file: String
    let module: String
  }

  static func imports(of module: String) throws -> [Import] {
    let folder = Tool.repository().appendingPathComponent("Sources/\(module)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try names.flatMap { name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return text.split(separator: "\n").compactMap { (line: Substring) -> Import? in
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place + 1 < words.count, place < 3, !line.hasPrefix("//")
        else {
          return nil
        }
        return Import(file: "\(module)/\(name)", module: String(words[place + 1]))
      }
    }
  }

  @Test(arguments: allowed.keys.sorted())
  func importsRunOneWay(module: String) throws {
    let found = try Self.imports(of: module)
    for line in found where Self.allowed[line.module] != nil {
      #expect(Self.allowed[module]?.contains(line.module) == true, "\(line.file) imports \(line.module)")
    }
  }

  @Test func everyModuleIsListed() throws {
    let folder = Tool.repository().appendingPathComponent("Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
    #expect(Set(modules) == Set(Self.allowed.keys).union(["Plugins"]))
  }

  @Test func pluginsImportNothingOfThePackage() throws {
    let allowed: Set<String> = ["Foundation", "PackagePlugin", "XcodeProjectPlugin"]
    let found = try ["Build", "Command", "Shared"].flatMap { try Self.imports(of: "Plugins/\($0)") }
    #expect(found.count > 5)
    for line in found {
      // Tests compile what is shared, and have no plugins' module.
      let isShared = line.file.hasPrefix("Plugins/Shared/")
      #expect(isShared ? line.module == "Foundation" : allowed.contains(line.module), "\(line.file): \(line.module)")
    }
  }

  @Test func systemCallsStandInOnePlace() throws {
    let allowedFiles: Set<String> = [
      "TokenSource/LocalFileSystem.swift", "TokenSource/LoopbackSocket.swift", "TokenModel/Numbers/Math.swift",
    ]
    let system: Set<String> = ["Glibc", "Darwin", "Musl", "Foundation", "FoundationEssentials", "Dispatch"]
    for module in Self.allowed.keys where module != "TokenTestSupport" && module != "tokenc-dev" {
      for line in try Self.imports(of: module) where system.contains(line.module) {
        #expect(allowedFiles.contains(line.file), "\(line.file) imports \(line.module)")
      }
    }
  }

  @Test func nothingBelowTheCommandLinePrints() throws {
    for module in Self.allowed.keys where !["tokenc", "tokenc-dev", "TokenTestSupport"].contains(module) {
      let folder = Tool.repository().appendingPathComponent("Sources/\(module)")
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where name.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        for call in [" print(", "fatalError(", "try!", " debugPrint("] {
          #expect(
            !text.replacing("func print(", with: "").replacing("self.print(", with: "").contains(call)
              || module == "TokenEmit", "\(module)/\(name) has \(call)")
        }
      }
    }
  }
}
