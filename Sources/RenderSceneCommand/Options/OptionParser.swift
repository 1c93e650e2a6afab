import SceneLoader

/// What was typed after a command, sorted into flags and the rest.
struct ParsedArguments: Equatable {
  /// The values of flags by long name; a switch has an empty value.
  var values: [String: String] = [:]
  /// All values of flags that may be repeated, in order.
  var lists: [String: [String]] = [:]
  /// What is not a flag, in order.
  var positional: [String] = []

  /// Whether a flag was given.
  func has(_ name: String) -> Bool { values[name] != nil }
}

/// Sorts arguments into the flags of a command and the rest.
///
/// Understands `--flag value`, `--flag=value`, `-o value`, `-ovalue` and `--`. A flag that takes a
/// value takes the next argument even if that starts with one hyphen, so that `--at -1x` is
/// reported as a bad time. The last of a repeated flag counts, or all
/// where the flag may be repeated.
struct OptionParser {
  private let command: CommandSpecification

  init(_ command: CommandSpecification) {
    self.command = command
  }

  func parse(_ arguments: [String]) throws(CommandError) -> ParsedArguments {
    var result = ParsedArguments()
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--" {
        result.positional += arguments[index...]
        break
      }
      guard argument.hasPrefix("-"), argument.count > 1 else {
        result.positional.append(argument)
        continue
      }
      let (option, attached) =
        argument.hasPrefix("--") ? try long(argument) : try short(argument)
      guard let valueName = option.valueName else {
        if attached != nil {
          throw .usage("--\(option.name) takes no value; leave out what follows it.")
        }
        result.values[option.name] = ""
        continue
      }
      let value: String
      if let attached {
        value = attached
      } else if index < arguments.count, !arguments[index].hasPrefix("--") {
        value = arguments[index]
        index += 1
      } else {
        throw .usage("--\(option.name) needs a value: --\(option.name) \(valueName).")
      }
      result.values[option.name] = value
      if option.isRepeatable { result.lists[option.name, default: []].append(value) }
    }
    return result
  }

  private func long(
    _ argument: String
  ) throws(CommandError) -> (OptionSpecification, String?) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let match = command.options.first { $0.name == name || $0.aliases.contains(name) }
    guard let match else {
      let near = Suggestions.nearest(to: name, among: command.options.map(\.name))
      let hint = near.isEmpty ? "" : " Did you mean --\(near.joined(separator: " or --"))?"
      throw .usage(
        "unknown flag --\(name).\(hint) "
          + "Run 'render-scene \(command.name) --help' for the flags of \(command.name).")
    }
    return (match, parts.count > 1 ? String(parts[1]) : nil)
  }

  private func short(
    _ argument: String
  ) throws(CommandError) -> (OptionSpecification, String?) {
    let letter = argument[argument.index(after: argument.startIndex)]
    guard let option = command.options.first(where: { $0.letter == letter }) else {
      throw .usage(
        "unknown flag \(argument). "
          + "Run 'render-scene \(command.name) --help' for the flags of \(command.name).")
    }
    let rest = argument.dropFirst(2)
    return (option, rest.isEmpty ? nil : String(rest.hasPrefix("=") ? rest.dropFirst() : rest))
  }
}
