import VirtualTime

/// How the time of a film follows that of its scene: t = (output − hold) · speed.
struct FilmTimeline: Equatable, Sendable {
  /// How long the first frame is shown before the scene's time begins.
  var hold = VirtualInstant.zero
  /// Scene time for each second of the film, as a fraction; above 0.
  var speed = FrameRate(numerator: 1, denominator: 1)

  /// The timeline of a film that shows the scene as it is.
  static let plain = FilmTimeline()

  /// The scene's instant that a film shows at an instant of its own.
  func scene(at output: VirtualInstant) -> VirtualInstant {
    VirtualInstant(ticks: Self.scaled(max(0, output - hold), speed.numerator, speed.denominator))
  }

  /// The film's first instant that shows an instant of the scene; its start for the scene's.
  func output(at scene: VirtualInstant) -> VirtualInstant {
    guard scene > .zero else { return .zero }
    return hold + Self.scaled(scene.ticks, speed.denominator, speed.numerator)
  }

  /// The scene time that a length of the film takes up.
  func length(ofOutput ticks: Int64) -> Int64 {
    Self.scaled(ticks, speed.numerator, speed.denominator)
  }

  private static func scaled(_ ticks: Int64, _ factor: Int64, _ divisor: Int64) -> Int64 {
    let product = UInt128(ticks.magnitude) * UInt128(factor) * 2 + UInt128(divisor)
    return Int64(clamping: product / (UInt128(divisor) * 2))
  }

  /// Reads the values of `--speed` and `--hold`.
  init(speed: String?, hold: String?, times: TimeListParser) throws(CommandError) {
    if let speed {
      do throws(CommandError) { self.speed = try FrameRate.parse(speed) } catch {
        throw .usage(
          "'\(speed)' is no speed; give seconds of the scene for each of the film, such as 0.25, "
            + "2 or 1/3.")
      }
    }
    if let hold, hold != "0" { self.hold = try times.duration(hold, flag: "hold") }
  }

  private init() {}
}

extension FilmTimeline {
  /// What documents say of it: nothing where a film shows the scene as it is.
  var json: [(String, JSONText)] {
    if self == .plain { return [] }
    return [("speed", .text(speed.fraction)), ("hold", .text(MomentText.fraction(hold)))]
  }
}

extension SceneTimes {
  /// The same instants in the time of a film.
  func output(_ timeline: FilmTimeline) -> SceneTimes {
    var times = self
    times.end = timeline.output(at: end)
    times.settled = settled.map { timeline.output(at: $0) }
    for index in cues.indices {
      times.cues[index].instant = timeline.output(at: cues[index].instant)
    }
    return times
  }
}
