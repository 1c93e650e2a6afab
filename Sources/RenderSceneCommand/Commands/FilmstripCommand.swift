import CairoRaster
import DrawingModel
import Foundation
import Imaging
import SceneLoader
import SwiftUI
import VirtualTime

/// `render-scene filmstrip`: one sheet with frames of a scene, its events and its value curves.
@MainActor struct FilmstripCommand {
  private let options: FilmstripOptions
  private let runner: SceneRunner
  private let rasterizer = CairoRasterizer()

  static func run(_ options: FilmstripOptions, stopwatch: Stopwatch) throws(CommandError) {
    let runner = SceneRunner(options: options.scene, stopwatch: stopwatch)
    try FilmstripCommand(options: options, runner: runner).run()
  }

  private func run() throws(CommandError) {
    let (scene, (times, film)) = try runner.withOneScene(options.name) {
      (scene) throws(CommandError) in
      let times = try options.moments.resolved(scene.loaded, name: scene.name, runner: runner)
      let samples =
        options.curves == .none ? [] : FilmRecorder.samples(from: times.start, to: times.end)
      let film = try FilmRecorder(runner: runner).record(
        scene.loaded, name: scene.name, frames: times.moments, samples: samples + [times.end])
      return (times, film)
    }
    let (name, path) = (scene.name, scene.path)
    let panels = try options.curves.panels(of: ValueCurve.curves(film.moments), scene: name)
    let sheet = try sheet(film, times, panels, name: name)
    let (list, places) = try sheet.composed()
    let size = CanvasSize(width: Double(list.size.width), height: Double(list.size.height))
    try Self.check(size)
    if let format = options.name.format, format.isVector {
      try PictureFiles.write(try PictureFiles.vector(list, as: format, scene: name), to: path)
    } else {
      let pixmap = try PictureFiles.draw(list, with: rasterizer, scene: name)
      try PictureFiles.writeSmall(pixmap, to: path)
    }
    if options.scene.isJSON {
      let report = FilmstripReport(
        scene: name, source: scene.source, file: path, sheet: sheet, places: places,
        size: (list.widthInPixels, list.heightInPixels),
        digests: try digests(of: film, name: name))
      StandardStreams.output(report.json.description() + "\n")
    } else if !options.scene.isQuiet {
      StandardStreams.output(path + "\n")
    }
  }

  /// Refuses a sheet that is too large to draw.
  private static func check(_ size: CanvasSize) throws(CommandError) {
    let longest = max(size.width, size.height) * SheetPainter.scale
    guard longest > CanvasSize.longestSideInPixels else { return }
    throw .usage(
      "the sheet would be \(DecimalText.fixed(longest, decimals: 0)) pixels long, over 32767; "
        + "give fewer frames, more --columns or a smaller --cell-width.")
  }

  private func sheet(
    _ film: Film, _ times: MomentChoice.Resolved, _ panels: [CurvePanel], name: String
  ) throws(CommandError) -> FilmstripSheet {
    let box = try options.crop.box(of: film.frames, with: rasterizer, scene: name)
    let layout = FilmstripLayout(
      count: film.frames.count, aspect: Double(box.width / box.height), columns: options.columns,
      cellWidth: options.cellWidth)
    try Self.check(CanvasSize(width: layout.contentWidth, height: layout.cellHeight))
    let texts = SheetNumber.times(film.frames.map(\.instant))
    let rate = options.scene.rate
    var cells: [FilmstripSheet.Cell] = []
    for (index, frame) in film.frames.enumerated() {
      let list = frame.list.cropped(
        to: box, widthInPixels: layout.cellWidth * SheetPainter.scale)
      let picture: Pixmap
      if index > 0, film.frames[index - 1].list == frame.list {
        picture = cells[index - 1].picture
      } else {
        picture = try PictureFiles.draw(list, with: rasterizer, scene: name)
      }
      let number = rate.frame(nearest: frame.instant)
      let isFrame = rate.ticks(frames: UInt128(number)) == frame.instant.ticks
      cells.append(
        FilmstripSheet.Cell(
          instant: frame.instant, time: texts[index], frame: isFrame ? number : nil,
          picture: picture, list: list))
    }
    let isDark = options.scene.colorScheme == .dark
    let count = "\(cells.count) \(cells.count == 1 ? "frame" : "frames")"
    return FilmstripSheet(
      title: options.title ?? SheetTitle.words(ofScene: name),
      subtitle: "\(count) · \(SheetNumber.span(times.start, times.end)) · frame numbers at "
        + "\(rate.fraction) a second",
      cells: cells, layout: layout, start: times.start, end: times.end,
      events: film.events.filter { $0.instant >= times.start && $0.instant <= times.end },
      panels: panels, palette: isDark ? .dark : .light,
      isVector: options.name.format?.isVector ?? false)
  }

  /// The digests of the frames as `still` writes them.
  private func digests(of film: Film, name: String) throws(CommandError) -> [String] {
    var digests: [String] = []
    for (index, frame) in film.frames.enumerated() {
      if index > 0, film.frames[index - 1].list == frame.list {
        digests.append(digests[index - 1])
      } else {
        let pixmap = try PictureFiles.draw(frame.list, with: rasterizer, scene: name)
        digests.append(PixelDigest(pixmap).description)
      }
    }
    return digests
  }
}

/// The heading of a sheet.
enum SheetTitle {
  /// A scene's name as words: `ticket-notch` is “Ticket notch”.
  static func words(ofScene name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
