import DrawingModel
import Motion
import ViewGraph

/// A colour filter with one number.
struct AmountFilter<Rule: AmountFilterRule>: ResolvedEffect {
  static var kind: AttributeKind { Rule.kind }
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  var layerEffect: LayerEffect? {
    amount == Rule.identity ? nil : .color(Rule.filter(amount))
  }
}

/// What a colour filter does with its number.
protocol AmountFilterRule: Equatable {
  static var kind: AttributeKind { get }
  /// The number that changes nothing.
  static var identity: Double { get }
  static func filter(_ amount: Double) -> ColorFilter
}

// MARK: - Brightness

/// Adds to a view's colours.
public struct _BrightnessEffect: RendererEffect, Equatable {
  public var amount: Double

  struct Rule: AmountFilterRule {
    static let kind = AttributeKind("brightness", .init("amount"))
    static let identity = 0.0
    static func filter(_ amount: Double) -> ColorFilter { .brightness(amount) }
  }

  func resolve(in environment: EnvironmentValues) -> AmountFilter<Rule> {
    AmountFilter(amount: amount)
  }
}

extension View {
  /// Adds `amount`, from −1 to 1, to every colour component of this view.
  public func brightness(_ amount: Double) -> ModifiedContent<Self, _BrightnessEffect> {
    modifier(_BrightnessEffect(amount: amount))
  }
}

// MARK: - Contrast

/// Spreads a view's colours about middle grey.
public struct _ContrastEffect: RendererEffect, Equatable {
  public var amount: Double

  struct Rule: AmountFilterRule {
    static let kind = AttributeKind("contrast", .init("amount"))
    static let identity = 1.0
    static func filter(_ amount: Double) -> ColorFilter { .contrast(amount) }
  }

  func resolve(in environment: EnvironmentValues) -> AmountFilter<Rule> {
    AmountFilter(amount: amount)
  }
}

extension View {
  /// Scales the distance of this view's colours from middle grey; negative amounts invert.
  public func contrast(_ amount: Double) -> ModifiedContent<Self, _ContrastEffect> {
    modifier(_ContrastEffect(amount: amount))
  }
}

// MARK: - Saturation

/// Spreads a view's colours about their greys.
public struct _SaturationEffect: RendererEffect, Equatable {
  public var amount: Double

  struct Rule: AmountFilterRule {
    static let kind = AttributeKind("saturation", .init("amount"))
    static let identity = 1.0
    static func filter(_ amount: Double) -> ColorFilter { .saturation(amount) }
  }

  func resolve(in environment: EnvironmentValues) -> AmountFilter<Rule> {
    AmountFilter(amount: amount)
  }
}

extension View {
  /// Scales the saturation of this view's colours; 0 is grey.
  public func saturation(_ amount: Double) -> ModifiedContent<Self, _SaturationEffect> {
    modifier(_SaturationEffect(amount: amount))
  }
}

// MARK: - Grayscale

/// Moves a view's colours toward their greys.
public struct _GrayscaleEffect: RendererEffect, Equatable {
  public var amount: Double

  struct Rule: AmountFilterRule {
    static let kind = AttributeKind("grayscale", .init("amount"))
    static let identity = 0.0
    static func filter(_ amount: Double) -> ColorFilter { .grayscale(amount) }
  }

  func resolve(in environment: EnvironmentValues) -> AmountFilter<Rule> {
    AmountFilter(amount: amount)
  }
}

extension View {
  /// Takes the colour out of this view, by an amount from 0 to 1.
  public func grayscale(_ amount: Double) -> ModifiedContent<Self, _GrayscaleEffect> {
    modifier(_GrayscaleEffect(amount: amount))
  }
}
