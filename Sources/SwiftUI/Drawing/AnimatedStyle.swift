import DrawingModel
import Motion
import ViewGraph

/// A resolved style as an animated attribute: a colour or gradient interpolates to another, a change of kind is at once.
@MainActor final class AnimatedStyle {
  private var style: _ResolvedStyle
  private var color: AnimatedAttribute<ColorVector>?
  private var gradient: AnimatedAttribute<GradientVector>?
  private unowned let element: Element

  init(_ style: _ResolvedStyle, of element: Element) {
    self.style = style
    self.element = element
    start(style)
  }

  /// Makes the attribute for a style that has no path from what was before.
  private func start(_ style: _ResolvedStyle) {
    switch style.kind {
    case .color(let paint):
      color = attribute(ColorVector(paint), .color)
    case .linearGradient(let stops, let start, let end):
      gradient = attribute(GradientVector(stops: stops, start: start, end: end), .gradient)
    }
  }

  private func attribute<V: VectorArithmetic>(
    _ vector: V, _ kind: AttributeKind
  ) -> AnimatedAttribute<V> {
    AnimatedAttribute(vector, as: kind, host: element.host.graph, owner: element)
  }

  func set(_ newStyle: _ResolvedStyle) {
    guard newStyle != style else { return }
    style = newStyle
    element.host.setNeedsRedraw(element)
    let node = element.node
    switch newStyle.kind {
    case .color(let paint):
      if let color {
        color.set(
          ColorVector(paint), transaction: node.transaction, environment: node.environment)
        return
      }
    case .linearGradient(let stops, let start, let end):
      if gradient != nil {
        set(GradientVector(stops: stops, start: start, end: end))
        return
      }
    }
    remove()
    start(newStyle)
  }

  /// Brings the old and the new gradient to the same places, and goes from one to the other.
  ///
  /// Where the places are others than those of a running change, that one ends here and the new one begins from what
  /// is shown; animators cannot take over intervals of another length.
  private func set(_ vector: GradientVector) {
    guard let former = gradient else { return }
    let places = GradientVector.union(former.model.locations, vector.locations)
    var current = former
    if places != former.model.locations {
      let shown = former.presented.resampled(at: places)
      former.remove()
      current = attribute(shown, .gradient)
      gradient = current
    }
    current.set(
      vector.resampled(at: places), transaction: element.node.transaction,
      environment: element.node.environment)
  }

  /// The style to draw now; at rest it is the model's own, free of rounding.
  var presented: _ResolvedStyle {
    if let color, color.isAnimating {
      return _ResolvedStyle(kind: .color(color.presented.color))
    }
    if let gradient, gradient.isAnimating { return gradient.presented.style }
    return style
  }

  func remove() {
    color?.remove()
    color = nil
    gradient?.remove()
    gradient = nil
  }
}
