/// What a track tells of a view.
package struct TracedProperty: Hashable, Sendable {
  /// What kind of thing it is; raw values stand in files.
  package enum Role: UInt8, CaseIterable, Sendable {
    /// Whether the view is drawn: 1 or 0.
    case presence
    /// `x`, `y`, `width` and `height` on the canvas.
    case frame
    /// The product of the opacities around it.
    case opacity
    /// The colour of what it paints: `fill`, `stroke`, with a number from the second on.
    case color
    /// The box around what it paints, from its corner: `fill.x` and so on.
    case box
    /// What a shape stores, such as `depth` or `trim.from`.
    case stored
    /// The characters of a text.
    case string
    /// The fonts of a text.
    case font
    /// The number of an animated attribute that nothing else here tells: `rotation.angle`.
    case effect
    /// The animation of an attribute while it runs: `geometry`, `shape`.
    case animation
    /// Where an attribute goes while an animation runs: `geometry.x`.
    case target
  }

  package var role: Role
  /// What it is called; empty where the role says all.
  package var name: String

  /// Makes a property.
  package init(_ role: Role, _ name: String = "") {
    (self.role, self.name) = (role, name)
  }

  /// `layout`, `paint`, `shape`, `text`, `timing` or `structure`.
  package var kind: ValueFinding.Kind {
    switch role {
    case .presence: .structure
    case .frame: .layout
    case .opacity, .color, .effect: .paint
    case .box, .stored: .shape
    case .string, .font: .text
    case .animation, .target: .timing
    }
  }

  /// How far two numbers may lie apart and still be the same: what rounding can do, and a half.
  package var tolerance: Double {
    switch role {
    case .frame, .box: 1.5e-4
    default: 1.5e-6
    }
  }

  /// What reports call it.
  package var title: String {
    switch role {
    case .presence: "presence"
    case .opacity: "opacity"
    case .string: "string"
    case .font: "font"
    case .animation: "animation of \(name)"
    case .target: "target of \(name)"
    case .frame, .color, .box, .stored, .effect: name
    }
  }
}
