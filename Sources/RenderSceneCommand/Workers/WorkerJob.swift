import Foundation

/// What one worker process has to do: one scene in one variant.
struct WorkerJob: Codable, Sendable {
  /// What is wanted of the scene.
  enum Kind: String, Codable, Sendable {
    /// Its pictures.
    case render
    /// Whether it can be shown at all.
    case check
    /// Its canvas, end and cues.
    case survey
    /// Its frames beside its baseline.
    case capture
    /// Its stills, as the command renders them.
    case still
    /// Some pictures, under conditions that must not change them.
    case proof
  }

  /// A picture that an earlier run has written.
  struct KnownFrame: Codable, Hashable, Sendable {
    var frame: Int64
    var time: String
    var file: String
    var digest: String
  }

  var kind: Kind
  /// The path of the file or folder.
  var source: String
  /// The name for outputs and messages.
  var scene: String
  var variant: String?
  /// The folder that the scene lies in, from the one that was searched.
  var folder = ""
  /// The values of flags by long name.
  var values: [String: String]
  /// All values of flags that may be repeated.
  var lists: [String: [String]] = [:]
  /// Host seconds that the scene may take, compiling not counted.
  var timeout: Double
  /// Megabytes that the scene may take; nil for no limit.
  var memory: Int?
  /// What an earlier run has written.
  var known: [KnownFrame] = []
  /// Whether `known` is all there is, so that nothing has to run where it is still there.
  var isComplete = false
  /// What becomes of the frames of a baseline.
  var capture: CaptureRequest?
  /// What to draw for a proof, and under which conditions.
  var proof: ProofRun?
  /// The number of the process that waits for the answer.
  var parent: Int32 = 0

  /// The flags as a command line would have given them.
  var arguments: ParsedArguments {
    ParsedArguments(values: values, lists: lists, positional: [source])
  }
}

/// What a worker process tells: one line of JSON.
struct WorkerMessage: Codable, Sendable {
  /// What has happened.
  enum Kind: String, Codable, Sendable {
    /// The scene's module is there; from now on the scene's own time counts.
    case compiled
    /// A picture is in its place.
    case frame
    /// All is done.
    case finished
    /// The scene cannot be shown.
    case failed
  }

  var kind: Kind
  var frame: WorkerJob.KnownFrame?
  /// Whether a picture was there already.
  var isKept: Bool?
  var isBlank: Bool?
  var exitCode: Int32?
  var message: String?
  /// Whether the compiler refused the scene.
  var isCompilation: Bool?
  /// The compiler's own words.
  var diagnostics: String?
  var hasMoved: Bool?
  /// The most memory that the worker has used, in kibibytes.
  var peak: Int?
  var survey: SceneSurvey?
  var capture: CaptureFindings?
  /// What the C library's own functions give in this process.
  var mathematics: String?

  init(_ kind: Kind) { self.kind = kind }
}
