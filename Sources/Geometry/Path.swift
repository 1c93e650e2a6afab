public import Foundation

/// The outline of a two-dimensional shape: subpaths of lines and Bézier curves.
///
/// Coordinates are points with y growing downward. Curves are kept as given, so equal constructions
/// give equal (and equally hashed) paths.
public struct Path: Sendable, Hashable {
  /// One step of a path.
  @frozen
  public enum Element: Sendable, Hashable {
    /// Ends the current subpath and begins another at a point.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the start of the subpath, which ends there.
    case closeSubpath
  }

  /// The steps in drawing order.
  package private(set) var elements: [Element]

  /// Start of the last subpath; nil until the first move.
  private var subpathStart: CGPoint?

  /// An empty path.
  public init() {
    elements = []
  }

  /// The outline of a rectangle; the null rectangle gives an empty path.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// A rectangle whose corners are rounded by an ellipse of half axes `cornerSize`.
  ///
  /// Radii are limited to half the rectangle's sides; zero or negative radii give square corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle whose corners are rounded by `cornerRadius` points, at most half the short side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    let limit = min(abs(rect.width), abs(rect.height)) / 2
    let radius = min(cornerRadius, limit)
    addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// A rectangle with a radius of its own for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The ellipse inside a rectangle, from its rightmost point clockwise on screen.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// A path filled in by a closure.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// A path of ready-made elements.
  ///
  /// Elements before the first move, other than a move, have no start and are dropped.
  package init(elements: some Sequence<Element>) {
    self.init()
    for element in elements {
      append(element)
    }
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// End of the last segment; nil for an empty path, and the subpath's start after it was closed.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: subpathStart
    }
  }

  /// Calls `body` with each element in drawing order.
  public func forEach(_ body: (Path.Element) -> Void) {
    for element in elements {
      body(element)
    }
  }

  // MARK: - Elements

  /// Begins a new subpath at `end`.
  public mutating func move(to end: CGPoint) {
    // Two moves in a row leave only the second: the first drew nothing.
    if case .move = elements.last {
      elements.removeLast()
    }
    elements.append(.move(to: end))
    subpathStart = end
  }

  /// Adds a straight line to `end`; without a current point nothing is added.
  public mutating func addLine(to end: CGPoint) {
    guard !elements.isEmpty else { return }
    elements.append(.line(to: end))
  }

  /// Adds a quadratic Bézier curve to `end`; without a current point nothing is added.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard !elements.isEmpty else { return }
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve to `end`; without a current point nothing is added.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard !elements.isEmpty else { return }
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current subpath; a path that is empty or already closed is left as it is.
  public mutating func closeSubpath() {
    guard let last = elements.last, last != .closeSubpath else { return }
    elements.append(.closeSubpath)
  }

  private mutating func append(_ element: Element) {
    switch element {
    case .move(let end): move(to: end)
    case .line(let end): addLine(to: end)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let control1, let control2):
      addCurve(to: end, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }

  /// Adds the elements of `path`, moved by `transform`, as subpaths of their own.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.elements {
      append(element.applying(transform))
    }
  }

  // MARK: - Moving

  /// The path moved by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var result = Path()
    result.elements = elements.map { $0.applying(transform) }
    result.subpathStart = subpathStart?.applying(transform)
    return result
  }

  /// The path moved by (`dx`, `dy`) points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  public static func == (lhs: Path, rhs: Path) -> Bool {
    lhs.elements == rhs.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

extension Path.Element {
  /// The element with all its points moved by `transform`.
  package func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end):
      .move(to: end.applying(transform))
    case .line(let end):
      .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .closeSubpath:
      .closeSubpath
    }
  }
}
