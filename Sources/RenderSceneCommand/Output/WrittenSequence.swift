import SceneLoader
import VirtualTime

/// The frames of one scene that were written, and what is said about them.
struct WrittenSequence: Sendable {
  /// One frame.
  struct Frame: Sendable {
    var number: Int64
    /// The scene's instant.
    var instant: VirtualInstant
    /// Where it lies in the film.
    var output: VirtualInstant
    var path: String
    var digest: String
    /// How long it is shown, in seconds.
    var seconds: String
  }

  var scene: String
  var source: String
  var rate: FrameRate
  var timeline = FilmTimeline.plain
  /// How the frames are counted, in words.
  var formula = ""
  var size = (width: 0, height: 0)
  var scale = 1.0
  var frames = WrittenFrames()
  /// Frames that were drawn; the others are like the ones before them.
  var drawn = 0

  /// Frames that are another picture than the one before, however they were made.
  private var pictures: Int {
    frames.indices.count { $0 == 0 || frames[$0].digest != frames[$0 - 1].digest }
  }

  /// The folder of the frames; nil where they lie in several.
  var commonFolder: String? {
    let folders = Set(frames.map { FileSystem.parent(of: $0.path) ?? "." })
    return folders.count == 1 ? folders.first : nil
  }

  /// Writes the files beside the frames, manifest and list; none where the frames lie in several folders.
  func writeCompanions() throws(CommandError) {
    guard let folder = commonFolder else { return }
    try PictureFiles.write(manifest, to: folder + "/manifest.json")
    try PictureFiles.write(concatenation, to: folder + "/frames.ffconcat")
  }

  /// What the manifest says before its frames; no date, so that it is the same every time.
  private var head: [(String, JSONText)] {
    [
      ("schema", .text("partway.sequence/1")), ("scene", .text(scene)),
      ("source", .text(source)), ("fps", .text(rate.fraction)),
    ] + timeline.json + [
      ("width", .integer(Int64(size.width))),
      ("height", .integer(Int64(size.height))), ("scale", .number(scale)),
      ("count", .integer(Int64(frames.count))), ("drawn", .integer(Int64(pictures))),
    ]
  }

  private static func json(_ frame: Frame) -> JSONText {
    .object([
      ("frame", .integer(frame.number)), ("seconds", .number(frame.instant.seconds)),
      ("time", .text(MomentText.fraction(frame.instant))),
      ("file", .text(FileSystem.name(of: frame.path))), ("digest", .text(frame.digest)),
    ])
  }

  /// What the manifest says.
  var json: JSONText { .object(head + [("frames", .array(frames.map(Self.json)))]) }

  /// The manifest's text.
  private var manifest: PiecewiseText {
    let start = JSONText.object(head).description().dropLast("\n}".count)
    let last = frames.count - 1
    return PiecewiseText(
      head: start + ",\n  \"frames\": [", count: frames.count,
      tail: frames.isEmpty ? "]\n}\n" : "\n  ]\n}\n"
    ) { index in
      "\n    " + Self.json(frames[index]).description(indentation: "    ")
        + (index < last ? "," : "")
    }
  }

  /// The list that ffmpeg reads: each frame with how long it is shown.
  ///
  /// Its last file stands twice, as ffmpeg takes the last one's duration only so.
  private var concatenation: PiecewiseText {
    PiecewiseText(
      head: "ffconcat version 1.0\n", count: frames.count,
      tail: frames.last.map { "file '\(quoted($0))'\n" } ?? ""
    ) { index in
      "file '\(quoted(frames[index]))'\nduration \(frames[index].seconds)\n"
    }
  }

  private func quoted(_ frame: Frame) -> String {
    FileSystem.name(of: frame.path).split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''")
  }

  /// How many frames there are, and how to make a film of them.
  var summary: String {
    guard let first = frames.first, let last = frames.last else { return "" }
    var text =
      "\(scene): \(frames.count) frames at \(rate.fraction) a second, "
      + "from \(MomentText.seconds(first.instant)) s to \(MomentText.seconds(last.instant)) s; "
      + "\(drawn) drawn, the others are like the ones before them\n"
      + "frames: \(formula)\n"
    if let folder = commonFolder {
      text += "film: ffmpeg -f concat -i \(folder)/frames.ffconcat -pix_fmt yuv420p \(scene).mp4\n"
    }
    return text
  }
}
