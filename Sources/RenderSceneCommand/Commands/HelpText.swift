/// The words of `--help`.
enum HelpText {
  /// What the command does and which commands there are.
  static func overview() -> String {
    var lines = [
      "render-scene renders a moment of a SwiftUI animation to a picture.",
      "",
      "Usage: render-scene SCENE [--at LIST] [flags]",
      "       render-scene COMMAND [arguments]",
      "",
      "  render-scene ticket-notch --at 3.0      one still, written to output/",
      "  render-scene ticket-notch --at 0,1,2.5  several moments in one run",
      "  render-scene ticket-notch --at @settled  where nothing moves any more",
      "  render-scene render ticket-notch        all its frames, numbered, in output/ticket-notch/",
      "  render-scene trace ticket-notch --at 3  the numbers behind the picture",
      "  render-scene path/to/View.swift         any SwiftUI file, or a folder of them",
      "",
      "Commands:",
    ]
    lines += table(CommandSpecification.all.map { ($0.name, $0.summary) })
    lines += table([
      ("help COMMAND", "explain a command; help --man prints the manual page"),
      ("version", "print the version"),
    ])
    lines += [
      "",
      "A scene without a command means 'still'. Flags: render-scene still --help.",
      "",
      "Exit codes: 0 done; 1 pictures differ; 3 no baseline, or one without a scene; 4 made twice and",
      "differs; 5 time-out or does not settle; 6 frames are missing; 64 bad flag or time; 65 scene does",
      "not compile or traps; 66 unknown scene; 70 internal error; 73 output cannot be created; 74 disk",
      "full; 75 try again; 78 something is not installed; 130, 143 interrupted.",
      "",
    ]
    return lines.joined(separator: "\n")
  }

  /// What one command does and its flags.
  static func text(for command: CommandSpecification) -> String {
    var lines = [
      "render-scene \(command.name): \(command.summary)",
      "",
      "Usage: render-scene \(command.name) \(command.arguments) [flags]",
      "",
      command.discussion,
      "",
      "Flags:",
    ]
    lines += table(
      command.options.map { option in
        let letter = option.letter.map { "-\($0), " } ?? "    "
        return (
          letter + "--" + option.name + (option.valueName.map { " " + $0 } ?? ""), option.help
        )
      })
    return lines.joined(separator: "\n") + "\n"
  }

  private static func table(_ rows: [(String, String)]) -> [String] {
    rows.map { name, help in
      "  " + name + String(repeating: " ", count: max(2, 26 - name.count)) + help
    }
  }
}
