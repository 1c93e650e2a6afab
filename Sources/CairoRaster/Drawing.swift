internal import CCairo
internal import DrawingModel
internal import Foundation
internal import Geometry
internal import Imaging

/// One run through a display list.
struct Drawing {
  let items: [DisplayItem]
  /// Where items are drawn now: the frame, or the innermost picture that an effect needs.
  var context: CairoContext
  /// From the current item's coordinates to pixels.
  var transform: CGAffineTransform
  /// Pixels there are in the context.
  var canvas: PixelRect
  /// Pixels for gradients, kept between runs.
  var gradientStorage: PixelStorage?
  /// Bytes for the coverage of fills, used for one after the other.
  var maskStorage: PixelStorage?

  /// Whether edges are smoothed.
  var isAntialiased = true
  /// Pictures behind the one drawn on, the farthest first, whose pixels lie in the same places.
  var picturesBehind: [OpaquePointer] = []
  /// Opacity of layers that were not made groups, multiplied.
  var opacity = 1.0
  var levels: [Level] = []
  /// What each layer and effect holds, by item index; found in one pass before drawing.
  var layerContents: [Int: LayerContent] = [:]

  /// What to undo when a level ends.
  enum Level {
    case transform(CGAffineTransform)
    case clip
    case opacity(Double)
    case group(opacity: Double, outerOpacity: Double)
    case antialiasing(Bool)
    case effect(EffectLayer)
  }

  /// What a layer holds.
  struct LayerContent {
    /// Number of fills and strokes inside, at any depth; an effect counts as one more.
    var paintedItems = 0
    /// Index of the `pop` that ends the layer.
    var end = 0
  }

  init(
    items: [DisplayItem], context: CairoContext, transform: CGAffineTransform,
    canvas: PixelRect, gradientStorage: PixelStorage?
  ) {
    self.items = items
    self.context = context
    self.transform = transform
    self.canvas = canvas
    self.gradientStorage = gradientStorage
  }

  var cairo: OpaquePointer { context.pointer }

  /// Draws all items; the list's levels must be balanced.
  mutating func run() throws(RasterizationError) {
    findLayerContents()
    var index = 0
    while index < items.count {
      switch items[index] {
      case .fill(let path, let paint, let evenOdd):
        try fill(path, paint, evenOdd: evenOdd)
      case .stroke(let path, let paint, let style):
        try stroke(path, paint, style)
      case .pushTransform(let inner):
        levels.append(.transform(transform))
        transform = inner.concatenating(transform)
      case .pushClip(let path, let evenOdd):
        levels.append(.clip)
        cairo_save(cairo)
        // A path that cannot be drawn leaves an empty path, which clips everything away.
        _ = setPath(path)
        cairo_set_fill_rule(
          cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        setAntialiasing()
        cairo_clip(cairo)
      case .pushAntialiasing(let isOn):
        levels.append(.antialiasing(isAntialiased))
        isAntialiased = isOn
      case .pushLayer(let layerOpacity):
        if !beginLayer(at: index, opacity: layerOpacity), let content = layerContents[index] {
          index = content.end
        }
      case .pushEffect(let effect):
        if try !beginEffect(at: index, effect), let content = layerContents[index] {
          index = content.end
        }
      case .pop:
        try endLevel()
      }
      try context.check(item: index)
      index += 1
    }
  }

  // MARK: - Levels

  private mutating func findLayerContents() {
    // Indices of open levels; only those of layers get an entry.
    var open: [Int] = []
    for (index, item) in items.enumerated() {
      switch item {
      case .fill, .stroke:
        for level in open where layerContents[level] != nil {
          layerContents[level]?.paintedItems += 1
        }
      case .pushLayer, .pushEffect:
        if case .pushEffect = item {
          for level in open where layerContents[level] != nil {
            layerContents[level]?.paintedItems += 1
          }
        }
        open.append(index)
        layerContents[index] = LayerContent()
      case .pushTransform, .pushClip, .pushAntialiasing:
        open.append(index)
      case .pop:
        if let level = open.popLast() {
          layerContents[level]?.end = index
        }
      }
    }
  }

  /// Begins a layer; false when nothing of it can be seen, and its items are to be passed over.
  private mutating func beginLayer(at index: Int, opacity layerOpacity: Double) -> Bool {
    guard layerOpacity > 0, let content = layerContents[index], content.paintedItems > 0 else {
      return false
    }
    let layerOpacity = min(layerOpacity, 1)
    if layerOpacity == 1 || content.paintedItems == 1 {
      // Compositing at full opacity is the same as drawing; and one item covers nothing of its own
      // layer, so its paint may carry the opacity.
      levels.append(.opacity(opacity))
      opacity *= layerOpacity
      return true
    }
    let bounds = bounds(of: index + 1..<content.end).intersection(clipBounds)
    guard !bounds.isEmpty else { return false }
    levels.append(.group(opacity: layerOpacity * opacity, outerOpacity: opacity))
    opacity = 1
    cairo_save(cairo)
    // The group gets memory only for what its items can touch.
    cairo_new_path(cairo)
    cairo_rectangle(
      cairo, Double(bounds.minX), Double(bounds.minY), Double(bounds.width), Double(bounds.height))
    cairo_clip(cairo)
    if let picture = cairo_get_group_target(cairo) { picturesBehind.append(picture) }
    cairo_push_group(cairo)
    return true
  }

  private mutating func endLevel() throws(RasterizationError) {
    switch levels.popLast() {
    case nil: break
    case .transform(let outer): transform = outer
    case .clip: cairo_restore(cairo)
    case .opacity(let outer): opacity = outer
    case .antialiasing(let outer): isAntialiased = outer
    case .group(let groupOpacity, let outer):
      picturesBehind.removeLast()
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, groupOpacity)
      cairo_restore(cairo)
      opacity = outer
    case .effect(let layer):
      try end(layer)
    }
  }

