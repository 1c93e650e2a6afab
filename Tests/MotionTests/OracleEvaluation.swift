import Geometry
import Motion
import TestSupport

/// What this package says to a row of the oracle.
struct OracleAnswer {
  var value: Double
  var velocity: Double?
}

/// Finds the part of this module that a row is about, and asks it.
enum OracleEvaluation {
  /// Beginnings of the names of rows about other modules: scenes, modifiers, combined animations, colours.
  static let namesOfOtherLevels = [
    "edge", "linear(1).", "easeInOut(1).repeatForever", "retarget linear(1)->linear(1)",
    "retarget easeOut(1)->easeInOut(0.5)", "residue:", "reset trap:", "colour ",
    "CustomAnimation", "text cross-fade",
  ]

  /// Nil for a row that this module cannot answer.
  static func answer(to row: OracleRow) -> OracleAnswer? {
    curveAnswer(to: row) ?? springParameterAnswer(to: row) ?? springAnswer(to: row)
      ?? retargetingAnswer(to: row) ?? keyframeAnswer(to: row) ?? unitAnswer(to: row)
  }

  // MARK: Curves

  private static let curves: [String: UnitCurve] = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
    "race lane linear": .linear, "race lane easeIn": .easeIn, "race lane easeOut": .easeOut,
    "race lane easeInOut": .easeInOut,
    "UnitCurve.circularEaseIn": .circularEaseIn, "UnitCurve.circularEaseOut": .circularEaseOut,
    "UnitCurve.circularEaseInOut": .circularEaseInOut,
  ]

  private static func curve(of row: OracleRow) -> UnitCurve? {
    if let curve = curves[row.animation] { return curve }
    guard
      row.animation.hasPrefix("timingCurve(") || row.animation.hasPrefix("UnitCurve.bezier(")
    else { return nil }
    let numbers = row.arguments
    return .bezier(
      startControlPoint: UnitPoint(x: numbers[0], y: numbers[1]),
      endControlPoint: UnitPoint(x: numbers[2], y: numbers[3]))
  }

  private static func curveAnswer(to row: OracleRow) -> OracleAnswer? {
    guard let time = row.time else { return nil }
    guard let curve = curve(of: row) else { return nil }
    let pace = (row.parameter("speed") ?? 1) / (row.parameter("duration") ?? 1)
    return OracleAnswer(
      value: row.target * curve.value(at: time * pace),
      velocity: row.target * curve.velocity(at: time * pace) * pace)
  }

  // MARK: Springs

  private static func spring(of row: OracleRow) -> Spring? {
    if let duration = row.parameter("duration"), let bounce = row.parameter("bounce") {
      return Spring(duration: duration, bounce: bounce)
    }
    guard let mass = row.parameter("mass"), let stiffness = row.parameter("stiffness"),
      let damping = row.parameter("damping")
    else { return nil }
    return Spring(mass: mass, stiffness: stiffness, damping: damping)
  }

  private static func springParameterAnswer(to row: OracleRow) -> OracleAnswer? {
    guard row.animation.hasPrefix("Spring."), let spring = spring(of: row) else { return nil }
    switch row.animation {
    case "Spring.stiffness": return OracleAnswer(value: spring.stiffness)
    case "Spring.damping": return OracleAnswer(value: spring.damping)
    case "Spring.duration": return OracleAnswer(value: spring.duration)
    case "Spring.bounce": return OracleAnswer(value: spring.bounce)
    case "Spring.settlingDuration":
      return OracleAnswer(
        value: spring.settlingDuration(
          target: row.target, epsilon: row.parameter("epsilon") ?? 0.001))
    case "Spring.value":
      guard let time = row.time else { return nil }
      return OracleAnswer(
        value: spring.value(target: row.target, time: time),
        velocity: spring.velocity(target: row.target, time: time))
    default: return nil
    }
  }

  /// By their names in removal rows.
  ///
  /// The two long ones are named by duration and bounce, the shorter one by response
  /// and damping fraction.
  private static let persistentSprings: [String: PersistentSpringMotion] = [
    "smooth": PersistentSpringMotion(response: 0.5, dampingFraction: 1),
    "snappy": PersistentSpringMotion(response: 0.5, dampingFraction: 0.85),
    "bouncy": PersistentSpringMotion(response: 0.5, dampingFraction: 0.7),
    "spring(.5,.825)": PersistentSpringMotion(response: 0.5, dampingFraction: 0.825),
    "spring(1.2,.45)": PersistentSpringMotion(response: 1.2, dampingFraction: 0.55),
    "spring(.6,.4)": PersistentSpringMotion(response: 0.6, dampingFraction: 0.6),
    "interactive": PersistentSpringMotion(
      response: 0.15, dampingFraction: 0.85, blendDuration: 0.25),
  ]

  private static func persistentSpring(of row: OracleRow) -> PersistentSpringMotion? {
    if row.animation.hasPrefix("check-in") {
      return PersistentSpringMotion(response: 0.5, dampingFraction: 0.7)
    }
    if let response = row.parameter("response"), let damping = row.parameter("damping") {
      return PersistentSpringMotion(
        response: response, dampingFraction: damping,
        blendDuration: row.parameter("blend") ?? 0)
    }
    guard let spring = spring(of: row), row.parameter("mass") == nil else { return nil }
    return PersistentSpringMotion(
      response: spring.response, dampingFraction: spring.dampingRatio)
  }

  private static func interpolatingSpring(of row: OracleRow) -> InterpolatingSpringMotion? {
    guard row.animation.hasPrefix("interpolatingSpring") else { return nil }
    return InterpolatingSpringMotion(
      mass: row.parameter("mass") ?? 1, stiffness: row.parameter("stiffness") ?? 0,
      damping: row.parameter("damping") ?? 0, initialVelocity: row.parameter("v0") ?? 0)
  }

  private static func springAnswer(to row: OracleRow) -> OracleAnswer? {
    if row.animation == "FluidSpring removal time" {
      let name = row.parameters.split(separator: " ")[0]
      guard let motion = persistentSprings[String(name)] else { return nil }
      return OracleAnswer(
        value: motion.removalTime(target: row.target, initialVelocity: 0))
    }
    if row.animation == "interpolatingSpring removal time" {
      return interpolatingSpring(of: row).map { OracleAnswer(value: $0.endTime) }
    }
    if row.animation.hasPrefix("Spring: last time") {
      // The row gives a time in milliseconds; the spring must be a thousandth away then. The time itself follows from
      // that by the spring's own rate.
      guard let spring = spring(of: row) else { return nil }
      let time = row.value / 1000
      let left = abs(1 - spring.value(target: 1.0, time: time))
      let rate = -abs(spring.velocity(target: 1.0, time: time))
      return OracleAnswer(value: row.value + (0.001 - left) / rate * 1000)
    }
    guard let time = row.time else { return nil }
    if let motion = interpolatingSpring(of: row) {
      return OracleAnswer(
        value: row.target * motion.progress(at: time),
        velocity: row.target * differenceQuotient(at: time) { motion.progress(at: $0) })
    }
    let isRetargeted = row.animation.contains("->") && !row.animation.hasPrefix("check-in")
    guard !isRetargeted, let motion = persistentSpring(of: row) else { return nil }
    let start = row.animation.hasPrefix("check-in notch") ? 14.0 : 0
    let speed = row.parameter("speed") ?? 1
    let length = row.target - start
    return OracleAnswer(
      value: start + motion.value(target: length, initialVelocity: 0, time: time * speed),
      velocity: speed
        * motion.velocity(target: length, initialVelocity: 0, time: time * speed))
  }

  // MARK: Springs one after the other

  /// A spring that takes over from what went before at a time.
  private struct Leg {
    var start: Double
    var target: Double
    var motion: PersistentSpringMotion
  }

  /// The motion at `time` of springs that hand position and velocity on; the last one to begin before `time` counts.
  private static func motion(
    at time: Double, from position: Double, velocity: Double = 0, through legs: [Leg]
  ) -> OracleAnswer {
    var position = position
    var velocity = velocity
    for (index, leg) in legs.enumerated() where leg.start <= time {
      let next = index + 1 < legs.count ? legs[index + 1].start : .infinity
      let elapsed = min(time, next) - leg.start
      let length = leg.target - position
      let covered = leg.motion.value(target: length, initialVelocity: velocity, time: elapsed)
      velocity = leg.motion.velocity(target: length, initialVelocity: velocity, time: elapsed)
      position += covered
    }
    return OracleAnswer(value: position, velocity: velocity)
  }

  private static func retargetingAnswer(to row: OracleRow) -> OracleAnswer? {
    guard let time = row.time else { return nil }
    let smooth = PersistentSpringMotion(response: 0.5, dampingFraction: 1)
    switch row.animation {
    case "retarget spring(.5,0)->spring(.5,0)":
      return motion(
        at: time, from: 0,
        through: [
          Leg(start: 0, target: 100, motion: smooth), Leg(start: 0.15, target: 0, motion: smooth),
        ])
    case "challenge 5: spring(1.2,.45) interrupted by spring(.5,0)":
      let first = PersistentSpringMotion(response: 1.2, dampingFraction: 0.55)
      return motion(
        at: time, from: 0,
        through: [
          Leg(start: 0, target: 1, motion: first), Leg(start: 0.3, target: 0.5, motion: smooth),
        ])
    case "retarget easeOut(1)->spring(.5,0)":
      return motion(
        at: time, from: 100 * UnitCurve.easeOut.value(at: 0.3),
        through: [Leg(start: 0.3, target: 50, motion: smooth)])
    case "challenge 5: easeOut(1.2) interrupted by spring(.5,0)":
      return motion(
        at: time, from: UnitCurve.easeOut.value(at: 0.3 / 1.2),
        through: [Leg(start: 0.3, target: 0.5, motion: smooth)])
    case "phaseAnimator shake offset (seed 003)":
      let phases = [-10.0, 10, -5, 5, 0]
      return motion(
        at: time, from: 0,
        through: phases.enumerated().map {
          Leg(start: Double($0.offset) / 2, target: $0.element, motion: smooth)
        })
    case "phaseAnimator pulse scale (seed 003)":
      // The step from the last phase to the first has no length and ends at once.
      let phases = [1.2, 1, 1.2]
      return motion(
        at: time, from: 1,
        through: phases.enumerated().map {
          Leg(start: Double($0.offset) / 2, target: $0.element, motion: smooth)
        })
    default: return nil
    }
  }

  // MARK: Units of vectors

  private static func unitAnswer(to row: OracleRow) -> OracleAnswer? {
    switch row.animation {
    case "rotation 90 degrees vector component":
      return OracleAnswer(value: Angle(degrees: row.target).animatableData)
    case "trim delta 0.6 vector component":
      return OracleAnswer(value: row.target * animatableUnit)
    default: return nil
    }
  }
}
