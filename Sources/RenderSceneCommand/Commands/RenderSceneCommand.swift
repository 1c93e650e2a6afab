@preconcurrency import Glibc
import SceneLoader

/// The command `render-scene`: reads arguments, runs what they ask for, and ends with an exit code.
@MainActor package enum RenderSceneCommand {
  /// The version that `--version` prints.
  package static let version = "0.1.0"

  /// Runs the command and ends the process.
  ///
  /// - Parameter arguments: What was typed after the command's name.
  package static func main(_ arguments: [String]) -> Never {
    Surroundings.neutralize()
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
    switch first {
    case "--help", "-h":
      StandardStreams.output(HelpText.overview())
    case "--version", "version":
      StandardStreams.output("render-scene \(version)\n")
    case "help":
      try showHelp(Array(arguments.dropFirst()))
    case "list", "compositions":
      try ListCommand.run(try parse(.list, arguments.dropFirst()))
    case "trace":
      guard let parsed = try parse(.trace, arguments.dropFirst()) else { return }
      try TraceCommand.run(try TraceOptions(parsed), stopwatch: stopwatch)
    case "render":
      guard let parsed = try parse(.render, arguments.dropFirst()) else { return }
      try RenderCommand.run(try RenderOptions(parsed), stopwatch: stopwatch)
    case "still":
      try runStill(arguments.dropFirst(), stopwatch)
    case _ where CommandSpecification.planned.contains(first):
      throw .usage(
        "the command '\(first)' is not supported yet; this version renders stills: "
          + "render-scene SCENE --at LIST, sequences: render-scene render SCENE, and traces: "
          + "render-scene trace SCENE.")
    default:
      try runStill(arguments[...], stopwatch)
    }
  }

  private static func runStill(
    _ arguments: ArraySlice<String>, _ stopwatch: Stopwatch
  ) throws(CommandError) {
    guard let parsed = try parse(.still, arguments) else { return }
    try StillCommand.run(try StillOptions(parsed), stopwatch: stopwatch)
  }

  /// The arguments of a command, or `nil` when help was asked for and given.
  private static func parse(
    _ command: CommandSpecification, _ arguments: ArraySlice<String>
  ) throws(CommandError) -> ParsedArguments? {
    let parsed = try OptionParser(command).parse(Array(arguments))
    guard parsed.has("help") else { return parsed }
    StandardStreams.output(HelpText.text(for: command))
    return nil
  }

  private static func showHelp(_ arguments: [String]) throws(CommandError) {
    guard let name = arguments.first else { return StandardStreams.output(HelpText.overview()) }
    if let command = CommandSpecification.all.first(where: { $0.name == name }) {
      return StandardStreams.output(HelpText.text(for: command))
    }
    let known = CommandSpecification.all.map(\.name)
    let near = Suggestions.nearest(to: name, among: known)
    let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
    throw .usage("there is no command '\(name)'.\(hint) Known: \(known.joined(separator: ", ")).")
  }
}
