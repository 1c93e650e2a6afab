public import Foundation
public import Geometry
import ViewGraph

/// The shape of the container around, shrunk as far as this one lies inside of it; a rectangle without one.
///
/// Corners stay concentric: the container's shape is inset by the least distance between the two frames' sides.
public struct ContainerRelativeShape: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    guard let container = ContainerShape.current else { return Path(rect) }
    let frame = container.frame
    let distances = [
      rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX,
      frame.maxY - rect.maxY,
    ]
    let amount = max(0, distances.min() ?? 0)
    func inset<S: InsettableShape>(_ shape: S) -> Path {
      shape.inset(by: amount).path(in: rect.insetBy(dx: -amount, dy: -amount))
    }
    return inset(container.shape)
  }

  public func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(shape: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around, shrunk as far as this one lies inside of it.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The shape of a container with its frame, as seen from where a path is asked for.
struct ContainerShape {
  var shape: any InsettableShape
  var frame: CGRect

  /// The one around the shape whose path is being made.
  nonisolated(unsafe) static var current: ContainerShape?
}

/// The shape that views inside a container refer to, and where to find the container's frame.
struct ContainerShapeReference {
  let shape: any InsettableShape
  let source: ContainerShapeSource
}

/// Knows the geometry of a container once it has some.
@MainActor final class ContainerShapeSource {
  weak var geometry: ElementGeometry?
}

private struct ContainerShapeKey: EnvironmentKey {
  static let defaultValue: ContainerShapeReference? = nil
}

extension EnvironmentValues {
  var containerShape: ContainerShapeReference? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension ElementGeometry {
  /// Makes paths, in coordinates that begin at this frame's corner, inside the container around.
  func insideContainer<Result>(_ make: () -> Result) -> Result {
    guard let reference = element.node.environment.containerShape,
      let container = reference.source.geometry
    else { return make() }
    func corner(_ geometry: ElementGeometry) -> CGPoint {
      let (space, frame) = (geometry.spaceOrigin.presented, geometry.presented)
      return CGPoint(x: space.x + frame.minX, y: space.y + frame.minY)
    }
    let (own, outer) = (corner(self), corner(container))
    let former = ContainerShape.current
    ContainerShape.current = ContainerShape(
      shape: reference.shape,
      frame: CGRect(
        origin: CGPoint(x: outer.x - own.x, y: outer.y - own.y), size: container.presented.size))
    defer { ContainerShape.current = former }
    return make()
  }
}

// MARK: - Containers

/// Gives a view's shape to the container-relative shapes inside.
public struct _ContainerShapeModifier<S: InsettableShape>: PrimitiveModifier {
  public var shape: S

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { ContainerShapeNode(view, content: \.content, inputs: inputs) }
}

@MainActor
private final class ContainerShapeNode<C: View, S: InsettableShape>: PassthroughNode<
  ModifiedContent<C, _ContainerShapeModifier<S>>, C
>
{
  private let source = ContainerShapeSource()
  private var boxes: [ContainerShapeElement] = []

  override var contentEnvironment: EnvironmentValues {
    var environment = environment
    environment.containerShape = ContainerShapeReference(
      shape: view.modifier.shape, source: source)
    return environment
  }

  override var ownElements: [Element] { boxes }

  override func makeElements() -> [Element] {
    let former = boxes
    boxes = super.makeElements().map { content in
      former.first { $0.content === content }
        ?? ContainerShapeElement(node: self, content: content)
    }
    for box in former where !boxes.contains(where: { $0 === box }) { box.leaveTree() }
    // Of several views, the first is the container.
    source.geometry = boxes.first?.geometry
    return boxes
  }
}

@MainActor private final class ContainerShapeElement: WrapperElement {
  private(set) lazy var geometry = ElementGeometry(of: self)

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    geometry.set(origin: origin, size: size(in: proposal))
    super.place(at: origin, in: proposal)
  }

  override func removed() { geometry.remove() }
}

extension View {
  /// Makes a shape that of the container for container-relative shapes inside.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }
}
