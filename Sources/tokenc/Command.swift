import TokenEmit
import TokenModel

/// A command of the tool, with what it takes.
enum Command: String, CaseIterable {
  case initialize = "init"
  case build, check, preview, inspect, diff, format, resolve, convert, rules, explain, schema, completions
  case manual = "man"

  /// One line about it.
  var summary: String {
    switch self {
    case .initialize: "write a small set of tokens to begin with"
    case .build: "check the tokens of a folder and write Swift, CSS and JSON"
    case .check: "check the tokens of a folder; nothing is written, or with --fix the token files"
    case .preview: "show tokens, materials and surfaces on one page"
    case .resolve: "print the tokens of a folder or a resolver document with their values"
    case .convert: "rewrite tokens of older dialects in the format of 2025.10"
    case .inspect: "show a token or a group: value, themes, uses, names, what draws it"
    case .diff: "compare two versions of tokens: what changed, and is it major, minor or patch"
    case .format: "give token files their one layout; nothing but white space changes"
    case .schema: "print JSON Schemas of what the tool reads and writes, for editors and programs"
    case .rules: "list the guidelines: what each asks, and how the tool keeps to it"
    case .explain: "explain a guideline: what it asks, why, and what to do"
    case .completions: "print a script that completes command lines in a shell"
    case .manual: "print the manual page"
    }
  }

  /// What stands after the command.
  var operand: String? {
    switch self {
    case .initialize: "[FOLDER]"
    case .build, .check, .preview: "FOLDER"
    case .resolve: "FILE|FOLDER"
    case .convert: "FOLDER"
    case .inspect: "PATH [FOLDER]"
    case .diff: "OLD NEW"
    case .format: "FOLDER|FILE..."
    case .schema: "[NAME]"
    case .explain: "RULE"
    case .completions: Shell.allCases.map(\.rawValue).joined(separator: "|")
    case .rules, .manual: nil
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
    case .inspect:
      [
        TextFormat.option,
        Option(
          "view-model", value: "VIEW", of: .oneOf(OutputView.self),
          help: "print what templates see: tokens, web, materials, scss, tailwind,\nswift, compose or android"),
      ]
    case .diff: DiffCommand.options
    case .format: FormatCommand.options
    case .schema: SchemaCommand.options
    case .rules: [TextFormat.option]
    case .completions: [CompletionWords.option]
    case .initialize, .explain, .manual: []
    }
  }

  private static let checkOptions = [
    Option("fix", help: "make the changes that findings offer, in the token files themselves"),
    Option("legibility", help: "print the least contrast of all that stands on a surface"),
    Option(
      "svg", value: "OUT", of: .path,
      help: "draw it: a file for each surface into the folder OUT, or one\nfile, OUT.svg"),
  ]

  private static let previewOptions = [
    Option(
      "output", letter: "o", value: "FILE",
      help: "write to FILE, or to standard output for - (default: preview.html)"),
    Option("open", help: "show it in the browser"),
    Option("serve", value: "PORT", help: "serve it to this machine, made anew at each save; 0 for any free port"),
  ]

  private static let resolveOptions = [
    Option("input", value: "NAME=CONTEXT", repeats: true, help: "choose a context of a modifier"),
    Option("all", help: "print every permutation by its name: {\"theme=dark\": {…}, …}"),
    Option("bundle", help: "print the resolver document with the files it refers to as one file"),
    Option("output", letter: "o", value: "FILE", help: "write to FILE instead of standard output"),
  ]

  private static let convertOptions = [
    Option("output", letter: "o", value: "DIR", help: "write below DIR, which is empty or does not exist yet"),
    Option("force", help: "overwrite files of DIR; its other files stay"),
    Option("dry-run", help: "report and write nothing"),
    Option("unit", value: "UNIT", of: .oneOf(ConvertCommand.Unit.self), help: "px or rem, for lengths that have none"),
    ReportOptions.Format.option,
    Option("quiet", letter: "q", help: "print only what can't be converted"),
    Option("verbose", letter: "v", help: "list changes of form, too"),
  ]

  private static let outputOptions = [
    Option("output", letter: "o", value: "DIR", help: "write below DIR (default: dist)"),
    Option(
      "only", value: "OUTPUT", of: .listOf(Configuration.Output.builtin.map(\.rawValue)),
      repeats: true, help: "make only this output, such as swift, web or json"),
    Option("keep-going", help: "write what is valid in spite of errors; the exit status is still 1"),
    Option("check", help: "write nothing; name what is out of date, and end with 1 then"),
    Option("watch", help: "go on, and build again whenever the input changes, until Ctrl-C"),
    Option("depfile", value: "FILE", help: "write to FILE what was read, as a rule for make, ninja and CMake"),
    Option("stamp", value: "FILE", help: "make FILE anew after a build without errors; --depfile speaks of it"),
    Option("swift-sources", value: "DIR", help: "write only the module's Swift files, always the same, right into DIR"),
    Option("touch", value: "FILE", help: "make FILE anew at every run, for build plugins; with --swift-sources"),
  ]

  private static let inputOptions = [
    Option("include", value: "GLOB", repeats: true, help: "read further files, such as '*.json'"),
    Option("root", value: "DIR", help: "let links inside FOLDER lead anywhere below DIR"),
    Option("strict", help: "treat warnings as errors"),
    Option("strict-dtcg", help: "treat types that the standard does not have as errors"),
    ReportOptions.Format.option,
    Option("jobs", letter: "j", value: "N", help: "work on N threads (default: one for each processor)"),
    Option("quiet", letter: "q", help: "print errors only"),
    Option("verbose", letter: "v", help: "list infos, too, which are only counted otherwise"),
    Option("timings", help: "print how long each stage took"),
  ]
}
