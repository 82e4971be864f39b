/// The script for zsh.
enum ZshCompletion {
  /// The whole script.
  static func script() -> String {
    let commands = Command.allCases.map { "    \(quoted("\($0.rawValue):\($0.summary)"))\n" }.joined()
    return """
      #compdef tokenc
      # Completions of tokenc for zsh. Put them into a folder of $fpath as _tokenc, before compinit runs.

      # Offers rules or tokens, which the tool itself knows.
      _tokenc_words() {
        local -a entries
        local tab=$'\\t'
        entries=("${(@f)$(${~tool} completions --words $1 2>/dev/null)}")
        entries=("${(@)entries//:/\\\\:}")
        entries=("${(@)entries//$tab/:}")
        (( $#entries > 1 || $#entries[1] )) && _describe -t $1 $1 entries
      }

      _tokenc() {
        local tool=${(Q)words[1]} curcontext=$curcontext state line
        local -A opt_args
        local -a commands general
        commands=(
      \(commands)    \(quoted("help:print the help of a command"))
        )
        general=(\(quoted("--help:print the help")) \(quoted("--version:print the version")))
        if (( CURRENT == 2 )); then
          if [[ $PREFIX == -* ]]; then
            _describe -o option general
          else
            _describe -t commands command commands
          fi
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
          help) (( CURRENT == 2 )) && _describe -t commands command commands ;;
      \(Command.allCases.map(branch).joined())  esac
      }

      if [[ $funcstack[1] == _tokenc ]]; then
        _tokenc "$@"
      else
        compdef _tokenc tokenc
      fi

      """
  }

  private static func branch(_ command: Command) -> String {
    var specs = (command.options + [Option.help]).map(spec)
    for (index, operand) in command.operands.enumerated() {
      let place = operand.isRepeated ? "*" : "\(index + 1)"
      let colons = operand.isOptional ? "::" : ":"
      specs.append(quoted("\(place)\(colons)\(escaped(operand.name)):\(action(operand.domain))"))
    }
    let list = specs.map { " \\\n        \($0)" }.joined()
    return "    \(command.rawValue))\n      _arguments -s -S\(list)\n      ;;\n"
  }

  /// `'(-o --output)'{-o+,--output=}'[write below DIR]:DIR:_files -/'`.
  private static func spec(_ option: Option) -> String {
    let help = escaped(option.help.split(separator: "\n").joined(separator: " "))
    let value = option.value.map { ":\(escaped($0)):\(action(option.domain))" } ?? ""
    let repeats = option.repeats ? "*" : ""
    let long = "--\(option.name)\(option.value == nil ? "" : "=")"
    guard let letter = option.letter else { return quoted("\(repeats)\(long)[\(help)]\(value)") }
    let short = "-\(letter)\(option.value == nil ? "" : "+")"
    let others = option.repeats ? quoted("*") : quoted("(-\(letter) --\(option.name))")
    return others + "{\(short),\(long)}" + quoted("[\(help)]\(value)")
  }

  /// What offers the words. A space before a function of ours keeps zsh from putting arguments of its own before those here.
  private static func action(_ domain: Domain) -> String {
    switch domain {
    case .text: ""
    case .file, .path: "_files"
    case .folder: "_files -/"
    case .rule: " _tokenc_words rules"
    case .token: " _tokenc_words tokens"
    case .oneOf(let words): "(\(words.joined(separator: " ")))"
    case .listOf(let words): "_sequence compadd - \(words.joined(separator: " "))"
    }
  }

  /// Text of a specification, where brackets and colons mean something.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  private static func quoted(_ text: String) -> String { ShellWord.quoted(text) }
}
