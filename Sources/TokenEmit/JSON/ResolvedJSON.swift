public import TokenModel
public import TokenSource

/// Prints the tokens of a set by dotted path, each with its type and its value with references followed and nothing
/// else changed: numbers keep their spelling, and no default is added.
public struct ResolvedJSON {
  private init() {}

  /// Appends an object with one member a token, in source order, the library's left out.
  ///
  /// - Parameters:
  ///   - set: the tokens.
  ///   - depth: how deep the object is nested, for the indentation.
  ///   - out: what it is appended to.
  public static func append(_ set: TokenSet, depth: Int = 0, to out: inout OutputBuffer) {
    var values = ValuePrinter(set)
    let indentation = String(repeating: "  ", count: depth)
    var isFirst = true
    out.append("{")
    for token in set.tokens where set.assembled.layer(of: token) == .project {
      out.append(isFirst ? "\n" : ",\n")
      isFirst = false
      out.append(indentation)
      out.append("  \"")
      let start = out.bytes.count
      set.assembled.paths.append(set.assembled[token].path, to: &out)
      JSONEscaping.escape(&out, from: start)
      out.append("\": {\"$type\": \"")
      out.append(set.type(of: token)?.rawValue ?? "")
      out.append("\", \"$value\": ")
      values.printValue(of: token, to: &out)
      out.append("}")
    }
    out.append(isFirst ? "}" : "\n\(indentation)}")
  }
}
