import TokenModel
import TokenSource

/// Prints how materials look on the web, in each scheme, and how far that is from the system's look.
enum LooksJSON {
  /// Appends the array: one object for each material that is written and scheme.
  ///
  /// `error` is the largest difference from the recipe of one component, of 255: over the greys, and over all colours.
  /// It is 0 for a look that was declared as CSS, and there is none beside an opaque colour.
  static func append(_ emission: Emission, _ looks: WebLooks, to out: inout OutputBuffer) {
    out.append("[")
    var isFirst = true
    for token in emission.tokens where emission.set.type(of: token) == .material {
      guard let look = looks[token] else { continue }
      for (name, look) in [("light", look.light), ("dark", look.dark)] {
        out.append(isFirst ? "\n  " : ",\n  ")
        isFirst = false
        out.append("{\"material\": ")
        out.appendJSONString(emission.set.path(of: token))
        out.append(", \"appearance\": \"\(name)\"")
        append(look, to: &out)
      }
    }
    out.append(isFirst ? "]" : "\n]")
  }

  private static func append(_ look: WebLook, to out: inout OutputBuffer) {
    if let css = look.css {
      out.append(", \"css\": {\"filter\": ")
      out.appendJSONString(CSSPrinter.filter(css))
      out.append(", \"overlay\": ")
      out.appendJSONString(CSSPrinter.color(css.overlay))
      out.append("}")
    }
    out.append(", \"opaque\": ")
    out.appendJSONString(CSSPrinter.color(look.opaque))
    if look.css != nil {
      out.append(", \"error\": {\"neutral\": ")
      NumberPrinter.append(look.difference.neutral, to: &out)
      out.append(", \"cube\": ")
      NumberPrinter.append(look.difference.cube, to: &out)
      out.append("}")
    }
    out.append(", \"source\": \"\(look.source.text)\"}")
  }
}
