import SceneLoader

/// `render-scene completion`: the script with which a shell completes words.
enum CompletionCommand {
  static func run(_ arguments: ParsedArguments) throws(CommandError) {
    let known = Shell.allCases.map(\.rawValue).joined(separator: ", ")
    guard let name = arguments.positional.first, arguments.positional.count == 1 else {
      throw .usage("completion takes the name of one shell: \(known).")
    }
    switch Shell(rawValue: name) {
    case .bash: StandardStreams.output(BashCompletion.script)
    case .zsh: StandardStreams.output(ZshCompletion.script)
    case .fish: StandardStreams.output(FishCompletion.script)
    case nil: throw .usage("there is no script for the shell '\(name)'; there are \(known).")
    }
  }
}
