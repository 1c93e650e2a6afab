import Foundation
public import Geometry
import Motion
import ViewGraph

/// What views that match one another have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = Self(rawValue: 1)
  public static let size = Self(rawValue: 2)
  public static let frame: Self = [.position, .size]
}

/// Gives a view the place and size of another with the same name.
public struct _MatchedGeometryEffect<ID: Hashable>: PrimitiveModifier {
  let id: ID
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  fileprivate var key: AnyHashable { AnyHashable(Key(id: id, namespace: namespace)) }

  private struct Key: Hashable {
    let id: ID
    let namespace: Namespace.ID
  }

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      let effect = node.view.modifier
      return MatchedElement(
        node: node, content: content, key: effect.key, match: effect.match)
    } update: { (element: MatchedElement, effect) in
      element.update(key: effect.key, match: effect.match)
    }
  }

  private var match: MatchedElement.Match {
    MatchedElement.Match(properties: properties, anchor: anchor, isSource: isSource)
  }
}

extension View {
  /// Shows this view at the place and in the size of the source with the same `id` in `namespace`.
  ///
  /// When one such view leaves while another enters in the same animated change, both move from the old one's frame to
  /// the new one's.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryEffect(
        id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }
}

/// A member of a group of views that share one frame; its own slot in layout stays as it is.
@MainActor final class MatchedElement: WrapperElement {
  struct Match: Equatable {
    var properties: MatchedGeometryProperties
    var anchor: UnitPoint
    var isSource: Bool
  }
  private var key: AnyHashable
  private(set) var match: Match
  /// On its way out: it follows, and does not lead.
  private(set) var wasPlacedLeaving = false
  /// The slot that layout gives it, on the canvas.
  private(set) var slot = CGRect.zero
  private var slotProposal = ProposedViewSize.unspecified
  /// Where the space it is placed in begins on the canvas.
  private var space = CGPoint.zero
  private weak var barrier: ElementGeometry?
  private var surroundings: Surroundings?

  init(node: _ViewNode, content: Element, key: AnyHashable, match: Match) {
    self.key = key
    self.match = match
    super.init(node: node, content: content)
  }

  func update(key newKey: AnyHashable, match newMatch: Match) {
    guard newKey != key || newMatch != match else { return }
    key = newKey
    match = newMatch
    host.graph.setNeedsLayout()
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    space = host.placementSpace
    barrier = host.placementBarrier
    surroundings = host.surroundings
    slot = CGRect(
      origin: CGPoint(x: space.x + origin.x, y: space.y + origin.y), size: size(in: proposal))
    slotProposal = proposal
    wasPlacedLeaving = host.isPlacingLeaving
    host.matches.add(self, to: key)
  }

  /// Places the content in the group's frame; nil leaves it in its own slot.
  func follow(_ frame: CGRect?) {
    let outer = (host.placementSpace, host.placementBarrier)
    (host.placementSpace, host.placementBarrier) = (space, barrier)
    defer { (host.placementSpace, host.placementBarrier) = outer }
    content.beginLayout()
    host.placing(in: surroundings ?? host.surroundings) { placeContent(in: frame) }
  }

  private func placeContent(in frame: CGRect?) {
    guard let frame else {
      return content.place(
        at: CGPoint(x: slot.minX - space.x, y: slot.minY - space.y), in: slotProposal)
    }
    let proposal =
      match.properties.contains(.size) ? ProposedViewSize(frame.size) : slotProposal
    let target = match.properties.contains(.position) ? frame : slot
    let size = content.size(in: proposal)
    let anchor = match.anchor
    content.place(
      at: CGPoint(
        x: target.minX + anchor.x * (target.width - size.width) - space.x,
        y: target.minY + anchor.y * (target.height - size.height) - space.y),
      in: proposal)
  }
}

/// The groups of matching views of one scene.
@MainActor final class MatchedGroups {
  private var groups: [AnyHashable: MatchedGroup] = [:]
  /// Keys in the order in which their first members were placed in this pass.
  private var keys: [AnyHashable] = []
  private var members: [AnyHashable: [MatchedElement]] = [:]
  /// Keys of the pass before.
  private var formerKeys: [AnyHashable] = []
  private unowned let host: SceneHost

  init(of host: SceneHost) { self.host = host }

  /// Groups whose members are to be placed anew, in the order in which they were last laid out.
  var groupsToPlace: [MatchedGroup] {
    formerKeys.compactMap { groups[$0] }.filter(\.needsPlacement)
  }

  func add(_ member: MatchedElement, to key: AnyHashable) {
    if members[key] == nil { keys.append(key) }
    members[key, default: []].append(member)
  }

  /// Forgets every group.
  func forget() {
    groups = [:]
    keys = []
    members = [:]
    formerKeys = []
  }

  /// Gives each member its place, once every slot of a layout pass is known.
  func resolve() {
    var resolved: [AnyHashable] = []
    // Placing members may place others inside them.
    while resolved.count < keys.count {
      let key = keys[resolved.count]
      resolved.append(key)
      let group = groups[key] ?? MatchedGroup(host: host)
      groups[key] = group
      group.resolve(members[key] ?? [])
    }
    let former = formerKeys.filter { members[$0] == nil }
    for key in former { groups.removeValue(forKey: key)?.remove() }
    formerKeys = keys
    keys = []
    members = [:]
  }
}

/// Views that share one frame, which is an animated attribute.
@MainActor final class MatchedGroup: AnimatedAttributeOwner {
  private typealias Vector = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
  private unowned let host: SceneHost
  private var frame: AnimatedAttribute<Vector>?
  private var members: [MatchedElement] = []
  private(set) weak var source: MatchedElement?

  init(host: SceneHost) { self.host = host }

  func resolve(_ newMembers: [MatchedElement]) {
    members = newMembers
    let sources = members.filter { $0.match.isSource && !$0.wasPlacedLeaving }
    if sources.count > 1 {
      host.graph.report(
        "several views are sources of one matchedGeometryEffect; the first of them counts. "
          + "Give the others isSource: false.")
    }
    if let leader = sources.first {
      source = leader
      let vector = Vector(leader.slot.origin.animatableData, leader.slot.size.animatableData)
      if let frame {
        frame.set(
          vector, transaction: leader.node.transaction, environment: leader.node.environment)
      } else {
        frame = AnimatedAttribute(vector, as: .geometry, host: host.graph, owner: self)
      }
    }
    place()
  }

  /// Whether the members are to be placed anew.
  var needsPlacement: Bool { isStale || frame?.isAnimating ?? false }
  private var isStale = false

  /// Places every member where the group is now.
  func place() {
    isStale = false
    let isMoving = frame?.isAnimating ?? false
    host.withoutRounding(isMoving) {
      for member in members {
        let isAtHome = member === source && !isMoving
        member.follow(isAtHome ? nil : presented)
      }
    }
  }

  private var presented: CGRect? {
    guard let vector = frame?.presented else { return nil }
    var rect = CGRect.zero
    rect.origin.animatableData = vector.first
    rect.size.animatableData = vector.second
    return rect
  }

  func remove() {
    frame?.remove()
    members = []
  }

  // MARK: Attribute

  func attributeChanged() { isStale = true }
}
