import SceneLoader
import VirtualTime

/// A film that was written, and what is said about it.
struct WrittenFilm: Sendable {
  var scene: String
  var source: String
  /// The file; nil for standard output.
  var path: String?
  var format: OutputFormat
  var rate: FrameRate
  var timeline: FilmTimeline
  /// How the frames are counted, in words.
  var formula: String
  /// How long it is.
  var length: VirtualInstant
  var size = (width: 0, height: 0)
  var scale = 1.0
  /// Frames that were asked for.
  var count = 0
  /// Frames that were drawn; the others are like the ones before them.
  var drawn = 0
  /// Pictures in the file.
  var pictures = 0
  /// Frames that a GIF has no time for.
  var passed = 0

  /// The film's entry in the JSON document.
  var json: JSONText {
    .object(
      [
        ("scene", .text(scene)), ("source", .text(source)),
        ("path", path.map { .text($0) } ?? .null), ("format", .text(format.rawValue)),
        ("fps", .text(rate.fraction)),
      ] + timeline.json + [
        ("width", .integer(Int64(size.width))), ("height", .integer(Int64(size.height))),
        ("scale", .number(scale)), ("count", .integer(Int64(count))),
        ("drawn", .integer(Int64(drawn))), ("pictures", .integer(Int64(pictures))),
        ("seconds", .number(length.seconds)), ("length", .text(MomentText.fraction(length))),
      ])
  }

  /// What was written, for people.
  var summary: String {
    var text =
      "\(scene): \(count) frames at \(rate.fraction) a second, \(MomentText.seconds(length)) s; "
      + "\(drawn) drawn, \(pictures) pictures of \(size.width) × \(size.height) as \(format.rawValue)\n"
      + "frames: \(formula)\n"
    if passed > 0 {
      text +=
        "gif: \(passed) frames are passed over, as programs show none for less than 0.02 s; "
        + "--fps 50 or less has all of them\n"
    }
    return text
  }
}
