/// The script for bash, 3.2 and later.
enum BashCompletion {
  /// The whole script.
  static func script() -> String {
    let names = Command.allCases.map(\.rawValue)
    return """
      # Completions of tokenc for bash. Put them into bash-completion's folder, or into ~/.bashrc:
      #   eval "$(tokenc completions bash)"

      \(helpers)
      _tokenc() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
        local options= valued= place=0
        COMPREPLY=()
        # “--name=value” is three words to bash.
        if [[ $cur == "=" ]]; then
          cur=
        elif [[ $prev == "=" ]]; then
          prev=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        if ((COMP_CWORD == 1)); then
          _tokenc_offer "\(names.joined(separator: " ")) help --help --version"
          return
        fi
        case $command in
          help)
            ((COMP_CWORD == 2)) && _tokenc_offer "\(names.joined(separator: " "))"
            ;;
      \(Command.allCases.map(branch).joined())  esac
      }

      complete -F _tokenc tokenc

      """
  }

  private static let helpers = #"""
    # Offers words of a list, quoted for the line.
    _tokenc_offer() {
      local line
      while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -W "$1" -- "$cur")
    }

    # Offers words of a list with commas between them.
    _tokenc_list() {
      local line head=
      [[ $cur == *,* ]] && head=${cur%,*},
      while IFS= read -r line; do COMPREPLY+=("$head$line"); done < <(compgen -W "$1" -- "${cur##*,}")
    }

    # Offers files (-f) or folders (-d).
    _tokenc_files() {
      local line
      cur=${cur#[\"\']}
      compopt -o filenames 2>/dev/null
      while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen "$1" -- "${cur//\\ / }")
    }

    # Offers rules or tokens, which the tool itself knows.
    _tokenc_words() {
      local line
      while IFS=$'\t' read -r line _; do
        [[ $line == "$cur"* ]] && COMPREPLY+=("$(printf %q "$line")")
      done < <("${COMP_WORDS[0]}" completions --words "$1" 2>/dev/null)
    }

    # Counts the words before this one that are neither options nor their values.
    _tokenc_place() {
      local index word
      place=0
      for ((index = 2; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ $word == "=" ]]; then
          ((index++))
        elif [[ $word == -?* ]]; then
          [[ " $valued " == *" $word "* && ${COMP_WORDS[index + 1]} != "=" ]] && ((index++))
        else
          ((place++))
        fi
      done
    }

    """#

  /// The branch of a command.
  private static func branch(_ command: Command) -> String {
    let options = command.options + [Option.help]
    let valued = options.filter { $0.value != nil }
    var text = "    \(command.rawValue))\n"
    text += "      options=\"\(options.flatMap(spellings).joined(separator: " "))\"\n"
    text += "      valued=\"\(valued.flatMap(spellings).joined(separator: " "))\"\n"
    if !valued.isEmpty {
      text += "      case $prev in\n"
      for option in valued {
        let offer = offer(option.domain)
        text += "        \(spellings(option).joined(separator: " | ")))\n"
        text += (offer.map { "          \($0)\n" } ?? "") + "          return\n          ;;\n"
      }
      text += "      esac\n"
    }
    text += """
            if [[ $cur == -* ]]; then
              _tokenc_offer "$options"
              return
            fi
            _tokenc_place

      """
    let operands = command.operands
    let offers = operands.enumerated().compactMap { index, operand in
      offer(operand.domain).map { (operand.isRepeated ? "*" : String(index), $0) }
    }
    if !offers.isEmpty {
      text += "      case $place in\n"
      for (place, offer) in offers { text += "        \(place)) \(offer) ;;\n" }
      text += "      esac\n"
    }
    return text + "      ;;\n"
  }

  /// `--output` and `-o`.
  private static func spellings(_ option: Option) -> [String] {
    ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
  }

  private static func offer(_ domain: Domain) -> String? {
    switch domain {
    case .text: nil
    case .file, .path: "_tokenc_files -f"
    case .folder: "_tokenc_files -d"
    case .rule: "_tokenc_words rules"
    case .token: "_tokenc_words tokens"
    case .oneOf(let words): "_tokenc_offer \"\(words.joined(separator: " "))\""
    case .listOf(let words): "_tokenc_list \"\(words.joined(separator: " "))\""
    }
  }
}
