import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// An image with its surroundings worked in: what it draws, and how large it is by itself.
struct ResolvedImage {
  /// What is drawn.
  enum Content {
    /// A symbol for a font of so many points.
    case symbol(SymbolOutline, size: Double, isLayered: Bool)
    case picture(AssetPicture, isTemplate: Bool)
    case items([DisplayItem])
    /// A dashed box in place of what is not there.
    case missing
  }

  /// What the image is of; another one takes its place by a content transition.
  enum Identity: Equatable {
    case symbol(String)
    case picture(Picture)
    case drawn
    case missing(String)
  }

  let identity: Identity
  let content: Content
  /// The image's own size, before rounding to pixels.
  let size: CGSize
  /// How far below the top the baseline of text beside the image lies.
  let baseline: CGFloat
  /// What it is filled with, level by level; one or three.
  let styles: [_ResolvedStyle]
  let resizing: Image.Resizing?
  let interpolation: Image.Interpolation
  let isAntialiased: Bool

  /// The size of what stands for a missing picture.
  private static let missingSide = 64.0

  @MainActor init(_ image: Image, in environment: EnvironmentValues, host: SceneHost) {
    resizing = image.resizing
    interpolation = image.interpolation
    isAntialiased = image.isAntialiased
    let primary = HierarchicalShapeStyle.primary._resolve(in: environment)
    switch image.source {
    case .symbol(let name, _):
      let font = SymbolFont(in: environment)
      let mode = image.symbolMode ?? environment.symbolRenderingMode
      let names = environment.symbolVariants.names(of: name)
      var found: (name: String, outline: SymbolOutline)?
      for candidate in names where found == nil {
        found = host.symbols.outline(of: candidate, weight: font.weight).map { (candidate, $0) }
      }
      guard let found else {
        host.graph.report("no symbol named “\(name)”; a dashed box stands for it")
        identity = .missing(name)
        content = .missing
        size = CGSize(width: font.size * 1.15, height: font.size * 1.15)
        baseline = size.height / 2 + font.size * SymbolOutline.capitalMiddle
        styles = [primary]
        return
      }
      let outline = found.outline
      identity = .symbol(found.name)
      size = CGSize(
        width: outline.box.width * font.size, height: outline.box.height * font.size)
      baseline = (SymbolOutline.capitalMiddle - outline.box.minY) * font.size
      let palette = environment.foregroundLevels.map { $0.styles.count > 1 } ?? false
      switch mode?.kind ?? (palette ? .palette : .monochrome) {
      case .monochrome:
        content = .symbol(outline, size: font.size, isLayered: false)
        styles = [primary]
      case .multicolor:
        content = .symbol(outline, size: font.size, isLayered: false)
        styles = [MulticolorSymbols.color(of: found.name)?._resolve(in: environment) ?? primary]
      case .hierarchical:
        content = .symbol(outline, size: font.size, isLayered: true)
        styles = [1, 0.5, 0.25].map { primary.faded($0) }
      case .palette:
        content = .symbol(outline, size: font.size, isLayered: true)
        styles = (0..<3).map { HierarchicalShapeStyle.resolved(level: $0, in: environment) }
      }
    case .asset(let name):
      do throws(AssetError) {
        guard let assets = host.assets else {
          throw .missing(kind: "picture", name: name, folder: nil, known: [])
        }
        let asset = try assets.picture(
          named: name, isDark: environment.colorScheme == .dark, scale: host.scale)
        let isTemplate = image.templateMode.map { $0 == .template } ?? asset.isTemplate
        identity = .picture(asset.picture)
        content = .picture(asset, isTemplate: isTemplate)
        size = CGSize(
          width: Double(asset.picture.width) / asset.scale,
          height: Double(asset.picture.height) / asset.scale)
      } catch {
        host.graph.report("\(error); a dashed box stands for it")
        identity = .missing(name)
        content = .missing
        size = CGSize(width: Self.missingSide, height: Self.missingSide)
      }
      baseline = size.height
      styles = [primary]
    case .drawn(let drawn):
      identity = .drawn
      let source = CanvasSource(environment: environment, host: host) { _ in nil }
      let surface = CanvasSurface(source)
      var context = GraphicsContext(
        surface, bounds: CGRect(origin: .zero, size: drawn.size))
      drawn.draw(&context)
      content = .items(
        [.pushClip(Path(CGRect(origin: .zero, size: drawn.size)), evenOdd: false)]
          + surface.picture + [.pop])
      size = drawn.size
      baseline = size.height
      styles = [primary]
    }
  }
}

/// The size and weight of symbols where they stand.
struct SymbolFont {
  var size: Double
  var weight: FontFile.Weight

  init(in environment: EnvironmentValues) {
    let looks = environment.textLooks
    let font = ResolvedFont(
      environment.iconFont ?? environment.font ?? .body,
      ResolvedFont.Wishes(
        weight: looks.isBold ? .bold : looks.weight,
        dynamicTypeSize: environment.dynamicTypeSize))
    weight = font.file.weight
    size =
      switch environment.imageScale {
      case .small: font.size * 0.79
      case .medium: font.size
      case .large: font.size * 1.28
      }
  }
}

/// Colours of symbols that have one of their own.
enum MulticolorSymbols {
  private static let colors: [(start: String, color: Color)] = [
    ("heart", .red), ("suit.heart", .red), ("suit.diamond", .red), ("bell", .yellow),
    ("sun", .yellow), ("star", .yellow), ("bolt", .yellow), ("flame", .orange), ("leaf", .green),
    ("drop", .blue), ("cloud.sun", .yellow), ("phone.down", .red), ("phone", .green),
    ("exclamationmark.triangle", .yellow), ("checkmark.circle", .green),
    ("checkmark.seal", .green), ("xmark.circle", .red), ("xmark.octagon", .red),
    ("plus.circle", .green), ("minus.circle", .red), ("trash", .red), ("record.circle", .red),
    ("snowflake", .cyan), ("carrot", .orange), ("info.circle", .blue),
  ]

  /// The colour of a filled symbol of a thing; nil for the foreground style.
  static func color(of name: String) -> Color? {
    guard name.hasSuffix(".fill") || name == "snowflake" else { return nil }
    return colors.first { name == $0.start || name.hasPrefix($0.start + ".") }?.color
  }
}
