import Testing
import TokenDiagnostics
import TokenModel
import TokenSource

@Suite("Assembly")
struct AssemblyTests {
  // MARK: Several files

  @Test("the files of a folder add to one set, in their order")
  func filesAdd() {
    let run = ModelRun([
      #"{"g": {"$type": "number", "a": {"$value": 1}}}"#,
      #"{"h": {"$type": "number", "b": {"$value": "{g.a}"}}, "g": {"c": {"$type": "number", "$value": 2}}}"#,
    ])
    run.expectClean()
    #expect(run.set.tokens.map(run.set.path) == ["g.a", "h.b", "g.c"])
    #expect(run.value("h.b") == .number(1))
  }

  @Test("a group's type holds in every file, whichever file gives it")
  func groupTypeAcrossFiles() {
    let typed = #"{"g": {"$type": "number", "h": {}}}"#
    let tokens = #"{"g": {"a": {"$value": 1}, "h": {"b": {"$value": 2}}}}"#
    for files in [[typed, tokens], [tokens, typed]] {
      let run = ModelRun(files)
      run.expectClean()
      #expect(run.type("g.a") == .number)
      #expect(run.type("g.h.b") == .number)
    }
  }

  @Test("where two files give one group a type, each file's own comes first")
  func ownFileFirst() {
    let run = ModelRun([
      #"{"g": {"$type": "number", "a": {"$value": 1}}}"#,
      #"{"g": {"$type": "fontWeight", "b": {"$value": 100}}}"#,
      #"{"g": {"c": {"$value": 3}}}"#,
    ])
    run.expectClean()
    #expect([run.type("g.a"), run.type("g.b"), run.type("g.c")] == [.number, .fontWeight, .number])
  }

  @Test("what a file's root says acts within that file alone")
  func rootActsWithinItsFile() {
    let run = ModelRun([
      #"{"$type": "number", "$deprecated": "old", "g": {"a": {"$value": 1}}}"#,
      #"{"g": {1️⃣"b": {"$value": 2}}, "c": {"$type": "number", "$value": 1}}"#,
    ])
    #expect(run.ids == ["type-missing"])
    #expect(run.isAsMarked)
    #expect(run.deprecation("g.a") == "old")
    #expect(run.deprecation("c") == nil)
  }

  // MARK: One path twice

  @Test("a token in two files is an error that shows both places")
  func duplicates() {
    let run = ModelRun([
      #"{"g": {"$type": "number", "a": {"$value": 1}}}"#,
      #"{"g": {1️⃣"a": {"$type": "number", "$value": 2}}}"#,
      #"{"g": {2️⃣"a": {"$type": "number", "$value": 3}}}"#,
    ])
    #expect(run.ids == ["duplicate-token", "duplicate-token"])
    #expect(run.isAsMarked)
    for fault in run.found("duplicate-token") {
      #expect(fault.message.contains("“g.a”"))
      #expect(fault.notes.map(\.location?.file) == [FileID(0)])
      #expect(fault.notes.map { run.text($0.location) } == ["\"a\""])
    }
    #expect(run.value("g.a") == .number(1))
  }

