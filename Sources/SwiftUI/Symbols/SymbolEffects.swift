/// Jumps once.
public struct BounceSymbolEffect:
  SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  public var configuration = SymbolEffectConfiguration(kind: .bounce)

  /// Jumps up.
  public var up: Self {
    var changed = self
    changed.configuration.goesUp = true
    return changed
  }

  /// Jumps down.
  public var down: Self {
    var changed = self
    changed.configuration.goesUp = false
    return changed
  }

  /// The parts move one after another; they are drawn as one.
  public var byLayer: Self { self }

  /// The symbol moves as a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Jumps once.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Fades and comes back.
public struct PulseSymbolEffect:
  SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  public var configuration = SymbolEffectConfiguration(kind: .pulse)

  /// The parts move one after another; they are drawn as one.
  public var byLayer: Self { self }

  /// The symbol moves as a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Strengthens part after part; drawn as fading and coming back.
public struct VariableColorSymbolEffect:
  SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  public var configuration = SymbolEffectConfiguration(kind: .variableColor)

  /// Parts stay strong until all are.
  public var cumulative: Self { self }

  /// One part is strong at a time.
  public var iterative: Self { self }

  /// Goes back the way it came.
  public var reversing: Self { self }

  /// Begins anew at the end.
  public var nonReversing: Self { self }

  /// Parts at rest are hidden.
  public var hideInactiveLayers: Self { self }

  /// Parts at rest are faint.
  public var dimInactiveLayers: Self { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Strengthens part after part; drawn as fading and coming back.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Is larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration(kind: .scale)

  /// Is larger.
  public var up: Self {
    var changed = self
    changed.configuration.goesUp = true
    return changed
  }

  /// Is smaller.
  public var down: Self {
    var changed = self
    changed.configuration.goesUp = false
    return changed
  }

  /// The parts move one after another; they are drawn as one.
  public var byLayer: Self { self }

  /// The symbol moves as a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Is larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// Comes into sight.
public struct AppearSymbolEffect:
  SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable
{
  public var configuration = SymbolEffectConfiguration(kind: .appear)

  /// Comes from below.
  public var up: Self {
    var changed = self
    changed.configuration.goesUp = true
    return changed
  }

  /// Comes from above.
  public var down: Self {
    var changed = self
    changed.configuration.goesUp = false
    return changed
  }

  /// The parts move one after another; they are drawn as one.
  public var byLayer: Self { self }

  /// The symbol moves as a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Comes into sight.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Goes out of sight.
public struct DisappearSymbolEffect:
  SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable
{
  public var configuration = SymbolEffectConfiguration(kind: .disappear)

  /// Goes upward.
  public var up: Self {
    var changed = self
    changed.configuration.goesUp = true
    return changed
  }

  /// Goes downward.
  public var down: Self {
    var changed = self
    changed.configuration.goesUp = false
    return changed
  }

  /// The parts move one after another; they are drawn as one.
  public var byLayer: Self { self }

  /// The symbol moves as a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Goes out of sight.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// Makes way for another symbol.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration(kind: .replace)

  /// The old symbol goes down and the new one comes up.
  public var downUp: Self {
    var changed = self
    changed.configuration.goesUp = false
    return changed
  }

  /// The old symbol goes up and the new one comes up.
  public var upUp: Self {
    var changed = self
    changed.configuration.goesUp = true
    return changed
  }

  /// The old symbol goes at once and the new one comes up.
  public var offUp: Self {
    var changed = self
    changed.configuration.goesUp = true
    return changed
  }

  /// The parts move one after another; they are drawn as one.
  public var byLayer: Self { self }

  /// The symbol moves as a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Makes way for another symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// What suits the place.
public struct AutomaticSymbolEffect:
  SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable
{
  public var configuration = SymbolEffectConfiguration(kind: .automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// What suits the place.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
