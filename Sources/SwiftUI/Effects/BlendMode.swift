import DrawingModel
import Motion
import ViewGraph

/// How a view's colours are combined with those behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter

  var operation: BlendOperation {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

/// Blends a view with what lies behind it.
public struct _BlendModeEffect: RendererEffect, Equatable {
  public var blendMode: BlendMode

  struct Resolved: FixedEffect {
    static let kind = AttributeKind("blendMode")
    var mode: BlendMode
    var layerEffect: LayerEffect? { mode == .normal ? nil : .blend(mode.operation) }
  }

  func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(mode: blendMode) }
}

/// Draws a view as one picture before anything is done to it.
public struct _CompositingGroupEffect: RendererEffect, Equatable {
  struct Resolved: FixedEffect {
    static let kind = AttributeKind("compositingGroup")
    var layerEffect: LayerEffect? { .isolated }
  }

  func resolve(in environment: EnvironmentValues) -> Resolved { Resolved() }
}

extension View {
  /// Blends this view with what lies behind it.
  public func blendMode(_ blendMode: BlendMode) -> ModifiedContent<Self, _BlendModeEffect> {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }

  /// Draws this view as one picture, to which outer effects apply as a whole.
  public func compositingGroup() -> ModifiedContent<Self, _CompositingGroupEffect> {
    modifier(_CompositingGroupEffect())
  }
}
