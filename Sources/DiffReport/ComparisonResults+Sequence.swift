extension ComparisonResults {
  /// A scene whose frames were compared one by one with those of its baseline.
  package struct Sequence: Codable, Equatable, Sendable {
    /// One frame, of the baseline, of the scene as it is now, or of both.
    package struct Frame: Codable, Equatable, Sendable {
      /// Its number at the sequence's frames a second; of a moment that was asked for, its place in the list.
      package var number: Int64
      /// Its moment in the scene as a fraction of seconds.
      package var time: String
      package var seconds: Double
      package var state: State
      /// Why it is in this state; empty where it passed exactly.
      package var reasons: [String] = []
      /// Paths of the pictures from the folder of the results; nil where there is none to show.
      package var expected: String?
      package var actual: String?
      package var difference: String?
      /// What was measured; nil where there were no two pictures to measure.
      package var measured: Measured?
      /// The number of the expected frame that it equals, where that is another.
      package var equals: Int64?
      /// What was not looked at, in pixels.
      package var ignored: [Area]?

      /// Makes a frame that says nothing yet but its state.
      package init(number: Int64, time: String, seconds: Double, state: State) {
        (self.number, self.time, self.seconds, self.state) = (number, time, seconds, state)
      }
    }

    /// Something that happens on the way.
    package struct Event: Codable, Equatable, Sendable {
      package var seconds: Double
      /// `event` from outside, `completion` of an animation, or a printed `line`.
      package var kind: String
      package var text: String

      /// Makes an event.
      package init(seconds: Double, kind: String, text: String) {
        (self.seconds, self.kind, self.text) = (seconds, kind, text)
      }
    }

    /// The values of one property at the frames, before and now.
    package struct Curve: Codable, Equatable, Sendable {
      package var view: String
      package var label: String?
      package var property: String
      /// One for each of `frames`; nil where the view is not there.
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

    /// One way in which values differ: a property of a view, from when on, before and now.
    package struct Finding: Codable, Equatable, Sendable {
      /// `layout`, `paint`, `text`, `timing`, `structure`.
      package var kind: String
      package var view: String
      package var label: String?
      package var property: String
      /// The first frame at which it differs.
      package var frame: Int64
      package var seconds: Double
      package var expected: String
      package var actual: String
      /// All of it in words.
      package var sentence: String

      /// Makes a finding.
      package init(
        kind: String, view: String, label: String?, property: String, frame: Int64,
        seconds: Double, expected: String, actual: String, sentence: String
      ) {
        (self.kind, self.view, self.label, self.property) = (kind, view, label, property)
        (self.frame, self.seconds) = (frame, seconds)
        (self.expected, self.actual, self.sentence) = (expected, actual, sentence)
      }
    }

    /// What it is, in one line: the first thing to read.
    package var headline: String
    /// `layout moved` or `paint only`, where values tell; nil where they do not.
    package var effect: String?
    /// Frames a second, such as `60` or `30000/1001`.
    package var rate: String
    /// Width and height in pixels; empty where there is none.
    package var expectedSize: [Int] = []
    package var actualSize: [Int] = []
    /// Pixels per point.
    package var scale = 1.0
    /// In order of time.
    package var frames: [Frame] = []
    package var events: [Event] = []
    package var curves: [Curve] = []
    package var findings: [Finding] = []
    /// The number of the first frame that differs, and of the one that differs most.
    package var firstDivergence: Int64?
    package var worst: Int64?
    /// Where expected pictures come from, in words; nil where all are kept.
    package var pictureSource: String?
    /// The scene's file or folder.
    package var source: String?
    /// The command that takes what is now as what is expected.
    package var approve: String

    /// Makes a sequence without frames.
    package init(headline: String, rate: String, approve: String) {
      (self.headline, self.rate, self.approve) = (headline, rate, approve)
    }
  }

  /// What the pictures of both sides depend on besides the scenes.
  package struct Fingerprints: Codable, Equatable, Sendable {
    /// Digests; more than one expected where baselines were made at different times.
    package var expected: [String]
    package var actual: String
    /// What differs, each in a sentence: `the baseline was made with freetype 2.12.1, this is 2.13.0`.
    package var differences: [String]

    /// Makes a comparison of fingerprints.
    package init(expected: [String], actual: String, differences: [String]) {
      (self.expected, self.actual, self.differences) = (expected, actual, differences)
    }
  }
}
