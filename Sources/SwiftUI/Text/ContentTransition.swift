public import ViewGraph

/// How a view goes over from one content to another, in an animated change.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case roll(countsDown: Bool)
    case rollTowards(Double)
  }
  let kind: Kind
  /// How a symbol makes way for another; nil where it fades.
  var symbolReplacement: SymbolReplacement?

  init(kind: Kind, symbolReplacement: SymbolReplacement? = nil) {
    self.kind = kind
    self.symbolReplacement = symbolReplacement
  }

  /// The content changes at once.
  public static let identity = Self(kind: .identity)
  /// The old content fades out over the new.
  public static let opacity = Self(kind: .opacity)
  /// What can be interpolated is; the rest fades.
  public static let interpolate = Self(kind: .interpolate)

  /// Characters that change roll up, or down when counting down; the others stay.
  public static func numericText(countsDown: Bool = false) -> Self {
    Self(kind: .roll(countsDown: countsDown))
  }

  /// Characters that change roll up when `value` has grown, and down when it has fallen.
  public static func numericText(value: Double) -> Self { Self(kind: .rollTowards(value)) }

  /// Whether characters roll downward when this follows `former`; nil where they do not roll.
  func countsDown(after former: Self) -> Bool? {
    switch kind {
    case .identity, .opacity, .interpolate: return nil
    case .roll(let countsDown): return countsDown
    case .rollTowards(let value):
      guard case .rollTowards(let old) = former.kind else { return false }
      return value < old
    }
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.interpolate
}

private struct ContentTransitionGroupKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// How views go over from one content to another.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether what changes is drawn as one picture; it always is.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionGroupKey.self] }
    set { self[ContentTransitionGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets how views inside go over from one content to another.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
