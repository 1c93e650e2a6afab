import CairoRaster
import DrawingModel
import Foundation
import Imaging
import SceneLoader
import VirtualTime

/// `render-scene player`: one page that plays a scene, with its curves and what it printed.
@MainActor struct PlayerCommand {
  private let options: PlayerOptions
  private let runner: SceneRunner
  private let rasterizer = CairoRasterizer()
  /// A page of more bytes is told to be large.
  private static let largePage = 30_000_000

  static func run(_ options: PlayerOptions, stopwatch: Stopwatch) throws(CommandError) {
    let runner = SceneRunner(options: options.scene, stopwatch: stopwatch)
    try PlayerCommand(options: options, runner: runner).run()
  }

  private func run() throws(CommandError) {
    var pictures = PlayerPictures()
    let (scene, (times, film)) = try runner.withOneScene(options.name) {
      (scene) throws(CommandError) in
      let times = try options.moments.resolved(scene.loaded, name: scene.name, runner: runner)
      let frames = try frames(from: times.start, to: times.end)
      let samples =
        options.curves == .none ? [] : FilmRecorder.samples(from: times.start, to: times.end)
      var last: DisplayList?
      let film = try FilmRecorder(runner: runner).record(
        scene.loaded, name: scene.name, frames: frames.map(\.instant), samples: samples
      ) { (frame) throws(CommandError) in
        let number = frames[pictures.frames.count].number
        if frame.list == last {
          pictures.repeatLast(number: number, instant: frame.instant)
        } else {
          try add(frame, number: number, to: &pictures, scene: scene.name)
          last = frame.list
        }
      }
      return (times, film)
    }
    let (name, path) = (scene.name, scene.path)
    let panels = try options.curves.panels(of: ValueCurve.curves(film.moments), scene: name)
    let page = PlayerPage(
      title: options.title ?? SheetTitle.words(ofScene: name),
      command: "render-scene " + ShellText.quoted(options.scene.scenes[0]), rate: options.rate,
      start: times.start, end: times.end, pictures: pictures,
      events: film.events, panels: panels)
    let bytes = Array(page.html.utf8)
    try PictureFiles.write(bytes, to: path)
    report(page, scene: name, path: path, bytes: bytes.count)
  }

  /// The frames of the page, with the end as the last.
  private func frames(
    from start: VirtualInstant, to end: VirtualInstant
  ) throws(CommandError) -> [FrameRange.Frame] {
    let range = FrameRange(start: start, end: end, endpoint: .inclusive, rate: options.rate)
    var frames = try range.frames()
    // Where the scene settles between two frames, the picture at rest is one more.
    let length = options.rate.ticks(frames: 1) ?? 0
    if let last = frames.last, end.ticks - last.instant.ticks > length / 1000 {
      frames.append(FrameRange.Frame(number: last.number + 1, instant: end, output: end))
    }
    guard frames.count <= PlayerOptions.mostFrames else {
      throw .usage(
        "\(frames.count) frames are too many for one page; give a lower --fps, or --from and --to "
          + "for at most \(PlayerOptions.mostFrames).")
    }
    return frames
  }

  /// Draws a frame and adds it to the pictures.
  private func add(
    _ frame: Film.Frame, number: Int64, to pictures: inout PlayerPictures, scene: String
  ) throws(CommandError) {
    var list = frame.list
    list.scale = options.scale ?? min(list.scale, PlayerOptions.standardScale)
    let pixmap = try PictureFiles.draw(list, with: rasterizer, scene: scene)
    do throws(PNGEncodingError) {
      try pictures.add(pixmap, number: number, instant: frame.instant)
    } catch {
      throw CommandError(.internalError, "scene '\(scene)': \(error)")
    }
    pictures.size = (Double(list.size.width), Double(list.size.height))
  }

  private func report(_ page: PlayerPage, scene: String, path: String, bytes: Int) {
    if options.scene.isJSON {
      let json = JSONText.object([
        ("schema", .text("partway.player/1")), ("scene", .text(scene)), ("file", .text(path)),
        ("fps", .text(options.rate.fraction)),
        ("frames", .integer(Int64(page.pictures.frames.count))),
        ("pictures", .integer(Int64(page.pictures.files.count))),
        ("bytes", .integer(Int64(bytes))), ("events", .array(page.events.map(\.json))),
        ("curves", .array(page.panels.flatMap { $0.members.map(\.curve.json) })),
      ])
      StandardStreams.output(json.description() + "\n")
      return
    }
    guard !options.scene.isQuiet else { return }
    StandardStreams.output(path + "\n")
    let size = DecimalText.fixed(Double(bytes) / 1e6, decimals: 1)
    StandardStreams.error(
      "\(scene): \(page.pictures.frames.count) frames at \(options.rate.fraction) a second, "
        + "\(page.pictures.files.count) different pictures, \(size) MB\n")
    if bytes > Self.largePage {
      runner.warn("the page is large; --scale 1 or --fps 15 make it smaller.")
    }
  }
}
