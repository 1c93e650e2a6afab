import CairoRaster
import FrameRenderer
import Imaging
import Regression
import SwiftUI
import VirtualTime

/// A scene that is drawn frame by frame, as recording a baseline does.
@MainActor struct ChangedScene {
  var frames: [SceneBaseline.Frame] = []
  var trace = ValueTrace()

  /// Draws the frames of a view at 60 a second.
  init(
    seconds: Double = 1.4, width: CGFloat = 110, height: CGFloat = 64,
    @ViewBuilder _ root: @escaping @MainActor () -> some View
  ) throws {
    _SceneRegistry.beginCollecting()
    _registerRoot(root)
    var settings = CanvasSettings()
    settings.size = CGSize(width: width, height: height)
    settings.scale = 1
    let session = try SceneSession(
      scene: _SceneRegistry.collected()[0], settings: settings, isTraced: true, tracesAll: true)
    defer { session.end() }
    let rasterizer = CairoRasterizer()
    for number in 0..<Int64(seconds * 60) {
      let instant = VirtualInstant(ticks: number * VirtualInstant.ticksPerSecond / 60)
      let picture = try rasterizer.rasterize(session.frame(at: instant))
      frames.append(
        SceneBaseline.Frame(number: number, instant: instant, digest: PixelDigest(picture)))
      try session.recordMoment(at: instant)
      for moment in session.takeRecordedMoments() { trace.record(frame: number, moment) }
    }
  }

  /// What has changed from one drawing to another.
  static func summary(_ expected: ChangedScene, _ actual: ChangedScene) -> ChangeSummary {
    ChangeSummary(
      sequence: SequenceDifference(
        expected: expected.frames, actual: actual.frames, expectedRate: "60", actualRate: "60"),
      trace: TraceDifference(expected: expected.trace, actual: actual.trace))
  }
}
