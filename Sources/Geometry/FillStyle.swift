/// How the inside of a path is decided and painted.
public struct FillStyle: Sendable, Hashable {
  /// Whether the even-odd rule decides what is inside, instead of the nonzero winding rule.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// A fill style; the default is the nonzero winding rule with smooth edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
