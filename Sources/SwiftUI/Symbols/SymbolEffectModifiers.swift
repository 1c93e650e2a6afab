import ViewGraph

/// How a symbol makes way for another one.
struct SymbolReplacement: Equatable, Sendable {
  /// Whether the old symbol grows as it goes, instead of shrinking.
  var oldGrows = false

  /// How large both symbols are when a share of the way is done.
  func scales(at share: Double) -> (old: Double, new: Double) {
    let out = min(1, 2 * share)
    let back = max(0, 2 * share - 1)
    return (oldGrows ? 1 + 0.3 * out : 1 - 0.5 * out, 0.5 + 0.5 * back)
  }
}

extension ContentTransition {
  /// Symbols make way for one another as they do by default.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// Symbols make way for one another with an effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    let oldGrows = effect.configuration.goesUp == true
    return ContentTransition(
      kind: .interpolate, symbolReplacement: SymbolReplacement(oldGrows: oldGrows))
  }
}

extension AnyTransition {
  /// Symbols come and go as they do by default.
  public static var symbolEffect: AnyTransition { .scale(scale: 0.5).combined(with: .opacity) }

  /// Symbols come and go with an effect.
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { symbolEffect }
}

extension View {
  /// Shows an effect on symbols inside as long as it is active.
  ///
  /// The effect is drawn on this view as a whole.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      LastingSymbolEffect(
        effect: effect.configuration, options: options, isActive: isActive)
    )
    .approximates("symbolEffect")
  }

  /// Shows an effect on symbols inside once for each change of a value.
  ///
  /// The effect is drawn on this view as a whole.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      MomentarySymbolEffect(effect: effect.configuration, options: options, value: value)
    )
    .approximates("symbolEffect")
  }

  /// Has no effect: effects are drawn on the views that they are written at.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// How a symbol looks in the course of an effect.
struct SymbolMovement: Equatable, Sendable {
  var scale = 1.0
  var opacity = 1.0
  /// In degrees.
  var turn = 0.0
  /// In points.
  var rise = 0.0
}

extension View {
  func moved(_ movement: SymbolMovement) -> some View {
    scaleEffect(movement.scale).rotationEffect(.degrees(movement.turn))
      .offset(y: -movement.rise).opacity(movement.opacity)
  }
}

/// An effect that runs once for each change of a value. (No source tells its timing; chosen by eye.)
private struct MomentarySymbolEffect<U: Equatable>: ViewModifier {
  let effect: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  let value: U

  /// What the effect passes through, with the seconds that each step takes.
  private var steps: [(movement: SymbolMovement, seconds: Double)] {
    let up = effect.goesUp != false
    let once: [(SymbolMovement, Double)]
    switch effect.kind {
    case .bounce:
      once = [
        (SymbolMovement(scale: up ? 1.2 : 0.82), 0.16),
        (SymbolMovement(scale: up ? 0.95 : 1.06), 0.16),
        (SymbolMovement(), 0.2),
      ]
    case .wiggle:
      once = [-12.0, 10, -7, 4, 0].map { (SymbolMovement(turn: $0), 0.1) }
    case .rotate:
      once = [(SymbolMovement(turn: effect.turnsBack ? -360 : 360), 0.9)]
    case .breathe:
      once = [(SymbolMovement(scale: 1.14, opacity: 0.8), 0.6), (SymbolMovement(), 0.6)]
    default:
      once = [(SymbolMovement(opacity: 0.35), 0.4), (SymbolMovement(), 0.4)]
    }
    let count = min(max(1, options.count ?? 1), 100)
    let rate = options.rate > 0 ? options.rate : 1
    return (0..<count).flatMap { _ in once.map { (movement: $0.0, seconds: $0.1 / rate) } }
  }

  func body(content: Content) -> some View {
    let course = steps
    content.keyframeAnimator(initialValue: SymbolMovement(), trigger: value) { content, movement in
      content.moved(movement)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        for step in course { CubicKeyframe(step.movement.scale, duration: step.seconds) }
      }
      KeyframeTrack(\.opacity) {
        for step in course { CubicKeyframe(step.movement.opacity, duration: step.seconds) }
      }
      KeyframeTrack(\.turn) {
        for step in course { CubicKeyframe(step.movement.turn, duration: step.seconds) }
      }
    }
  }
}

/// An effect that is there as long as it is active. (No source tells its timing; chosen by eye.)
private struct LastingSymbolEffect: ViewModifier {
  let effect: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  let isActive: Bool

  /// What an endless effect goes to and back from; nil where the effect is a state.
  private var far: SymbolMovement? {
    switch effect.kind {
    case .pulse, .variableColor: SymbolMovement(opacity: 0.35)
    case .breathe: SymbolMovement(scale: 1.14, opacity: 0.8)
    case .bounce: SymbolMovement(scale: effect.goesUp == false ? 0.85 : 1.18)
    case .wiggle: SymbolMovement(turn: 9)
    case .rotate: SymbolMovement(turn: effect.turnsBack ? -360 : 360)
    default: nil
    }
  }

  /// What the effect makes of the symbol while it is active, or inactive.
  private var state: SymbolMovement {
    switch (effect.kind, isActive) {
    case (.scale, true): SymbolMovement(scale: effect.goesUp == false ? 0.8 : 1.2)
    case (.appear, false), (.disappear, true):
      SymbolMovement(
        scale: 0.5, opacity: 0, rise: effect.goesUp.map { $0 ? 6 : -6 } ?? 0)
    default: SymbolMovement()
    }
  }

  private var seconds: Double {
    let rate = options.rate > 0 ? options.rate : 1
    switch effect.kind {
    case .bounce, .wiggle: return 0.3 / rate
    case .rotate: return 2 / rate
    default: return 0.8 / rate
    }
  }

  @ViewBuilder func body(content: Content) -> some View {
    if let far {
      // A turn begins anew at the end; all else goes back.
      let isTurn = effect.kind == .rotate
      let duration = seconds
      let phases = isActive ? [SymbolMovement(), far] : [SymbolMovement()]
      content.phaseAnimator(phases) { content, movement in
        content.moved(movement)
      } animation: { movement in
        if isTurn { return movement == far ? .linear(duration: duration) : nil }
        return .easeInOut(duration: duration)
      }
    } else {
      content.moved(state).animation(.snappy, value: isActive)
    }
  }
}
