/// A command line to begin with, and what it does.
struct Example {
  /// The command line.
  let line: String
  /// What it does, in a few words.
  let purpose: String

  init(_ line: String, _ purpose: String) {
    self.line = line
    self.purpose = purpose
  }
}

extension Command {
  /// What one has to know before one uses it.
  var details: String {
    switch self {
    case .initialize:
      "FOLDER is tokens unless another is named. Nothing is asked and nothing is overwritten: a folder that holds tokens "
        + "is refused."
    case .build:
      "All files of FOLDER and the folders in it that are called *.tokens.json, *.tokens or *.resolver.json make one "
        + "set; FOLDER/tokenc.json is its configuration and may be missing. On errors nothing is written."
    case .check:
      "The same checks as those of build: syntax, types, values, references, and Apple's guidelines on materials."
    case .preview:
      "The page is whole in one file and loads nothing. With --serve it is made anew at each save, until Ctrl-C, and only "
        + "this machine may look."
    case .inspect:
      "PATH is a token as references write it, without braces, or a group. FOLDER is tokens unless another is named."
    case .diff:
      "OLD and NEW are folders of tokens, or tokens.json as a build writes it. What was renamed is found by value and "
        + "name; contrasts and plans are compared where both are folders."
    case .format:
      "Order, names and spellings stay. Of a folder its token files are taken, its resolver documents with the files "
        + "they lead to, and its tokenc.json."
    case .schema: "Without NAME it lists what there is; they are of draft 2020-12."
    case .resolve:
      "References are followed. Where a resolver document leaves a choice, its defaults hold unless --input says "
        + "otherwise."
    case .convert:
      "Reads Style Dictionary, Tokens Studio and earlier drafts of the format, from a folder or a file. What was "
        + "changed or left out is told at its line."
    case .rules: "Guidelines are Apple's on materials, and some of tokenc's own, whose ids begin with x-."
    case .explain: "RULE is what stands in brackets behind a finding; tokenc rules lists all."
    case .completions: "Commands, options, their values, files, rules and tokens are completed."
    case .manual: "It is in the format of man, for man -l or a folder such as share/man/man1."
    }
  }

  /// How it is used.
  var examples: [Example] {
    switch self {
    case .initialize: [Example("tokenc init && tokenc build tokens/", "from nothing to Swift, CSS and JSON")]
    case .build:
      [
        Example("tokenc build tokens/", "write dist/"),
        Example("tokenc build tokens/ -o app/Tokens --only swift", "write Swift alone, elsewhere"),
        Example("tokenc build tokens/ --watch", "build again at every change"),
      ]
    case .check:
      [
        Example("tokenc check tokens/", "say what is wrong"),
        Example("tokenc check tokens/ --fix", "and mend what a machine can mend"),
        Example("tokenc check tokens/ --strict --diagnostics github", "in continuous integration"),
      ]
    case .preview:
      [
        Example("tokenc preview tokens/ --open", "write preview.html and show it"),
        Example("tokenc preview tokens/ --serve 8080", "keep it fresh at http://localhost:8080/"),
      ]
    case .diff:
      [
        Example("tokenc diff main/tokens tokens --format markdown", "for a pull request"),
        Example("tokenc diff v1/tokens.json tokens --fail-on major", "in continuous integration"),
      ]
    case .format:
      [
        Example("tokenc format tokens/", "lay out all files"),
        Example("tokenc format tokens/ --check", "in continuous integration"),
        Example("tokenc format - <a.tokens.json", "in an editor"),
      ]
    case .schema:
      [
        Example("tokenc schema tokens", "the schema of token files"),
        Example("tokenc schema -o .vscode/schemas", "all of them, for an editor"),
      ]
    case .inspect:
      [
        Example("tokenc inspect player.controls", "one surface, on every platform"),
        Example("tokenc inspect color", "the tokens of a group"),
        Example("tokenc inspect --view-model web tokens/", "what a template of the web sees"),
      ]
    case .resolve:
      [
        Example("tokenc resolve tokens/", "the values where nothing is chosen"),
        Example("tokenc resolve tokens/ --input theme=dark", "those of a theme"),
      ]
    case .convert: [Example("tokenc convert old/ -o tokens/", "write tokens/ from the files of old/")]
    case .rules: [Example("tokenc rules", "all guidelines, by area")]
    case .explain: [Example("tokenc explain clear-bright-dimming", "why clear glass wants dimming")]
    case .completions:
      [
        Example("eval \"$(tokenc completions bash)\"", "for this bash, or in ~/.bashrc for all"),
        Example("tokenc completions zsh >~/.zfunc/_tokenc", "for zsh, where ~/.zfunc is in $fpath"),
        Example("tokenc completions fish >~/.config/fish/completions/tokenc.fish", "for fish"),
      ]
    case .manual: [Example("tokenc man | man -l -", "read it")]
    }
  }
}
