import DrawingModel
import Foundation
import Motion
import ViewGraph

/// A resolved style as animated attributes: a colour, gradient or mesh interpolates to another, and so do shadows; a change
/// of kind is at once.
@MainActor final class AnimatedStyle {
  private typealias ShadowVector = AnimatablePair<
    ColorVector, AnimatablePair<CGFloat, CGSize.AnimatableData>
  >

  private var style: _ResolvedStyle
  private var color: AnimatedAttribute<ColorVector>?
  private var gradient: AnimatedAttribute<GradientVector>?
  private var mesh: AnimatedAttribute<NumberVector>?
  private var shadows: [AnimatedAttribute<ShadowVector>] = []
  private unowned let element: Element
  /// Whether the scene has been told of a material, which only resembles Apple's.
  private var notesMaterial = false

  init(_ style: _ResolvedStyle, of element: Element) {
    self.style = style
    self.element = element
    startPaint(style)
    startShadows(style)
  }

  // MARK: - Beginnings

  /// Makes the attribute for a paint that has no path from what was before.
  private func startPaint(_ style: _ResolvedStyle) {
    noteMaterial(style)
    switch style.kind {
    case .color(let paint):
      color = attribute(ColorVector(paint), .color)
    case .gradient(let resolved):
      gradient = attribute(GradientVector(resolved), resolved.geometry.attributeKind)
    case .mesh(let resolved):
      mesh = attribute(resolved.vector, .meshGradient)
    case .material: break
    }
  }

  private func noteMaterial(_ style: _ResolvedStyle?) {
    var isMaterial = false
    if case .material = style?.kind { isMaterial = true }
    guard isMaterial != notesMaterial else { return }
    notesMaterial = isMaterial
    let approximations = element.host.approximations
    if isMaterial { approximations.add("Material") } else { approximations.remove("Material") }
  }

  private func startShadows(_ style: _ResolvedStyle) {
    shadows = style.shadows.map { attribute(Self.vector($0), .styleShadow) }
  }

  private func attribute<V: VectorArithmetic>(
    _ vector: V, _ kind: AttributeKind
  ) -> AnimatedAttribute<V> {
    AnimatedAttribute(vector, as: kind, host: element.host.graph, owner: element)
  }

  private static func vector(_ shadow: ResolvedShadow) -> ShadowVector {
    ShadowVector(
      ColorVector(shadow.color), AnimatablePair(shadow.radius, shadow.offset.animatableData))
  }

  // MARK: - Changes

  func set(_ newStyle: _ResolvedStyle) {
    guard newStyle != style else { return }
    let old = style
    style = newStyle
    element.host.setNeedsRedraw(element)
    if !setPaint(newStyle, from: old) {
      removePaint()
      startPaint(newStyle)
    }
    if newStyle.shadows.map(\.isInner) == old.shadows.map(\.isInner) {
      for (attribute, shadow) in zip(shadows, newStyle.shadows) {
        set(attribute, Self.vector(shadow))
      }
    } else {
      for shadow in shadows { shadow.remove() }
      startShadows(newStyle)
    }
  }

  private func set<V: VectorArithmetic>(_ attribute: AnimatedAttribute<V>, _ vector: V) {
    attribute.set(
      vector, transaction: element.node.transaction, environment: element.node.environment)
  }

  /// Sets the paint's attribute; false where there is no path from the old paint to the new one.
  private func setPaint(_ newStyle: _ResolvedStyle, from old: _ResolvedStyle) -> Bool {
    switch (old.kind, newStyle.kind) {
    case (.color, .color(let paint)):
      if let color { set(color, ColorVector(paint)) }
      return color != nil
    case (.gradient(let former), .gradient(let resolved)):
      let kind = resolved.geometry.attributeKind
      guard gradient != nil, kind === former.geometry.attributeKind else { return false }
      setGradient(GradientVector(resolved), kind)
      return true
    case (.mesh(let former), .mesh(let resolved)):
      guard let mesh, former.matches(resolved) else { return false }
      set(mesh, resolved.vector)
      return true
    default: return false
    }
  }

  /// Brings the old and the new gradient to the same places, and goes from one to the other.
  ///
  /// Where the places are others than those of a running change, that one ends here and the new one begins from what
  /// is shown; animators cannot take over intervals of another length.
  private func setGradient(_ vector: GradientVector, _ kind: AttributeKind) {
    guard let former = gradient else { return }
    let places = GradientVector.union(former.model.locations, vector.locations)
    var current = former
    if places != former.model.locations {
      let shown = former.presented.resampled(at: places)
      former.remove()
      current = attribute(shown, kind)
      gradient = current
    }
    set(current, vector.resampled(at: places))
  }

  // MARK: - Now

  /// The style to draw now; at rest it is the model's own, free of rounding.
  var presented: _ResolvedStyle {
    var presented = style
    if let color, color.isAnimating { presented.kind = .color(color.presented.color) }
    if let gradient, gradient.isAnimating, case .gradient(let model) = style.kind {
      presented.kind = .gradient(gradient.presented.gradient(like: model))
    }
    if let mesh, mesh.isAnimating, case .mesh(let model) = style.kind {
      presented.kind = .mesh(model.with(mesh.presented))
    }
    for (index, shadow) in shadows.enumerated() where shadow.isAnimating {
      let vector = shadow.presented
      presented.shadows[index].color = vector.first.color
      presented.shadows[index].radius = vector.second.first
      presented.shadows[index].offset.animatableData = vector.second.second
    }
    return presented
  }

  private func removePaint() {
    color?.remove()
    color = nil
    gradient?.remove()
    gradient = nil
    mesh?.remove()
    mesh = nil
  }

  func remove() {
    removePaint()
    noteMaterial(nil)
    for shadow in shadows { shadow.remove() }
    shadows = []
  }
}

extension ResolvedGradient.Geometry {
  /// The kind of attribute that a gradient spread in this way is.
  fileprivate var attributeKind: AttributeKind {
    switch self {
    case .linear: .linearGradient
    case .radial: .radialGradient
    case .elliptical: .ellipticalGradient
    case .angular: .angularGradient
    }
  }
}
