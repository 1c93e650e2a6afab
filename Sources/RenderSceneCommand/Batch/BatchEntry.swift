import SceneLoader
import VirtualTime

/// One scene of a batch in one variant.
struct BatchEntry: Sendable {
  /// The name for outputs.
  var scene: String
  var variant: String?
  /// The path of the file or folder.
  var source: String
  /// The folder it lies in, from the one that was searched.
  var folder: String
  /// The flags for it, with the root among them.
  var arguments: ParsedArguments
  var options: EntryOptions

  /// The name in reports: `scene`, or `scene~variant`.
  var title: String { scene + (variant.map { "~" + $0 } ?? "") }

  /// The paths of its pictures, with what is not known before it runs in braces.
  var plannedPaths: [String] {
    guard let template = try? options.template(lastFrame: lastFrame, hasVariant: variant != nil)
    else { return [] }
    func values(
      _ moment: VirtualInstant, _ index: Int, _ decimals: Int, frame number: Int64? = nil
    ) -> NameTemplate.Values {
      NameTemplate.Values(
        scene: scene, moment: moment, decimals: decimals, index: index, frame: number,
        rate: options.scene.rate,
        widthInPixels: 0, heightInPixels: 0, scale: 0, digest: "", variant: variant,
        folder: folder)
    }
    func path(_ name: String) -> String { options.path(forName: name) }
    if let frames = options.plannedFrames {
      let decimals = MomentText.distinguishingDecimals(
        frames.map(\.instant), least: template.leastDecimals ?? 0)
      return frames.indices.map {
        path(
          template.pattern(values(frames[$0].instant, $0, decimals[$0], frame: frames[$0].number)))
      }
    }
    switch options.selection {
    case .stills(_, let text):
      return text.split(separator: ",").enumerated().map { index, moment in
        path(template.pattern(values(.zero, index, 0), moment: String(moment)))
      }
    case .sequence:
      return [path(template.pattern(values(.zero, 0, 0), moment: "frame"))]
    }
  }

  /// Whether the moments are only known when the scene has run.
  var isOpen: Bool { options.plannedFrames == nil }

  /// The paths with all that depends on the moment left out, to compare entries whose moments are not known.
  var blankPath: String? {
    guard let template = try? options.template(lastFrame: lastFrame, hasVariant: variant != nil),
      !template.needsDigest
    else { return nil }
    let values = NameTemplate.Values(
      scene: scene, moment: .zero, decimals: 0, index: 0, rate: options.scene.rate,
      widthInPixels: 0, heightInPixels: 0, scale: 0, digest: "", variant: variant, folder: folder)
    return FileSystem.absolute(options.path(forName: template.pattern(values, moment: "")))
  }

  private var lastFrame: Int64 { options.plannedFrames?.map(\.number).max() ?? 0 }
}
