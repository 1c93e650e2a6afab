package import Foundation
package import Geometry
package import ViewGraph

/// A place that a scroll view is to go to.
struct ScrollRequest: Equatable, @unchecked Sendable {
  enum Target: Equatable {
    /// A view with an identity; with an anchor that point of it comes to the same point of what is shown, without one
    /// the view comes into sight.
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    /// An offset along each axis; nil for where it is.
    case offset(x: CGFloat?, y: CGFloat?)
    /// Further by a distance.
    case distance(CGSize)
  }
  var target: Target
  /// Tells requests for one place from each other.
  var number = 0
  /// Whether a person scrolls.
  var isByUser = false
  /// Whether the scroll view comes to rest where its behaviour wants it to.
  var settles = false
}

/// Requests from code, each applied in the update that is made of the writes of its turn.
@MainActor final class ScrollRequests: GraphReader {
  nonisolated let location = StateLocation<ScrollRequest?>(nil)
  /// Gone with the scene, which code that asks may outlive.
  private weak var graph: GraphHost?
  private let perform: (ScrollRequest) -> Void

  init(graph: GraphHost, perform: @escaping (ScrollRequest) -> Void) {
    self.graph = graph
    self.perform = perform
    _ = read()
  }

  private func read() -> ScrollRequest? { GraphReads.evaluating(self) { location.value } }

  nonisolated func invalidate() {
    MainActor.assumeIsolated {
      // Once the layout is known that the same update brings.
      graph?.addContinuation { [weak self] in
        guard let self, let request = read() else { return }
        perform(request)
      }
    }
  }

  nonisolated func send(_ request: ScrollRequest) {
    var request = request
    let former = GraphReads.acting { location.value?.number ?? 0 }
    request.number = former + 1
    location.write(request, transaction: CurrentTransaction.value)
  }
}

extension ScrollRegion {
  /// Goes where a request asks, with the transaction of the update.
  func perform(_ request: ScrollRequest) {
    if request.isByUser, node.environment.scrollSettings.isDisabled { return }
    guard var target = offset(for: request.target) else { return }
    if request.settles { target = settled(target) }
    move(to: target)
    if request.isByUser { tellPosition() }
  }

  private func offset(for target: ScrollRequest.Target) -> CGPoint? {
    let now = modelOffset
    switch target {
    case .id(let id, let anchor):
      guard let presence = node.presence(identifiedBy: id) else { return nil }
      return contentRect(of: presence).map { offset(showing: $0, at: anchor) }
    case .edge(let edge):
      switch edge {
      case .top: return CGPoint(x: now.x, y: 0)
      case .leading: return CGPoint(x: 0, y: now.y)
      case .bottom: return CGPoint(x: now.x, y: contentSize.height)
      case .trailing: return CGPoint(x: contentSize.width, y: now.y)
      }
    case .offset(let x, let y): return CGPoint(x: x ?? now.x, y: y ?? now.y)
    case .distance(let distance):
      return CGPoint(x: now.x + distance.width, y: now.y + distance.height)
    }
  }

  /// The offset that shows a rectangle of the content.
  func offset(showing rect: CGRect, at anchor: UnitPoint?) -> CGPoint {
    let seen = visibleRect
    func along(
      _ low: CGFloat, _ length: CGFloat, _ seen: CGFloat, _ extent: CGFloat, _ unit: CGFloat?
    )
      -> CGFloat
    {
      if let unit { return low + unit * length - unit * extent }
      if low < seen || length > extent { return low }
      return max(seen, low + length - extent)
    }
    return CGPoint(
      x: along(rect.minX, rect.width, seen.minX, seen.width, anchor?.x) - margins.leading,
      y: along(rect.minY, rect.height, seen.minY, seen.height, anchor?.y) - margins.top)
  }

  // MARK: Interactions

  /// Scrolls as a person does, to an offset, under an animation or at once.
  ///
  /// It comes to rest there or, where it `settles`, where the scroll view's behaviour wants it to. A scroll view that is
  /// disabled stays where it is.
  package func scroll(to offset: CGPoint, animation: Animation? = nil, settles: Bool = false) {
    send(.offset(x: offset.x, y: offset.y), animation, settles)
  }

  /// Scrolls as a person does, by a distance.
  package func scroll(by distance: CGSize, animation: Animation? = nil, settles: Bool = false) {
    send(.distance(distance), animation, settles)
  }

  /// Scrolls as a person does, to an end of the content.
  package func scroll(to edge: Edge, animation: Animation? = nil, settles: Bool = false) {
    send(.edge(edge), animation, settles)
  }

  private func send(_ target: ScrollRequest.Target, _ animation: Animation?, _ settles: Bool) {
    withAnimation(animation) {
      requests.send(ScrollRequest(target: target, isByUser: true, settles: settles))
    }
  }
}

extension _ViewNode {
  /// The first view at or below this place, in their order, that has an identity of its own.
  func presence(identifiedBy id: AnyHashable) -> PresenceElement? {
    if let own = ownPresence(identifiedBy: id) { return own }
    for child in preferenceNodes {
      if let found = child.presence(identifiedBy: id) { return found }
    }
    return nil
  }
}
