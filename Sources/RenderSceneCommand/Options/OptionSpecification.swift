/// A flag that a command understands.
struct OptionSpecification: Sendable {
  /// The long name without the hyphens.
  var name: String
  /// Further long names for the same.
  var aliases: [String] = []
  /// A one-letter name without the hyphen.
  var letter: Character?
  /// What the value stands for in the help, or `nil` for a switch.
  var valueName: String?
  /// Whether each of several counts.
  var isRepeatable = false
  /// One line of help.
  var help: String
}

extension OptionSpecification {
  static let help = OptionSpecification(name: "help", letter: "h", help: "show this help")
  static let json = OptionSpecification(
    name: "json", help: "print one JSON document instead of paths")
  static let quiet = OptionSpecification(
    name: "quiet", letter: "q", help: "print nothing but errors")
  static let verbose = OptionSpecification(
    name: "verbose", letter: "v", help: "say what is done and what is reused")
}

extension OptionSpecification {
  static let fps = OptionSpecification(
    name: "fps", valueName: "RATE", help: "frames per second for 180f: 60 or 30000/1001")

  /// Whether the end of a range is a frame of it.
  static func endpoint(_ standard: String) -> OptionSpecification {
    OptionSpecification(
      name: "endpoint", valueName: "KIND",
      help: "exclusive or inclusive: whether the end is a frame; default \(standard)")
  }

  /// What is done with files that are there.
  static let overwrite = OptionSpecification(
    name: "overwrite", help: "replace files that are there, which is the default")
  static let noOverwrite = OptionSpecification(
    name: "no-overwrite", help: "refuse to replace a file that is there, before anything is drawn")

  /// What happens to a scene from outside, besides what its sidecar says.
  static let events = [
    OptionSpecification(
      name: "tap", valueName: "TARGET[@T]", isRepeatable: true,
      help: "tap a label, text, identifier or point x,y at T, else 0; repeatable"),
    OptionSpecification(
      name: "event", valueName: "T:KIND:TARGET", isRepeatable: true,
      help: "tap, drag, scroll, size, type …: 0.5:drag:9,9>99,9; repeatable"),
  ]

  /// What a scene is shown on and in.
  static let canvas = [
    OptionSpecification(
      name: "size", valueName: "WxH", help: "canvas in points, such as 402x874"),
    OptionSpecification(
      name: "scale", valueName: "N", help: "pixels per point; 3 if nothing else says so"),
    OptionSpecification(
      name: "device", valueName: "NAME", help: "canvas of a device, such as iphone-17"),
    OptionSpecification(
      name: "background", valueName: "COLOR",
      help: "#RRGGBB, #RRGGBBAA, white, black or none; default white, dark: black"),
    OptionSpecification(
      name: "color-scheme", valueName: "SCHEME",
      help: "light or dark, unless the scene says so itself; default light"),
    OptionSpecification(
      name: "type-size", valueName: "SIZE",
      help: "size of text, xSmall to accessibility5; default large"),
    OptionSpecification(
      name: "layout-direction", valueName: "DIR", help: "ltr or rtl; default ltr"),
    OptionSpecification(name: "locale", valueName: "NAME", help: "en_US, the only one so far"),
    OptionSpecification(name: "time-zone", valueName: "NAME", help: "UTC, the only one so far"),
    OptionSpecification(name: "transparent", help: "the same as --background none"),
    OptionSpecification(
      name: "root", valueName: "NAME", help: "preview or view to show, where there are several"),
    OptionSpecification(
      name: "seed", valueName: "N", help: "seed of everything random in the scene; default 0"),
  ]

  /// Where scenes end, and what they may take.
  static let limits = [
    OptionSpecification(
      name: "duration", valueName: "TIME", help: "where the scene ends, for %, -1f and @end"),
    OptionSpecification(
      name: "settle-limit", valueName: "TIME",
      help: "scene time after which it counts as endless; default 60s"),
    OptionSpecification(
      name: "timeout", valueName: "SECONDS",
      help: "host time that a scene may take, compiling not counted; default 60"),
    OptionSpecification(
      name: "cache-dir", valueName: "DIR", help: "folder for compiled scenes"),
    OptionSpecification(name: "no-cache", help: "compile again and keep nothing"),
    OptionSpecification(
      name: "strict", help: "refuse frames with what only resembles Apple's or is missing"),
  ]
}
