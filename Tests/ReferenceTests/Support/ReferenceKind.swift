/// What is compared, and how much may differ.
enum ReferenceKind: Sendable {
  /// Antialiased shapes: the mean of all pixels, and the largest difference.
  case shape(max: Int, mean: Double)
  /// Gradients over many pixels, which Apple dithers.
  case wideGradient
  /// Gradients in strokes of a few pixels.
  case smallGradient
  /// Shadows, and the edges of what casts them.
  case shadow(max: Int, edges: Int)
  /// Areas of one colour without slanted edges.
  case flat
  /// A picture that was made smaller: colours and the areas they cover, to two pixels.
  case areas([PixelLevels])
  /// Text that is not compared itself: the canvas and the colours, the commonest first.
  case colors(count: Int)
  /// A glow of all hues: the canvas, and the order of hues around the middle.
  case hues

  /// Shapes as a rule.
  static let shape = Self.shape(max: 40)

  /// Shapes where a pixel differs by more than it usually may.
  static func shape(max: Int) -> Self { .shape(max: max, mean: 0.15) }

  /// Shadows as a rule.
  static let shadow = Self.shadow(max: 2, edges: 40)

  /// Shadows of something whose outline is known less well.
  static func shadow(edges: Int) -> Self { .shadow(max: 2, edges: edges) }

  /// Shadows known less well.
  static func shadow(max: Int) -> Self { .shadow(max: max, edges: 40) }

  /// Name in the table.
  var name: String {
    switch self {
    case .shape: "shape"
    case .wideGradient: "wide gradient"
    case .smallGradient: "small gradient"
    case .shadow: "shadow"
    case .flat: "flat"
    case .areas: "areas"
    case .colors: "colours"
    case .hues: "hues"
    }
  }

  /// The largest mean difference allowed, in levels; nil where any is.
  var meanLimit: Double? {
    if case .shape(_, let mean) = self { mean } else { nil }
  }

  /// The largest difference of a pixel allowed, in levels; nil where pixels are not compared.
  var pixelLimit: Int? {
    switch self {
    case .shape(let max, _): max
    case .wideGradient: 3
    case .smallGradient: 14
    case .shadow(let max, _): max
    case .flat: 1
    case .areas, .colors, .hues: nil
    }
  }

  /// The largest difference allowed at edges, where they have a limit of their own.
  ///
  /// An edge is where neighbours differ by more than `edgeContrast` levels in one of the pictures,
  /// more than shadows and gradients change from pixel to pixel.
  var edgeLimit: Int? {
    switch self {
    case .shadow(_, let edges): edges
    case .wideGradient: 40
    case .shape, .smallGradient, .flat, .areas, .colors, .hues: nil
    }
  }

  static let edgeContrast = 16
}

/// Levels of an opaque colour.
struct PixelLevels: Hashable, Sendable {
  var red: Int
  var green: Int
  var blue: Int

  init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
