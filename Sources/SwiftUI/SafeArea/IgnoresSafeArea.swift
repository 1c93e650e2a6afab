import Foundation
public import Geometry

/// Reasons for which a part of a container is kept clear.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device's and those of bars and insets around.
  public static let container = Self(rawValue: 1)
  /// That of a keyboard on the screen, of which there is none here.
  public static let keyboard = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)
}

/// Lets a view reach into what is kept clear, where its frame ends at it.
public struct _SafeAreaIgnoringModifier: PrimitiveModifier, Equatable {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      SafeAreaIgnoringElement(node: node, content: content, rule: node.view.modifier)
    } update: { element, modifier in
      guard element.rule != modifier else { return }
      element.rule = modifier
      element.host.graph.setNeedsLayout()
    }
  }
}

/// Keeps the slot that layout gives it, and places its content in a larger one.
@MainActor private final class SafeAreaIgnoringElement: WrapperElement {
  var rule: _SafeAreaIgnoringModifier

  init(node: _ViewNode, content: Element, rule: _SafeAreaIgnoringModifier) {
    self.rule = rule
    super.init(node: node, content: content)
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    guard rule.regions.contains(.container), let area = host.surroundings.safeArea else {
      return super.place(at: origin, in: proposal)
    }
    let frame = CGRect(origin: origin, size: size(in: proposal))
    let insets = area.insets(around: frame).on(rule.edges)
    let reach = frame.outset(by: insets)
    var inner = host.surroundings
    inner.safeArea = area.ignoring(rule.edges)
    host.placing(in: inner) {
      guard reach != frame else { return super.place(at: origin, in: proposal) }
      content.place(aligned: .center, in: reach, ProposedViewSize(reach.size))
    }
  }
}

extension View {
  /// Lets this view reach into what the container keeps clear along the given edges, where it ends there.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaIgnoringModifier(regions: regions, edges: edges))
  }

  /// Lets this view reach into what the container keeps clear along the given edges.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.all, edges: edges)
  }
}
