/// A part of the interface, described by the views it is made of.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  /// What the view shows, in terms of other views.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the node that keeps this view's place in the tree. Views with a body inherit theirs.
  static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode
}

extension View {
  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    BodyNode(view, inputs: inputs)
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

/// A view whose node the library makes itself.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) is drawn by the library and has no body") }
}

/// Nothing.
public struct EmptyView: PrimitiveView {
  public nonisolated init() {}

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    ViewNode(view, inputs: inputs)
  }
}
