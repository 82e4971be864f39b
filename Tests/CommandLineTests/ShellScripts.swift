import Foundation
import TokenTestSupport

@testable import tokenc

/// Completes command lines in a real shell, by the script that the tool prints for it.
struct ShellScripts {
  let project: Project
  let shell: Shell

  /// The shell's program; nil where it is not installed.
  static func program(_ shell: Shell) -> URL? { Tool.find(shell.rawValue) }

  init(_ shell: Shell, _ project: Project) throws {
    self.project = project
    self.shell = shell
    let script = try project.run("completions", shell.rawValue)
    try project.write(script.output, to: shell == .zsh ? "functions/_tokenc" : "script")
  }

  /// What is offered for the last of some words, as the tool would get it.
  func offers(_ words: String...) throws -> [String] { try offers(words) }

  /// What is offered for the last of some words.
  func offers(_ words: [String]) throws -> [String] {
    let folder = Tool.tokenc.deletingLastPathComponent().path
    let path = folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    let program = Self.program(shell) ?? URL(fileURLWithPath: "/bin/sh")
    let result = try Tool.run(
      program, arguments(["tokenc"] + words), in: project.folder.url, environment: ["PATH": path, "TERM": "xterm"])
    guard result.error == "" else { return ["error: \(result.error)"] }
    let lines = shell == .zsh ? (try? project.text("offers")) ?? "" : result.output
    // Zsh quotes the names of files beforehand.
    return lines.split(separator: "\n").map { $0.replacingOccurrences(of: "\\ ", with: " ") }
  }

  private func arguments(_ words: [String]) -> [String] {
    switch shell {
    case .bash:
      let run = #"source ./script; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _tokenc; printf '%s\n' "${COMPREPLY[@]}""#
      return ["--norc", "--noprofile", "-c", run, "bash"] + Self.split(words)
    case .fish:
      // Each line is a word, a tab and its description.
      let line = words.dropLast().map(ShellWord.quoted).joined(separator: " ") + " " + (words.last ?? "")
      return ["--no-config", "-c", "source ./script; complete -C $argv[1] | string replace -r '\\t.*' ''", line]
    case .zsh: return ["-f", "-c", Self.zsh, "zsh"] + words
    }
  }

  /// `--name=value` is three words to bash.
  private static func split(_ words: [String]) -> [String] {
    words.flatMap { word -> [String] in
      guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return [word] }
      let value = String(word[word.index(after: equals)...])
      return [String(word[..<equals]), "="] + (value.isEmpty ? [] : [value])
    }
  }

  /// Types the words into a second zsh, at a terminal of its own, whose `compadd` notes what it is given.
  private static let zsh = #"""
    zmodload zsh/zpty
    line=
    for word in "$@"; do line+="$word "; done
    rm -f offers
    zpty typed zsh -f -i
    zpty -w typed 'PROMPT=; fpath=($PWD/functions $fpath); autoload -Uz compinit; compinit -u -D'
    zpty -w typed 'compadd() {
      local -a hits
      [[ ${@[1,(i)(-|--)]} == *-(O|A|D)* ]] && { builtin compadd "$@"; return }
      builtin compadd -A hits "$@"
      print -rl -- $hits >>offers
      builtin compadd "$@"
    }'
    zpty -w typed 'done-now() { touch finished; zle kill-buffer }; zle -N done-now; bindkey "^X" done-now; touch ready'
    for try in {1..400}; do [[ -e ready ]] && break; sleep 0.025; done
    zpty -w -n typed "${line% }"$'\t\x18'
    for try in {1..400}; do [[ -e finished ]] && break; sleep 0.025; done
    zpty -d typed
    rm -f ready finished
    """#
}
