/// How documents come together to one set of tokens.
struct SetLayout: Sendable {
  /// A choice between lists of documents.
  struct Context: Sendable {
    let name: String
    var documents: [Int]
  }

  /// A choice, of which one context counts.
  struct Modifier: Sendable {
    let name: String
    var contexts: [Context]
    /// The context that counts where none is asked for.
    let standard: Int
    /// Whether the source names that context as the default.
    var hasDefault = true
    /// Data of the source that has no other place: the nodes of themes, in a document of their own.
    var themes: [Int] = []
  }

  /// A step of the resolution, later ones winning.
  enum Step: Sendable {
    case set(name: String, documents: [Int])
    case modifier(Int)
  }

  /// Where the layout comes from.
  enum Origin: Sendable {
    /// The files of a folder: all of them count.
    case folder
    /// A resolver document, by its index.
    case resolver(Int)
    /// Themes of Tokens Studio, by their index.
    case themes(Int)
    /// Files that define the same tokens.
    case conflicts
  }

  var origin: Origin
  /// Themes that are no choice, since their group has no other: the nodes, as in a modifier.
  var looseThemes: [Int] = []
  var steps: [Step] = []
  var modifiers: [Modifier] = []

  /// The context of each modifier that counts where none is asked for.
  var standard: [Int] { modifiers.map(\.standard) }

  /// The documents that count for a choice of contexts, in order.
  func documents(_ choice: [Int]) -> [Int] {
    steps.flatMap { step in
      switch step {
      case .set(_, let documents): documents
      case .modifier(let index): modifiers[index].contexts[choice[index]].documents
      }
    }
  }

  /// All documents of the layout, each once.
  var allDocuments: [Int] {
    var seen: Set<Int> = []
    let all = steps.flatMap { step in
      switch step {
      case .set(_, let documents): documents
      case .modifier(let index): modifiers[index].contexts.flatMap(\.documents)
      }
    }
    return all.filter { seen.insert($0).inserted }
  }
}
