public import Foundation
public import Geometry
public import Motion

/// A rectangle as large as its frame.
public struct Rectangle: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(shape: self, amount: amount)
  }
}

/// A circle in the middle of its frame, as large as fits.
public struct Circle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: proposal.height ?? 10, height: proposal.width ?? 10))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(shape: self, amount: amount)
  }
}

/// An ellipse that touches every side of its frame.
public struct Ellipse: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(shape: self, amount: amount)
  }
}

/// A bar with round ends.
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }

  public func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(shape: self, amount: amount)
  }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public func inset(by amount: CGFloat) -> _Inset {
    _Inset(base: self, amount: amount)
  }

  /// A rounded rectangle that has shrunk: its corners stay concentric, so their radius shrinks with it.
  public struct _Inset: InsettableShape {
    var base: RoundedRectangle
    var amount: CGFloat

    public func path(in rect: CGRect) -> Path {
      shrunk.path(in: InsetRect.of(rect, by: amount))
    }

    /// The rounded rectangle inside.
    fileprivate var shrunk: RoundedRectangle {
      var inner = base
      inner.cornerSize.width = max(0, inner.cornerSize.width - amount)
      inner.cornerSize.height = max(0, inner.cornerSize.height - amount)
      return inner
    }

    public var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
      get { AnimatablePair(base.animatableData, amount) }
      set {
        base.animatableData = newValue.first
        amount = newValue.second
      }
    }

    public func inset(by more: CGFloat) -> Self {
      Self(base: base, amount: amount + more)
    }
  }
}

/// A shape in a frame that has shrunk on all sides.
public struct _InsetShape<S: Shape>: InsettableShape {
  var shape: S
  var amount: CGFloat

  public func path(in rect: CGRect) -> Path {
    shape.path(in: InsetRect.of(rect, by: amount))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public var animatableData: AnimatablePair<S.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }

  public func inset(by more: CGFloat) -> Self {
    Self(shape: shape, amount: amount + more)
  }
}

// MARK: - Lines along shapes with round ends

extension Capsule: StrokedApart {
  func strokedPath(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(
      strokedRoundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }
}

extension RoundedRectangle: StrokedApart {
  func strokedPath(in rect: CGRect) -> Path {
    Path(strokedRoundedRect: rect, cornerSize: cornerSize, style: style)
  }
}

extension RoundedRectangle._Inset: StrokedApart {
  func strokedPath(in rect: CGRect) -> Path {
    shrunk.strokedPath(in: InsetRect.of(rect, by: amount))
  }
}

extension _InsetShape: StrokedApart {
  func strokedPath(in rect: CGRect) -> Path {
    shape.outlineForLine(in: InsetRect.of(rect, by: amount))
  }
}

/// Rectangles that shrink no further than to nothing.
enum InsetRect {
  static func of(_ rect: CGRect, by amount: CGFloat) -> CGRect {
    let width = max(0, rect.width - 2 * amount)
    let height = max(0, rect.height - 2 * amount)
    return CGRect(
      x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }

  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

/// A path as a view: its points are points of the view's own space. A changed path jumps.
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}
