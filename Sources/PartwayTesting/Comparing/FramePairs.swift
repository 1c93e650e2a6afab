import Regression
import VirtualTime

/// Which frame of a baseline belongs to which that is drawn.
struct FramePairs {
  private let formers: [SceneBaseline.Frame?]
  /// Frames that nobody asks for any more.
  let gone: [SceneBaseline.Frame]

  /// Pairs by place where there are equally many, else by instant.
  init(_ moments: [SceneRun.Moment], _ baseline: SceneBaseline?) {
    let frames = baseline?.frames ?? []
    if frames.count == moments.count {
      formers = frames
      gone = []
      return
    }
    let byInstant = Dictionary(
      frames.map { ($0.instant, $0) }, uniquingKeysWith: { first, _ in first })
    formers = moments.map { byInstant[$0.instant] }
    let asked = Set(moments.map(\.instant))
    gone = frames.filter { !asked.contains($0.instant) }
  }

  /// The frame of the baseline that belongs to the one at a place.
  func former(of index: Int) -> SceneBaseline.Frame? { formers[index] }
}
