/// What can follow a flag, for shells that complete it.
enum CompletionValues {
  /// What kind of words a shell offers.
  enum Kind: Equatable {
    case words([String])
    case files
    case folders
    /// Nothing that could be known beforehand.
    case anything
  }

  /// What can follow a flag that takes a value.
  static func kind(of option: OptionSpecification) -> Kind {
    switch option.name {
    case "color-scheme": return .words(["light", "dark"])
    case "endpoint": return .words(FrameRange.Endpoint.allCases.map(\.rawValue))
    case "engine": return .words(SubmitOptions.Engine.allCases.map(\.rawValue))
    case "device": return .words(DevicePreset.all.map(\.name))
    case "background": return .words(["none", "white", "black"])
    case "scale": return .words(["1", "2", "3"])
    case "at": return .words(["@start", "@settled", "@end"])
    default: break
    }
    switch option.valueName {
    case "DIR", "FOLDER": return .folders
    case "FILE", "TEMPLATE": return .files
    default: return .anything
    }
  }

  /// Words that can follow a command besides scenes and files.
  static func words(after command: CommandSpecification) -> [String] {
    command.name == "completion" ? Shell.allCases.map(\.rawValue) : []
  }

  /// Whether a command takes scenes.
  static func takesScenes(_ command: CommandSpecification) -> Bool {
    command.arguments.contains("SCENE")
  }

  /// All flags of a command as they are typed.
  static func flags(of command: CommandSpecification) -> [String] {
    command.options.flatMap { option in
      (option.letter.map { ["-\($0)"] } ?? []) + ["--" + option.name]
    }
  }

  /// The words that can stand first, besides scenes.
  static var firstWords: [String] { CommandSpecification.all.map(\.name) + ["help", "version"] }
}

/// A shell that completes words.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}
