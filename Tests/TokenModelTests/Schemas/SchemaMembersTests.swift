import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel
import TokenSource
import TokenSyntax
import TokenTestSupport

/// Files that hold every member of the language, changed at one place at a time: the schema refuses nothing that the
/// compiler takes, and takes nothing that the compiler refuses but for what only a compiler can know.
@Suite("Schemas against the compiler", .enabled(if: SchemaCheck.isThere))
struct SchemaMembersTests {
  /// A change, what the compiler says of it, and what the schema does.
  private struct Verdict {
    let name: String
    let ids: Set<String>
    let messages: [String]
    let fault: String?
  }

  private static let configuration = #"{"library": {"emit": "none", "source": "none"}, "rules": {"*": "off"}}"#

  private func verdicts(
    _ mutations: [Mutation], _ schema: String, _ diagnose: (String) async -> [Diagnostic]
  ) async throws -> [Verdict] {
    let faults = try SchemaCheck.faults(mutations.map { (schema, $0.text) })
    var verdicts: [Verdict] = []
    for (mutation, fault) in zip(mutations, faults) {
      let errors = await diagnose(mutation.text).filter { $0.severity == .error }
      verdicts.append(
        Verdict(
          name: mutation.name, ids: Set(errors.map(\.id.rawValue)), messages: errors.map(\.message), fault: fault))
    }
    return verdicts
  }

  private static func compiled(_ files: [String: String]) async -> [Diagnostic] {
    await TestCompilation.of(files) { $0.only = [] }.analysis.diagnostics
  }

  /// What the model says of a file, without the rules.
  private static func modelled(_ text: String) -> [Diagnostic] {
    let (tree, syntax) = JSONParser.parse(
      SourceFile(path: "a.tokens.json", bytes: Array(text.utf8)), id: FileID(0))
    let set = TokenSet.build(
      [SourceTree(tree, layer: .project)], merge: .distinct, platforms: PlatformSet(Platform.allCases))
    return syntax + set.diagnostics
  }

  /// Compares; what the compiler alone sees has one of some ids, or a message with one of some words.
  private func compare(_ verdicts: [Verdict], onlyCompiler ids: Set<String>, words: [String] = []) {
    let bySchema = verdicts.filter { $0.fault != nil && $0.ids.isEmpty }.map { "\($0.name): \($0.fault ?? "")" }
    #expect(bySchema == [], "refused by the schema alone")
    let byCompiler = verdicts.filter { verdict in
      verdict.fault == nil && !verdict.ids.isSubset(of: ids)
        && !verdict.messages.contains { message in words.contains { message.contains($0) } }
    }
    #expect(byCompiler.map { "\($0.name): \($0.messages)" } == [], "refused by the compiler alone")
    #expect(verdicts.count { $0.fault != nil } > verdicts.count / 2)
  }

  @Test("token files", arguments: EveryMember.parts)
  func tokens(part: EveryMember.Part) async throws {
    #expect(Self.modelled(part.text).filter { $0.severity == .error }.map(\.message) == [])
    let mutations = Mutation.all(of: part.text, below: "/" + part.name).filter { !$0.name.contains("dev.tokenc") }
    let verdicts = try await verdicts(mutations, "tokens") { Self.modelled($0) }
    compare(
      verdicts,
      onlyCompiler: [
        // A token that was changed or taken away is referred to elsewhere.
        "reference-unresolved", "reference-type", "reference-target", "extends-unresolved", "extends-target",
        // What the type is, once a group's is gone.
        "type-missing",
      ])
  }

  @Test("exemptions")
  func exemptions() async throws {
    let part = try #require(EveryMember.parts.first { $0.name == "surface" })
    let mutations = Mutation.all(of: part.text, below: "/surface/card/$extensions/dev.tokenc/allow")
    let verdicts = try await verdicts(mutations, "tokens") {
      await Self.compiled(["a.tokens.json": $0, "tokenc.json": Self.configuration])
    }
    #expect(mutations.count > 20)
    compare(verdicts, onlyCompiler: [])
  }

  @Test("configurations")
  func configurations() async throws {
    let mutations = Mutation.all(of: EveryMember.configuration)
    let verdicts = try await verdicts(mutations, "configuration") {
      await Self.compiled([
        "a.tokens.json": "{}", "tokenc.json": $0, "all.resolver.json": EveryMember.resolver, "b.tokens.json": "{}",
      ])
    }
    // What the resolver document has, and the disk.
    let words = ["there is no file", "say of every context", "there is no resolver document", "has no context"]
    compare(verdicts, onlyCompiler: ["resolver-choice"], words: words)
  }

  @Test("resolver documents")
  func resolvers() async throws {
    let verdicts = try await verdicts(
      // What stands in “$defs” is tokens or sets only by what refers to it, and tokens count once they are put together.
      Mutation.all(of: EveryMember.resolver).filter {
        !$0.name.contains("/$defs/") && !$0.name.hasPrefix("/sets/base/sources/1/")
      }, "resolver"
    ) {
      await Self.compiled(["all.resolver.json": $0, "tokenc.json": Self.configuration, "b.tokens.json": "{}"])
    }
    compare(verdicts, onlyCompiler: ["resolver-default", "resolver-pointer", "resolver-unresolved"])
  }
}
