public import Foundation
public import Geometry

/// Size and place of a view, as layout has them.
///
/// Values are those that layout gives, which animations of what is drawn are still on their way to. Transforms of
/// geometry effects count, likewise with the values that they are on their way to; the offset of a scroll view counts
/// as it is at the moment.
public struct GeometryProxy: Sendable {
  let geometry: PlacedGeometry

  private func ask(_ question: GeometryQuestion) -> [CGFloat] {
    nonisolated(unsafe) let question = question
    return MainActor.assumeIsolated { geometry.ask(question) }
  }

  public var size: CGSize {
    let numbers = ask(.size)
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// A place in this view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value { resolve($0, of: $1) } }

  private func resolve(_ rect: CGRect, of geometry: PlacedGeometry) -> CGRect {
    CGRect(numbers: ask(.rect(rect, in: geometry))) ?? .zero
  }

  /// How far the view's edges are from those of the container around it, where they meet what the container keeps
  /// clear.
  public var safeAreaInsets: EdgeInsets {
    let numbers = ask(.safeAreaInsets)
    return EdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// The bounds of a view around that has a name, in this view's own coordinates; nil where there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    CGRect(numbers: ask(.bounds(of: coordinateSpace.name)))
  }

  /// The smallest upright rectangle around the view in the given coordinates.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The smallest upright rectangle around the view in the given coordinates.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(numbers: ask(.frame(coordinateSpace))) ?? .zero
  }
}
