internal import CCairo
internal import DrawingModel
internal import Foundation
internal import Geometry
internal import Imaging

/// One run through a display list that draws shapes.
struct VectorDrawing {
  let list: DisplayList
  let context: CairoContext
  let plan: BackdropPlan
  /// From the current item's coordinates to points of the canvas.
  var transform = CGAffineTransform.identity
  /// Opacity of layers that were not made groups, multiplied.
  var opacity = 1.0
  var levels: [Level] = []
  /// Levels at the canvas that blend with what lies behind them.
  var dependent: Set<Int> = []
  /// Draws what only pixels have.
  let rasterizer = CairoRasterizer()
  /// Pictures that the document refers to, until it is written.
  var kept: [EmbeddedPicture] = []

  /// What to undo when a level ends.
  enum Level {
    case transform(CGAffineTransform)
    case clip
    case opacity(Double)
    case nothing
    case group(opacity: Double, outerOpacity: Double)
    /// A picture that says where what lies behind it in its group stays.
    case mask(outerOpacity: Double)
    /// A picture that is shown where its group has something.
    case masked(outerOpacity: Double)
  }

  init(_ list: DisplayList, context: CairoContext) {
    self.list = list
    self.context = context
    plan = BackdropPlan(list.items)
  }

  var cairo: OpaquePointer { context.pointer }
  private var items: [DisplayItem] { list.items }

  /// Draws all items; the list's levels must be balanced.
  mutating func run() throws(RasterizationError) {
    let found = plan.dependent(in: items.indices, leavingOutMasks: false)
    var first = 0
    let isOpaque = list.background.map { $0.isFinite && $0.opacity >= 1 } ?? false
    if isOpaque {
      paintBackground()
      dependent = Set(found)
    } else if let last = found.last, let end = plan.ends[last] {
      // Blending needs all that lies behind, which cannot be taken back from a transparent canvas.
      try paintPrefix(through: end)
      first = end + 1
      for index in 0..<first { replay(items[index]) }
    } else {
      paintBackground()
    }
    var index = first
    while index < items.count {
      index = try draw(index) + 1
      try context.check(item: min(index, items.count) - 1)
    }
  }

  private func paintBackground() {
    guard let background = list.background, background.isFinite, background.opacity > 0 else {
      return
    }
    setSource(background)
    cairo_paint(cairo)
  }

  /// Draws one item; gives the index of the last one that is done with it.
  private mutating func draw(_ index: Int) throws(RasterizationError) -> Int {
    if dependent.contains(index), let end = plan.ends[index] {
      try paintChange(of: index...end)
      return end
    }
    switch items[index] {
    case .fill(let path, let paint, let evenOdd):
      try fill(path, paint, evenOdd: evenOdd, index: index)
    case .stroke(let path, let paint, let style):
      try stroke(path, paint, style, index: index)
    case .pushTransform, .pushClip, .pushAntialiasing:
      replay(items[index])
    case .pushLayer(let layerOpacity):
      guard layerOpacity > 0 else { return plan.ends[index] ?? index }
      guard plan.isGroup(index) else {
        replay(items[index])
        return index
      }
      return try beginGroup(index, opacity: layerOpacity)
    case .pushEffect(let effect):
      return try begin(effect, index)
    case .pop:
      endLevel()
    }
    return index
  }

  // MARK: - Levels

  /// Opens or ends a level that is no picture of its own.
  private mutating func replay(_ item: DisplayItem) {
    switch item {
    case .pushTransform(let inner):
      levels.append(.transform(transform))
      transform = inner.concatenating(transform)
    case .pushClip(let path, let evenOdd):
      levels.append(.clip)
      cairo_save(cairo)
      // A path that cannot be drawn leaves an empty path, which clips everything away.
      _ = context.setPath(path, transform)
      cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_clip(cairo)
    case .pushLayer(let layerOpacity):
      levels.append(.opacity(opacity))
      opacity *= min(max(layerOpacity, 0), 1)
    case .pushAntialiasing, .pushEffect:
      levels.append(.nothing)
    case .pop: endLevel()
    case .fill, .stroke: break
    }
  }

