@preconcurrency import Glibc
import SceneLoader

/// The command `render-scene`: reads arguments, runs what they ask for, and ends with an exit code.
@MainActor package enum RenderSceneCommand {
  /// The version that `--version` prints.
  package nonisolated static let version = "0.1.0"

  /// Runs the command and ends the process.
  ///
  /// - Parameter arguments: What was typed after the command's name.
  package static func main(_ arguments: [String]) -> Never {
    Surroundings.neutralize()
    ConsoleRedirection.divertEarlierOutput()
    let code = run(arguments)
    fflush(nil)
    exit(code.rawValue)
  }

  /// Runs the command and returns the exit code.
  package static func run(_ arguments: [String]) -> ExitCode {
    do {
      try dispatch(arguments)
      return .success
    } catch {
      StandardStreams.error("render-scene: \(error.message)\n")
      return error.exitCode
    }
  }

  private static func dispatch(_ arguments: [String]) throws(CommandError) {
    let stopwatch = Stopwatch()
    guard let first = arguments.first else {
      StandardStreams.error(HelpText.overview())
      throw .usage("no scene given; try 'render-scene ticket-notch --at 3.0'.")
    }
    if let command = CommandSpecification.named(first) {
      return try run(command, arguments.dropFirst(), stopwatch)
    }
    switch first {
    case WorkerCommand.name:
      try WorkerCommand.run(stopwatch)
    case "--help", "-h":
      StandardStreams.output(HelpText.overview())
    case "--version", "version":
      StandardStreams.output("render-scene \(version)\n")
    case "help":
      try showHelp(Array(arguments.dropFirst()))
    case _ where CommandSpecification.planned.contains(first):
      throw .usage(
        "the command '\(first)' is not supported yet; this version renders stills: "
          + "render-scene SCENE --at LIST, sequences: render-scene render SCENE, and traces: "
          + "render-scene trace SCENE.")
    default:
      do throws(CommandError) {
        try run(.still, arguments[...], stopwatch)
      } catch {
        throw error.mentioningCommands(near: first)
      }
    }
  }

  /// Runs a command, or prints its help where that is asked for.
  private static func run(
    _ command: CommandSpecification, _ arguments: ArraySlice<String>, _ stopwatch: Stopwatch
  ) throws(CommandError) {
    let parsed = try OptionParser(command).parse(Array(arguments))
    guard !parsed.has("help") else {
      return StandardStreams.output(HelpText.text(for: command))
    }
    try command.run(parsed, stopwatch)
  }

  private static func showHelp(_ arguments: [String]) throws(CommandError) {
    guard let name = arguments.first else { return StandardStreams.output(HelpText.overview()) }
    if name == "--man" { return StandardStreams.output(ManualPage.text) }
    if let command = CommandSpecification.named(name) {
      return StandardStreams.output(HelpText.text(for: command))
    }
    let known = CommandSpecification.all.map(\.name)
    let near = Suggestions.nearest(to: name, among: known)
    let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
    throw .usage("there is no command '\(name)'.\(hint) Known: \(known.joined(separator: ", ")).")
  }
}

extension CommandError {
  /// The same error, and besides it the commands that may have been meant by a word that is no scene.
  fileprivate func mentioningCommands(near word: String) -> CommandError {
    guard exitCode == .missingInput, !word.contains("/"), !word.hasPrefix("-") else { return self }
    let near = Suggestions.nearest(
      to: word, among: CommandSpecification.all.map(\.name) + ["help", "version"])
    guard !near.isEmpty else { return self }
    let names = near.map { "'render-scene \($0)'" }.joined(separator: " or ")
    return CommandError(exitCode, "\(message) Did you mean the command \(names)?")
  }
}
