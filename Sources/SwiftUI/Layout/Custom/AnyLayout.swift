public import Foundation
import Geometry
import Motion

/// A layout of any type; subviews keep their identity when one layout takes another's place.
public struct AnyLayout: Layout {
  private var base: any Layout

  public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

  /// The cache of whatever layout there is.
  public struct Cache {
    fileprivate var value: Any
  }

  /// The cache as `L` knows it.
  private func typed<L: Layout, T>(
    _ layout: L, _ cache: inout Cache, _ subviews: Subviews, _ body: (inout L.Cache) -> T
  ) -> T {
    var value = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache.value = value }
    return body(&value)
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: base.makeCache(subviews: subviews))
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func answer<L: Layout>(_ layout: L) -> ViewSpacing {
      typed(layout, &cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return answer(base)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func answer<L: Layout>(_ layout: L) -> CGSize {
      typed(layout, &cache, subviews) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return answer(base)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func answer<L: Layout>(_ layout: L) {
      typed(layout, &cache, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    answer(base)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func answer<L: Layout>(_ layout: L) -> CGFloat? {
      typed(layout, &cache, subviews) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return answer(base)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func answer<L: Layout>(_ layout: L) -> CGFloat? {
      typed(layout, &cache, subviews) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return answer(base)
  }

  public var animatableData: _AnyAnimatableData {
    get {
      func data<L: Layout>(_ layout: L) -> _AnyAnimatableData {
        _AnyAnimatableData(layout.animatableData)
      }
      return data(base)
    }
    set {
      func changed<L: Layout>(_ layout: L) -> any Layout {
        var copy = layout
        if let data = newValue.value as? L.AnimatableData { copy.animatableData = data }
        return copy
      }
      base = changed(base)
    }
  }
}
