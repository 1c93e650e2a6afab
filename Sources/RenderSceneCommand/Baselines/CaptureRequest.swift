import ImageDiff
import Regression

/// What a worker does with the frames of a scene and its baseline.
struct CaptureRequest: Codable, Sendable {
  /// What comes of the frames.
  enum Purpose: String, Codable, Sendable {
    /// They become the baseline.
    case record
    /// They are compared with it.
    case verify
    /// Those of the past are drawn again from files that were kept.
    case rebuild
  }

  /// A frame that is wanted of the past.
  struct PastFrame: Codable, Sendable {
    var number: Int64
    var time: String
    var digest: String
    var path: String
  }

  var purpose: Purpose
  /// The baseline's folder and title.
  var folder: String
  var title: String
  /// Where pictures of what differs go, with the start of their names.
  var output: String
  /// How many pictures are kept of a scene; nil for all.
  var kept: Int?
  /// Pictures of what differs, at most; nil for all.
  var mostPictures: Int?
  /// What is painted over before digests are taken.
  var ignored: [String] = []
  /// What is not compared besides where pictures are.
  var passedOver: [String] = []
  /// Flags that the scene is recorded with: names, with their values.
  var flags: [[String]] = []
  /// The digest of what pictures depend on.
  var fingerprint = ""
  /// The folder of copies of scenes' files; nil where none are kept.
  var store: String?
  var past: [PastFrame] = []
  /// The folder of the scene's pictures and colours, where its file is a copy.
  var assetFolder: String?

  var place: BaselinePlace { BaselinePlace(folder: folder, title: title) }
}

/// What a worker found.
struct CaptureFindings: Codable, Sendable {
  /// Something that happens in the scene.
  struct Event: Codable, Sendable {
    var seconds: Double
    var kind: String
    var text: String
  }

  /// How many frames there are now.
  var count: Int
  /// Whether all are those of the baseline.
  var isEqual: Bool
  /// Pictures that were written, by the number of the frame.
  var pictures: [Int64: String] = [:]
  /// Areas that were not looked at, by the number of the frame.
  var covered: [Int64: [[Int]]] = [:]
  var events: [Event] = []

  /// Notes what of a frame is not looked at.
  mutating func cover(_ frame: FrameProducer.Frame, number: Int64) {
    let areas = frame.covered + frame.passedOver
    guard !areas.isEmpty else { return }
    covered[number] = areas.map { [$0.x, $0.y, $0.width, $0.height] }
  }
}
