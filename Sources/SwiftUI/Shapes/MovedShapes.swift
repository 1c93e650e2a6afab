public import Foundation
public import Geometry
public import Motion

/// A shape moved within its frame by a map that depends on the frame.
nonisolated protocol MovedShape: Shape, StrokedOutline {
  associatedtype Content: Shape
  var shape: Content { get }
  /// The map for a frame.
  func transform(in rect: CGRect) -> CGAffineTransform
}

extension MovedShape {
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform(in: rect))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// A line is stretched with its path (fact F10); where that makes it uneven, the shape is filled.
  func line(in rect: CGRect) -> (path: Path, style: StrokeStyle)? {
    let transform = transform(in: rect)
    guard let factor = transform.evenStretch,
      var line = (shape as? any StrokedOutline)?.line(in: rect)
    else { return nil }
    line.path = line.path.applying(transform)
    line.style.lineWidth *= factor
    line.style.dash = line.style.dash.map { $0 * factor }
    line.style.dashPhase *= factor
    return line
  }
}

/// A shape beside its place.
public struct OffsetShape<Content: Shape>: Shape, MovedShape {
  public var shape: Content
  public var offset: CGSize

  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  func transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: offset.width, y: offset.height)
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

/// A shape turned about a point of its frame.
public struct RotatedShape<Content: Shape>: Shape, MovedShape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  func transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor, of: rect)
  }

  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape scaled about a point of its frame.
public struct ScaledShape<Content: Shape>: Shape, MovedShape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  func transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, of: rect)
  }

  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape moved by an affine map; a changed map jumps.
public struct TransformedShape<Content: Shape>: Shape, MovedShape {
  public var shape: Content
  public var transform: CGAffineTransform

  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  func transform(in rect: CGRect) -> CGAffineTransform { transform }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape of a size of its own, attached to a point of its frame.
public struct _SizedShape<S: Shape>: Shape, StrokedOutline {
  public var shape: S
  public var size: CGSize
  var anchor = UnitPoint.topLeading

  public func path(in rect: CGRect) -> Path { shape.path(in: frame(in: rect)) }

  private func frame(in rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + anchor.x * (rect.width - size.width),
      y: rect.minY + anchor.y * (rect.height - size.height), width: size.width,
      height: size.height)
  }

  func line(in rect: CGRect) -> (path: Path, style: StrokeStyle)? {
    (shape as? any StrokedOutline)?.line(in: frame(in: rect))
  }

  public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension CGAffineTransform {
  /// The factor of all lengths; nil where it depends on the direction, or is none.
  fileprivate var evenStretch: CGFloat? {
    let (x, y) = (a * a + b * b, c * c + d * d)
    let skew = a * c + b * d
    guard (x - y).magnitude <= 1e-9 * (x + y), skew.magnitude <= 1e-9 * (x + y), x > 0 else {
      return nil
    }
    return x.squareRoot()
  }

  /// This transform with a point of `rect` as its fixed point.
  fileprivate func about(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + anchor.x * rect.width
    let y = rect.minY + anchor.y * rect.height
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension Shape {
  /// This shape moved by `offset` within its frame.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// This shape moved by `offset` within its frame.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// This shape moved by the given distances within its frame.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// This shape turned clockwise about a point of its frame.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// This shape scaled about a point of its frame, by a factor for each axis.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// This shape scaled about a point of its frame.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// This shape moved by an affine map.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// This shape with a size of its own.
  public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// This shape with a size of its own.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// This shape with a size of its own, its anchor on that of its frame.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// This shape with a size of its own, its anchor on that of its frame.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
