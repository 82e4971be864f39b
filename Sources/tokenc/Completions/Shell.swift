/// A shell that command lines can be completed in.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script for the shell, made from the table of commands.
  var script: String {
    switch self {
    case .bash: BashCompletion.script()
    case .zsh: ZshCompletion.script()
    case .fish: FishCompletion.script()
    }
  }
}
