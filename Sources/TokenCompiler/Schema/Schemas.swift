import TokenModel

/// The JSON Schemas (draft 2020-12) of what the tool reads and writes.
///
/// Closed lists are those of the model. What a schema can't say, such as whether a reference leads anywhere, is the
/// compiler's to find.
public enum Schemas {
  /// A schema.
  public struct Entry: Sendable {
    /// What it is asked for by: the kind of file, or the output's name.
    public let name: String
    /// One line about it.
    public let summary: String
    private let make: @Sendable () -> SchemaNode

    /// The name of its file.
    public var file: String { name + ".schema.json" }

    /// Its text, laid out.
    public var text: [UInt8] {
      let head: SchemaNode = [
        "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": .text("urn:tokenc:schema:" + name),
        "title": .text("tokenc: " + name),
        "description": .text(summary.prefix(1).uppercased() + summary.dropFirst() + "."),
      ]
      return head.adding(make()).formatted
    }

    init(_ name: String, _ summary: String, _ make: @escaping @Sendable () -> SchemaNode) {
      self.name = name
      self.summary = summary
      self.make = make
    }
  }

  /// All of them: first what is read, then what is written.
  public static let all: [Entry] = [
    Entry("tokens", "token files: *.tokens.json and *.tokens") { TokenSchema.make() },
    Entry("resolver", "resolver documents: *.resolver.json") { ResolverSchema.make() },
    Entry("configuration", "the configuration of a project: tokenc.json") { ConfigurationSchema.make() },
    Entry("tokens.json", "all tokens as they nest, references followed") { OutputSchemas.tokens() },
    Entry("tokens.flat.json", "values by dotted path") { OutputSchemas.flat() },
    Entry("tokens.dtcg.json", "the set in the standard's own types") {
      TokenSchema.make(types: TokenType.allCases.filter { !$0.isExtension })
    },
    Entry("surfaces.json", "what draws each surface, and how materials look on the web") { OutputSchemas.surfaces() },
    Entry("guidelines.json", "findings, and the contrast that everything is sure of") { OutputSchemas.guidelines() },
    Entry("permutations", "the list of permutations: json/permutations/index.json") { OutputSchemas.permutations() },
    Entry("diagnostics", "one line of --diagnostics json") { OutputSchemas.diagnostics() },
    Entry("view-model", "what inspect --view-model prints") { OutputSchemas.viewModel() },
  ]

  /// The schema of a name; nil for a name that is none.
  public static func entry(_ name: String) -> Entry? { all.first { $0.name == name } }
}
