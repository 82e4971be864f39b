/// The script for fish, 3.0 and later.
enum FishCompletion {
  /// The whole script.
  static func script() -> String {
    var text = header
    text += "\ncomplete -c tokenc -f\n"
    text += "complete -c tokenc -n '__tokenc_at 0' -l help -d 'print the help'\n"
    text += "complete -c tokenc -n '__tokenc_at 0' -l version -d 'print the version'\n"
    for command in Command.allCases {
      text += "complete -c tokenc -n '__tokenc_at 0' -a \(command.rawValue) -d \(quoted(command.summary))\n"
    }
    text += "complete -c tokenc -n '__tokenc_at 0' -a help -d 'print the help of a command'\n"
    let names = Command.allCases.map(\.rawValue).joined(separator: " ")
    text += "complete -c tokenc -n '__tokenc_at 1 help' -a '\(names)'\n"
    for command in Command.allCases { text += lines(command) }
    return text
  }

  private static let header = #"""
    # Completions of tokenc for fish. Put them into ~/.config/fish/completions as tokenc.fish.

    # Whether a word of a command is completed.
    function __tokenc_in
        set -l words (commandline -opc)
        test (count $words) -gt 1; and test "$words[2]" = $argv[1]
    end

    # Whether the word is the one of a place beside the options, counted from the command; then comes the command, and
    # options that have a value.
    function __tokenc_at
        set -l words (commandline -opc)
        set -l place 0
        set -l skip 0
        test (count $argv) -lt 2; or test "$words[2]" = $argv[2]; or return 1
        if test (count $words) -gt 1
            for word in $words[2..-1]
                if test $skip -eq 1
                    set skip 0
                else if contains -- $word $argv[3..-1]
                    set skip 1
                else if not string match -q -- '-*' $word
                    set place (math $place + 1)
                end
            end
        end
        test $skip -eq 0; and test $place -eq $argv[1]
    end

    # Rules or tokens, which the tool itself knows.
    function __tokenc_words
        set -l words (commandline -opc)
        type -q $words[1]; and $words[1] completions --words $argv[1] 2>/dev/null
    end

    # Words with commas between them.
    function __tokenc_list
        set -l head (string match -r '.*,' -- (commandline -ct | string replace -r '^--[a-z-]+=' ''))
        for word in $argv
            echo "$head$word"
        end
    end

    """#

  private static func lines(_ command: Command) -> String {
    var text = "\n"
    let options = command.options + [Option.help]
    for option in options {
      text += "complete -c tokenc -n '__tokenc_in \(command.rawValue)'"
      text += (option.letter.map { " -s \($0)" } ?? "") + " -l \(option.name)"
      if option.value != nil { text += (takesFiles(option.domain) ? " -r" : " -x") + offer(option.domain) }
      text += " -d \(quoted(option.help.split(separator: "\n").joined(separator: " ")))\n"
    }
    let valued = options.filter { $0.value != nil }.flatMap { option in
      ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
    }
    for (index, operand) in command.operands.enumerated() {
      let offer = offer(operand.domain)
      guard !offer.isEmpty else { continue }
      let place = ["__tokenc_at", String(index + 1), command.rawValue] + valued
      let condition = operand.isRepeated ? "__tokenc_in \(command.rawValue)" : place.joined(separator: " ")
      text += "complete -c tokenc -n '\(condition)'\(offer)\n"
    }
    return text
  }

  private static func takesFiles(_ domain: Domain) -> Bool { domain == .file || domain == .path }

  private static func offer(_ domain: Domain) -> String {
    switch domain {
    case .text: ""
    case .file, .path: " -F"
    case .folder: " -a '(__fish_complete_directories (commandline -ct))'"
    case .rule: " -a '(__tokenc_words rules)'"
    case .token: " -a '(__tokenc_words tokens)'"
    case .oneOf(let words): " -a '\(words.joined(separator: " "))'"
    case .listOf(let words): " -a '(__tokenc_list \(words.joined(separator: " ")))'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : String($1) } + "'"
  }
}
