import DiffReport
import Regression
import SceneLoader
import VirtualTime

/// `render-scene approve`: what `verify` has seen becomes what is expected.
struct ApproveCommand {
  private let options: ApproveOptions

  /// A scene, a pattern, or a frame of a scene, as `--only` names it.
  private struct Wish {
    var text: String
    var pattern: String
    var moment: VirtualInstant?

    init(_ text: String) throws(CommandError) {
      self.text = text
      pattern = text
      guard let at = text.lastIndex(of: "@") else { return }
      let words = String(text[text.index(after: at)...])
      let parser = TimeListParser(rate: .standard)
      let list = words.hasSuffix("s") || words.hasSuffix("f") ? words : words + "s"
      guard let found = try parser.parseWithoutScene(list), found.count == 1 else {
        throw .usage("'\(text)' names no frame; give a scene and a moment, such as trip@3.0.")
      }
      moment = found[0]
      pattern = String(text[..<at])
    }

    func means(_ scene: String) -> Bool { scene == pattern || Glob.matches(scene, pattern) }
  }

  static func run(_ options: ApproveOptions) throws(CommandError) {
    try ApproveCommand(options: options).run()
  }

  private func run() throws(CommandError) {
    let results = try ComparisonFile.read(options.results)
    let folder = FileSystem.parent(of: options.results) ?? "."
    var wishes: [Wish] = []
    for text in options.only { wishes.append(try Wish(text)) }
    let open = results.items.filter { [.changed, .new].contains($0.state) && $0.sequence != nil }
    for wish in wishes where !open.contains(where: { wish.means($0.scene ?? $0.name) }) {
      let names = open.map { $0.scene ?? $0.name }
      let near = Suggestions.nearest(to: wish.pattern, among: names)
      throw .usage(
        "'\(wish.text)' is no scene that has changed or is new in \(options.results)."
          + (near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?")
          + (names.isEmpty
            ? " There is none." : " There are: \(names.prefix(20).joined(separator: ", ")).")
      )
    }
    let fingerprint = try fingerprint(folder)
    var lines: [String] = []
    for item in open {
      let scene = item.scene ?? item.name
      let own = wishes.filter { $0.means(scene) }
      guard wishes.isEmpty || !own.isEmpty, let digests = item.expected else { continue }
      let extent = try extent(own, item)
      try checkUnchanged(item, folder: folder)
      lines.append(
        try approve(item, at: digests, extent, folder: folder, fingerprint: fingerprint))
    }
    if !options.isQuiet {
      StandardStreams.output(lines.map { $0 + "\n" }.joined())
      if lines.isEmpty { StandardStreams.error("nothing has changed, so nothing is approved\n") }
    }
  }

  /// What of a scene is wished for.
  private func extent(
    _ wishes: [Wish], _ item: ComparisonResults.Item
  ) throws(CommandError) -> Approval.Extent {
    if wishes.isEmpty || wishes.contains(where: { $0.moment == nil }) { return .scene }
    let instants = (item.sequence?.frames ?? []).compactMap { VirtualInstant(fraction: $0.time) }
    var moments: [VirtualInstant] = []
    for wish in wishes {
      guard let moment = wish.moment else { continue }
      // Names have three decimals or more, which stand for the frame next to them.
      let near = instants.min {
        abs($0.ticks - moment.ticks) < abs($1.ticks - moment.ticks)
      }
      guard let near, abs(near.ticks - moment.ticks) <= VirtualInstant.ticksPerSecond / 2000 else {
        throw .usage(
          "scene '\(item.name)' has no frame at \(MomentText.seconds(moment)) s; its frames are "
            + "listed in \(options.results).")
      }
      moments.append(near)
    }
    return .moments(moments)
  }

  private func approve(
    _ item: ComparisonResults.Item, at digests: String, _ extent: Approval.Extent,
    folder: String, fingerprint: [String]
  ) throws(CommandError) -> String {
    let title = String(FileSystem.name(of: digests).dropLast(".digests".count))
    let place = BaselinePlace(folder: FileSystem.parent(of: digests) ?? ".", title: title)
    let approval = Approval(
      place: place, actual: ActualPlace(output: folder, title: title), fingerprint: fingerprint)
    if options.isDryRun { return "would be approved: \(item.name) (\(place.digests))" }
    let count = try approval.write(extent)
    return "approved: \(item.name), \(count) \(count == 1 ? "frame" : "frames") "
      + "(\(place.digests))"
  }

  /// Refuses what was seen of files that are others now.
  private func checkUnchanged(
    _ item: ComparisonResults.Item, folder: String
  ) throws(CommandError) {
    guard let source = item.sequence?.source else { return }
    let title = item.scene ?? item.name
    guard let seen = try BaselineFile.read(ActualPlace(output: folder, title: title).digests) else {
      return
    }
    guard try SceneFiles(source: source).digest == seen.source else {
      throw CommandError(
        .badData,
        "\(source) has changed since it was verified; run 'render-scene verify' again and look at "
          + "what it shows now.")
    }
  }

  private func fingerprint(_ folder: String) throws(CommandError) -> [String] {
    let path = folder + "/" + VerifyOutput.fingerprintName
    do {
      return String(decoding: try FileSystem.contents(of: path), as: UTF8.self)
        .split(separator: "\n").map(String.init)
    } catch {
      throw CommandError(
        .missingInput, "\(path) is not there; run 'render-scene verify' again.")
    }
  }
}
