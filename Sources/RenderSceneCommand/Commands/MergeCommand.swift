import Imaging
import SceneLoader

/// `render-scene merge`: puts together what shards have written, and names what is missing.
struct MergeCommand {
  private let options: MergeOptions

  static func run(_ options: MergeOptions) throws(CommandError) {
    try MergeCommand(options: options).run()
  }

  private func run() throws(CommandError) {
    let sources = try sources()
    var sequences = try sequences(sources)
    for index in sequences.indices { try sequences[index].collect(into: options.folder) }
    let text = results(sequences)
    try PictureFiles.write(Array(text.utf8), to: options.out)
    for sequence in sequences {
      guard let whole = try sequence.whole() else { continue }
      try whole.writeCompanions()
    }
    StandardStreams.output(options.isJSON ? text : options.out + "\n")
    let frames = sequences.reduce(0) { $0 + $1.frames.count }
    let holes = sequences.filter { !$0.holes.isEmpty }
    if holes.isEmpty {
      if !options.isQuiet {
        StandardStreams.error("\(frames) frames of \(sequences.count) scenes are whole\n")
      }
      return
    }
    StandardStreams.error(report(holes))
    let missing = holes.reduce(0) { $0 + $1.holes.count }
    throw CommandError(
      .incomplete,
      "\(missing) of \(frames + missing) frames are missing. To fill them:\n"
        + "  \(fillCommand(holes, sources))\nthen merge again.")
  }

  // MARK: - Records

  private func sources() throws(CommandError) -> [MergedSequence.Source] {
    var sources: [MergedSequence.Source] = []
    var seen: Set<String> = []
    for folder in options.folders {
      for path in records(below: folder) {
        guard seen.insert(FileSystem.resolvingLinks(path) ?? path).inserted else { continue }
        sources.append(
          MergedSequence.Source(
            folder: FileSystem.parent(of: path) ?? ".", record: try ShardRecord.read(path)))
      }
    }
    guard let first = sources.first else {
      throw CommandError(
        .missingInput,
        "there is no shard-i-of-n.json in \(options.folders.joined(separator: ", ")); "
          + "'work' and 'render --shard' write them.")
    }
    if let other = sources.first(where: { $0.record.plan != first.record.plan }) {
      throw CommandError(
        .badData,
        "\(first.folder) and \(other.folder) have the shards of different plans; "
          + "merge those of one at a time.")
    }
    if !options.isQuiet,
      let other = sources.first(where: { $0.record.fingerprint != first.record.fingerprint })
    {
      StandardStreams.error(
        "render-scene: shards \(first.record.shard) and \(other.record.shard) were made by different "
          + "versions of the command, its libraries or fonts; compare 'render-scene doctor' of the "
          + "machines\n")
    }
    return sources
  }

  private func records(below folder: String) -> [String] {
    var paths: [String] = []
    for name in FileSystem.names(in: folder) {
      let path = folder + "/" + name
      if ShardRecord.isRecord(name) {
        paths.append(path)
      } else if !name.hasSuffix(".png"), FileSystem.kind(of: path) == .folder {
        paths += records(below: path)
      }
    }
    return paths
  }

  private func sequences(
    _ sources: [MergedSequence.Source]
  ) throws(CommandError) -> [MergedSequence] {
    var sequences: [MergedSequence] = []
    for entry in sources.flatMap(\.record.sequences)
    where !sequences.contains(where: { $0.scene == entry.scene && $0.variant == entry.variant }) {
      sequences.append(
        try MergedSequence(scene: entry.scene, variant: entry.variant, sources: sources))
    }
    return sequences.sorted { ($0.scene, $0.variant ?? "") < ($1.scene, $1.variant ?? "") }
  }

  // MARK: - Results

  private func results(_ sequences: [MergedSequence]) -> String {
    let whole = sequences.filter(\.holes.isEmpty)
    let frames = sequences.reduce(0) { $0 + $1.frames.count }
    let missing = sequences.reduce(0) { $0 + $1.holes.count }
    let document = JSONText.object([
      ("schema", .text(ResultsFile.schema)),
      ("scenes", .array(sequences.map { $0.json(folder: options.folder) })),
      (
        "totals",
        .object([
          ("scenes", .integer(Int64(sequences.count))), ("rendered", .integer(Int64(whole.count))),
          ("failed", .integer(Int64(sequences.count - whole.count))),
          ("frames", .integer(Int64(frames))), ("missing", .integer(Int64(missing))),
        ])
      ),
    ])
    return document.description() + "\n"
  }

  // MARK: - Holes

  private func report(_ sequences: [MergedSequence]) -> String {
    var text = ""
    for sequence in sequences {
      for kind in [MergedSequence.Hole.missing, .damaged] {
        let numbers = sequence.holes.filter { $0.hole == kind }.map(\.number)
        guard !numbers.isEmpty else { continue }
        text +=
          "scene '\(sequence.name)': "
          + (numbers.count == 1 ? "frame " : "\(numbers.count) frames ")
          + FrameNumbers.text(numbers)
          + (kind == .missing
            ? (numbers.count == 1 ? " is missing\n" : " are missing\n")
            : (numbers.count == 1
              ? " is not the picture that was written\n"
              : " are not the pictures that were written\n"))
      }
      if let failure = sequence.failure {
        text += "  exit code \(failure.exitCode): \(failure.message)\n"
      }
    }
    return text
  }

  /// One line for the shell that renders what is missing, and nothing else.
  private func fillCommand(
    _ sequences: [MergedSequence], _ sources: [MergedSequence.Source]
  ) -> String {
    let numbers = sequences.map { FrameNumbers.text($0.holes.map(\.number)) }
    if sources[0].record.plan != nil {
      let folder =
        sources.map(\.folder).first {
          FileSystem.kind(of: $0 + "/" + FarmPlan.fileName) == .file
        } ?? sources[0].folder
      var words = ["render-scene", "work", folder + "/" + FarmPlan.fileName]
      for (sequence, numbers) in zip(sequences, numbers) {
        words += ["--only", "\(sequence.name):\(numbers)"]
      }
      return ShellText.line(words + ["--out-dir", folder])
    }
    var lines: [String] = []
    for (sequence, numbers) in zip(sequences, numbers) {
      guard let (words, takesNumbers) = sequence.arguments else { continue }
      lines.append(
        ShellText.line(
          ["render-scene"] + words + (takesNumbers ? ["--frames", numbers] : [])
            + ["--shard", "1/1"]))
    }
    return lines.joined(separator: " && ")
  }
}
