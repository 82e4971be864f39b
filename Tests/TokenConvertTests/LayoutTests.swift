import TokenDiagnostics
import TokenSource
import TokenTestSupport
import Testing

@testable import TokenCompiler
@testable import TokenConvert

/// What `convert` writes is in the layout of `format`.
struct LayoutTests {
  /// Resolver documents and configurations of the source keep the layout they have there.
  private func expectLaidOut(_ result: Conversion, kept: Set<String> = []) {
    for file in result.files where !kept.contains(file.path) {
      let source = SourceFile(path: file.path, bytes: file.bytes)
      #expect(Formatter.text(source, id: FileID(0)).bytes == file.bytes, "\(file.path)")
    }
  }

  @Test func ofASmallSet() {
    let folder = ConvertedFolder([
      "size.json": #"{"size":{"s":{"value":"4px","comment":"small"},"m":{"value":"{size.s}*2"}}}"#,
      "tokenc.json": #"{"name":"Acme"}"#,
    ])
    expectLaidOut(folder.result, kept: ["tokenc.json"])
  }

  @Test(.enabled(if: ExternalSet.root != nil), arguments: ExternalSet.all) func ofExternalSets(set: ExternalSet) throws
  {
    let files = try set.files()
    expectLaidOut(Converter.convert(files), kept: Set(files.files.map(\.name)))
  }

  /// Formatting the files of the public changes white space alone, and nothing the second time.
  @Test(.enabled(if: ExternalSet.root != nil), arguments: ExternalSet.all)
  func keepsExternalFiles(set: ExternalSet) throws {
    for file in try set.files().files {
      guard let text = Formatter.text(file, id: FileID(0)).bytes else { continue }
      let laid = SourceFile(path: file.path, bytes: text)
      #expect(Formatter.text(laid, id: FileID(0)).bytes == text, "\(file.path)")
      #expect(Self.withoutSpace(text) == Self.withoutSpace(file.bytes), "\(file.path)")
    }
  }

  /// The bytes outside of texts that are no white space, and all of those inside.
  private static func withoutSpace(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var isInside = false
    var isEscaped = false
    for byte in bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...] {
      if isInside || byte > 0x20 { result.append(byte) }
      if byte == 0x22, !isEscaped { isInside.toggle() }
      isEscaped = byte == 0x5C && !isEscaped
    }
    return result
  }
}
