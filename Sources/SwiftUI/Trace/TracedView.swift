/// A view that draws something, at one moment.
package struct TracedView: Equatable, Sendable {
  /// The path of its place: type names from the root.
  package var view: String
  /// The accessibility label at it or around it; nil where there is none.
  package var label: String?
  /// The accessibility hint at it or around it; nil where there is none.
  package var hint: String?
  /// Left and upper edge, width and height as they are drawn, in points.
  package var frame: [Double]
  /// The product of the opacities around it.
  package var opacity: Double
  /// What a shape stores, as it is drawn.
  package var values: [StoredValue]
  package var paintings: [TracedPainting]

  /// Makes a view of all that is traced of it.
  package init(
    view: String, label: String?, hint: String?, frame: [Double], opacity: Double,
    values: [StoredValue], paintings: [TracedPainting]
  ) {
    (self.view, self.label, self.hint) = (view, label, hint)
    (self.frame, self.opacity) = (frame, opacity)
    (self.values, self.paintings) = (values, paintings)
  }
}

/// A path that a view fills or a line that it draws.
package struct TracedPainting: Equatable, Sendable {
  /// `fill` or `stroke`.
  package var kind: String
  /// The box around the path, counted from the corner of the view's frame.
  package var box: [Double]
  /// Red, green, blue and opacity; nil for anything but one colour.
  package var color: [Double]?

  /// Makes a painting.
  package init(kind: String, box: [Double], color: [Double]? = nil) {
    (self.kind, self.box, self.color) = (kind, box, color)
  }
}
