import DrawingModel
public import Foundation
import Motion
import ViewGraph

/// Blurs a view's picture.
public struct _BlurEffect: RendererEffect, Equatable {
  public var radius: CGFloat
  public var isOpaque: Bool

  struct Resolved: ResolvedEffect {
    static let kind = AttributeKind("blur", .init("radius"))
    var radius: CGFloat
    var isOpaque: Bool

    var animatableData: CGFloat {
      get { radius }
      set { radius = newValue }
    }

    var layerEffect: LayerEffect? {
      radius > 0 ? .blur(radius: Double(radius), isOpaque: isOpaque) : nil
    }
  }

  func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(radius: radius, isOpaque: isOpaque)
  }
}

extension View {
  /// Blurs this view's picture with a Gaussian of `radius` points; `opaque` keeps its outline.
  public func blur(radius: CGFloat, opaque: Bool = false) -> ModifiedContent<Self, _BlurEffect> {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }
}
