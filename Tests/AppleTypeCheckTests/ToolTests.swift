import Foundation
import Testing
import TokenTestSupport

extension AppleTypeCheckTests {
  /// The tool and the plugins for macOS 13, where they run too: the branches for its C library and for Xcode.
  @Suite struct ToolTests {
    @Test("Every module and both plugins have no error and no warning for macOS 13")
    func modules() throws {
      let tool = try ToolModules()
      let names = tool.modules.map(\.name)
      #expect(Set(names).isSuperset(of: ["TokenSource", "TokenCompiler", "tokenc", "tokenc_dev", "TokencBuild"]))
      #expect(tool.modules[0].flags.contains("-strict-memory-safety"))
      #expect(tool.modules[0].flags.contains("MemberImportVisibility"))
      #expect(try tool.faults() == [])
    }

    /// A change to a file, and what is said of it.
    struct Breach: CustomTestStringConvertible {
      let module: String
      let file: String
      let text: String
      let instead: String
      let error: String

      var testDescription: String { error }

      static let files = "Sources/TokenSource/LocalFileSystem.swift"
      static let all = [
        Breach(
          module: "TokenSource", file: files, text: "  public init() {}",
          instead: "  public init() { _ = Int128(1) }", error: "'Int128' is only available in macOS 15.0 or newer"),
        Breach(
          module: "TokenSource", file: files, text: "/// The disk. Every",
          instead: "import Synchronization\nlet lock = Mutex(0)\n\n/// The disk. Every",
          error: "'Mutex' is only available in macOS 15.0 or newer"),
        Breach(
          module: "TokenSource", file: files, text: "#if canImport(Darwin)\n  import Darwin\n#elseif", instead: "#if",
          error: "cannot find 'getcwd' in scope"),
        Breach(
          module: "TokenSource", file: files, text: "max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))",
          instead: "Int(get_nprocs())", error: "cannot find 'get_nprocs' in scope"),
        Breach(
          module: "TokenSource", file: files, text: "    var count = 0\n",
          instead: "    var count = 0\n    let size: Int = info.st_size\n    _ = size\n",
          error: "cannot convert value of type 'off_t' (aka 'Int64') to specified type 'Int'"),
        Breach(
          module: "TokenSource", file: files, text: "realPath(CommandLine.arguments[0])",
          instead: "CommandLine.argument[0]", error: "has no member 'argument'"),
        Breach(
          module: "TokenSource", file: files, text: "    var count = 0\n",
          instead: "    var count = 0\n    var never = 0\n    _ = never\n", error: "variable 'never' was never mutated"),
        Breach(
          module: "TokencBuild", file: "Sources/Plugins/Build/TokencBuild.swift",
          text: "context.xcodeProject.directoryURL", instead: "context.xcodeProject.folderURL",
          error: "value of type 'XcodeProject' has no member 'folderURL'"),
        Breach(
          module: "TokencCommand", file: "Sources/Plugins/Command/TokencCommand.swift",
          text: "target.inputFiles.map(\\.url)", instead: "target.inputFiles.map(\\.file)",
          error: "(aka 'File') has no member 'file'"),
      ]
    }

    @Test("What macOS 13 does not have is an error", arguments: Breach.all)
    func breaches(breach: Breach) throws {
      let tool = try ToolModules()
      let module = try #require(tool.modules.first { $0.name == breach.module })
      let copy = try TemporaryFolder("a breach")
      let place = copy.url.appendingPathComponent("Sources")
      let sources = Tool.repository().appendingPathComponent("Sources")
      let top = module.folder.split(separator: "/")[1]
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: sources.appendingPathComponent(String(top)), to: place.appendingPathComponent(String(top)))
      #expect(try tool.faults([breach.module], in: copy.url) == [])
      let file = copy.url.appendingPathComponent(breach.file)
      let text = try String(contentsOf: file, encoding: .utf8)
      try #require(text.contains(breach.text), "the source has no such line")
      try copy.write(text.replacing(breach.text, with: breach.instead), to: breach.file)
      let faults = try tool.faults([breach.module], in: copy.url)
      #expect(faults.contains { $0.contains(breach.error) }, "\(faults)")
    }
  }
}
