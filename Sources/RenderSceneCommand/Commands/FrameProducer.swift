import CairoRaster
import DrawingModel
import FrameRenderer
import ImageDiff
import Imaging
import SwiftUI
import VirtualTime

/// Runs a scene through given moments and draws its frame at each of them.
///
/// A frame whose display list equals the one before is not drawn again: it is the same picture.
@MainActor struct FrameProducer {
  /// The picture of a scene at a moment.
  struct Frame {
    /// Its place among the moments, from 0.
    var index: Int
    var instant: VirtualInstant
    /// What was drawn.
    var list: DisplayList
    var pixmap: Pixmap
    var digest: PixelDigest
    /// Whether it is the same picture as the frame before.
    var isRepeated: Bool
    /// What is not looked at, in pixels; the digest is of the picture with that painted over.
    var covered: [PixelArea] = []
    /// What is not to be compared besides, in pixels.
    var passedOver: [PixelArea] = []
  }

  /// What a run has shown besides its frames.
  struct Outcome {
    /// Lines that the scene printed, with their times.
    var console: [SceneTrace.ConsoleLine] = []
    /// How many frames were drawn.
    var drawn = 0
    /// When animations were complete, where that was listened to.
    var completions: [VirtualInstant] = []
  }

  let runner: SceneRunner
  /// Whether lines that the scene prints are shown, and what is not exact is told.
  var isTelling = true
  /// What is not looked at, in digests.
  var masks: [SceneMask] = []
  /// What is told of each frame besides, and changes no digest.
  var passedOver: [SceneMask] = []
  /// Takes what each moment shows in values; nil where nobody wants to know.
  var traced: ((_ index: Int, TracedMoment) -> Void)?
  let rasterizer = CairoRasterizer()

  /// Runs a scene from its start through all moments, in rising order.
  ///
  /// The scene's printed lines are shown as they come. The time limit counts for each frame by
  /// itself: a long film is no scene that hangs.
  ///
  /// - Parameters:
  ///   - loaded: The scene.
  ///   - name: Its name for messages.
  ///   - moments: When to draw.
  ///   - body: Called with each frame. What it keeps of the pixels costs memory of its own.
  /// - Returns: What else there was.
  /// - Throws: What the scene did wrong, and what `body` throws.
  @discardableResult
  func run(
    _ loaded: SceneRunner.LoadedScene, name: String, moments: [VirtualInstant],
    _ body: (Frame) throws(CommandError) -> Void
  ) throws(CommandError) -> Outcome {
    var outcome = Outcome()
    let (runner, isTelling) = (runner, isTelling)
    let last = moments.last ?? .zero
    let session = try runner.begin(
      loaded, name: name,
      observer: SceneObserver { time, line in
        guard time <= last else { return }
        outcome.console.append(SceneTrace.ConsoleLine(time: time, text: line))
        if isTelling { runner.echo(line, at: time) }
      } completion: { time in
        if time <= last { outcome.completions.append(time) }
      }, isTraced: traced != nil, tracesAll: true)
    var approximations: Set<String> = []
    defer {
      if isTelling, !runner.options.isStrict {
        runner.tellInexactness(
          faults: session.faults, approximations: approximations, scene: name)
      }
      session.end()
    }
    var drawn: Frame?
    for (index, instant) in moments.enumerated() {
      SceneGuard.begin(scene: name, timeout: runner.options.timeout)
      let goal = "the moment \(MomentText.seconds(instant)) s"
      let list = try runner.advance(scene: name, to: goal) {
        let list = try session.frame(at: instant)
        let size = CanvasSize(width: Double(list.size.width), height: Double(list.size.height))
        try CanvasOptions.checkPixels(size, scale: list.scale)
        return list
      }
      try runner.checkExactness(of: session, scene: name, at: instant)
      approximations.formUnion(session.approximations)
      if let traced {
        try runner.advance(scene: name, to: goal) { try session.recordMoment(at: instant) }
        for moment in session.takeRecordedMoments() { traced(index, moment) }
      }
      let covered = masks.flatMap { $0.areas(in: session, scale: list.scale) }
      let passedOver = passedOver.flatMap { $0.areas(in: session, scale: list.scale) }
      if var repeated = drawn, repeated.list == list, repeated.covered == covered {
        repeated.index = index
        repeated.instant = instant
        repeated.isRepeated = true
        repeated.passedOver = passedOver
        try body(repeated)
        continue
      }
      // Given up before the next is drawn, so that its memory can be used again.
      drawn = nil
      let pixmap = try runner.stopwatch.measure(.drawing) { () throws(CommandError) in
        try PictureFiles.draw(list, with: rasterizer, scene: name)
      }
      outcome.drawn += 1
      let frame = Frame(
        index: index, instant: instant, list: list, pixmap: pixmap,
        digest: PixelDigest(pixmap.covering(covered)), isRepeated: false, covered: covered,
        passedOver: passedOver)
      drawn = frame
      try body(frame)
    }
    return outcome
  }
}
