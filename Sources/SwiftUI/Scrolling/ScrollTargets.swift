import Foundation
import Geometry
import ViewGraph

/// Marks a layout whose views a scroll view stops at.
public struct _ScrollTargetLayoutModifier: PrimitiveModifier {
  let isEnabled: Bool

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { ScrollTargetLayoutNode(view, content: \.content, inputs: inputs) }
}

@MainActor
private final class ScrollTargetLayoutNode<C: View>: PassthroughNode<
  ModifiedContent<C, _ScrollTargetLayoutModifier>, C
>
{
  override var marksScrollTargets: Bool { view.modifier.isEnabled }
}

extension _ViewNode {
  /// Views below that a scroll view stops at, in order, with their identities.
  func collectScrollTargets(
    isMarked: Bool = false, into targets: inout [(id: AnyHashable, presence: PresenceElement)]
  ) {
    let isMarked = isMarked || marksScrollTargets
    let own = isMarked ? ownPresences : []
    if own.isEmpty {
      for child in preferenceNodes {
        child.collectScrollTargets(isMarked: isMarked, into: &targets)
      }
    } else {
      targets += own
    }
  }
}

extension ScrollRegion {
  /// Tells the position outside which view a person has scrolled to.
  func tellPosition() {
    guard let link = positionLink else { return }
    var targets: [(id: AnyHashable, presence: PresenceElement)] = []
    node.collectScrollTargets(into: &targets)
    let anchor = link.anchor ?? .topLeading
    let seen = visibleRect
    let point = CGPoint(
      x: seen.minX + anchor.x * seen.width, y: seen.minY + anchor.y * seen.height)
    let found = targets.compactMap { target -> (id: AnyHashable, distance: CGFloat)? in
      guard let rect = contentRect(of: target.presence) else { return nil }
      let x = Self.distance(from: point.x, to: rect.minX, rect.maxX, anchor.x)
      let y = Self.distance(from: point.y, to: rect.minY, rect.maxY, anchor.y)
      return (target.id, x + y)
    }
    let nearest = found.enumerated().min {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    let id = nearest?.element.id
    node.host.graph.addAction(.change) { [weak self] in
      link.write(id)
      // What the position says now is where the scroll view is already.
      self?.boundRequest = GraphReads.acting { link.read() }
    }
  }

  /// How far a point lies from a view; where two views meet, it is in the one that the anchor points into.
  private static func distance(
    from point: CGFloat, to low: CGFloat, _ high: CGFloat, _ anchor: CGFloat
  ) -> CGFloat {
    let inward = point + (anchor < 1 ? 1e-6 : -1e-6)
    return max(low - inward, inward - high, 0)
  }

  /// Where the scroll view comes to rest when it is let go at an offset.
  func settled(_ offset: CGPoint) -> CGPoint {
    guard let behavior = node.environment.scrollTargetBehavior else { return offset }
    let original = ScrollTarget(rect: CGRect(origin: clamped(modelOffset), size: viewport.size))
    var target = ScrollTarget(rect: CGRect(origin: clamped(offset), size: viewport.size))
    var views: [(id: AnyHashable, presence: PresenceElement)] = []
    node.collectScrollTargets(into: &views)
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: original, velocity: .zero, contentSize: contentSize,
        containerSize: viewport.size, axes: axes, environment: node.environment,
        views: views.compactMap { contentRect(of: $0.presence) }, margins: margins))
    guard let anchor = target.anchor else { return target.rect.origin }
    return self.offset(showing: target.rect, at: anchor)
  }
}

extension View {
  /// Lets scroll views stop at the views of this layout.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
