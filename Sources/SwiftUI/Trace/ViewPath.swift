import ViewGraph
import VirtualTime

/// A view that has no name of its own in the path of a view: a builder's, a placeholder, a modifier's.
protocol UnnamedInPaths {}

extension ModifiedContent: UnnamedInPaths {}
extension TupleView: UnnamedInPaths {}
extension _ConditionalContent: UnnamedInPaths {}
extension Optional: UnnamedInPaths {}
extension AnyView: UnnamedInPaths {}
extension _ViewModifier_Content: UnnamedInPaths {}
extension PlaceholderContentView: UnnamedInPaths {}

/// A shape or view made around a shape, which goes by the name of that shape.
protocol NamedAfterShape {
  static var shapeType: any Any.Type { get }
}

extension _ShapeView: NamedAfterShape {
  nonisolated static var shapeType: any Any.Type { Content.self }
}
extension FillShapeView: NamedAfterShape {
  nonisolated static var shapeType: any Any.Type { Content.self }
}
extension StrokeShapeView: NamedAfterShape {
  nonisolated static var shapeType: any Any.Type { Content.self }
}
extension StrokeBorderShapeView: NamedAfterShape {
  nonisolated static var shapeType: any Any.Type { Content.self }
}
extension _CombinedShape: NamedAfterShape {
  static var shapeType: any Any.Type { First.self }
}
extension _StrokedShape: NamedAfterShape {
  static var shapeType: any Any.Type { S.self }
}
extension _TrimmedShape: NamedAfterShape {
  static var shapeType: any Any.Type { S.self }
}
extension _InsetShape: NamedAfterShape {
  static var shapeType: any Any.Type { S.self }
}
extension OffsetShape: NamedAfterShape {
  static var shapeType: any Any.Type { Content.self }
}
extension RotatedShape: NamedAfterShape {
  static var shapeType: any Any.Type { Content.self }
}
extension ScaledShape: NamedAfterShape {
  static var shapeType: any Any.Type { Content.self }
}
extension TransformedShape: NamedAfterShape {
  static var shapeType: any Any.Type { Content.self }
}
extension _SizedShape: NamedAfterShape {
  static var shapeType: any Any.Type { S.self }
}
extension UnevenRoundedRectangle._Inset: NamedAfterShape {
  static var shapeType: any Any.Type { UnevenRoundedRectangle.self }
}
extension _CornerRadiusShape: NamedAfterShape {
  static var shapeType: any Any.Type { RoundedRectangle.self }
}
extension RoundedRectangle._Inset: NamedAfterShape {
  static var shapeType: any Any.Type { RoundedRectangle.self }
}

extension TypeName {
  /// The name a view's or a shape's type goes by in traces; nil where it has none.
  static func traced(_ type: any Any.Type) -> String? {
    if type is any UnnamedInPaths.Type { return nil }
    // Of several drawings of one shape, each goes by the shape's name.
    if let layers = type as? any LayeredShapeView.Type, layers.isLayered { return nil }
    if let shape = type as? any NamedAfterShape.Type { return traced(shape.shapeType) }
    return short(of: type)
  }
}

extension _ViewNode {
  /// Type names from the root to this place, with the index among several and the identifier in a `ForEach`.
  var path: String {
    var steps: [String] = []
    var node: _ViewNode? = self
    while let current = node {
      if let name = current.pathName { steps.append(name) }
      if let step = current.parent?.pathStep(to: current) { steps.append(step) }
      node = current.parent
    }
    return steps.reversed().joined(separator: "/")
  }

  /// The accessibility label of what this place shows at an instant up to now; nil where it has none.
  ///
  /// A label belongs to the one view it is applied to and to what that is made of, up to the next container.
  func accessibilityName(at instant: VirtualInstant) -> String? {
    var node: _ViewNode? = self
    while let current = node {
      if let text = (current as? any Labelled)?.accessibilityText(at: instant) { return text }
      guard let parent = current.parent, !parent.isContainer, parent.pathStep(to: current) == nil
      else { return nil }
      node = parent
    }
    return nil
  }
}

extension Element {
  /// The place of the view that this element draws, or that what it wraps draws.
  var tracedNode: _ViewNode { (self as? WrapperElement)?.content.tracedNode ?? node }
}
