import Testing
import TokenCompiler
import TokenEmit
import TokenModel
import TokenTestSupport

extension OutputTests {
  /// Every token in every theme is read back from the compiled Swift module.
  @Suite(.enabled(if: SwiftModule.compiler != nil)) struct ThemedSwiftTests {
    @Test("Tokens of every type have the resolver's values in every theme, along axes of every kind")
    func everyType() async throws { try await check(ThemedTokens.files(ThemedTokens.everyAxis)) }

    @Test("Modifiers and contexts may have any names", arguments: [0, 1])
    func hardNames(_ index: Int) async throws {
      try await check(ThemedTokens.files([ThemedTokens.keywords, ThemedTokens.otherNames][index]))
    }

    @Test("Random themed sets have the resolver's values", arguments: RandomTokens.seeds)
    func random(seed: UInt64) async throws {
      print("Swift output of random themes: TOKENC_SEED=\(seed)")
      try await check(RandomThemes.make(count: 150, seed: seed))
    }

    private func check(_ files: [String: String]) async throws {
      let compilation = await TestCompilation.of(files, jobs: 2)
      try #require(compilation.errors == [])
      #expect(compilation.analysis.emission.themes.isThemed)
      #expect(try Self.differences(compilation).prefix(10) == [])
    }

    /// Compiles the module and a program that prints it in every theme, and compares each constant with the model.
    static func differences(_ compilation: TestCompilation) throws -> [String] {
      let analysis = compilation.analysis
      let program = ThemedSwiftProgram(analysis)
      let module = try SwiftModule(compilation.outputs, name: analysis.configuration.name)
      let compiled = try module.compile()
      guard compiled.status == 0 else { return [compiled.error] }
      let run = try module.run(main: program.text)
      guard run.status == 0 else { return [run.error] }
      let printed = SwiftProgram.atoms(run.output)
      let themes = analysis.emission.themes.all
      var differences: [String] = []
      if printed.count != program.tokens.count * (themes.count + 1) { differences.append("\(printed.count) values") }
      for token in program.tokens {
        for index in themes.indices {
          let wanted = program.wanted(token, in: index)
          for key in index == 0 ? ["-", "0"] : ["\(index)"] {
            let found = printed["\(key):\(token.index)"] ?? []
            if let difference = SwiftAtom.difference(found, wanted, rem: analysis.configuration.rem) {
              differences.append("\(analysis.swiftName(of: token)) in \(key) \(themes[index].name): \(difference)")
            }
          }
        }
      }
      return differences
    }
  }
}
