/// The script with which bash completes the command's words.
enum BashCompletion {
  static var script: String {
    """
    # Completion of render-scene for bash; made from the command's own list of flags.
    _render_scene() {
      local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local command=still flags= words= scenes= i
      COMPREPLY=()
      # The first word that is no flag is a command, or a scene for 'still'.
      if [[ $COMP_CWORD -gt 1 ]]; then
        case ${COMP_WORDS[1]} in
          \(CompletionValues.firstWords.joined(separator: "|"))) command=${COMP_WORDS[1]} ;;
        esac
      fi
      case $command:$previous in
    \(values)
      esac
      case $command in
    \(commands)
      esac
      if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$flags" -- "$word"))
        return
      fi
      if [[ $COMP_CWORD -eq 1 ]]; then words="\(CompletionValues.firstWords.joined(separator: " "))"; scenes=yes; fi
      if [[ -n $scenes ]]; then words+=" $(render-scene list 2>/dev/null)"; fi
      COMPREPLY=($(compgen -W "$words" -- "$word") $(compgen -f -- "$word"))
    }
    complete -o filenames -F _render_scene render-scene

    """
  }

  /// A branch for each flag with a value.
  private static var values: String {
    var lines: [String] = []
    for command in CommandSpecification.all {
      for option in command.options where option.valueName != nil {
        let names = (option.letter.map { ["-\($0)"] } ?? []) + ["--" + option.name]
        let pattern = names.map { "\(command.name):\($0)" }.joined(separator: "|")
        let reply =
          switch CompletionValues.kind(of: option) {
          case .words(let words):
            "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
          case .files: "COMPREPLY=($(compgen -f -- \"$word\"))"
          case .folders: "COMPREPLY=($(compgen -d -- \"$word\"))"
          case .anything: ":"
          }
        lines.append("    \(pattern)) \(reply); return ;;")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A branch for each command with its flags and words.
  private static var commands: String {
    var lines = CommandSpecification.all.map { command in
      var parts = ["flags=\"\(CompletionValues.flags(of: command).joined(separator: " "))\""]
      let words = CompletionValues.words(after: command)
      if !words.isEmpty { parts.append("words=\"\(words.joined(separator: " "))\"") }
      if CompletionValues.takesScenes(command) { parts.append("scenes=yes") }
      return "    \(command.name)) \(parts.joined(separator: "; ")) ;;"
    }
    let names = CommandSpecification.all.map(\.name).joined(separator: " ")
    lines.append("    help) words=\"\(names)\" ;;")
    return lines.joined(separator: "\n")
  }
}
