/// The script with which fish completes the command's words.
enum FishCompletion {
  static var script: String {
    let names = CompletionValues.firstWords.joined(separator: " ")
    var text = """
      # Completion of render-scene for fish; made from the command's own list of flags.
      function __render_scene_needs_command
        test (count (commandline -opc)) -eq 1
      end

      function __render_scene_uses
        set -l words (commandline -opc)
        if test (count $words) -lt 2
          return 1
        end
        if contains -- $words[2] \(names)
          test $words[2] = $argv[1]
        else
          test $argv[1] = still
        end
      end

      complete -c render-scene -n __render_scene_needs_command -a '(render-scene list 2>/dev/null)'

      """
    for command in CommandSpecification.all {
      text += "complete -c render-scene -n __render_scene_needs_command "
      text += "-a \(command.name) -d \(quoted(command.summary))\n"
    }
    for command in CommandSpecification.all {
      let condition = "complete -c render-scene -n '__render_scene_uses \(command.name)'"
      for option in command.options {
        var line = condition + (option.letter.map { " -s \($0)" } ?? "") + " -l \(option.name)"
        if option.valueName != nil {
          switch CompletionValues.kind(of: option) {
          case .words(let words): line += " -x -a \(quoted(words.joined(separator: " ")))"
          case .files: line += " -r"
          case .folders: line += " -x -a '(__fish_complete_directories)'"
          case .anything: line += " -x"
          }
        }
        text += line + " -d \(quoted(option.help))\n"
      }
      if CompletionValues.takesScenes(command) {
        text += condition + " -a '(render-scene list 2>/dev/null)'\n"
      }
      let words = CompletionValues.words(after: command)
      if !words.isEmpty { text += condition + " -f -a \(quoted(words.joined(separator: " ")))\n" }
    }
    let commands = CommandSpecification.all.map(\.name).joined(separator: " ")
    return text + "complete -c render-scene -n '__render_scene_uses help' -f -a '\(commands)'\n"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
