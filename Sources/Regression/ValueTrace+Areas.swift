extension ValueTrace {
  /// The path of the view that is drawn under a rectangle at a frame: of those that it touches the one that it covers
  /// best, measured by what both have in common against all that either has.
  ///
  /// - Parameters:
  ///   - box: Left and upper edge, width and height in points.
  ///   - number: The frame's number.
  /// - Returns: The label where the view has one, else its path; nil where nothing is drawn there.
  package func view(
    under box: (x: Double, y: Double, width: Double, height: Double), atFrame number: Int64
  ) -> String? {
    guard let moment = frames.firstIndex(where: { $0.number == number }) else { return nil }
    var best: (share: Double, view: View)?
    for view in views where view.isDrawn(at: moment) {
      func side(_ name: String) -> Double? {
        guard case .number(let value) = view.track(TracedProperty(.frame, name))?.value(at: moment)
        else { return nil }
        return value
      }
      guard let x = side("x"), let y = side("y"), let width = side("width"),
        let height = side("height")
      else { continue }
      let common =
        max(0, min(x + width, box.x + box.width) - max(x, box.x))
        * max(0, min(y + height, box.y + box.height) - max(y, box.y))
      guard common > 0 else { continue }
      let share = common / (width * height + box.width * box.height - common)
      // Of equals the later, which is drawn over the others.
      if share >= (best?.share ?? 0) { best = (share, view) }
    }
    return best.map { $0.view.label ?? $0.view.path }
  }
}
