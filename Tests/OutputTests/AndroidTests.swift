import Foundation
import Testing
import TokenDiagnostics
import TokenEmit
import TokenTestSupport

extension OutputTests {
  /// The `android` output, read by a parser of XML and held against the rules of resources.
  @Suite struct AndroidTests {
    private static let python = Tool.find("python3")

    private static func compile(_ files: [String: String]) async -> TestCompilation {
      var files = files
      files["tokenc.json"] = """
        {"rules": {"*": "off"}, "outputs": {"swift": false, "web": false, "json": false, "android": true}}
        """
      return await TestCompilation.of(files)
    }

    /// The resources as the script prints them.
    private static func resources(_ compilation: TestCompilation) throws -> [String] {
      try #require(!compilation.outputs.isEmpty, "\(compilation.errors)")
      let folder = try WebFolder.write(compilation)
      let script = Tool.repository().appendingPathComponent("Tests/WebTests/android.py")
      let run = try Tool.run(try #require(Self.python), [script.path, folder.url.path])
      try #require(run.status == 0, "\(run.error)")
      return run.output.split(separator: "\n").map(String.init)
    }

    @Test("Values are those of the tokens, those of the dark appearance apart", .enabled(if: python != nil))
    func values() async throws {
      #expect(try Self.resources(await Self.compile(KotlinTests.standard)) == Self.wanted)
      let themed = await Self.compile(KotlinTests.themed)
      #expect(
        themed.outputs.map(\.path) == [
          "android/res/values-night/colors.xml", "android/res/values-night/floats.xml", "android/res/values/colors.xml",
          "android/res/values/dimens.xml", "android/res/values/floats.xml",
        ])
      #expect(
        try Self.resources(themed) == [
          "values color ink #FF000000", "values color text #FF000000", "values dimen gap 8dp", "values dimen alpha 1",
          "values dimen same 3", "values-night color ink #FFFFFFFF", "values-night color text #FFFFFFFF",
          "values-night dimen alpha 0.5",
        ])
    }

    private static let wanted = [
      "values color color_brand #FF336699", "values color color_half #80000000", "values color color_wide #80FF4004",
      "values color color #FF336699", "values color border_color #FF336699", "values dimen space_m 8dp",
      "values dimen space_rem -24dp", "values dimen font_size_s 13sp", "values dimen border_width 1dp",
      "values dimen tiny 0", "values dimen huge -1000000000000000", "values dimen class_ 0.5",
      "values integer font_bold 700", "values integer quick 200", "values integer move_duration 100",
      "values integer move_delay 50",
      "values style body android:fontFamily=serif android:textSize=16sp android:textFontWeight=600 "
        + "android:letterSpacing=0.0313 android:lineHeight=24sp",
    ]

    @Test("Whatever tokens are called and whatever is said of them", .enabled(if: python != nil))
    func hostile() async throws {
      for files in [
        HostileTokens.apart(HostileTokens.words), HostileTokens.apart(HostileTokens.symbols),
        HostileTokens.described(HostileTokens.texts + ["--", "---", "-", "a--", "->", ">", "&amp;"]),
        LargeTokens.wide(count: 2000), LargeTokens.deep(levels: 100),
      ] {
        #expect(try Self.resources(await Self.compile(files)).count > 40)
      }
    }

    @Test("Names that meet are an error with a way out")
    func collisions() async throws {
      let number = #"{"$type": "number", "$value": 1}"#
      let length = #"{"$type": "dimension", "$value": {"value": 1, "unit": "px"}}"#
      let compilation = await Self.compile(["a.tokens.json": "{\n\"a-b\": \(number),\n\"a\": {\"b\": \(length)}}"])
      #expect(
        compilation.errors == [
          "a.tokens.json:3:7: name-collision: “a.b” and “a-b” both become “R.dimen.a_b” in Android; rename one, or give it a "
            + "name of its own: \"$extensions\": {\"dev.tokenc\": {\"name\": {\"android\": \"…\"}}}"
        ])
      #expect(compilation.outputs.isEmpty)
      let own = { (name: String) in
        #"{"$type": "number", "$value": 1, "$extensions": {"dev.tokenc": {"name": {"android": "\#(name)"}}}}"#
      }
      let named = await Self.compile(["a.tokens.json": "{\"a-b\": \(number), \"a_b\": \(own("other"))}"])
      #expect(named.text("android/res/values/floats.xml")?.contains("name=\"other\"") == true)
      for name in ["a b", "2x", "", "A", "class"] {
        #expect(await Self.compile(["a.tokens.json": "{\"aB\": \(own(name))}"]).ids == ["name-override"], "\(name)")
      }
      // Of another kind they are apart.
      let apart = await Self.compile([
        "a.tokens.json":
          "{\"a-b\": \(number), \"a\": {\"b\": {\"$type\": \"duration\", \"$value\": {\"value\": 1, \"unit\": \"ms\"}}}}"
      ])
      #expect(apart.errors == [])
    }
  }
}
