/// How a worker's job has ended.
struct WorkerOutcome: Sendable {
  /// Why a scene has no pictures, or none that count.
  enum Failure: String, Codable, Sendable {
    case compile, trap, timeout, memory, blank, error
  }

  /// The job's number among all.
  var index: Int
  var failure: Failure?
  /// What went wrong, in a sentence.
  var message: String?
  var exitCode: ExitCode
  /// Host seconds from the start of the worker to its end.
  var seconds: Double
  /// The most memory the worker has used, in kibibytes.
  var peak: Int
  var frames: [WorkerJob.KnownFrame] = []
  /// How many of them were there already.
  var kept = 0
  var wasCompiled = false
  var isBlank = false
  var hasMoved = false
  var survey: SceneSurvey?
  var capture: CaptureFindings?
  /// What the C library's own functions gave there.
  var mathematics: String?
  var diagnostics = ""
  /// What was written for people.
  var errorText = ""
  /// Whether the command was interrupted before the job had ended.
  var isInterrupted = false
}
