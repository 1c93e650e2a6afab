import VirtualTime

/// A finding that something happens as before, only later or earlier.
struct LaterDraft {
  /// The first common moment at which it shows.
  var first: Int
  /// The index of the pair.
  var pair: Int
  var aspect: String
  var property: String
  /// When it was.
  var begin: VirtualInstant
  /// How many seconds later it is; negative where earlier.
  var seconds: Double
  /// What happens: `moves with linear(duration: 1.0)`.
  var verb: String

  /// The finding in the making; all that are late by as much are one.
  var draft: FindingDraft {
    let milliseconds = (seconds * 10_000).rounded() / 10
    let span = ValueText.span(milliseconds / 1000)
    let direction = milliseconds < 0 ? "earlier" : "later"
    let old = ValueText.seconds(begin)
    let new = ValueText.seconds(begin.advanced(bySeconds: milliseconds / 1000))
    let verb = verb
    return FindingDraft(
      kind: .timing, rank: TracedProperty.Role.animation.rank, first: first, pair: pair,
      aspect: aspect, property: property, expected: old, actual: new,
      key: "later|\(milliseconds.rounded())"
    ) { subject, count in
      "\(span) \(direction): \(subject)\(ValueText.others(count)) \(verb) from \(new) on, was from "
        + "\(old) on"
    }
  }
}