  /// Pixels that the items of a range can touch.
  func bounds(of range: Range<Int>) -> PixelRect { bounds(of: range, transform) }

  /// Pixels that the items of a range can touch when drawn through `transform`.
  func bounds(of range: Range<Int>, _ transform: CGAffineTransform) -> PixelRect {
    var result = PixelRect.empty
    var transform = transform
    var outer: [CGAffineTransform] = []
    var index = range.lowerBound
    while index < range.upperBound {
      switch items[index] {
      case .fill(let path, _, _):
        result = result.union(path.deviceBounds(transform))
      case .stroke(let path, _, let style):
        result = result.union(path.deviceBounds(transform, margin: style.reach(transform) + 1))
      case .pushTransform(let inner):
        outer.append(transform)
        transform = inner.concatenating(transform)
      case .pushClip, .pushLayer, .pushAntialiasing:
        outer.append(transform)
      case .pushEffect(let effect):
        let end = layerContents[index]?.end ?? range.upperBound
        result = result.union(bounds(of: effect, around: index + 1..<end, transform))
        index = end
      case .pop:
        transform = outer.popLast() ?? transform
      }
      index += 1
    }
    return result
  }

  /// Pixels inside the current clip.
  var clipBounds: PixelRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    return PixelRect(minX: x1, minY: y1, maxX: x2, maxY: y2).intersection(canvas)
  }

  // MARK: - Painting

  private mutating func fill(
    _ path: Path, _ paint: Paint, evenOdd: Bool
  ) throws(RasterizationError) {
    let bounds = path.deviceBounds(transform)
    guard let outline = Outline(path, transform), try setSource(paint, bounds: bounds) else {
      return
    }
    if outline.isRectilinear || !outline.isSimple || !isAntialiased {
      // Cairo is exact for the first, can tell apart what shares a pixel in the second, and decides
      // by the middle of each pixel in the third.
      _ = setPath(path)
      cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      setAntialiasing()
      cairo_fill(cairo)
    } else {
      try self.paint(outline, bounds: bounds, evenOdd: evenOdd)
    }
    releaseSource(paint)
  }

  private mutating func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle
  ) throws(RasterizationError) {
    let width = Double(style.lineWidth)
    guard width > 0, width.isFinite, CairoContext.canDrawPen(transform), setPath(path),
      try setSource(
        paint, bounds: path.deviceBounds(transform, margin: style.reach(transform) + 1))
    else { return }
    context.setPen(style, transform)
    setAntialiasing()
    cairo_stroke(cairo)
    cairo_identity_matrix(cairo)
    releaseSource(paint)
  }

  private func setAntialiasing() {
    cairo_set_antialias(cairo, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Makes `path` the current path, in pixels; false, with no path, when it has a number that is
  /// not finite.
  private func setPath(_ path: Path) -> Bool { context.setPath(path, transform) }
}
