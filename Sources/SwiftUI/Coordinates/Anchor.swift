public import Foundation
public import Geometry

/// A place of a view that others can ask for in their own coordinates.
public struct Anchor<Value>: @unchecked Sendable {
  let parts: [AnchorPart]
  fileprivate let assemble: ([CGRect]) -> Value

  /// A kind of place that a view can name.
  public struct Source: @unchecked Sendable {
    /// How many rectangles the place is made of.
    fileprivate let count: Int
    fileprivate let parts: (PlacedGeometry) -> [AnchorPart]
    fileprivate let assemble: ([CGRect]) -> Value

    /// The place in one view.
    func anchor(of geometry: PlacedGeometry) -> Anchor<Value> {
      Anchor(parts: parts(geometry), assemble: assemble)
    }
  }

  /// The value for a way to resolve rectangles of views.
  func value(_ resolve: (CGRect, PlacedGeometry) -> CGRect) -> Value {
    assemble(parts.map { part in resolve(part.rect, part.geometry) })
  }
}

/// A rectangle of one view, in its own coordinates or as fractions of its size.
struct AnchorPart: Hashable {
  let geometry: PlacedGeometry
  let place: Place

  enum Place: Hashable {
    case bounds
    case rect([CGFloat])
    case unit(UnitPoint)
  }

  /// The rectangle for the size that layout has given the view.
  var rect: CGRect {
    let size = MainActor.assumeIsolated { geometry.frame.size }
    return switch place {
    case .bounds: CGRect(origin: .zero, size: size)
    case .rect(let numbers): CGRect(numbers: numbers) ?? .zero
    case .unit(let point):
      CGRect(x: point.x * size.width, y: point.y * size.height, width: 0, height: 0)
    }
  }

  static func == (a: Self, b: Self) -> Bool { a.geometry === b.geometry && a.place == b.place }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(geometry))
    hasher.combine(place)
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.parts == b.parts }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension Anchor.Source {
  fileprivate init(
    _ place: AnchorPart.Place, _ assemble: @escaping (CGRect) -> Value
  ) {
    count = 1
    parts = { [AnchorPart(geometry: $0, place: place)] }
    self.assemble = { assemble($0[0]) }
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole of the view.
  public static var bounds: Self { Self(.bounds) { $0 } }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Self { Self(.rect(rect.numbers)) { $0 } }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Self {
    Self(.rect([point.x, point.y, 0, 0])) { $0.origin }
  }

  /// A point at fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Self { Self(.unit(point)) { $0.origin } }

  public static var topLeading: Self { unitPoint(.topLeading) }
  public static var top: Self { unitPoint(.top) }
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  public static var leading: Self { unitPoint(.leading) }
  public static var center: Self { unitPoint(.center) }
  public static var trailing: Self { unitPoint(.trailing) }
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  public static var bottom: Self { unitPoint(.bottom) }
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places at once.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    count = array.reduce(0) { $0 + $1.count }
    parts = { geometry in array.flatMap { $0.parts(geometry) } }
    assemble = { rects in
      var rest = rects[...]
      return array.map { source in
        let own = Array(rest.prefix(source.count))
        rest = rest.dropFirst(source.count)
        return source.assemble(own)
      }
    }
  }

  /// A place that there may be.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    count = anchor?.count ?? 0
    parts = { geometry in anchor?.parts(geometry) ?? [] }
    assemble = { rects in anchor.map { $0.assemble(rects) } }
  }
}