  @Test(
    "a path that is a token here and a group there is an error that shows both places",
    arguments: [
      [#"{"g": {"a": {"$type": "number", "$value": 1}}}"#, #"{"g": {1️⃣"a": {"b": {"$type": "number", "$value": 1}}}}"#],
      [#"{"g": {"a": {"b": {"$type": "number", "$value": 1}}}}"#, #"{"g": {1️⃣"a": {"$type": "number", "$value": 1}}}"#],
    ])
  func tokenAndGroup(files: [String]) {
    let run = ModelRun(files)
    #expect(run.ids == ["structure"])
    #expect(run.isAsMarked)
    #expect(run.places == ["\"a\""])
    #expect(run.diagnostics.flatMap(\.notes).map { run.text($0.location) } == ["\"a\""])
  }

  // MARK: Library

  @Test("a project's token takes the place of the library's, which is said once")
  func shadowing() {
    let library = #"{"l": {"$type": "number", "a": {"$value": 1}, "b": {"$value": "{l.a}"}}}"#
    let run = ModelRun(library: [library], [#"{"l": {"a": {"$type": "number", "$value": 2}}}"#])
    run.expectClean()
    let infos = run.found("library-shadowed")
    #expect(infos.map(\.severity) == [.info])
    #expect(infos.map { run.text($0.location) } == ["\"a\""])
    #expect(infos.flatMap(\.notes).map { run.files[$0.location?.file ?? FileID(9)].path } == ["apple0.tokens.json"])
    #expect(run.value("l.b") == .number(2))
    #expect(run.set.token(at: "l.a").map(run.set.assembled.layer) == .project)
  }

  @Test("a second token in a shadowing place is a duplicate of the first")
  func shadowedTwice() {
    let token = #"{"l": {"a": {"$type": "number", "$value": 2}}}"#
    let run = ModelRun(library: [token], [token, token])
    #expect(run.ids == ["duplicate-token"])
    #expect(run.found("library-shadowed").count == 1)
  }

  @Test("a group of a lowered file takes the place of the library's token that it was made of")
  func lowered() {
    let library = #"""
      {"l": {"$type": "number", "a": {"$value": 1}, "b": {"$value": "{l.a}"}, "c": {"$value": 3}}}
      """#
    let group = #"{"light": {"$type": "number", "$value": 2}}"#
    let project = #"""
      {"l": {"a": \#(group)}, "$extensions": {"dev.tokenc": {"materials": {"l.a": {}}}}}
      """#
    let run = ModelRun(library: [library], [project])
    run.expectClean()
    #expect(run.found("library-shadowed").map { run.text($0.location) } == ["\"a\""])
    #expect(run.value("l.a.light") == .number(2))
    #expect(run.value("l.b") == .number(1))
    #expect(run.set.token(at: "l.a").map(run.set.assembled.isReplaced) == true)
    // Another token than those that are listed keeps its place, and so does each without a list.
    #expect(ModelRun(library: [library], [project.replacing("\"a\"", with: "\"c\"")]).ids == ["structure"])
  }

  @Test("a project's token can't take the place of a library's group, nor a group that of a token")
  func libraryClash() {
    let library = #"{"l": {"$type": "number", "a": {"$value": 1}}}"#
    for project in [#"{"l": {"$type": "number", "$value": 1}}"#, #"{"l": {"a": {"b": {}}}}"#] {
      #expect(ModelRun(library: [library], [project]).ids == ["structure"])
    }
  }

  // MARK: Files that are no token files

  @Test(
    "the root is an object and no token",
    arguments: [
      ("[]", "structure"), ("\"x\"", "structure"), ("7", "structure"), ("null", "structure"),
      (#"{"$type": "number", "$value": 1}"#, "structure"),
    ])
  func roots(text: String, id: String) {
    #expect(ModelRun(text).ids == [id])
  }

  @Test("an empty root, an empty group and no file at all hold no tokens")
  func empty() {
    for files in [["{}"], [#"{"a": {}, "b": {"c": {"$description": "later"}}}"#], []] {
      let run = ModelRun(files)
      run.expectClean()
      #expect(run.set.count == 0)
    }
  }

  // MARK: Incomplete tokens

  @Test("a typed group that no file puts anything into looks like a forgotten value")
  func incomplete() {
    let run = ModelRun([
      #"{"a": {1️⃣"b": {"$type": "color"}, "c": {"$type": "number"}}}"#,
      #"{"a": {"c": {"d": {"$value": 1}}}}"#,
    ])
    #expect(run.ids == ["incomplete-token"])
    #expect(run.isAsMarked)
  }

  // MARK: Descriptions and extensions

  @Test("descriptions are decoded, and braces in them are text")
  func descriptions() {
    let run = ModelRun(
      #"{"$description": "{x}", "a": {"$type": "number", "$value": 1, "$description": "sage \u0061 {nope} 🎨"}}"#)
    run.expectClean()
    #expect(run.set.token(at: "a").flatMap(run.set.assembled.description) == "sage a {nope} 🎨")
  }

  @Test("nothing in extensions is read")
  func extensionsAreOpaque() {
    let inside = ##"{"x": {"$ref": "#/a", "$value": "{nope}", "a.b": {"$type": "wrong"}, "": []}, "$deprecated": 1}"##
    let run = ModelRun(
      #"{"$extensions": \#(inside), "g": {"$extensions": \#(inside), "#
        + #""a": {"$type": "number", "$value": 1, "$extensions": \#(inside)}}}"#)
    run.expectClean()
    #expect(run.set.count == 1)
  }
}

extension ModelRun {
  /// The text of a token's deprecation: empty where there is none given, nil for tokens that are not deprecated.
  func deprecation(_ path: String) -> String? {
    set.token(at: path).flatMap { set.assembled.deprecation(of: $0) }.map { $0.text ?? "" }
  }
}
