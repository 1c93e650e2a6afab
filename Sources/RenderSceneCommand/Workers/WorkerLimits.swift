/// What each worker of a run may take.
struct WorkerLimits: Sendable {
  /// Workers at once.
  var jobs: Int
  /// Host seconds of a scene, compiling not counted.
  var timeout: Double
  /// Megabytes of a scene; nil for no limit.
  var memory: Int?
  /// Host seconds of the compiler.
  var compileTimeout: Double

  /// Seconds after which a worker is ended that should have ended itself.
  static let grace = 2.0
}
