import CairoRaster
import DrawingModel
import Foundation
import FrameRenderer
import Imaging
import Regression
import SwiftUI
import VirtualTime

/// Shows a view on virtual time and gives what it looks like at moments.
@MainActor struct SceneRun {
  /// A moment that was asked for.
  struct Moment: Equatable {
    var instant: VirtualInstant
    /// Whether it is the one at which the scene settled.
    var isSettled: Bool
  }

  /// Where a scene settles and ends.
  struct Times {
    /// From when on nothing moves; nil where something moves without an end.
    var settled: VirtualInstant?
    /// Where it ends.
    var end: VirtualInstant
    /// What never ends, each in a phrase.
    var endless: [String] = []
    /// How far it was looked.
    var limit: VirtualInstant
  }

  /// A frame.
  struct Frame {
    /// Its place among the moments.
    var index: Int
    var moment: Moment
    var pixmap: Pixmap
    var digest: PixelDigest
  }

  /// Makes the view.
  let view: @MainActor () -> AnyView
  var settings: CanvasSettings
  /// How far it is looked for a moment at which nothing moves.
  var settleLimit: VirtualInstant

  /// Pixels per point.
  var scale: Double { settings.scale ?? CanvasSettings.defaultScale }

  /// Where scenes end that never settle.
  private static let endlessDuration = VirtualInstant(seconds: 10)

  /// The instants that moments stand for, each once, in order.
  func moments(_ asked: [FrameMoment]) throws(AssertionError) -> [Moment] {
    guard !asked.isEmpty else { throw .moment("no moment is asked for; give at least one") }
    let times = asked.contains(where: \.isRelative) ? try times() : nil
    var instants: [VirtualInstant] = []
    for moment in asked { instants += try moment.instants(in: times) }
    guard instants.count <= FrameMoment.mostFrames else {
      throw .moment("\(instants.count) frames are asked for; ask for fewer")
    }
    var moments: [Moment] = []
    for instant in instants.sorted() where moments.last?.instant != instant {
      let isSettled = asked.contains { $0.kind == .settled } && instant == times?.settled
      moments.append(Moment(instant: instant, isSettled: isSettled))
    }
    return moments
  }

  /// Runs the scene once to see where it ends.
  private func times() throws(AssertionError) -> Times {
    let session = try begin(isTraced: false, isHeard: false)
    defer { session.end() }
    let settling = try Self.run { try session.settle(through: settleLimit) }
    switch settling {
    case .settled(let instant):
      return Times(settled: instant, end: instant, limit: settleLimit)
    case .endless(let endless):
      return Times(
        settled: nil, end: Self.endlessDuration, endless: endless, limit: settleLimit)
    }
  }

  /// Draws the frames at moments, in rising order.
  ///
  /// - Returns: What the scene did that cannot be followed exactly.
  @discardableResult
  func draw(
    at moments: [Moment], _ body: (Frame) throws(AssertionError) -> Void
  ) throws(AssertionError) -> [String] {
    let session = try begin(isTraced: false, isHeard: true)
    defer { session.end() }
    let rasterizer = CairoRasterizer()
    var last: (list: DisplayList, frame: Frame)?
    for (index, moment) in moments.enumerated() {
      let list = try Self.run { try session.frame(at: moment.instant) }
      if var same = last?.frame, last?.list == list {
        (same.index, same.moment) = (index, moment)
        try body(same)
        continue
      }
      // Given up before the next is drawn, so that its memory can be used again.
      last = nil
      let pixmap = try Self.run { try rasterizer.rasterize(list) }
      let frame = Frame(
        index: index, moment: moment, pixmap: pixmap, digest: PixelDigest(pixmap))
      last = (list, frame)
      try body(frame)
    }
    return session.faults
  }

  /// The values of what is shown at moments, where nothing that the scene prints is shown unless it `isHeard`.
  func trace(
    at moments: [Moment], isHeard: Bool = true
  ) throws(AssertionError) -> (moments: [TracedMoment], faults: [String]) {
    let session = try begin(isTraced: true, isHeard: isHeard)
    defer { session.end() }
    for moment in moments {
      try Self.run { try session.recordMoment(at: moment.instant) }
    }
    return (session.recordedMoments, session.faults)
  }

  /// The values behind the frames at moments; the scene runs once more for them.
  func values(at moments: [Moment]) throws(AssertionError) -> ValueTrace {
    var values = ValueTrace()
    for (index, moment) in try trace(at: moments, isHeard: false).moments.enumerated() {
      values.record(frame: Int64(index), moment)
    }
    return values
  }

  private func begin(isTraced: Bool, isHeard: Bool) throws(AssertionError) -> SceneSession {
    guard VirtualTimeSession.current == nil else { throw .sceneRuns }
    if let size = settings.size { try checkCanvas(size) }
    _SceneRegistry.beginCollecting()
    let view = view
    _registerRoot { view() }
    guard let scene = _SceneRegistry.collected().first else {
      preconditionFailure("a view that was registered is there")
    }
    _SceneRegistry.beginCollecting()
    let observer = isHeard ? nil : SceneObserver(console: { _, _ in })
    return try Self.run {
      try SceneSession(
        scene: scene, settings: settings, observer: observer, isTraced: isTraced,
        tracesAll: isTraced)
    }
  }

  private func checkCanvas(_ size: CGSize) throws(AssertionError) {
    guard scale > 0, scale.isFinite else {
      throw .canvas("a scale of \(scale) pixels per point shows nothing; give one above 0")
    }
    let longest = Double(Pixmap.longestSide)
    for side in [size.width, size.height] where !(side > 0 && side * scale <= longest) {
      throw .canvas(
        "a side of \(side) points at scale \(scale) cannot be drawn; "
          + "give 1 to \(Pixmap.longestSide) pixels")
    }
  }

  /// Runs what may fail for the scene's own reasons.
  private static func run<Result>(_ body: () throws -> Result) throws(AssertionError) -> Result {
    do {
      return try body()
    } catch {
      throw .scene("\(error)")
    }
  }
}
