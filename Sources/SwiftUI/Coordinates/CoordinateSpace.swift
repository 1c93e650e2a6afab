public import Geometry

/// Coordinates that geometry is told in.
public enum CoordinateSpace: @unchecked Sendable {
  /// Those of the canvas.
  case global
  /// Those of the view itself, from its top-left corner.
  case local
  /// Those of a view around that has this name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}

/// A type of coordinates that geometry is told in.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the canvas.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of a view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }

  init(name: AnyHashable) { self.name = name }
}

/// The names that every scroll view has for those inside it.
enum ScrollSpaceName: Hashable {
  case any
  case along(Axis)
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the canvas.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the innermost view around with this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinates of the innermost scroll view around, from the corner of what it shows.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName.any))
  }

  /// The coordinates of the innermost scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName.along(axis)))
  }
}
