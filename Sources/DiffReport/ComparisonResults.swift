/// What came of comparing pictures with the ones that were expected: the one document from which
/// every report is made.
package struct ComparisonResults: Codable, Equatable, Sendable {
  /// The schema's name and version.
  package static let schema = "partway.comparison/1"

  /// What came of one picture.
  package enum State: String, Codable, CaseIterable, Sendable {
    /// Equal, or within the limits.
    case passed
    /// More differs than allowed.
    case changed
    /// There is no picture that it was compared with.
    case new
    /// There is no picture now.
    case missing
    /// It is expected by nothing any more: its scene or frame is gone.
    case orphan
    /// It could not be read or compared.
    case error
  }

  /// A rectangle of pixels that holds changes.
  package struct Area: Codable, Equatable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
    /// The view under it, where that is known.
    package var view: String?

    /// Makes a rectangle.
    package init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// What was measured of two pictures.
  package struct Measured: Codable, Equatable, Sendable {
    /// Columns and rows of the expected picture.
    package var expectedSize: [Int]
    /// Columns and rows of the actual picture.
    package var actualSize: [Int]
    /// Pixels that count as different.
    package var differentPixels: Int
    /// Pixels of the canvas that holds both.
    package var totalPixels: Int
    /// The share of different pixels, 0 to 1.
    package var ratio: Double
    /// The largest difference of a channel, in levels of 255.
    package var largestDelta: Int
    /// The largest perceived difference, 0 to 1.
    package var largestPerceived: Double
    /// Pixels on smoothed edges that were tolerated.
    package var antialiasedPixels: Int
    /// Pixels that were not looked at.
    package var ignoredPixels: Int
    /// Where the changes lie.
    package var areas: [Area]
  }

  /// One picture.
  package struct Item: Codable, Equatable, Sendable {
    /// What it is called in reports: a path from the folder, or scene and moment.
    package var name: String
    /// Its scene, with its variant after a tilde; nil for plain files.
    package var scene: String?
    /// Its frame number.
    package var frame: Int64?
    /// Its moment in the scene as a fraction of seconds.
    package var time: String?
    package var state: State
    /// Why it is in this state, in words with units; empty where it passed exactly.
    package var reasons: [String]
    /// The paths of the pictures, as they were given.
    package var expected: String?
    package var actual: String?
    package var difference: String?
    package var measured: Measured?
    /// The exit code of what went wrong, where it could not be compared.
    package var exitCode: Int32?
    /// Its frames, where it is a scene with its baseline.
    package var sequence: Sequence?

    /// Makes an item that says nothing yet but its state.
    package init(name: String, state: State, reasons: [String] = []) {
      (self.name, self.state, self.reasons) = (name, state, reasons)
    }
  }

  /// How many items are in each state.
  package struct Totals: Codable, Equatable, Sendable {
    package var items = 0
    package var passed = 0
    package var changed = 0
    package var new = 0
    package var missing = 0
    package var orphan = 0
    package var error = 0
  }

  package private(set) var schema: String
  /// The command line that makes this again.
  package var command: String
  /// In order of names.
  package var items: [Item]
  /// What the pictures of both sides depend on, where that is known.
  package var fingerprints: Fingerprints?
  package private(set) var totals: Totals

  /// Results of items, which are put in order.
  package init(command: String, items: [Item]) {
    schema = Self.schema
    self.command = command
    self.items = items.sorted {
      ($0.scene ?? $0.name, $0.frame ?? 0, $0.name)
        < ($1.scene ?? $1.name, $1.frame ?? 0, $1.name)
    }
    totals = Totals()
    totals.items = items.count
    for item in items {
      switch item.state {
      case .passed: totals.passed += 1
      case .changed: totals.changed += 1
      case .new: totals.new += 1
      case .missing: totals.missing += 1
      case .orphan: totals.orphan += 1
      case .error: totals.error += 1
      }
    }
  }

  /// Items in a state.
  package func items(in state: State) -> [Item] { items.filter { $0.state == state } }

  /// One line with the counts: `2 changed, 1 new, 417 passed`.
  package var verdict: String {
    let counts: [(Int, String)] = [
      (totals.error, "not comparable"), (totals.changed, "changed"), (totals.missing, "missing"),
      (totals.new, "new"), (totals.orphan, "orphaned"), (totals.passed, "passed"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "nothing to compare" : parts.joined(separator: ", ")
  }
}
