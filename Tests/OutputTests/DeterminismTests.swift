import Testing
import TokenCompiler
import TokenEmit
import TokenSource
import TokenTestSupport

extension OutputTests {
  /// The same input gives the same bytes.
  @Suite struct DeterminismTests {
    @Test("Whatever the number of threads", arguments: RandomTokens.seeds)
    func threads(seed: UInt64) async {
      print("Emission of random tokens: TOKENC_SEED=\(seed)")
      let files = RandomTokens.make(count: 500, seed: seed)
      let one = await TestCompilation.of(files, jobs: 1)
      for jobs in [1, 2, 7] {
        let other = await TestCompilation.of(files, jobs: jobs)
        #expect(Self.differences(one.outputs, other.outputs) == [])
        #expect(one.errors == other.errors)
      }
    }

    @Test("Whatever the number of threads, of the outputs that are made where asked for")
    func further() async {
      var files = ThemedPageTokens.files(isDarkBase: true)
      files["tokenc.json"] = """
        {"rules": {"*": "off"}, "outputs": {"swift": false, "json": false, "compose": true, "android": true,
          "xcassets": true, "web": {"js": true, "scss": true, "tailwind": true}}}
        """
      let one = await TestCompilation.of(files, jobs: 1)
      #expect(one.errors == [])
      #expect(Set(one.outputs.compactMap { $0.path.split(separator: "/").first }).count == 4)
      for jobs in [1, 5] {
        #expect(Self.differences(one.outputs, await TestCompilation.of(files, jobs: jobs).outputs) == [])
      }
    }

    @Test("Whatever the order in which a file system lists files", arguments: RandomTokens.seeds)
    func order(seed: UInt64) async {
      let files = RandomTokens.make(count: 500, seed: seed)
      let wanted = await TestCompilation.of(files)
      let texts = Dictionary(uniqueKeysWithValues: files.map { ("tokens/" + $0.key, $0.value) })
      let system = BackwardFileSystem(base: InMemoryFileSystem(texts: texts))
      let request = CompileRequest(input: "tokens")
      var clock = StageClock()
      let input = await Compiler.load(request, from: system)
      let outputs = await Compiler.emit(await Compiler.analyze(input, request, &clock), request)
      #expect(Self.differences(wanted.outputs, outputs) == [])
    }

    @Test("Whatever the number of threads, of a design with themes", arguments: RandomTokens.seeds)
    func themed(seed: UInt64) async {
      for seed in (0..<8).map({ seed &+ $0 }) {
        let files = RandomResolver.make(seed: seed).mapValues(\.json)
        let one = await TestCompilation.of(files, jobs: 1)
        for jobs in [2, 7] {
          let other = await TestCompilation.of(files, jobs: jobs)
          #expect(Self.differences(one.outputs, other.outputs) == [], "seed \(seed)")
          #expect(one.ids == other.ids)
        }
      }
    }

    @Test("Whatever the name of the folder", arguments: RandomTokens.seeds)
    func folder(seed: UInt64) async {
      let files = RandomTokens.make(count: 200, seed: seed)
      let wanted = await TestCompilation.of(files)
      let texts = Dictionary(uniqueKeysWithValues: files.map { ("some/where else/" + $0.key, $0.value) })
      let request = CompileRequest(input: "some/where else")
      var clock = StageClock()
      let input = await Compiler.load(request, from: InMemoryFileSystem(texts: texts))
      let outputs = await Compiler.emit(await Compiler.analyze(input, request, &clock), request)
      #expect(Self.differences(wanted.outputs, outputs) == [])
    }

    @Test("Files end in one line feed, and hold no carriage return of ours", arguments: RandomTokens.seeds)
    func lines(seed: UInt64) async {
      let compilation = await TestCompilation.of(RandomTokens.make(count: 200, seed: seed))
      for file in compilation.outputs {
        #expect(file.bytes.last == 0x0A, "\(file.path)")
        #expect(file.bytes.dropLast().last != 0x0A, "\(file.path)")
        #expect(!file.bytes.contains(0x0D), "\(file.path)")
      }
    }

    /// The paths of files that are not the same in both.
    private static func differences(_ left: [OutputFile], _ right: [OutputFile]) -> [String] {
      guard left.map(\.path) == right.map(\.path) else { return ["the list of files"] }
      return zip(left, right).filter { $0 != $1 }.map(\.0.path)
    }
  }
}

/// Lists every folder from its last entry to its first.
private struct BackwardFileSystem: FileSystem {
  let base: InMemoryFileSystem

  func kind(of path: String) -> FileKind? { base.kind(of: path) }
  func entries(of directory: String) throws(FileError) -> [DirectoryEntry] {
    try base.entries(of: directory).reversed()
  }
  func read(_ path: String) throws(FileError) -> [UInt8] { try base.read(path) }
  func realPath(_ path: String) -> String? { base.realPath(path) }
  var currentDirectory: String { base.currentDirectory }
}
