public import Geometry
import ViewGraph

/// Shows content that can scroll the scroll views in it.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    ScrollReaderNode(view, inputs: inputs)
  }
}

/// Scrolls to views inside a `ScrollViewReader`.
public struct ScrollViewProxy: Sendable {
  let requests: ScrollRequests

  /// Scrolls to the view with an identity: into sight, or with an anchor so that this point of the view comes to the
  /// same point of what the scroll view shows.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    requests.send(ScrollRequest(target: .id(AnyHashable(id), anchor)))
  }
}

@MainActor
private final class ScrollReaderNode<Content: View>: ContentNode<
  ScrollViewReader<Content>, Content
>
{
  private lazy var requests = ScrollRequests(graph: host.graph) { [weak self] request in
    guard let self, case .id(let id, _) = request.target, isAlive else { return }
    presence(identifiedBy: id)?.node.inputs.scroll?.perform(request)
  }

  override func makeContent() -> Content? { view.content(ScrollViewProxy(requests: requests)) }
}
