public import Foundation
import Geometry

/// A named line in a view, with where it lies when the view does not say.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Takes the guide that one more child of a container sets into that of the container.
  ///
  /// - Parameters:
  ///   - childValue: The child's guide in the container's coordinates.
  ///   - n: How many children have set theirs before.
  ///   - parentValue: The container's guide from those; nil before the first.
  static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// The mean of all.
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    guard let mean = parentValue, n > 0 else { return parentValue = childValue }
    parentValue = mean + (childValue - mean) / CGFloat(n + 1)
  }
}

/// A line of a view's frame: a container has its own ones, whatever those inside it set.
protocol FrameAlignmentID: AlignmentID {}

extension FrameAlignmentID {
  static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {}
}

/// The identity of an alignment guide.
public struct AlignmentKey: Hashable, @unchecked Sendable {
  private let id: any AlignmentID.Type
  /// The axis along which the guide is measured.
  let axis: Axis

  init(_ id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
  }

  func defaultValue(in dimensions: ViewDimensions) -> CGFloat { id.defaultValue(in: dimensions) }

  /// Whether containers ignore what their children set for this guide.
  var belongsToFrames: Bool { id is any FrameAlignmentID.Type }

  /// A container's guide from those that its children set, in its own coordinates; nil where none does.
  func combined(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var result: CGFloat?
    var count = 0
    for case let value? in values {
      id._combineExplicit(childValue: value, count, into: &result)
      count += 1
    }
    return result
  }

  public static func == (first: Self, second: Self) -> Bool {
    first.id == second.id && first.axis == second.axis
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

/// The size of a view and the places of its alignment guides.
public struct ViewDimensions {
  let size: CGSize
  private let explicit: ((AlignmentKey) -> CGFloat?)?
  /// Whose guides these are, to tell dimensions apart.
  private let owner: ObjectIdentifier?

  /// The dimensions of a box that sets no guides.
  init(size: CGSize) {
    self.size = size
    explicit = nil
    owner = nil
  }

  init(size: CGSize, of owner: AnyObject, explicit: @escaping (AlignmentKey) -> CGFloat?) {
    self.size = size
    self.explicit = explicit
    self.owner = ObjectIdentifier(owner)
  }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit?(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit?(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat { explicit?(key) ?? key.defaultValue(in: self) }
}

extension ViewDimensions: Equatable {
  public static func == (first: Self, second: Self) -> Bool {
    first.size == second.size && first.owner == second.owner
  }
}
