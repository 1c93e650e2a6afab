internal import CCairo
internal import DrawingModel
internal import Foundation
internal import Geometry
internal import Imaging

/// A level that is drawn as a picture of its own, and what to return to when it ends.
final class EffectLayer {
  let effect: LayerEffect
  /// Where the picture lies, in pixels; of the flat picture for a projection.
  let bounds: PixelRect
  let storage: PixelStorage
  let surface: CairoSurface
  let warp: ProjectionWarp?
  /// Area of the outer picture that a projection may touch.
  let target: PixelRect
  let outerContext: CairoContext
  let outerCanvas: PixelRect
  let outerTransform: CGAffineTransform
  let outerOpacity: Double
  let outerPicturesBehind: [OpaquePointer]

  init(
    effect: LayerEffect, bounds: PixelRect, warp: ProjectionWarp?, target: PixelRect,
    drawing: borrowing Drawing
  ) throws(RasterizationError) {
    self.effect = effect
    self.bounds = bounds
    self.warp = warp
    self.target = target
    guard let storage = PixelStorage(pixelCount: bounds.width * bounds.height) else {
      throw .outOfMemory(width: bounds.width, height: bounds.height)
    }
    self.storage = storage
    surface = try CairoSurface(width: bounds.width, height: bounds.height, storage: storage)
    // Items keep the pixel coordinates they have in the frame.
    cairo_surface_set_device_offset(
      surface.pointer, -Double(bounds.minX), -Double(bounds.minY))
    outerContext = drawing.context
    outerCanvas = drawing.canvas
    outerTransform = drawing.transform
    outerOpacity = drawing.opacity
    outerPicturesBehind = drawing.picturesBehind
  }
}

extension Drawing {
  /// Standard deviations in pixels, along both axes, of a blur by `radius` units of the items' coordinates.
  ///
  /// Exact unless the transform both turns and stretches by different factors.
  func sigmas(_ radius: Double, _ transform: CGAffineTransform) -> (x: Double, y: Double) {
    func length(_ a: CGFloat, _ b: CGFloat) -> Double {
      // Wider than the frame is as wide as it gets.
      let sigma = max(0, radius) * Double((a * a + b * b).squareRoot())
      return sigma.isFinite ? min(sigma, 4096) : 0
    }
    return (length(transform.a, transform.c), length(transform.b, transform.d))
  }

  /// Pixels by which a blur widens what it blurs.
  func reach(_ sigma: (x: Double, y: Double)) -> (x: Int, y: Int) {
    (BlurredPicture.reach(sigma: sigma.x), BlurredPicture.reach(sigma: sigma.y))
  }

  func offset(
    of shadow: ShadowPaint, _ transform: CGAffineTransform
  ) -> (x: Double, y: Double) {
    let moved = shadow.offset.applying(transform)
    let (x, y) = (Double(moved.width), Double(moved.height))
    return x.isFinite && y.isFinite ? (min(max(x, -1e5), 1e5), min(max(y, -1e5), 1e5)) : (0, 0)
  }

  /// Pixels that an effect and the items of a range inside it can touch.
  func bounds(
    of effect: LayerEffect, around range: Range<Int>, _ transform: CGAffineTransform
  ) -> PixelRect {
    if case .projection(let projection) = effect {
      let flat = flatBounds(range)
      return ProjectionWarp(projection, transform: transform, bounds: flat)?.bounds(of: flat)
        ?? .empty
    }
    let content = bounds(of: range, transform)
    switch effect {
    case .blur(let radius, let isOpaque):
      let reach = reach(sigmas(radius, transform))
      return isOpaque ? content : content.outset(reach.x, reach.y)
    case .shadow(let shadow):
      let reach = reach(sigmas(shadow.radius, transform))
      let offset = offset(of: shadow, transform)
      return content.union(content.outset(reach.x, reach.y).offset(offset.x, offset.y))
    case .blend(.destinationIn):
      // It only takes away.
      return .empty
    case .isolated, .blend, .color, .projection, .innerShadow, .backdrop:
      return content
    }
  }

  /// What the items of a range cover in their own coordinates, to a sixteenth.
  private func flatBounds(_ range: Range<Int>) -> CGRect {
    let scale: CGFloat = 16
    let bounds = bounds(of: range, CGAffineTransform(scaleX: scale, y: scale))
    if bounds.isEmpty { return .null }
    return CGRect(
      x: CGFloat(bounds.minX) / scale, y: CGFloat(bounds.minY) / scale,
      width: CGFloat(bounds.width) / scale, height: CGFloat(bounds.height) / scale)
  }

  // MARK: - Levels

