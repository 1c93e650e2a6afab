import DrawingModel
public import Foundation
import Geometry
import Motion
import ViewGraph

/// Puts a shadow of a view's picture behind it.
public struct _ShadowEffect: RendererEffect, Equatable {
  public var color: Color
  public var radius: CGFloat
  public var offset: CGSize

  struct Resolved: ResolvedEffect {
    static let kind = AttributeKind(
      "shadow", .colorThen([.init("radius"), .init("x"), .init("y")]))
    var color: PaintColor
    var radius: CGFloat
    var offset: CGSize

    var animatableData: AnimatablePair<ColorVector, AnimatablePair<CGFloat, CGSize.AnimatableData>>
    {
      get {
        AnimatablePair(ColorVector(color), AnimatablePair(radius, offset.animatableData))
      }
      set {
        color = newValue.first.color
        radius = newValue.second.first
        offset.animatableData = newValue.second.second
      }
    }

    var layerEffect: LayerEffect? {
      guard color.opacity > 0 else { return nil }
      return .shadow(
        ShadowPaint(color: color, radius: max(0, Double(radius)), offset: offset))
    }
  }

  func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(color: color.paint(in: environment), radius: radius, offset: offset)
  }
}

extension View {
  /// Puts a shadow behind this view; the blur's standard deviation is `radius` points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ModifiedContent<Self, _ShadowEffect> {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
