public import ViewGraph

/// How the parts of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }
  let kind: Kind

  /// All in the foreground style.
  public static let monochrome = Self(kind: .monochrome)
  /// Parts that matter less are fainter.
  public static let hierarchical = Self(kind: .hierarchical)
  /// Parts have the foreground's styles, level by level.
  public static let palette = Self(kind: .palette)
  /// Symbols of things have a colour of their own; a symbol has one colour here.
  public static let multicolor = Self(kind: .multicolor)
}

/// A form of a symbol: filled, struck through, or inside of a shape.
public struct SymbolVariants: Hashable, Sendable {
  enum Shape: String, Hashable, Sendable { case circle, square, rectangle }
  var shape: Shape?
  var isFilled = false
  var isSlashed = false

  /// The symbol as it is.
  public static let none = SymbolVariants()
  /// The symbol inside of a circle.
  public static let circle = SymbolVariants(shape: .circle)
  /// The symbol inside of a square.
  public static let square = SymbolVariants(shape: .square)
  /// The symbol inside of a rectangle.
  public static let rectangle = SymbolVariants(shape: .rectangle)
  /// The filled symbol.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol struck through.
  public static let slash = SymbolVariants(isSlashed: true)

  /// This form inside of a circle.
  public var circle: SymbolVariants { changed { $0.shape = .circle } }
  /// This form inside of a square.
  public var square: SymbolVariants { changed { $0.shape = .square } }
  /// This form inside of a rectangle.
  public var rectangle: SymbolVariants { changed { $0.shape = .rectangle } }
  /// This form, filled.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// This form, struck through.
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }

  /// Whether this form has all that another has.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var changed = self
    change(&changed)
    return changed
  }

  /// This form with all of another.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// Names of a symbol in this form, the one with most of it first.
  func names(of name: String) -> [String] {
    guard self != .none else { return [name] }
    let wasFilled = name.hasSuffix(".fill")
    let base = wasFilled ? String(name.dropLast(5)) : name
    let shaped = shape.map { base.hasSuffix("." + $0.rawValue) ? base : base + "." + $0.rawValue }
    let struck = isSlashed ? (shaped ?? base) + ".slash" : nil
    let fill = isFilled || wasFilled ? [".fill", ""] : [""]
    return [struck, shaped, base].compactMap { $0 }.flatMap { name in fill.map { name + $0 } }
  }
}

private struct ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

private struct SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// How the parts of symbols are coloured; nil leaves it to the number of foreground styles.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// The form of symbols that can have it.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Sets how large symbols inside are beside text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets how the parts of symbols inside are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Adds to the form of symbols inside.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
  }

  /// Has no effect: pictures have the ordinary range of brightness.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
