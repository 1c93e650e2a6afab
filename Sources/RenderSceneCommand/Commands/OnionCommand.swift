import CairoRaster
import DrawingModel
import Foundation
import Geometry
import Imaging
import SceneLoader
import VirtualTime

/// `render-scene onion`: frames of a scene over each other, with the way of a view.
@MainActor struct OnionCommand {
  private let options: OnionOptions
  private let runner: SceneRunner
  private let rasterizer = CairoRasterizer()

  static func run(_ options: OnionOptions, stopwatch: Stopwatch) throws(CommandError) {
    let runner = SceneRunner(options: options.scene, stopwatch: stopwatch)
    try OnionCommand(options: options, runner: runner).run()
  }

  private func run() throws(CommandError) {
    let (scene, film) = try runner.withOneScene(options.name) { (scene) throws(CommandError) in
      let times = try options.moments.resolved(scene.loaded, name: scene.name, runner: runner)
      guard times.moments.count <= OnionOptions.mostFrames else {
        throw .usage(
          "\(times.moments.count) frames over each other cannot be told apart; "
            + "give at most \(OnionOptions.mostFrames).")
      }
      let samples =
        options.trail == nil ? [] : FilmRecorder.samples(from: times.start, to: times.end)
      return try FilmRecorder(runner: runner).record(
        scene.loaded, name: scene.name, frames: times.moments, samples: samples,
        trail: options.trail)
    }
    let (name, path) = (scene.name, scene.path)
    let digests = try draw(film, name: name, to: path)
    if options.scene.isJSON {
      let json = json(film, digests, scene: name, source: scene.source, file: path)
      StandardStreams.output(json.description() + "\n")
    } else if !options.scene.isQuiet {
      StandardStreams.output(path + "\n")
    }
  }

  /// Writes the picture, and returns the digests of the frames as `still` writes them.
  private func draw(_ film: Film, name: String, to path: String) throws(CommandError) -> [String] {
    let lists = film.frames.map(\.list)
    guard let last = lists.last else { return [] }
    if let other = lists.first(where: { $0.size != last.size || $0.scale != last.scale }) {
      throw .usage(
        "the canvas of scene '\(name)' changes from \(Self.text(other)) to \(Self.text(last)); "
          + "give moments at which it is the same.")
    }
    var pixmaps: [Pixmap] = []
    for (index, list) in lists.enumerated() {
      if index > 0, list == lists[index - 1] {
        pixmaps.append(pixmaps[index - 1])
      } else {
        pixmaps.append(try PictureFiles.draw(list, with: rasterizer, scene: name))
      }
    }
    guard let stacked = OnionStack(frames: pixmaps).picture() else { return [] }
    let box = try options.crop.box(of: film.frames, with: rasterizer, scene: name)
    let whole = CGRect(origin: .zero, size: last.size)
    var result = stacked
    if box != whole || options.trail != nil {
      var trail: [DisplayItem] = []
      if options.trail != nil {
        trail = try TrailDrawing(places: film.trail, moments: times(film), box: box).items()
      }
      result = try PictureFiles.draw(
        Self.list(stacked, of: last, box: box, over: trail), with: rasterizer, scene: name)
    }
    try PictureFiles.writeSmall(result, to: path)
    return pixmaps.map { PixelDigest($0).description }
  }

  private func times(_ film: Film) -> [VirtualInstant] { film.frames.map(\.instant) }

  private static func text(_ list: DisplayList) -> String {
    "\(list.widthInPixels) × \(list.heightInPixels) pixels"
  }

  /// A part of a picture of a canvas with something over it.
  private static func list(
    _ pixmap: Pixmap, of canvas: DisplayList, box: CGRect, over items: [DisplayItem]
  ) -> DisplayList {
    let unit = 1 / canvas.scale
    let picture = Picture(
      width: pixmap.width, height: pixmap.height, pixels: pixmap.withPixels { Array($0) })
    let paint = PicturePaint(
      picture: picture, part: .init(x: 0, y: 0, width: pixmap.width, height: pixmap.height),
      transform: CGAffineTransform(
        a: unit, b: 0, c: 0, d: unit, tx: -box.minX, ty: -box.minY), sampling: .nearest)
    let area = CGRect(origin: .zero, size: box.size)
    return DisplayList(
      size: box.size, scale: canvas.scale, background: nil,
      items: [.fill(Path(area), .picture(paint), evenOdd: false)] + items)
  }

  private func json(
    _ film: Film, _ digests: [String], scene: String, source: String, file: String
  ) -> JSONText {
    let opacities = OnionStack.opacities(count: film.frames.count)
    let frames = film.frames.indices.map { index in
      let instant = film.frames[index].instant
      return JSONText.object([
        ("seconds", .number(instant.seconds)), ("time", .text(MomentText.fraction(instant))),
        ("digest", .text(digests[index])), ("opacity", .number(opacities[index])),
      ])
    }
    let moments = Set(times(film))
    let trail = film.trail.filter { moments.contains($0.instant) }.map { place in
      JSONText.object([
        ("seconds", .number(place.instant.seconds)),
        ("x", place.middle.map { .number(Double($0.x)) } ?? .null),
        ("y", place.middle.map { .number(Double($0.y)) } ?? .null),
      ])
    }
    return .object([
      ("schema", .text("partway.onion/1")), ("scene", .text(scene)), ("source", .text(source)),
      ("file", .text(file)), ("frames", .array(frames)),
      ("view", options.trail.map { .text($0) } ?? .null), ("trail", .array(trail)),
    ])
  }
}
