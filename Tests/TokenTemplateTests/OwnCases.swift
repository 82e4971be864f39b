import Testing

/// A template, its data as JSON, and what it gives: HTML escaping, names looked up while rendering.
struct OwnCase: Sendable, CustomTestStringConvertible {
  let name: String
  let template: String
  let data: String
  let partials: [String: String]
  let expected: String

  init(
    _ name: String, _ template: String, _ data: String = "{}", with partials: [String: String] = [:],
    gives expected: String
  ) {
    self.name = name
    self.template = template
    self.data = data
    self.partials = partials
    self.expected = expected
  }

  var testDescription: String { name }

  static let all = values + sections + lines + partials + inheritance
}

extension OwnCase {
  static let values = [
    OwnCase("text without tags", "let accent = { 1 }\n", gives: "let accent = { 1 }\n"),
    OwnCase("nothing at all", "", gives: ""),
    OwnCase("two values side by side", "{{a}}{{b}}", #"{"a": "tea", "b": "cup"}"#, gives: "teacup"),
    OwnCase(
      "a value is escaped", "{{a}}", #"{"a": "<b> & \"c\" 'd'"}"#, gives: "&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;"),
    OwnCase("three braces are raw", "{{{a}}} {{& a }}", #"{"a": "<&>"}"#, gives: "<&> <&>"),
    OwnCase("letters outside ASCII", "{{größe}} 🫖", #"{"größe": "é — 日本"}"#, gives: "é — 日本 🫖"),
    OwnCase("braces around a value", "{ {{a}} }{{{a}}}}", #"{"a": 1}"#, gives: "{ 1 }1}"),
    OwnCase("a fraction and a whole number", "{{a}} {{b}}", #"{"a": 0.35, "b": -7}"#, gives: "0.35 -7"),
    OwnCase("a path through objects", "{{a.b.c}}", #"{"a": {"b": {"c": "deep"}}}"#, gives: "deep"),
    OwnCase("a path that breaks off", "[{{a.b.c}}]", #"{"a": {"x": 1}, "c": "outside"}"#, gives: "[]"),
    OwnCase("space and sigil", "{{ & a }}|{{# a }}x{{/ a }}", #"{"a": "<"}"#, gives: "<|x"),
    OwnCase("a byte order mark stays outside", "\u{FEFF}{{! gone }}\nx", gives: "x"),
    OwnCase(
      "delimiters for braces in the output", "{{=<< >>=}}\nfunc x() {{ <<a>> }}\n<<={{ }}=>>\n{{a}}\n", #"{"a": "y"}"#,
      gives: "func x() {{ y }}\ny\n"),
    OwnCase("a comment over lines, in a line", "a{{! one\ntwo }}b", gives: "ab"),
    OwnCase("a delimiter of one letter", "{{=| |=}}|a||a|", #"{"a": "z"}"#, gives: "zz"),
  ]

  static let sections = [
    OwnCase("an object is entered", "{{#c}}{{name}}{{/c}}", #"{"c": {"name": "mint"}}"#, gives: "mint"),
    OwnCase("a list is walked", "{{#l}}<{{n}}>{{/l}}", #"{"l": [{"n": 1}, {"n": 2}]}"#, gives: "<1><2>"),
    OwnCase("an empty text is false", "{{#t}}yes{{/t}}{{^t}}no{{/t}}", #"{"t": ""}"#, gives: "no"),
    OwnCase(
      "names further out are seen", "{{#l}}{{unit}}{{.}} {{/l}}", #"{"l": [4, 8], "unit": "x"}"#, gives: "x4 x8 "),
    OwnCase(
      "the inner name hides the outer", "{{#o}}{{n}}{{/o}}{{n}}", #"{"n": "out", "o": {"n": "in"}}"#, gives: "inout"),
    OwnCase(
      "the same list inside itself", "{{#l}}{{#l}}{{n}}{{/l}};{{/l}}", #"{"l": [{"n": 1}, {"n": 2}]}"#, gives: "12;12;"),
    OwnCase("a section in an inverted one", "{{^a}}{{#b}}b{{/b}}{{/a}}", #"{"a": [], "b": true}"#, gives: "b"),
    OwnCase("lists of lists", "{{#.}}{{#.}}{{.}}{{/.}},{{/.}}", "[[1, 2], [], [3]]", gives: "12,,3,"),
    OwnCase("a section by path", "{{#a.l}}{{.}}{{/a.l}}", #"{"a": {"l": ["p", "q"]}}"#, gives: "pq"),
    OwnCase("an absent list", "{{#none}}x{{/none}}.", gives: "."),
    OwnCase("null hides nothing further out", "{{#o}}[{{n}}]{{/o}}", #"{"n": "out", "o": {"n": null}}"#, gives: "[]"),
  ]

  static let lines = [
    OwnCase("a list of lines", "{\n{{#l}}\n  {{.}},\n{{/l}}\n}\n", #"{"l": ["a", "b"]}"#, gives: "{\n  a,\n  b,\n}\n"),
    OwnCase(
      "tags in deep indentation leave no line", "a\n      {{#b}}\n\tc\n  {{/b}}\nd", #"{"b": true}"#, gives: "a\n\tc\nd"
    ),
    OwnCase("CR LF is kept", "a\r\n{{#b}}\r\nc\r\n{{/b}}\r\nd\r\n", #"{"b": true}"#, gives: "a\r\nc\r\nd\r\n"),
    OwnCase("two tags on a line keep it", "{{#b}} {{/b}}\nx", #"{"b": true}"#, gives: " \nx"),
    OwnCase("a value keeps its line", "{{a}}\nx", gives: "\nx"),
    OwnCase("blank lines are kept", "a\n\n{{! note }}\n\nb\n", gives: "a\n\n\nb\n"),
  ]

  static let partials = [
    OwnCase("a partial in a line", "[{{> p }}]", #"{"a": "v"}"#, with: ["p": "{{a}}"], gives: "[v]"),
    OwnCase("an unknown partial is empty", "[{{>q}}]", with: ["p": "x"], gives: "[]"),
    OwnCase("a name with slashes and dots", "{{>web/rule.css}}", with: ["web/rule.css": "r"], gives: "r"),
    OwnCase("each line is indented", "x\n  {{>p}}\ny\n", with: ["p": "1\n2\n"], gives: "x\n  1\n  2\ny\n"),
    OwnCase("blank lines are not indented", "  {{>p}}\n", with: ["p": "1\n\n2\n\r\n"], gives: "  1\n\n  2\n\r\n"),
    OwnCase(
      "indentation adds up", " {{>p}}\n", with: ["p": "a\n  {{>q}}\nd\n", "q": "b\nc\n"], gives: " a\n   b\n   c\n d\n"),
    OwnCase(
      "a value at the start of a line", "  {{>p}}\n", #"{"a": "1\n2", "e": ""}"#, with: ["p": "{{a}}\n{{e}}\n{{e}}x\n"],
      gives: "  1\n2\n\n  x\n"),
    OwnCase(
      "sections inside an indented partial", "\t{{>p}}\n", #"{"l": [1, 2]}"#,
      with: ["p": "{{#l}}\n- {{.}}\n{{/l}}\n{{^l}}\nnone\n{{/l}}\n"], gives: "\t- 1\n\t- 2\n"),
    OwnCase(
      "a tree by recursion", "{{>node}}",
      #"{"name": "a", "kids": [{"name": "b", "kids": [{"name": "c", "kids": []}]}]}"#,
      with: ["node": "{{name}}\n{{#kids}}\n  {{>node}}\n{{/kids}}\n"], gives: "a\n  b\n    c\n"),
    OwnCase(
      "the data chooses the partial", "{{#l}}{{>*kind}}{{/l}}",
      #"{"l": [{"kind": "p"}, {"kind": "q"}, {"kind": "?"}]}"#,
      with: ["p": "P", "q": "Q"], gives: "PQ"),
    OwnCase("delimiters end with the file", "{{=[ ]=}}[>p][a]", #"{"a": 1}"#, with: ["p": "{{a}}[a]"], gives: "1[a]1"),
  ]

  static let inheritance = [
    OwnCase("a block by itself", "<{{$b}}own{{/b}}>", gives: "<own>"),
    OwnCase("a block is replaced", "{{<p}}{{$b}}new{{/b}}{{/p}}", with: ["p": "<{{$b}}own{{/b}}>"], gives: "<new>"),
    OwnCase("a block is emptied", "{{<p}}{{$b}}{{/b}}{{/p}}", with: ["p": "<{{$b}}own{{/b}}>"], gives: "<>"),
    OwnCase(
      "lines move to where the block stands", "{{<p}}\n{{$body}}\n        one;\n          two;\n{{/body}}\n{{/p}}\n",
      with: ["p": ":root {\n  {{$body}}\n  {{/body}}\n}\n"], gives: ":root {\n  one;\n    two;\n}\n"),
    OwnCase(
      "a list in a replaced block", "{{<p}}\n{{$body}}\n{{#l}}\n    {{.}};\n{{/l}}\n{{/body}}\n{{/p}}\n",
      #"{"l": [1, 2]}"#,
      with: ["p": "{\n{{$body}}\n  none;\n{{/body}}\n}\n"], gives: "{\n  1;\n  2;\n}\n"),
    OwnCase(
      "a partial in a replaced block", "{{<p}}\n{{$body}}\n    x;\n      {{>q}}\n{{/body}}\n{{/p}}\n",
      with: ["p": "{\n  {{$body}}\n  {{/body}}\n}\n", "q": "y;\nz;\n"], gives: "{\n  x;\n    y;\n    z;\n}\n"),
    OwnCase(
      "the outermost replacement wins", "{{<a}}{{$t}}1{{/t}}{{/a}}",
      with: ["a": "{{<b}}{{$t}}2{{/t}}{{/b}}", "b": "{{$t}}3{{/t}}"], gives: "1"),
    OwnCase(
      "a block that holds a block of its name", "{{<p}}{{$t}}<{{$t}}in{{/t}}>{{/t}}{{/p}}",
      with: ["p": "{{$t}}own{{/t}}"], gives: "<in>"),
    OwnCase(
      "a parent in a list", "{{#l}}{{<p}}{{$t}}{{.}}{{/t}}{{/p}}{{/l}}", #"{"l": [1, 2]}"#,
      with: ["p": "({{$t}}{{/t}})"], gives: "(1)(2)"),
    OwnCase(
      "the parent is chosen by the data", "{{<*p}}{{$t}}x{{/t}}{{/*p}}", #"{"p": "q"}"#, with: ["q": "<{{$t}}{{/t}}>"],
      gives: "<x>"),
    OwnCase("a parent nobody has", "a{{<none}}{{$t}}x{{/t}}{{/none}}b", gives: "ab"),
    OwnCase(
      "a parent over lines is indented", "begin\n  {{<p}}\n    {{$t}}x{{/t}}\n  {{/p}}\nend\n",
      with: ["p": "1 {{$t}}{{/t}}\n2\n"], gives: "begin\n  1 x\n  2\nend\n"),
  ]
}
