import Testing
import TokenCompiler
import TokenEmit
import TokenModel
import TokenTestSupport

extension OutputTests {
  /// Every token of a random set is read back from the compiled Swift module.
  @Suite struct ThreeWaySwiftTests {
    @Test("Constants have the model's values", .enabled(if: SwiftModule.compiler != nil), arguments: RandomTokens.seeds)
    func constants(seed: UInt64) async throws {
      print("Swift output of random tokens: TOKENC_SEED=\(seed)")
      let compilation = await TestCompilation.of(RandomTokens.make(count: 500, seed: seed))
      try #require(compilation.errors == [])
      let differences = try Self.differences(compilation)
      #expect(differences == [])
    }

    /// Compiles the module and a program that prints it, and compares each constant with the model.
    static func differences(_ compilation: TestCompilation, name: String = "DesignTokens") throws -> [String] {
      let analysis = compilation.analysis
      let module = try SwiftModule(compilation.outputs, name: name)
      let compiled = try module.compile()
      guard compiled.status == 0 else { return [compiled.error] }
      let run = try module.run(main: SwiftProgram.text(analysis))
      guard run.status == 0 else { return [run.error] }
      let printed = SwiftProgram.atoms(run.output)
      var differences: [String] = []
      if printed.count != analysis.emission.tokens.count { differences.append("\(printed.count) constants") }
      var recommendations = 0
      for token in analysis.emission.tokens {
        guard let value = analysis.set.baseValue(of: token) else { continue }
        var key = "\(token.index)"
        if value.type == .recommendation {
          key = "r\(recommendations)"
          recommendations += 1
        }
        let wanted = Self.wanted(token, value, analysis)
        let difference = SwiftAtom.difference(printed[key] ?? [], wanted, rem: analysis.configuration.rem)
        if let difference { differences.append("\(analysis.swiftName(of: token)): \(difference)") }
      }
      return differences
    }

    private static func wanted(_ token: TokenID, _ value: TokenValue, _ analysis: Analysis) -> [Atom] {
      guard case .surface(let surface) = value, let role = surface.base.role?.value else {
        return Atom.all(of: value, analysis.set)
      }
      let origin = analysis.set.graph.origin(of: token)
      let surfaces = analysis.set.surfaces.filter { $0.token == origin }
      return Atom.all(of: surfaces.map(analysis.emission.planner.plan), role: role)
    }
  }
}
