public import Foundation
public import Geometry
import Motion

extension VisualEffect {
  /// Draws the view away from its place.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Draws the view away from its place.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    _VisualEffectStep(base: self, data: offset.animatableData) { data in
      var offset = CGSize.zero
      offset.animatableData = data
      return _VisualOffset(offset: offset)
    }
  }

  /// Draws the view scaled by a factor for each axis about `anchor`.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    _VisualEffectStep(
      base: self, data: AnimatablePair(scale.animatableData, anchor.animatableData)
    ) { data in
      var effect = _ScaleEffect(scale: .zero, anchor: .center)
      effect.animatableData = data
      return effect
    }
  }

  /// Draws the view scaled about `anchor`.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view scaled by a factor for each axis about `anchor`.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned clockwise by `angle` about `anchor`.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    _VisualEffectStep(
      base: self, data: AnimatablePair(angle.animatableData, anchor.animatableData)
    ) { data in
      var effect = _RotationEffect(angle: .zero, anchor: .center)
      effect.animatableData = data
      return effect
    }
  }

  /// Draws the view turned about an axis in space and seen in perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let effect = _Rotation3DEffect(
      angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    return _VisualEffectStep(base: self, data: effect.animatableData) { data in
      var effect = _Rotation3DEffect(
        angle: .zero, axis: (0, 0, 1), anchor: .center, anchorZ: 0, perspective: 1)
      effect.animatableData = data
      return effect
    }
  }

  /// Draws the view through a projective map; a changed map jumps.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    _VisualEffectStep(base: self, data: EmptyAnimatableData()) { _ in
      _ProjectionEffect(transform: transform)
    }
  }

  /// Makes the view translucent as a whole.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    _VisualEffectStep(base: self, data: opacity) { _OpacityEffect(opacity: $0) }
  }

  /// Blurs the view's picture; `opaque` keeps its outline.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    _VisualEffectStep(base: self, data: radius) { _BlurEffect(radius: $0, isOpaque: opaque) }
  }

  /// Adds to every colour component of the view.
  public func brightness(_ amount: Double) -> some VisualEffect {
    _VisualEffectStep(base: self, data: amount) { _BrightnessEffect(amount: $0) }
  }

  /// Scales the distance of the view's colours from middle grey.
  public func contrast(_ amount: Double) -> some VisualEffect {
    _VisualEffectStep(base: self, data: amount) { _ContrastEffect(amount: $0) }
  }

  /// Scales the saturation of the view's colours.
  public func saturation(_ amount: Double) -> some VisualEffect {
    _VisualEffectStep(base: self, data: amount) { _SaturationEffect(amount: $0) }
  }

  /// Takes the colour out of the view, by an amount from 0 to 1.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    _VisualEffectStep(base: self, data: amount) { _GrayscaleEffect(amount: $0) }
  }

  /// Turns the hues of the view's colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    _VisualEffectStep(base: self, data: angle.animatableData) { data in
      var angle = Angle.zero
      angle.animatableData = data
      return _HueRotationEffect(angle: angle)
    }
  }
}
