package import VirtualTime

/// An animated attribute at one moment, its numbers in units of the source.
package struct TracedAttribute: Equatable, Sendable {
  /// The owner's path: type names from the root.
  package var view: String
  /// The accessibility label of the owner; nil where it has none.
  package var label: String?
  /// What is animated: `shape`, `view`, `geometry`, `opacity` and so on.
  package var kind: String
  /// The type whose data they are.
  package var type: String
  /// A name for each component.
  package var names: [String]
  /// What the tree says.
  package var model: [Double]
  /// What is drawn.
  package var presented: [Double]
  /// The derivative of what is drawn, per second.
  package var velocity: [Double]
  /// The animation that runs; nil at rest.
  package var animation: String?
  /// Where it was asked for; nil at rest or where nobody said.
  package var source: String?

  /// Makes an attribute of all that is traced of it.
  package init(
    view: String, label: String?, kind: String, type: String, names: [String], model: [Double],
    presented: [Double], velocity: [Double], animation: String? = nil, source: String? = nil
  ) {
    (self.view, self.label, self.kind, self.type) = (view, label, kind, type)
    (self.names, self.model) = (names, model)
    (self.presented, self.velocity) = (presented, velocity)
    (self.animation, self.source) = (animation, source)
  }
}

/// A string as it is drawn at one moment.
package struct TracedText: Equatable, Sendable {
  package var view: String
  package var string: String
  /// How much of it shows: its part of a cross-fade times the opacity around it.
  package var opacity: Double
}

/// Everything a trace tells of one moment.
package struct TracedMoment: Equatable, Sendable {
  package var time: VirtualInstant
  package var attributes: [TracedAttribute]
  package var texts: [TracedText]
  /// The views that are drawn; nil where they were not asked for.
  package var views: [TracedView]?

  /// Makes a moment.
  package init(
    time: VirtualInstant, attributes: [TracedAttribute], texts: [TracedText],
    views: [TracedView]? = nil
  ) {
    (self.time, self.attributes) = (time, attributes)
    (self.texts, self.views) = (texts, views)
  }
}
