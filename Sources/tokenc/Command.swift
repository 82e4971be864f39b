/// A command of the tool, with what it takes.
enum Command: String, CaseIterable {
  case build, check, preview, inspect, diff, format, schema, resolve, convert, rules, explain

  /// One line about it.
  var summary: String {
    switch self {
    case .build: "check the tokens of a folder and write Swift, CSS and JSON"
    case .check: "check the tokens of a folder and write nothing but fixes"
    case .preview: "show the tokens of a folder on a page of their own"
    case .resolve: "print the tokens of a folder or a resolver document with their values"
    case .convert: "rewrite tokens of older dialects in the format of 2025.10"
    case .inspect: "show a token or a group: value, themes, uses, names, what draws it"
    case .diff: "compare two versions of tokens: what changed, and is it major, minor or patch"
    case .format: "give token files their one layout; nothing but white space changes"
    case .schema: "print JSON Schemas of what the tool reads and writes, for editors and programs"
    case .rules: "list the guidelines: what each asks, and how the tool keeps to it"
    case .explain: "explain a guideline: what it asks, why, and what to do"
    }
  }

  /// What stands after the command.
  var operand: String? {
    switch self {
    case .build, .check, .preview: "FOLDER"
    case .resolve: "FILE|FOLDER"
    case .convert: "FOLDER"
    case .format: "FOLDER|FILE..."
    case .schema: "[NAME]"
    case .inspect: "PATH [FOLDER]"
    case .diff: "OLD NEW"
    case .rules: nil
    case .explain: "RULE"
    }
  }

  /// The options it takes, `--help` left out.
  var options: [Option] {
    switch self {
    case .build: Self.outputOptions + Self.inputOptions
    case .check: Self.checkOptions + Self.inputOptions
    case .preview: Self.previewOptions + Self.inputOptions
    case .resolve: Self.resolveOptions + Self.inputOptions.filter { $0.name != "timings" }
    case .convert: Self.convertOptions
    case .format: FormatCommand.options
    case .schema: SchemaCommand.options
    case .inspect:
      [
        Option("format", value: "FORMAT", help: "text (default) or json"),
        Option(
          "view-model", value: "VIEW",
          help: "print what templates see: tokens, web, materials, scss, tailwind,\nswift, compose or android"),
      ]
    case .diff: Self.diffOptions
    case .rules: [Option("format", value: "FORMAT", help: "text (default) or json")]
    case .explain: []
    }
  }

  private static let checkOptions = [
    Option("fix", help: "make the changes that findings offer, in the token files themselves"),
    Option("legibility", help: "print the contrast that everything on a surface is sure of"),
    Option("svg", value: "OUT", help: "draw it: a file a surface into the folder OUT, or one file,\nOUT.svg"),
  ]

  private static let previewOptions = [
    Option("output", letter: "o", value: "FILE", help: "write to FILE, or to standard output for - (default: preview.html)"),
    Option("open", help: "show it in the browser"),
    Option("serve", value: "PORT", help: "serve it to this machine, made anew at each save; 0 for any free port"),
  ]

  private static let resolveOptions = [
    Option("input", value: "NAME=CONTEXT", help: "choose a context of a modifier; may be repeated"),
    Option("all", help: "print every permutation, by its contexts: {\"theme=dark,size=large\": {…}, …}"),
    Option("bundle", help: "print the resolver document with the files it refers to as one file"),
    Option("output", letter: "o", value: "FILE", help: "write to FILE instead of standard output"),
  ]

  private static let diffOptions = [
    Option("format", value: "FORMAT", help: "text (default), json, or markdown for a pull request"),
    Option(
      "fail-on", value: "IMPACT",
      help: """
        end with 1 if the verdict is at least this:
        major  removed, renamed, another type or output name;
               a platform, context or older system dropped
        minor  added, newly deprecated
        patch  values, themes, references, texts, looks
        """),
    Option("diagnostics", value: "FORMAT", help: "text (default), json (one object a line), sarif or github"),
  ]

  private static let convertOptions = [
    Option("output", letter: "o", value: "DIR", help: "write below DIR, which is empty or does not exist yet"),
    Option("force", help: "overwrite files of DIR; its other files stay"),
    Option("dry-run", help: "report and write nothing"),
    Option("unit", value: "UNIT", help: "px or rem, for lengths that have none"),
    Option("diagnostics", value: "FORMAT", help: "text (default), json (one object a line), sarif or github"),
    Option("quiet", letter: "q", help: "print only what can't be converted"),
    Option("verbose", letter: "v", help: "list changes of form, too"),
  ]

  private static let outputOptions = [
    Option("output", letter: "o", value: "DIR", help: "write below DIR (default: dist)"),
    Option("only", value: "OUTPUT", help: "make only this output, such as swift, web or json; may be repeated"),
    Option("keep-going", help: "write what is valid in spite of errors; the exit status is still 1"),
    Option("check", help: "write nothing; name what is out of date, and end with 1 then"),
    Option("watch", help: "go on, and build again whenever the input changes"),
    Option("depfile", value: "FILE", help: "write what was read as a rule for make, ninja and CMake"),
    Option("stamp", value: "FILE", help: "make FILE anew when there are no errors; the depfile is about it"),
    Option("swift-sources", value: "DIR", help: "write only the module's Swift files, always the same, right into DIR"),
    Option("touch", value: "FILE", help: "make FILE anew at every run, for build plugins; with --swift-sources"),
  ]

  private static let inputOptions = [
    Option("include", value: "GLOB", help: "read further files, such as '*.json'; may be repeated"),
    Option("root", value: "DIR", help: "let links inside FOLDER lead anywhere below DIR"),
    Option("strict", help: "treat warnings as errors"),
    Option("strict-dtcg", help: "treat types that the standard does not have as errors"),
    Option("diagnostics", value: "FORMAT", help: "text (default), json (one object a line), sarif or github"),
    Option("jobs", letter: "j", value: "N", help: "work on N threads (default: one a processor)"),
    Option("quiet", letter: "q", help: "print errors only"),
    Option("verbose", letter: "v", help: "list infos too"),
    Option("timings", help: "print how long each stage took"),
  ]
}