  /// Begins a level with an effect; false when nothing of it can be seen, and its items are to be passed over.
  mutating func beginEffect(
    at index: Int, _ effect: LayerEffect
  ) throws(RasterizationError) -> Bool {
    guard let content = layerContents[index] else { return false }
    let range = index + 1..<content.end
    let clip = clipBounds
    var bounds: PixelRect
    var warp: ProjectionWarp?
    var target = PixelRect.empty
    var inside = transform
    switch effect {
    case .projection(let projection):
      let flat = flatBounds(range)
      guard let made = ProjectionWarp(projection, transform: transform, bounds: flat) else {
        return false
      }
      warp = made
      target = made.bounds(of: flat).intersection(clip)
      inside = CGAffineTransform(scaleX: CGFloat(made.scale), y: CGFloat(made.scale))
      bounds = target.isEmpty ? .empty : self.bounds(of: range, inside)
    case .blur(let radius, _):
      let reach = reach(sigmas(radius, transform))
      bounds = self.bounds(of: range).intersection(clip.outset(reach.x, reach.y))
    case .shadow(let shadow):
      let reach = reach(sigmas(shadow.radius, transform))
      let offset = offset(of: shadow, transform)
      // What lies outside of the clip may cast a shadow into it.
      let casting = clip.union(clip.outset(reach.x, reach.y).offset(-offset.x, -offset.y))
      bounds = self.bounds(of: range).intersection(casting)
    case .innerShadow(let shadow):
      let reach = reach(sigmas(shadow.radius, transform))
      let offset = offset(of: shadow, transform)
      // What lies outside of the clip may cast a shadow into it.
      let casting = clip.union(clip.outset(reach.x, reach.y).offset(-offset.x, -offset.y))
      bounds = self.bounds(of: range).intersection(casting)
    case .isolated, .blend, .color, .backdrop:
      bounds = self.bounds(of: range).intersection(clip)
    }
    if bounds.isEmpty {
      guard case .blend(let operation) = effect, operation.isUnbounded else { return false }
      // A mask without anything in it takes everything away.
      bounds = PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    }
    let layer = try EffectLayer(
      effect: effect, bounds: bounds, warp: warp, target: target, drawing: self)
    levels.append(.effect(layer))
    if warp != nil {
      picturesBehind = []
    } else if let picture = cairo_get_group_target(cairo) {
      picturesBehind.append(picture)
    }
    context = try CairoContext(layer.surface)
    canvas = bounds
    transform = inside
    opacity = 1
    return true
  }

  /// Ends a level with an effect: its picture goes into the one around it.
  mutating func end(_ layer: EffectLayer) throws(RasterizationError) {
    try context.check(item: nil)
    cairo_surface_flush(layer.surface.pointer)
    context = layer.outerContext
    canvas = layer.outerCanvas
    transform = layer.outerTransform
    opacity = layer.outerOpacity
    picturesBehind = layer.outerPicturesBehind

    let (words, bounds) = (layer.storage.words, layer.bounds)
    let pixels = UnsafeMutableBufferPointer(start: words, count: bounds.width * bounds.height)
    switch layer.effect {
    case .isolated:
      try paint(layer.storage, bounds)
    case .blend(let operation):
      try blend(layer.storage, bounds, operation)
    case .color(let filter):
      filter.apply(to: pixels)
      try paint(layer.storage, bounds)
    case .blur(let radius, let isOpaque):
      try paintBlurred(layer, radius, isOpaque: isOpaque)
    case .shadow(let shadow):
      try paint(shadow, of: layer)
      try paint(layer.storage, bounds)
    case .innerShadow(let shadow):
      shade(layer, with: shadow)
      try paint(layer.storage, bounds)
    case .backdrop(let glass):
      try paint(glass, through: layer)
    case .projection:
      guard let warp = layer.warp,
        let result = PixelStorage(pixelCount: layer.target.width * layer.target.height)
      else { throw .outOfMemory(width: layer.target.width, height: layer.target.height) }
      warp.draw(words, bounds, into: result.words, layer.target)
      try paint(result, layer.target)
    }
  }

  // MARK: - Compositing

  /// Composites a picture that lies at `bounds` into the current one.
  func paint(
    _ storage: PixelStorage, _ bounds: PixelRect,
    _ operation: cairo_operator_t = CAIRO_OPERATOR_OVER
  ) throws(RasterizationError) {
    guard !bounds.isEmpty else { return }
    let surface = try CairoSurface(width: bounds.width, height: bounds.height, storage: storage)
    cairo_save(cairo)
    cairo_set_operator(cairo, operation)
    cairo_set_source_surface(cairo, surface.pointer, Double(bounds.minX), Double(bounds.minY))
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(cairo, opacity)
    cairo_restore(cairo)
  }

  private func blend(
    _ storage: PixelStorage, _ bounds: PixelRect, _ operation: BlendOperation
  ) throws(RasterizationError) {
    guard operation == .plusDarker else {
      return try paint(storage, bounds, operation.cairoOperator)
    }
    // max(0, source + behind − 1) is the inverse of the sum of both inverses, which stops at 1.
    ColorFilter.invert.apply(
      to: UnsafeMutableBufferPointer(start: storage.words, count: bounds.width * bounds.height))
    invertBackdrop(bounds)
    try paint(storage, bounds, CAIRO_OPERATOR_ADD)
    invertBackdrop(bounds)
  }

  private func invertBackdrop(_ bounds: PixelRect) {
    cairo_save(cairo)
    cairo_new_path(cairo)
    cairo_rectangle(
      cairo, Double(bounds.minX), Double(bounds.minY), Double(bounds.width), Double(bounds.height))
    cairo_clip(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DIFFERENCE)
    cairo_set_source_rgba(cairo, 1, 1, 1, 1)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }
}

extension BlendOperation {
  /// Whether the operation changes what lies behind where the level is empty.
  fileprivate var isUnbounded: Bool {
    switch self {
    case .destinationIn, .sourceIn, .sourceOut, .destinationAtop: true
    default: false
    }
  }

  /// Cairo's operator of the same formula (both follow PDF's, and Porter and Duff).
  fileprivate var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .plusDarker: CAIRO_OPERATOR_OVER
    }
  }
}
