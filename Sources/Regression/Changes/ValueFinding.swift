package import VirtualTime

/// One way in which the values of two traces differ: a property of a view, from when on, before and
/// now.
package struct ValueFinding: Equatable, Sendable {
  /// What kind of change it is; raw values stand in reports.
  package enum Kind: String, Sendable {
    /// Where views are and how large.
    case layout
    /// How they are painted.
    case paint
    /// What shapes store: it changes what is painted.
    case shape
    /// Characters and fonts.
    case text
    /// Which animations run, how, from when on and whereto.
    case timing
    /// Which views there are.
    case structure
  }

  package var kind: Kind
  /// The path of the view; of several alike, of the first.
  package var view: String
  package var label: String?
  package var property: String
  /// The first frame at which it differs.
  package var frame: Int64
  package var instant: VirtualInstant
  /// The values there, in words.
  package var expected: String
  package var actual: String
  /// All of it in words: the headline where it is the first.
  package var sentence: String
  /// How many views it stands for.
  package var count = 1

  /// Makes a finding.
  package init(
    kind: Kind, view: String, label: String?, property: String, frame: Int64,
    instant: VirtualInstant, expected: String, actual: String, sentence: String
  ) {
    (self.kind, self.view, self.label, self.property) = (kind, view, label, property)
    (self.frame, self.instant) = (frame, instant)
    (self.expected, self.actual, self.sentence) = (expected, actual, sentence)
  }
}

/// The numbers of one property at the frames, before and now.
package struct ValueCurve: Equatable, Sendable {
  package var view: String
  package var label: String?
  package var property: String
  /// One for each frame asked for; nil where the view is not there.
  package var expected: [Double?]
  package var actual: [Double?]

  /// Makes a curve.
  package init(
    view: String, label: String?, property: String, expected: [Double?], actual: [Double?]
  ) {
    (self.view, self.label, self.property) = (view, label, property)
    (self.expected, self.actual) = (expected, actual)
  }
}
