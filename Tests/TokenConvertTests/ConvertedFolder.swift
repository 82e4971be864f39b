import Foundation
import TokenCompiler
import TokenDiagnostics
import TokenSource
import TokenTestSupport

@testable import TokenConvert

/// Some files after conversion.
struct ConvertedFolder {
  let result: Conversion
  private let sources: SourceFiles

  /// Converts files given by their path below the input folder.
  init(_ files: [String: String], unit: String? = nil) {
    let ordered = files.sorted { $0.key < $1.key }
    sources = SourceFiles(ordered.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    result = Converter.convert(sources, ConvertOptions(unit: unit))
  }

  /// Converts one file, `a.json` unless named otherwise.
  init(_ text: String, name: String = "a.json", unit: String? = nil) { self.init([name: text], unit: unit) }

  /// The text of a file that was made; empty if it was not.
  func text(_ path: String) -> String {
    result.files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  /// What lies at a path of names in a file, as JSON with sorted keys and without space.
  func value(_ path: String, in file: String = "a.tokens.json") -> String? {
    guard var node = try? JSONSerialization.jsonObject(with: Data(text(file).utf8)) else { return nil }
    for name in path.split(separator: "/") {
      guard let next = (node as? [String: Any])?[String(name)] else { return nil }
      node = next
    }
    return Self.compact(node)
  }

  /// JSON with sorted keys and without space.
  static func compact(_ node: Any) -> String {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes]
    let data = try? JSONSerialization.data(withJSONObject: node, options: options)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// JSON text in the same form.
  static func compact(json text: String) -> String {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)).map(compact) ?? "not JSON"
  }

  /// Diagnostics as `file:line:column: id`, those of form left out.
  var places: [String] {
    result.diagnostics.filter { $0.severity != .info }.map(place)
  }

  /// What was said of what is not convertible, with its place.
  var failures: [String] {
    result.diagnostics.filter { $0.id == "not-convertible" }.map { place($0) + " " + $0.message }
  }

  private func place(_ diagnostic: Diagnostic) -> String {
    guard let location = diagnostic.location else { return "-: \(diagnostic.id.rawValue)" }
    let file = sources[location.file]
    let place = LineTable(file.bytes).place(at: location.range.lower, in: file.bytes)
    return "\(file.path):\(place.line):\(place.column): \(diagnostic.id.rawValue)"
  }

  /// What the compiler reports of the files that were made.
  ///
  /// - Parameter only: the files to read; nil for all.
  func faults(_ only: Set<String>? = nil) async -> [String] {
    var files: [String: [UInt8]] = [:]
    for file in result.files where only?.contains(file.path) ?? !file.path.hasSuffix(".resolver.json") {
      files[file.path] = file.bytes
    }
    return await TestCompilation.of(bytes: files).analysis.diagnostics.filter { $0.severity == .error }.map(\.message)
  }
}
