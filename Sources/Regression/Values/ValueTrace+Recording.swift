import SwiftUI

extension ValueTrace.View {
  private static let sides = ["x", "y", "width", "height"]

  /// Records the view as it is drawn from a moment on.
  mutating func record(_ view: TracedView, at moment: Int) {
    if label == nil { label = view.label }
    set(TracedProperty(.presence), .number(1), from: moment)
    for (side, number) in zip(Self.sides, view.frame) {
      set(TracedProperty(.frame, side), .length(number), from: moment)
    }
    set(TracedProperty(.opacity), .fine(view.opacity), from: moment)
    var told: Set<TracedProperty> = []
    func tell(_ property: TracedProperty, _ value: TracedValue?) {
      told.insert(property)
      set(property, value, from: moment)
    }
    var counts: [String: Int] = [:]
    for painting in view.paintings {
      let count = (counts[painting.kind] ?? 0) + 1
      counts[painting.kind] = count
      let name = count == 1 ? painting.kind : "\(painting.kind) \(count)"
      let color = painting.color.flatMap { TracedColor($0) }.map { TracedValue.color($0) }
      tell(TracedProperty(.color, name), color ?? .text("no plain colour"))
      for (side, number) in zip(Self.sides, painting.box) {
        tell(TracedProperty(.box, "\(name).\(side)"), .length(number))
      }
    }
    let isText = view.values.contains { $0.name == "font" }
    for value in view.values {
      let role: TracedProperty.Role =
        switch (isText, value.name) {
        case (true, "string"): .string
        case (true, "font"): .font
        default: .stored
        }
      let name = role == .stored ? value.name : ""
      switch value.content {
      case .number(let number): tell(TracedProperty(role, name), .fine(number))
      case .flag(let flag): tell(TracedProperty(role, name), .text(flag ? "true" : "false"))
      case .text(let text): tell(TracedProperty(role, name), .text(text))
      }
    }
    let drawn: Set<TracedProperty.Role> = [.color, .box, .stored, .string, .font]
    for property in properties where drawn.contains(property.role) && !told.contains(property) {
      set(property, nil, from: moment)
    }
  }

  /// Kinds of attributes whose numbers the drawn view tells as well.
  private static let toldByViews: Set<String> = ["geometry", "colour", "shape", "opacity"]

  /// Records the view's attributes from a moment on.
  mutating func record(_ attributes: [TracedAttribute], at moment: Int) {
    var told: Set<TracedProperty> = []
    var counts: [String: Int] = [:]
    for attribute in attributes {
      let count = (counts[attribute.kind] ?? 0) + 1
      counts[attribute.kind] = count
      let name = count == 1 ? attribute.kind : "\(attribute.kind) \(count)"
      func tell(_ role: TracedProperty.Role, _ component: String, _ number: Double) {
        let property = TracedProperty(role, "\(name).\(component)")
        told.insert(property)
        set(property, .fine(number), from: moment)
      }
      if label == nil { label = attribute.label }
      let isTold = Self.toldByViews.contains(attribute.kind)
      for (component, number) in zip(attribute.names, attribute.presented) where !isTold {
        tell(.effect, component, number)
      }
      guard let animation = attribute.animation else { continue }
      let property = TracedProperty(.animation, name)
      told.insert(property)
      set(property, .text(animation), from: moment)
      for (component, number) in zip(attribute.names, attribute.model) {
        tell(.target, component, number)
      }
    }
    let animated: Set<TracedProperty.Role> = [.effect, .animation, .target]
    for property in properties where animated.contains(property.role) && !told.contains(property) {
      set(property, nil, from: moment)
    }
  }
}
