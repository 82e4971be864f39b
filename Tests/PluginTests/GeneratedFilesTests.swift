import Foundation
import Testing
import TokenEmit

@Suite("Files that the plugin names beforehand")
struct GeneratedFilesTests {
  @Test("They are those that the tool makes")
  func names() {
    #expect(GeneratedFiles.names == SwiftEmitter.files.map { $0 + ".swift" })
    let spellings = Set(GeneratedFiles.names.map { $0.lowercased() })
    #expect(spellings.count == GeneratedFiles.names.count, "two differ in case only")
  }

  @Test("A target's own file of such a name is refused, with what to do")
  func clash() throws {
    let own = ["/a b/Module.swift", "/a b/more/Colors.swift"].map { URL(fileURLWithPath: $0) }
    let fault = #expect(throws: PluginFault.self) { try GeneratedFiles.check(own, of: "App") }
    #expect(fault?.description.hasPrefix("“Colors.swift” of “App” would meet") == true)
    try GeneratedFiles.check([own[0]], of: "App")
  }
}
