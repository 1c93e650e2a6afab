import Foundation
import Imaging
import Regression
import SceneLoader
import VirtualTime

/// Takes what `verify` has seen of a scene for what is expected.
struct Approval {
  /// Where the baseline goes.
  var place: BaselinePlace
  /// What was seen.
  var actual: ActualPlace
  /// Lines of what the pictures depended on.
  var fingerprint: [String]

  /// What becomes of it.
  enum Extent: Equatable {
    /// All frames.
    case scene
    /// Those at the moments.
    case moments([VirtualInstant])
  }

  /// Writes the baseline.
  ///
  /// - Returns: How many frames were approved.
  func write(_ extent: Extent) throws(CommandError) -> Int {
    guard var seen = try BaselineFile.read(actual.digests) else {
      throw CommandError(
        .missingInput, "\(actual.digests) is not there; run 'render-scene verify' again.")
    }
    seen.declaredCount = nil
    switch extent {
    case .scene:
      try write(seen, pictures: seen, values: try? FileSystem.contents(of: actual.values))
      return seen.frames.count
    case .moments(let moments):
      guard var baseline = try BaselineFile.read(place) else {
        throw .usage(
          "'\(place.title)' has no baseline yet, so that no single frame of it can be approved; "
            + "approve the scene.")
      }
      baseline.declaredCount = nil
      let new = seen.frames.filter { moments.contains($0.instant) }
      let numbers = Set(new.map(\.number))
      baseline.frames.removeAll {
        numbers.contains($0.number) || moments.contains($0.instant)
      }
      baseline.frames = (baseline.frames + new).sorted { $0.number < $1.number }
      let kept = Set(baseline.frames.map(\.number))
      baseline.keys.removeAll { !kept.contains($0) }
      try write(baseline, pictures: seen, values: nil)
      return new.count
    }
  }

  private func write(
    _ baseline: SceneBaseline, pictures seen: SceneBaseline, values: [UInt8]?
  ) throws(CommandError) {
    var baseline = baseline
    var recording = SceneRecording(place: place)
    let names = baseline.momentNames()
    let seenNames = seen.momentNames()
    let former = try BaselineFile.read(place)
    let formerNames = former?.momentNames() ?? [:]
    var kept: [Int64] = []
    for number in baseline.keys {
      guard let frame = baseline.frames.first(where: { $0.number == number }),
        let name = names[number]
      else { continue }
      // The picture that was seen, or the one that is kept, where it is of this frame.
      var candidates: [String] = []
      if let seenName = seenNames[number] {
        candidates.append(actual.picture(moment: seenName, "actual"))
      }
      if let formerName = formerNames[number] {
        candidates.append(place.picture(moment: formerName))
      }
      for path in candidates {
        guard let bytes = try? FileSystem.contents(of: path),
          let pixmap = try? PNGDecoder.decode(bytes)
        else { continue }
        // Masks are painted over in digests only, so that what they cover cannot be checked.
        guard !baseline.ignored.isEmpty || PixelDigest(pixmap) == frame.digest else { continue }
        try recording.add(pixmap, moment: name)
        kept.append(number)
        break
      }
    }
    baseline.keys = kept
    try recording.write(baseline, values: values)
    try FingerprintFiles.write(fingerprint, for: [place])
  }
}

extension SceneBaseline {
  /// How the moment of each frame is written in names, by the frame's number.
  func momentNames() -> [Int64: String] {
    let instants = frames.map(\.instant)
    let decimals = MomentText.distinguishingDecimals(instants, least: 3)
    var names: [Int64: String] = [:]
    for (index, frame) in frames.enumerated() {
      names[frame.number] = MomentText.seconds(frame.instant, decimals: decimals[index])
    }
    return names
  }
}
