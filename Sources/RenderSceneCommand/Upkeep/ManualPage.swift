/// The manual page, made from what the commands say of themselves.
enum ManualPage {
  /// The page for `man -l`.
  static var text: String {
    var lines = [
      ".TH RENDER\\-SCENE 1 \"\" \"Partway \(escaped(RenderSceneCommand.version))\" \"User Commands\"",
      ".SH NAME", "render\\-scene \\- render moments of SwiftUI animations to pictures",
      ".SH SYNOPSIS", ".B render\\-scene", ".I SCENE", "[\\fB\\-\\-at\\fR \\fILIST\\fR] [flags]",
      ".br", ".B render\\-scene", ".I COMMAND", "[arguments] [flags]", ".SH DESCRIPTION",
      "Renders unchanged SwiftUI files to PNG pictures and to sequences of them, on Linux, without a "
        + "display. A scene without a command means",
      ".BR still .", ".SH COMMANDS",
    ]
    for command in CommandSpecification.all { lines += section(of: command) }
    lines += [".SH EXIT STATUS"]
    for (code, meaning) in exitCodes { lines += [".TP", ".B \(code)", paragraph(meaning)] }
    lines += [
      ".SH ENVIRONMENT", ".TP", ".B RENDER_SCENE_ROOT",
      "the package's folder, where it is not above the command", ".TP", ".B PATH",
      "where the Swift compiler is looked for",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(of command: CommandSpecification) -> [String] {
    var lines = [
      ".SS \"\(escaped(command.name))\"", ".B render\\-scene \(escaped(command.name))",
      escaped(command.arguments) + " [flags]", ".PP", paragraph(sentence(command.summary)),
    ]
    // Examples are indented in the help, and stand as they are; the rest is filled.
    for block in command.discussion.split(separator: "\n\n").map(String.init) {
      if block.hasPrefix("  ") {
        lines += [".PP", ".nf", ".RS"]
        lines += block.split(separator: "\n").map { literal($0.drop { $0 == " " }) }
        lines += [".RE", ".fi"]
      } else {
        lines += [".PP"] + block.split(separator: "\n").map { literal($0) }
      }
    }
    for option in command.options {
      var title = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
      title += "\\fB\\-\\-\(escaped(option.name))\\fR"
      if let value = option.valueName { title += " \\fI\(escaped(value))\\fR" }
      lines += [".TP", title, paragraph(option.help)]
    }
    return lines
  }

  /// Codes and what they mean, in order.
  private static let exitCodes = [
    (0, "everything was done"), (4, "one thing was made twice and came out differently"),
    (5, "a scene took too long, or does not settle"), (6, "shards or frames are missing"),
    (64, "a flag, a time or a name that is not understood"),
    (65, "a scene that does not compile or traps, or a file that cannot be read"),
    (66, "an unknown scene, or an input that is not there"), (70, "a fault of the command"),
    (73, "an output that cannot be created"), (74, "a full disk"),
    (75, "the machine could not do it now"), (78, "something that is needed is not installed"),
    (130, "stopped from the keyboard"), (143, "told to end"),
  ]

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  private static func paragraph(_ text: String) -> String { literal(text) }

  /// A line of text that roff takes for nothing else.
  private static func literal(_ text: some StringProtocol) -> String {
    let line = escaped(text)
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  private static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "~": result += "\\(ti"
      case "^": result += "\\(ha"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default: result += "\\[u\(hexadecimal(scalar.value))]"
      }
    }
    return result
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
