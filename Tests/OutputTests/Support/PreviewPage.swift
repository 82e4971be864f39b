import Foundation
import TokenCompiler
import TokenTestSupport

/// A preview page, taken apart.
struct PreviewPage {
  /// The whole page.
  var html: String
  /// The data in it.
  let data: JSONText

  /// The page of a compilation; nil if its data are no JSON.
  init?(_ compilation: TestCompilation) async {
    html = String(decoding: await Compiler.preview(compilation.analysis, jobs: 2), as: UTF8.self)
    guard let start = html.range(of: #"<script type="application/json" id="data">"#),
      let end = html.range(of: "</script>", range: start.upperBound..<html.endIndex),
      let data = JSONText(String(html[start.upperBound..<end.lowerBound]))
    else { return nil }
    self.data = data
  }

  /// A row of the list of tokens.
  struct Token {
    let path: String
    let value: JSONText
    let more: JSONText?
    let place: String
  }

  var tokens: [Token] {
    let files = data["files"]?.elements.compactMap(\.text) ?? []
    return (data["tokens"]?.elements ?? []).map { row in
      let cells = row.elements
      let place = "\(files[Int(cells[4].word ?? "") ?? 0]):\(cells[5].word ?? "")"
      return Token(
        path: cells[0].text ?? "", value: cells[3], more: cells.count > 6 ? cells[6] : nil, place: place)
    }
  }

  /// The rows of legibility, written so that they can be compared with those of `guidelines.json`.
  var legibility: [String] {
    let tokens = tokens
    return (data["surfaces"]?.elements ?? []).flatMap { surface in
      (surface["c"]?.elements ?? []).map { row in
        let figures = row["w"]?.elements ?? []
        let path = Int(surface["i"]?.word ?? "").map { tokens[$0].path }
        return [
          path, surface["p"]?.text, row["a"]?.text, row["n"]?.text, row["old"] == nil ? "" : "before 26",
          row["x"]?.text ?? "", figures.first?.word ?? "not modelled", figures.dropFirst().first?.word ?? "",
          figures.dropFirst(2).first?.text ?? "", row["q"]?.word ?? "null",
        ].map { $0 ?? "?" }.joined(separator: "|")
      }
    }
  }

  /// The same of `guidelines.json`.
  static func legibility(of compilation: TestCompilation) -> [String] {
    guard let file = JSONText(compilation.text("json/guidelines.json") ?? "") else { return ["no file"] }
    return (file["legibility"]?.elements ?? []).map { row in
      let worst = row["worst"]
      return [
        row["surface"]?.text, row["platform"]?.text, row["appearance"]?.text, row["foreground"]?.text,
        row["os"]?.text ?? "", row["contexts"]?.elements.compactMap(\.text).joined(separator: "; ") ?? "",
        worst?["lower"]?.word ?? "not modelled", worst?["attained"]?.word ?? "", worst?["backdrop"]?.text ?? "",
        row["required"]?.word ?? "null",
      ].map { $0 ?? "?" }.joined(separator: "|")
    }
  }
}

extension JSONText {
  /// The spelling of a number, true, false or null.
  var word: String? { if case .word(let word) = self { word } else { nil } }
}
