/// What scenes have cost, as a batch or an earlier merge has measured it.
struct CostWeights {
  private struct Document: Decodable {
    struct Scene: Decodable {
      struct Frame: Decodable {}
      var scene: String
      var variant: String?
      var status: String
      var seconds: Double
      var frames: [Frame]
    }
    var scenes: [Scene]
  }

  private struct Key: Hashable {
    var scene: String
    var variant: String?
  }

  /// Seconds a frame where nothing has been measured.
  static let standard = 1.0 / 60

  private var secondsPerFrame: [Key: Double] = [:]
  /// Seconds a frame for scenes that have not been measured: the mean of those that have.
  private var fallback = Self.standard

  /// Nothing measured: every frame costs the same.
  init() {}

  /// Reads the file of results.
  init(path: String) throws(CommandError) {
    let document: Document = try JSONFile.read(path, schema: ResultsFile.schema)
    var sum = 0.0
    var frames = 0
    for scene in document.scenes
    where scene.status == "rendered" && scene.seconds > 0 && !scene.frames.isEmpty {
      secondsPerFrame[Key(scene: scene.scene, variant: scene.variant)] =
        scene.seconds / Double(scene.frames.count)
      sum += scene.seconds
      frames += scene.frames.count
    }
    if frames > 0 { fallback = sum / Double(frames) }
  }

  /// Seconds that a frame of a scene is expected to take, and whether that was measured.
  func secondsPerFrame(scene: String, variant: String?) -> (seconds: Double, isMeasured: Bool) {
    let known = secondsPerFrame[Key(scene: scene, variant: variant)]
    return (known ?? fallback, known != nil)
  }
}

/// What `batch` and `merge` write as `results.json`.
enum ResultsFile {
  /// The format's name.
  static let schema = "partway.results/1"
}
