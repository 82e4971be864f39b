import TokenDiagnostics
import TokenModel
import TokenSource

/// The theme variables of `tailwind.css`, each a reference to a custom property of `tokens.css`.
///
/// A name is the path in small letters with `-` between its words, without leading names that only repeat what the
/// namespace says: `color.brand.500` is `--color-brand-500`. Where two tokens would share a name, both keep their whole
/// path; where a name or a utility would be shared with a color, a family or, for lengths, a typography, the other does.
/// What meets even then is an error, and a token may give its name itself: `"name": {"tailwind": "brand"}`.
struct TailwindTheme: Sendable {
  /// A theme variable.
  struct Entry: Sendable {
    /// With the dashes: `--color-brand`.
    let name: String
    let value: String
  }

  /// The variables of each namespace that has some, in the order of the namespaces.
  private(set) var sections: [(namespace: TailwindNamespace, entries: [Entry])] = []
  /// Media queries take no reference: these have their values.
  private(set) var breakpoints: [Entry] = []

  /// Names all variables and reports those that meet.
  static func build(_ emission: Emission, _ names: CSSNames) -> (theme: TailwindTheme, diagnostics: [Diagnostic]) {
    let table = TailwindNames(emission)
    var theme = TailwindTheme()
    var entries: [TailwindNamespace: [Entry]] = [:]
    for item in table.items {
      let reference = "var(\(names.text(of: item.token)))"
      switch item.value {
      case .typography:
        entries[.text, default: []] += typography(item.name, names.text(of: item.token))
        guard let family = item.familyName else { continue }
        entries[.font, default: []].append(
          Entry(name: "--font-\(family)", value: "var(\(names.text(of: item.token))-font-family)"))
      case .dimension(let dimension) where item.namespace == .breakpoint:
        var out = OutputBuffer()
        CSSPrinter.append(dimension, to: &out)
        theme.breakpoints.append(
          Entry(name: "--breakpoint-\(item.name)", value: String(decoding: out.bytes, as: UTF8.self)))
      default:
        let name = "--\(item.namespace.rawValue)-\(item.name)"
        entries[item.namespace, default: []].append(Entry(name: name, value: reference))
      }
    }
    theme.sections = TailwindNamespace.allCases.compactMap { namespace in entries[namespace].map { (namespace, $0) } }
    return (theme, table.diagnostics)
  }

  private static func typography(_ name: String, _ variable: String) -> [Entry] {
    [
      Entry(name: "--text-\(name)", value: "var(\(variable)-font-size)"),
      Entry(name: "--text-\(name)--line-height", value: "var(\(variable)-line-height)"),
      Entry(name: "--text-\(name)--letter-spacing", value: "var(\(variable)-letter-spacing)"),
      Entry(name: "--text-\(name)--font-weight", value: "var(\(variable)-font-weight)"),
    ]
  }
}
