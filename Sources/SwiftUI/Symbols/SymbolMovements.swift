/// Shakes.
public struct WiggleSymbolEffect:
  SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  public var configuration = SymbolEffectConfiguration(kind: .wiggle)

  /// Shakes in this direction; drawn as a turn.
  public var left: Self { self }

  /// Shakes in this direction; drawn as a turn.
  public var right: Self { self }

  /// Shakes in this direction; drawn as a turn.
  public var up: Self { self }

  /// Shakes in this direction; drawn as a turn.
  public var down: Self { self }

  /// Shakes in this direction; drawn as a turn.
  public var forward: Self { self }

  /// Shakes in this direction; drawn as a turn.
  public var backward: Self { self }

  /// Shakes in this direction; drawn as a turn.
  public var clockwise: Self { self }

  /// Shakes in this direction; drawn as a turn.
  public var counterClockwise: Self { self }

  /// The parts move one after another; they are drawn as one.
  public var byLayer: Self { self }

  /// The symbol moves as a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Shakes.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// Grows and shrinks.
public struct BreatheSymbolEffect:
  SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  public var configuration = SymbolEffectConfiguration(kind: .breathe)

  /// Without fading.
  public var plain: Self { self }

  /// Fading as well.
  public var pulse: Self { self }

  /// The parts move one after another; they are drawn as one.
  public var byLayer: Self { self }

  /// The symbol moves as a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// Turns.
public struct RotateSymbolEffect:
  SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  public var configuration = SymbolEffectConfiguration(kind: .rotate)

  /// Turns with the clock's hands.
  public var clockwise: Self {
    var changed = self
    changed.configuration.turnsBack = false
    return changed
  }

  /// Turns against the clock's hands.
  public var counterClockwise: Self {
    var changed = self
    changed.configuration.turnsBack = true
    return changed
  }

  /// The parts move one after another; they are drawn as one.
  public var byLayer: Self { self }

  /// The symbol moves as a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
