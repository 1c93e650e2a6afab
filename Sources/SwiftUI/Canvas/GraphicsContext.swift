import DrawingModel
public import Foundation
public import Geometry
public import ViewGraph

/// What a canvas's closure draws with.
///
/// A context is a value: a copy draws into the same picture and keeps a transform, clips, an opacity, a blend mode and
/// filters of its own. There is no way to Core Graphics (`withCGContext`), which this platform lacks.
public struct GraphicsContext {
  /// A restriction of where drawing shows.
  enum Clip {
    /// Inside a path of the canvas's coordinates.
    case path(Path, evenOdd: Bool)
    /// Where a picture is opaque, or is not.
    case mask([DisplayItem], inverse: Bool)
  }

  let surface: CanvasSurface
  /// What remains of the canvas inside all clips, in the canvas's coordinates.
  private var clipBounds: CGRect
  private(set) var clips: [Clip] = []
  /// Filters with the transforms they were added under, the first outermost.
  private(set) var filters: [(filter: Filter, transform: CGAffineTransform)] = []

  /// How opaque what is drawn is; 0 is invisible and 1, the default, as opaque as it says itself.
  public var opacity = 1.0
  /// How what is drawn is combined with what was drawn before.
  public var blendMode = BlendMode.normal
  /// From the coordinates that drawing is given in to the canvas's.
  public var transform = CGAffineTransform.identity

  init(_ surface: CanvasSurface, bounds: CGRect) {
    self.surface = surface
    clipBounds = bounds
  }

  /// The environment in which the canvas stands; texts and styles are resolved in it.
  public var environment: EnvironmentValues { surface.source.environment }

  // MARK: - Transforms

  /// Scales what is drawn from now on, by a factor for each axis.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn from now on about the origin, clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Sends what is drawn from now on through `matrix` first.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: - Clips

  /// How a clip is meant.
  public struct ClipOptions: OptionSet, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Drawing shows outside of the clip.
    public static var inverse: Self { Self(rawValue: 1) }
  }

  /// A rectangle around everything inside the clips, in the present coordinates; its sides are upright there.
  public var clipBoundingRect: CGRect {
    transform.determinant == 0 ? .zero : clipBounds.applying(transform.inverted())
  }

  /// Shows what is drawn from now on only inside a path, besides all other clips.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let path = path.applying(transform)
    if options.contains(.inverse) {
      clips.append(
        .mask([.fill(path, .color(.black), evenOdd: style.isEOFilled)], inverse: true))
    } else {
      clips.append(.path(path, evenOdd: style.isEOFilled))
      let bounds = path.boundingRect
      clipBounds = bounds.isNull ? .zero : clipBounds.intersection(bounds)
      if clipBounds.isNull { clipBounds = .zero }
    }
  }

  /// Shows what is drawn from now on only where what `content` draws is opaque, besides all other clips.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = try drawn(content)
    let opacity = min(max(opacity, 0), 1)
    clips.append(
      .mask(
        opacity == 1 ? layer : [.pushLayer(opacity: opacity)] + layer + [.pop],
        inverse: options.contains(.inverse)))
  }

  // MARK: - Layers

  /// Draws what `content` draws as one picture, with the present opacity, blend mode, filters and clips.
  ///
  /// Inside, the transform is the present one and everything else starts anew.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    draw(try drawn(content))
  }

  /// What `content` draws into a picture of its own, in the canvas's coordinates.
  private func drawn(
    _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> [DisplayItem] {
    let layer = CanvasSurface(surface.source)
    var context = GraphicsContext(layer, bounds: clipBounds)
    context.transform = transform
    try content(&context)
    return layer.picture
  }

  // MARK: - Filters

  /// Changes each picture that is drawn from now on, before the filters that were added earlier do.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append((filter, transform))
  }

  // MARK: - Drawing

  /// Adds items in the canvas's coordinates to the picture, with everything that the context does to them.
  ///
  /// From the outside in: clips, the blend mode, masks, the opacity, filters from the first to the last.
  func draw(_ content: [DisplayItem]) {
    guard !content.isEmpty, opacity > 0 else { return }
    var content = content
    for (filter, transform) in filters.reversed() {
      content = filter.applied(to: content, in: environment, transform: transform)
    }
    if opacity < 1 { content = [.pushLayer(opacity: max(0, opacity))] + content + [.pop] }
    var masks: [DisplayItem] = []
    for case .mask(let items, let inverse) in clips {
      masks += [.pushEffect(.blend(inverse ? .destinationOut : .destinationIn))] + items + [.pop]
    }
    if !masks.isEmpty { content = [.pushEffect(.isolated)] + content + masks + [.pop] }
    content = blendMode.applied(to: content)
    if blendMode != .normal { surface.blends = true }
    for case .path(let path, let evenOdd) in clips.reversed() {
      content = [.pushClip(path, evenOdd: evenOdd)] + content + [.pop]
    }
    surface.items += content
  }
}
