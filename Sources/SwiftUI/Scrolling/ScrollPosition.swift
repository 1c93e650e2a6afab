public import Foundation
public import Geometry
import ViewGraph

/// Where a scroll view is, or is to go: at a view, an edge or a point.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  private var target: ScrollRequest.Target?
  /// Tells one wish for a place from the next.
  private var wish = 0
  private let idType: Any.Type
  /// Whether a person has scrolled since code last said where to go.
  public private(set) var isPositionedByUser = false

  /// A position that is up to the scroll view, with the type of the identities of its views.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.idType = idType }

  /// A position at a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    idType = ID.self
    target = .id(AnyHashable(id), anchor)
  }

  /// A position at an edge of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.idType = idType
    target = .edge(edge)
  }

  /// A position at a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.idType = idType
    target = .offset(x: point.x, y: point.y)
  }

  /// A position at a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType: idType, point: CGPoint(x: x, y: y))
  }

  /// A position at a distance from the content's leading edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.idType = idType
    target = .offset(x: x, y: nil)
  }

  /// A position at a distance from the content's top.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.idType = idType
    target = .offset(x: nil, y: y)
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.target == b.target && a.wish == b.wish && a.isPositionedByUser == b.isPositionedByUser
  }

  // MARK: Going there

  private mutating func go(_ newTarget: ScrollRequest.Target) {
    target = newTarget
    wish += 1
    isPositionedByUser = false
  }

  /// Goes to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.id(AnyHashable(id), anchor))
  }

  /// Goes to an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }

  /// Goes to a point of the content.
  public mutating func scrollTo(point: CGPoint) { go(.offset(x: point.x, y: point.y)) }

  /// Goes to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.offset(x: x, y: y)) }

  /// Goes to a distance from the content's leading edge.
  public mutating func scrollTo(x: CGFloat) { go(.offset(x: x, y: nil)) }

  /// Goes to a distance from the content's top.
  public mutating func scrollTo(y: CGFloat) { go(.offset(x: nil, y: y)) }

  // MARK: Where it is

  /// The identity of the view that the scroll view is at.
  public var viewID: (any Hashable & Sendable)? {
    guard case .id(let id, _) = target, let base = id.base as? any Hashable else { return nil }
    // Every identity that gets here was given as one that can be sent; the two types are laid out alike.
    return unsafeBitCast(base, to: (any Hashable & Sendable).self)
  }

  /// The identity of the view that the scroll view is at, where it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    guard case .id(let id, _) = target else { return nil }
    return id.base as? T
  }

  /// The edge that code has asked for.
  public var edge: Edge? {
    guard case .edge(let edge) = target else { return nil }
    return edge
  }

  /// The point that code has asked for.
  public var point: CGPoint? {
    guard case .offset(let x?, let y?) = target else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The distance from the leading edge that code has asked for.
  public var x: CGFloat? {
    guard case .offset(let x, _) = target else { return nil }
    return x
  }

  /// The distance from the top that code has asked for.
  public var y: CGFloat? {
    guard case .offset(_, let y) = target else { return nil }
    return y
  }

  // MARK: Scroll views

  /// What the position asks of a scroll view; nil where a person has the say.
  func request(anchor: UnitPoint?) -> ScrollRequest? {
    guard let target, !isPositionedByUser else { return nil }
    if case .id(let id, nil) = target {
      return ScrollRequest(target: .id(id, anchor), number: wish)
    }
    return ScrollRequest(target: target, number: wish)
  }

  /// Takes where a person has scrolled to.
  mutating func follow(_ id: AnyHashable?) {
    isPositionedByUser = true
    target = id.map { .id($0, nil) }
  }
}

/// A scroll view's connection to a position that something else owns.
struct ScrollPositionLink {
  let anchor: UnitPoint?
  /// What the position asks for; read in an evaluation.
  let read: () -> ScrollRequest?
  /// Tells the position which view a person has scrolled to.
  let write: (AnyHashable?) -> Void
}

extension View {
  /// Ties the scroll view inside to the identity of the view that it is at.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    let link = ScrollPositionLink(anchor: anchor) {
      id.wrappedValue.map { ScrollRequest(target: .id(AnyHashable($0), anchor)) }
    } write: { new in
      id.wrappedValue = new?.base as? ID
    }
    return environment(\.scrollPositionLink, link)
  }

  /// Ties the scroll view inside to a position.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    let link = ScrollPositionLink(anchor: anchor) {
      position.wrappedValue.request(anchor: anchor)
    } write: {
      position.wrappedValue.follow($0)
    }
    return environment(\.scrollPositionLink, link)
  }
}
