public import Foundation
public import Geometry

/// The distances that a view wants to its neighbours, in points.
public struct ViewSpacing: Sendable {
  /// What one edge of a view wants.
  enum Preference: Equatable, Sendable {
    case length(CGFloat)
    /// Text keeps this to text on the other side, and the usual distance to all else.
    case text(CGFloat)
    /// Spacers leave no distance to their neighbours (fact F11).
    case spacer

    /// Distance between neighbours that are no text (fact F11).
    static let usual: CGFloat = 8

    private var length: CGFloat {
      switch self {
      case .length(let length): length
      case .text: Self.usual
      case .spacer: 0
      }
    }

    func distance(to next: Self) -> CGFloat {
      switch (self, next) {
      case (.spacer, _), (_, .spacer): 0
      case (.text(let a), .text(let b)): max(a, b)
      default: max(length, next.length)
      }
    }

    /// What an edge wants that two views share.
    func union(_ other: Self) -> Self {
      switch (self, other) {
      case (.spacer, let kept), (let kept, .spacer): kept
      case (.text(let a), .text(let b)): .text(max(a, b))
      case (.length(0), let kept), (let kept, .length(0)): kept
      default: .length(max(length, other.length))
      }
    }
  }

  private var top = Preference.length(Preference.usual)
  private var leading = Preference.length(Preference.usual)
  private var bottom = Preference.length(Preference.usual)
  private var trailing = Preference.length(Preference.usual)

  /// The usual distances.
  public init() {}

  /// One preference for all edges.
  init(all preference: Preference) {
    (top, leading, bottom, trailing) = (preference, preference, preference, preference)
  }

  /// No distance on any side.
  public static let zero = ViewSpacing(all: .length(0))

  subscript(edge: Edge) -> Preference {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The distance between this view and the `next` one along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }

  /// Takes the larger distance of both on the given sides.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) {
      self[edge] = self[edge].union(other[edge])
    }
  }

  /// The larger distance of both on the given sides.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// What a row or column wants: at its ends what its first and last view do, along its sides what all do.
  init(stacking views: [ViewSpacing], along axis: Axis) {
    guard let first = views.first, let last = views.last else { return }
    self = first
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for view in views.dropFirst() { formUnion(view, edges: sides) }
    let end: Edge = axis == .horizontal ? .trailing : .bottom
    self[end] = last[end]
  }
}
