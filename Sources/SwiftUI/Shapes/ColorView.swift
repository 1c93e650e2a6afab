import Geometry

extension Color: PrimitiveView {
  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    StyleView.makeNode(view, inputs: inputs)
  }
}

extension LinearGradient: PrimitiveView {
  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    StyleView.makeNode(view, inputs: inputs)
  }
}

extension RadialGradient: PrimitiveView {
  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    StyleView.makeNode(view, inputs: inputs)
  }
}

extension EllipticalGradient: PrimitiveView {
  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    StyleView.makeNode(view, inputs: inputs)
  }
}

extension AngularGradient: PrimitiveView {
  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    StyleView.makeNode(view, inputs: inputs)
  }
}

extension MeshGradient: PrimitiveView {
  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    StyleView.makeNode(view, inputs: inputs)
  }
}

/// A style as a view: a rectangle filled with it.
@MainActor private enum StyleView {
  static func makeNode<S: ShapeStyle & View>(_ view: S, inputs: _ViewInputs) -> _ViewNode {
    LeafNode(view, inputs: inputs) { node in
      ShapeElement(
        node: node, shape: Rectangle(), style: view._resolve(in: node.environment),
        fillStyle: FillStyle())
    } update: { element, view in
      element.update(Rectangle(), style: view._resolve(in: element.node.environment))
    }
  }
}
