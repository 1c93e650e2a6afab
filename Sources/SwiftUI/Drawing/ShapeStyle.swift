public import ViewGraph

/// What a shape may be filled or stroked with.
public protocol ShapeStyle: Sendable {
  /// The style that this one becomes in an environment; `Never` for the library's own.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one becomes in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The style for an environment, in the space of a unit box.
  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle
}

extension ShapeStyle {
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    resolve(in: environment)._resolve(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) has no other style that it becomes")
  }
}

extension Never: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    switch self {}
  }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    style._resolve(in: environment)
  }
}

extension AnyShapeStyle: GraphComparable {
  package func isSame(as other: Self) -> Bool {
    func same<S: ShapeStyle>(_ style: S) -> Bool {
      guard let other = other.style as? S else { return false }
      return ValueComparison.areEqual(style, other)
    }
    return same(style)
  }
}
