/// The script with which zsh completes the command's words.
enum ZshCompletion {
  static var script: String {
    var text = """
      #compdef render-scene
      # Completion of render-scene for zsh; made from the command's own list of flags.

      _render_scene_scenes() {
        local -a scenes
        scenes=(${(f)"$(render-scene list 2>/dev/null)"})
        _describe -t scenes scene scenes
        _files
      }

      _render_scene_commands() {
        local -a commands
        commands=(

      """
    for command in CommandSpecification.all {
      text += "    \(quoted("\(command.name):\(command.summary)"))\n"
    }
    text += """
          'help:explain a command'
          'version:print the version'
        )
        _describe -t commands command commands
        _render_scene_scenes
      }

      _render_scene() {
        if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
          _render_scene_commands
          return
        fi
        local command=still
        case $words[2] in

      """
    text +=
      "    \(CompletionValues.firstWords.joined(separator: "|"))) command=$words[2]; shift words; (( CURRENT-- )) ;;\n"
    text += "  esac\n  case $command in\n"
    for command in CommandSpecification.all {
      text += "    \(command.name))\n      _arguments \\\n"
      for option in command.options { text += "        \(specification(option)) \\\n" }
      let words = CompletionValues.words(after: command)
      let rest =
        !words.isEmpty
        ? "'*:word:(\(words.joined(separator: " ")))'"
        : CompletionValues.takesScenes(command)
          ? "'*:scene:_render_scene_scenes'" : "'*:file:_files'"
      text += "        \(rest)\n      ;;\n"
    }
    let names = CommandSpecification.all.map(\.name).joined(separator: " ")
    text += "    help) _values command \(names) ;;\n  esac\n}\n\n_render_scene \"$@\"\n"
    return text
  }

  private static func specification(_ option: OptionSpecification) -> String {
    let help = option.help.replacing("[", with: "\\[").replacing("]", with: "\\]")
    var rest = "[\(help)]"
    if let name = option.valueName {
      let action =
        switch CompletionValues.kind(of: option) {
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .files: "_files"
        case .folders: "_files -/"
        case .anything: ""
        }
      rest += ":\(name.replacing(":", with: "\\:")):\(action)"
    }
    let repeats = option.isRepeatable ? "*" : ""
    guard let letter = option.letter else { return quoted("\(repeats)--\(option.name)\(rest)") }
    return "'(-\(letter) --\(option.name))'{-\(letter),--\(option.name)}" + quoted(rest)
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
