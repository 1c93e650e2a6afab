import CairoRaster
import DrawingModel
import FilmEncoding
import Imaging
import VirtualTime

/// Makes one film of the frames of a scene.
@MainActor struct FilmProducer {
  private let options: RenderOptions
  private let runner: SceneRunner
  private let plan: FramePlan
  private let standardOutput: Int32
  private var film: WrittenFilm?
  /// Whether the run that goes on shows what the scene prints.
  private var hasTold = false

  /// A producer for the frames of a plan.
  init(options: RenderOptions, runner: SceneRunner, plan: FramePlan, standardOutput: Int32) {
    self.options = options
    self.runner = runner
    self.plan = plan
    self.standardOutput = standardOutput
  }

  /// Runs the scene, more than once where the film's colours or its transparency must be known first.
  mutating func film(
    of loaded: SceneRunner.LoadedScene, name: String, source: String
  ) throws(CommandError) -> WrittenFilm {
    film = WrittenFilm(
      scene: name, source: source, format: options.format, rate: plan.rate,
      timeline: options.timeline, formula: plan.formula,
      length: VirtualInstant(
        ticks: plan.timebase.parts(plan.length, perSecond: VirtualInstant.ticksPerSecond)))
    var settings = FilmSettings(isTransparent: options.isTransparent)
    if options.format == .gif { settings.palette = try palette(of: loaded, name: name) }
    while true {
      do throws(FilmFailure) {
        return try write(loaded, name: name, settings)
      } catch {
        guard case .needsTransparency = error, !settings.isTransparent else {
          throw error.commandError(scene: name)
        }
        settings.isTransparent = true
      }
    }
  }

  // MARK: - Runs

  /// The colours of all frames.
  private mutating func palette(
    of loaded: SceneRunner.LoadedScene, name: String
  ) throws(CommandError) -> GIFPalette {
    let count = GIFColorCount()
    try run(loaded, name: name) { (frame) throws(CommandError) in
      if !frame.isRepeated { count.add(frame.pixmap) }
    }
    return GIFPalette(count)
  }

  @discardableResult
  private mutating func run(
    _ loaded: SceneRunner.LoadedScene, name: String,
    _ body: (FrameProducer.Frame) throws(CommandError) -> Void
  ) throws(CommandError) -> FrameProducer.Outcome {
    let producer = FrameProducer(runner: runner, isTelling: !hasTold)
    hasTold = true
    return try producer.run(loaded, name: name, moments: plan.frames.map(\.instant), body)
  }

  private mutating func write(
    _ loaded: SceneRunner.LoadedScene, name: String, _ settings: FilmSettings
  ) throws(FilmFailure) -> WrittenFilm {
    var film = film
    let rate = plan.constantRate(options.scene.rate)
    let units = options.format.hasConstantRate ? plan.repetitions(at: rate) : plan.units
    var writer: FilmWriter?
    var failure: FilmFailure?
    let stopwatch = runner.stopwatch
    let (plan, options, standardOutput) = (plan, options, standardOutput)
    do throws(CommandError) {
      let outcome = try run(loaded, name: name) { (frame) throws(CommandError) in
        do throws(FilmFailure) {
          try stopwatch.measure(.encoding) { () throws(FilmFailure) in
            if writer == nil {
              film?.path = try FilmFailure.wrapping { () throws(CommandError) in
                try options.filmPath(scene: name, frame: frame, plan: plan)
              }
              film?.size = (frame.pixmap.width, frame.pixmap.height)
              film?.scale = frame.list.scale
              writer = try FilmWriter(
                options, settings, path: film?.path, size: FilmSize(frame.pixmap),
                timebase: options.format.hasConstantRate ? rate : plan.timebase,
                standardOutput: standardOutput)
            }
            try writer?.add(frame.pixmap, units: units[frame.index])
          }
        } catch {
          failure = error
          throw error.commandError(scene: name)
        }
      }
      film?.count = plan.frames.count
      film?.drawn = outcome.drawn
    } catch {
      throw failure ?? .command(error)
    }
    // What is left is the command's own work, and may take its time.
    SceneGuard.end()
    try stopwatch.measure(.encoding) { () throws(FilmFailure) in try writer?.finish() }
    film?.pictures = writer?.pictures ?? 0
    film?.passed = writer?.passed ?? 0
    guard let film else { throw .command(.usage("scene '\(name)' has no frames.")) }
    return film
  }
}

/// What must be known before a film is begun.
struct FilmSettings {
  /// Whether pictures may have transparent pixels.
  var isTransparent: Bool
  /// A GIF's colours.
  var palette: GIFPalette?
}

/// Why a film was not made.
enum FilmFailure: Error {
  /// A picture is transparent, which the film was begun without.
  case needsTransparency
  /// Anything else about the film.
  case film(FilmError)
  /// Anything else.
  case command(CommandError)

  /// A film's failure.
  init(_ error: FilmError) {
    self = error == .needsTransparency ? .needsTransparency : .film(error)
  }

  /// Runs `body` and keeps what it throws.
  static func wrapping<Result>(
    _ body: () throws(CommandError) -> Result
  ) throws(FilmFailure) -> Result {
    do throws(CommandError) { return try body() } catch { throw .command(error) }
  }

  /// The words and exit code.
  func commandError(scene: String) -> CommandError {
    switch self {
    case .needsTransparency:
      CommandError(.internalError, "scene '\(scene)': \(FilmError.needsTransparency)")
    case .film(.file(let error)): CommandError(error)
    case .film(.refused(let reason)): CommandError(.internalError, "scene '\(scene)': \(reason)")
    case .film(let error): CommandError(.usage, "scene '\(scene)': \(error)")
    case .command(let error): error
    }
  }
}
