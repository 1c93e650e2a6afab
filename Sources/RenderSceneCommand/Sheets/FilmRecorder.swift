import DrawingModel
import Foundation
import FrameRenderer
import SwiftUI
import VirtualTime

/// What one run of a scene has shown: frames at some moments, values at many, and what happened.
struct Film: Sendable {
  /// A frame.
  struct Frame: Sendable {
    var instant: VirtualInstant
    var list: DisplayList
  }

  /// Where a view was at an instant.
  struct Place: Sendable {
    var instant: VirtualInstant
    /// Its middle in points; nil where it is not there.
    var middle: CGPoint?
  }

  /// Empty where they were handed on.
  var frames: [Frame] = []
  /// Values at every moment that was sampled, those of the frames among them.
  var moments: [TracedMoment] = []
  /// In order of time.
  var events: [FilmEvent] = []
  /// Where the view was whose trail is wanted.
  var trail: [Place] = []
}

/// Runs a scene once through the moments that a sheet or a player needs.
@MainActor struct FilmRecorder {
  let runner: SceneRunner

  /// Samples of values between two moments.
  private static let mostSamples: Int64 = 1500

  /// Instants at which values are sampled for curves: sixty a second, fewer in long scenes.
  static func samples(from start: VirtualInstant, to end: VirtualInstant) -> [VirtualInstant] {
    let span = end.ticks - start.ticks
    guard span > 0 else { return [start] }
    let perFrame = VirtualInstant.ticksPerSecond / 60
    let step = max(perFrame, (span + mostSamples - 1) / mostSamples)
    var samples = (0...(span / step)).map { VirtualInstant(ticks: start.ticks + $0 * step) }
    if samples.last != end { samples.append(end) }
    return samples
  }

  /// Runs a scene from its start.
  ///
  /// - Parameters:
  ///   - loaded: The scene.
  ///   - name: Its name for messages.
  ///   - frames: The moments of the frames.
  ///   - samples: Further moments at which values are wanted, and the trail.
  ///   - trail: The label, text, identifier or type of the view whose way is wanted.
  ///   - handOn: Called with each frame, which is not kept then: a long film is not held in memory.
  /// - Returns: What the run has shown.
  /// - Throws: What the scene did wrong, what `handOn` throws, or that no view has the name of the
  ///   trail.
  func record(
    _ loaded: SceneRunner.LoadedScene, name: String, frames: [VirtualInstant],
    samples: [VirtualInstant], trail: String? = nil,
    handOn: ((Film.Frame) throws(CommandError) -> Void)? = nil
  ) throws(CommandError) -> Film {
    var film = Film()
    let wanted = Set(frames)
    let instants = Set(samples).union(wanted).sorted()
    guard let last = instants.last else { return film }
    let runner = runner
    SceneGuard.begin(scene: name, timeout: runner.options.timeout)
    var happened = (loaded.script.events + runner.options.events).filter { $0.instant <= last }
      .map { FilmEvent(instant: $0.instant, kind: .event, text: $0.phrase) }
    let session = try runner.begin(
      loaded, name: name,
      observer: SceneObserver { time, line in
        guard time <= last else { return }
        happened.append(FilmEvent(instant: time, kind: .line, text: line))
        runner.echo(line, at: time)
      } completion: { time in
        guard time <= last else { return }
        happened.append(FilmEvent(instant: time, kind: .completion, text: "completion"))
      }, isTraced: true)
    var approximations: Set<String> = []
    defer {
      if !runner.options.isStrict {
        runner.tellInexactness(
          faults: session.faults, approximations: approximations, scene: name)
      }
      session.end()
    }
    for instant in instants {
      SceneGuard.begin(scene: name, timeout: runner.options.timeout)
      var frame: Film.Frame?
      try runner.advance(scene: name, to: "the moment \(MomentText.seconds(instant)) s") {
        if wanted.contains(instant) {
          let list = try session.frame(at: instant)
          let size = CanvasSize(width: Double(list.size.width), height: Double(list.size.height))
          try CanvasOptions.checkPixels(size, scale: list.scale)
          frame = Film.Frame(instant: instant, list: list)
          try runner.checkExactness(of: session, scene: name, at: instant)
        }
        try session.recordMoment(at: instant)
        if let trail {
          film.trail.append(
            Film.Place(instant: instant, middle: session.middle(ofViewNamed: trail)))
        }
      }
      approximations.formUnion(session.approximations)
      guard let frame else { continue }
      if let handOn { try handOn(frame) } else { film.frames.append(frame) }
    }
    if let trail, film.trail.allSatisfy({ $0.middle == nil }) {
      throw unknown(trail, known: session.viewNames, scene: name)
    }
    film.moments = session.recordedMoments
    film.events = FilmEvent.merged(happened)
    return film
  }

  private func unknown(_ trail: String, known: [String], scene: String) -> CommandError {
    let names = known.map { "“\($0)”" }.joined(separator: ", ")
    return .usage(
      "nothing in scene '\(scene)' is called “\(trail)” at any of the moments; "
        + (known.isEmpty
          ? "it shows no view with a label, a text or an identifier."
          : "a trail can be drawn of \(names)."))
  }
}