  /// Begins a group, or embeds it as a picture where something inside blends with its pixels.
  private mutating func beginGroup(
    _ index: Int, opacity layerOpacity: Double
  ) throws(RasterizationError) -> Int {
    let end = plan.ends[index] ?? index
    let blending = plan.dependent(in: plan.inside(index), leavingOutMasks: true)
    guard blending.isEmpty else {
      try paintPicture(of: index...end)
      return end
    }
    levels.append(.group(opacity: min(layerOpacity, 1) * opacity, outerOpacity: opacity))
    opacity = 1
    cairo_push_group(cairo)
    return index
  }

  private mutating func begin(
    _ effect: LayerEffect, _ index: Int
  ) throws(RasterizationError) -> Int {
    let end = plan.ends[index] ?? index
    switch effect {
    case .isolated, .blend(.normal):
      return try beginGroup(index, opacity: 1)
    case .blend(.destinationIn), .blend(.sourceIn):
      let blending = plan.dependent(in: plan.inside(index), leavingOutMasks: true)
      guard case .group = levels.last, blending.isEmpty else {
        try paintPicture(of: index...end)
        return end
      }
      levels.append(
        effect == .blend(.sourceIn)
          ? .masked(outerOpacity: opacity) : .mask(outerOpacity: opacity))
      opacity = 1
      cairo_push_group(cairo)
      return index
    case .shadow(let shadow):
      guard plan.dependent(in: plan.inside(index), leavingOutMasks: true).isEmpty else {
        try paintPicture(of: index...end)
        return end
      }
      try paintShadow(shadow, index)
      // What casts it is drawn as it is.
      return try beginGroup(index, opacity: 1)
    case .blend, .blur, .innerShadow, .backdrop, .color, .projection:
      try paintPicture(of: index...end)
      return end
    }
  }

  private mutating func endLevel() {
    switch levels.popLast() {
    case nil, .nothing: break
    case .transform(let outer): transform = outer
    case .clip: cairo_restore(cairo)
    case .opacity(let outer): opacity = outer
    case .group(let groupOpacity, let outer):
      cairo_pop_group_to_source(cairo)
      if groupOpacity < 1 {
        cairo_paint_with_alpha(cairo, groupOpacity)
      } else {
        cairo_paint(cairo)
      }
      opacity = outer
    case .mask(let outer):
      let mask = cairo_pop_group(cairo)
      let content = cairo_pop_group(cairo)
      replaceGroup(content, where: mask)
      opacity = outer
    case .masked(let outer):
      let content = cairo_pop_group(cairo)
      let mask = cairo_pop_group(cairo)
      replaceGroup(content, where: mask)
      opacity = outer
    }
  }

  /// Goes on with a group that holds one picture where another is opaque.
  private func replaceGroup(_ content: OpaquePointer?, where mask: OpaquePointer?) {
    cairo_push_group(cairo)
    if let content, let mask {
      cairo_set_source(cairo, content)
      cairo_mask(cairo, mask)
    }
    cairo_pattern_destroy(content)
    cairo_pattern_destroy(mask)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  }

  // MARK: - Painting

  private mutating func fill(
    _ path: Path, _ paint: Paint, evenOdd: Bool, index: Int
  ) throws(RasterizationError) {
    switch try setSource(paint, covering: path) {
    case .nothing: return
    case .onlyPixels: try paintPicture(of: index...index)
    case .shapes, .picture:
      guard context.setPath(path, transform) else { return }
      cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      if case .picture = paint {
        // A picture is drawn whole through the path, as readers know pictures.
        cairo_save(cairo)
        cairo_clip(cairo)
        cairo_paint_with_alpha(cairo, opacity)
        cairo_restore(cairo)
      } else {
        cairo_fill(cairo)
      }
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }
  }

  private mutating func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, index: Int
  ) throws(RasterizationError) {
    let width = Double(style.lineWidth)
    guard width > 0, width.isFinite, CairoContext.canDrawPen(transform) else { return }
    switch try setSource(paint, covering: nil) {
    case .nothing: return
    case .onlyPixels, .picture: try paintPicture(of: index...index)
    case .shapes:
      guard context.setPath(path, transform) else { return }
      context.setPen(style, transform)
      cairo_stroke(cairo)
      cairo_identity_matrix(cairo)
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }
  }
}
