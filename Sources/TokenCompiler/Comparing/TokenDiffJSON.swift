import TokenModel

/// Prints a comparison for programs.
///
/// The members are a contract, which `README.md` describes; one that is taken away or changed raises `version`.
public enum TokenDiffJSON {
  /// The version of the contract.
  public static let version = 1

  /// One object, the last line ended.
  ///
  /// - Parameters:
  ///   - diff: what differs.
  ///   - old: what the old version was read from.
  ///   - new: what the new one was read from.
  public static func text(_ diff: TokenDiff, old: String, new: String) -> String {
    let counts = TokenChange.Impact.allCases.reversed().map { impact in
      (impact.rawValue, JSONNode.count(diff.changes.count { $0.impact == impact }))
    }
    return JSONNode.object([
      ("version", .count(version)), ("old", .text(old)), ("new", .text(new)),
      ("verdict", .optional(diff.verdict?.rawValue)), ("counts", .object(counts)),
      ("notes", .list(diff.notes.map(JSONNode.text))), ("changes", .list(diff.changes.map(node))),
    ]).document
  }

  private static func node(_ change: TokenChange) -> JSONNode {
    .object([
      ("kind", .text(change.kind.rawValue)), ("impact", .text(change.impact.rawValue)),
      ("reason", .text(change.kind.reason)), ("path", .text(change.path)), ("oldPath", .optional(change.oldPath)),
      ("type", .optional(change.type?.rawValue)), ("scope", .optional(change.scope)), ("old", .optional(change.old)),
      ("new", .optional(change.new)),
      ("deltaEOK", change.colorDifference.map { .number($0.rounded(toPlaces: 6)) } ?? .null),
      ("follows", .optional(change.follows)), ("crossing", .optional(change.crossing?.rawValue)),
    ])
  }
}
