import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// Ties what is drawn in a bar to how far the scroll view under it is scrolled.
@MainActor final class ScrollLink {
  private weak var region: ScrollRegion?
  private var elements: [WeakElement] = []

  private struct WeakElement { weak var element: Element? }

  nonisolated init() {}

  /// How far the content has gone up under the bar, as it is drawn now.
  var offset: CGFloat { max(0, region?.presentedOffset.y ?? 0) }

  func add(_ element: Element) {
    elements.removeAll { $0.element == nil }
    elements.append(WeakElement(element: element))
  }

  func connect(to newRegion: ScrollRegion?) {
    guard region !== newRegion else { return }
    region?.link = nil
    region = newRegion
    newRegion?.link = self
    offsetChanged()
  }

  /// The offset is another: the bar draws anew.
  func offsetChanged() {
    for entry in elements { entry.element?.attributeChanged() }
  }
}

/// Looks for the scroll view that reaches up to the bar above.
struct ScrollLinkSource: PrimitiveModifier {
  let link: ScrollLink

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      ScrollLinkElement(node: node, content: content, link: node.view.modifier.link)
    } update: { _, _ in
    }
  }
}

@MainActor private final class ScrollLinkElement: WrapperElement {
  private let link: ScrollLink

  init(node: _ViewNode, content: Element, link: ScrollLink) {
    self.link = link
    super.init(node: node, content: content)
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    super.place(at: origin, in: proposal)
    link.connect(to: host.scrollRegions.first { isUnderBar($0, top: origin.y) })
  }

  private func isUnderBar(_ region: ScrollRegion, top: CGFloat) -> Bool {
    guard region.axes.contains(.vertical), region.node.inputs.scroll === node.inputs.scroll,
      abs(region.viewport.minY - top) < 1
    else { return false }
    var place: _ViewNode? = region.node
    while let current = place {
      if current === node { return true }
      place = current.parent
    }
    return false
  }
}

/// How part of a bar follows the offset.
enum ScrollLinkEffect: Equatable {
  /// Goes up with the content, by its own height at most.
  case scrollsAway(height: CGFloat)
  /// Is transparent up to the first offset and opaque from the second on.
  case appears(from: CGFloat, to: CGFloat)
}

/// Draws part of a bar as the offset of its scroll view wants it.
struct ScrollLinkedModifier: PrimitiveModifier {
  let link: ScrollLink
  let effect: ScrollLinkEffect

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content -> ScrollLinkedElement in
      let element = ScrollLinkedElement(
        node: node, content: content, modifier: node.view.modifier)
      node.view.modifier.link.add(element)
      return element
    } update: { element, modifier in
      element.effect = modifier.effect
      element.attributeChanged()
    }
  }
}

@MainActor private final class ScrollLinkedElement: WrapperElement {
  private let link: ScrollLink
  var effect: ScrollLinkEffect

  init(node: _ViewNode, content: Element, modifier: ScrollLinkedModifier) {
    link = modifier.link
    effect = modifier.effect
    super.init(node: node, content: content)
  }

  override var opensGroup: Bool { true }

  override func ownItems() -> [DisplayItem] {
    switch effect {
    case .scrollsAway(let height):
      [.pushTransform(CGAffineTransform(translationX: 0, y: -min(link.offset, height)))]
    case .appears: [.pushLayer(opacity: tracedOpacity)]
    }
  }

  override var tracedOpacity: Double {
    guard case .appears(let from, let to) = effect else { return 1 }
    return Double(min(1, max(0, (link.offset - from) / (to - from))))
  }
}
