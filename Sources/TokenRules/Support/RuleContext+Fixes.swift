import TokenDiagnostics
import TokenModel
import TokenSource
import TokenSyntax

/// Mechanical changes.
extension RuleContext {
  /// Puts a reference to a library token in place of a value; nil where the library has no such token.
  func use(_ path: String, at place: SourceLocation) -> FixIt? {
    guard set.token(at: path) != nil else { return nil }
    return FixIt("use {\(path)}", replacing: place, with: "\"{\(path)}\"")
  }

  /// Puts another member in place of a whole one, given the place of its value.
  func replaceMember(
    ofValue place: SourceLocation, on surface: PlatformSurface, with name: String, _ path: String
  ) -> FixIt? {
    guard set.token(at: path) != nil else { return nil }
    let range = set.assembled.tree(of: surface.token).memberRange(ofValue: place)
    return range.map {
      FixIt("replace with \"\(name)\": \"{\(path)}\"", replacing: $0, with: "\"\(name)\": \"{\(path)}\"")
    }
  }

  /// Puts a member behind the one whose value stands at a place.
  func addMember(_ name: String, _ json: String, after place: SourceLocation) -> FixIt {
    let end = SourceLocation(place.file, ByteRange(place.range.upper, place.range.upper))
    return FixIt("add \"\(name)\": \(json)", replacing: end, with: ", \"\(name)\": \(json)")
  }

  /// Puts a word, such as `none`, in place of a value.
  func replace(_ place: SourceLocation, with word: String) -> FixIt {
    FixIt("replace with \"\(word)\"", replacing: place, with: "\"\(word)\"")
  }

  /// Whether an object stands at a place, so that replacing it might lose more than meant.
  func isObject(_ place: SourceLocation, on surface: PlatformSurface) -> Bool {
    let tree = set.assembled.tree(of: surface.token)
    return tree.node(at: place).map { tree.kind($0) == .object } ?? false
  }
}
