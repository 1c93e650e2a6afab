import DiffReport
import Foundation
import ImageDiff
import Imaging
import SceneLoader

/// `render-scene diff`: two pictures, or two sets of pictures, compared.
struct DiffCommand {
  private let options: DiffOptions

  static func run(_ options: DiffOptions) throws(CommandError) {
    try DiffCommand(options: options).run()
  }

  private func run() throws(CommandError) {
    if let fault = ImageComparer.fault() {
      throw CommandError(
        .internalError, "the comparer does not find what it must: \(fault). Please report it.")
    }
    let (before, after) = (try PictureSet(options.expected), try PictureSet(options.actual))
    guard before.kind == after.kind else {
      throw .usage(
        "'\(options.expected)' is a \(before.kind.rawValue) and '\(options.actual)' a "
          + "\(after.kind.rawValue); give two of a kind.")
    }
    if options.picture != nil, before.kind != .picture {
      throw .usage("a file for the difference goes with two pictures; use --out-dir for more.")
    }
    try removeOldDifferences()
    let items = try compare(pairs(before, after))
    let words = ["render-scene", "diff", options.expected, options.actual]
    let results = ComparisonResults(command: words.joined(separator: " "), items: items)
    var reporters = options.reporters
    if options.isJSON { reporters = reporters.subtracting([.list]).union([.json]) }
    var writer = ResultsWriter(
      folder: options.folder, reporters: reporters, isQuiet: options.isQuiet)
    writer.isSingleFile = options.isSingleFile
    try writer.write(results, title: "render-scene diff")
    if let path = options.regJSON {
      try ComparisonFile.writeRegJSON(
        results, expected: options.expected, actual: options.actual, difference: options.folder,
        to: path)
    }
    try judge(results)
  }

  // MARK: - Pairs

  private struct Pair: Sendable {
    var name: String
    var before: PictureSet.Picture?
    var after: PictureSet.Picture?
  }

  private func pairs(_ before: PictureSet, _ after: PictureSet) -> [Pair] {
    if before.kind == .picture {
      let name = FileSystem.name(of: options.actual)
      return [
        Pair(
          name: name, before: before.pictures.first?.value, after: after.pictures.first?.value)
      ]
    }
    let names = Set(before.pictures.keys).union(after.pictures.keys).sorted()
    return names.map {
      Pair(name: $0, before: before.pictures[$0], after: after.pictures[$0])
    }
  }

  /// Compares all pairs, several at a time; the order of what comes out is that of the pairs.
  private func compare(_ pairs: [Pair]) throws(CommandError) -> [ComparisonResults.Item] {
    let results = ConcurrentResults(count: pairs.count)
    DispatchQueue.concurrentPerform(iterations: pairs.count) { index in
      do throws(CommandError) {
        results.set(try compare(pairs[index]), at: index)
      } catch {
        results.fail(error)
      }
    }
    return try results.items()
  }

  private func compare(_ pair: Pair) throws(CommandError) -> ComparisonResults.Item {
    var item = try judgement(of: pair)
    let known = pair.after ?? pair.before
    item.scene = known?.scene
    item.frame = known?.frame
    item.time = known?.time
    item.expected = pair.before?.path
    item.actual = pair.after?.path
    return item
  }

  private func judgement(of pair: Pair) throws(CommandError) -> ComparisonResults.Item {
    guard let before = pair.before else {
      return .init(name: pair.name, state: .new, reasons: ["there is none in what was expected"])
    }
    guard let after = pair.after else {
      return .init(name: pair.name, state: .missing, reasons: ["it was expected and is not there"])
    }
    let (expected, actual): ([UInt8], [UInt8])
    do {
      (expected, actual) = (
        try FileSystem.contents(of: before.path), try FileSystem.contents(of: after.path)
      )
    } catch {
      return .init(name: pair.name, state: .error, reasons: ["it cannot be read: \(error)"])
    }
    let comparer = options.comparison.comparer
    var item: ComparisonResults.Item
    var picture: Pixmap?
    do throws(PNGDecodingError) {
      let found = try comparer.compareWithPicture(png: expected, actual)
      item = .init(name: pair.name, comparison: found.comparison)
      if item.state == .changed { picture = found.picture }
    } catch {
      let isExpected = (try? PNGDecoder.decode(expected)) == nil
      let path = isExpected ? before.path : after.path
      return .init(name: pair.name, state: .error, reasons: ["\(path): \(error)"])
    }
    if let picture { item.difference = try writeDifference(picture, name: pair.name) }
    return item
  }

  // MARK: - Files

  /// Writes the picture of a difference and returns its path.
  private func writeDifference(_ picture: Pixmap, name: String) throws(CommandError) -> String {
    let stem = name.lowercased().hasSuffix(".png") ? String(name.dropLast(4)) : name
    let path = options.picture ?? "\(options.folder)/\(stem)-diff.png"
    try PictureFiles.write(picture, to: [path])
    return path
  }

  /// Removes pictures that the run before has left, by what its results name.
  private func removeOldDifferences() throws(CommandError) {
    let path = options.folder + "/results.json"
    guard let bytes = try? FileSystem.contents(of: path),
      let old = try? JSONDecoder().decode(ComparisonResults.self, from: Data(bytes)),
      old.schema == ComparisonResults.schema
    else { return }
    for file in old.items.compactMap(\.difference)
    where file.hasPrefix(options.folder + "/") && file.hasSuffix("-diff.png")
      && !file.split(separator: "/").contains("..")
    {
      unlink(file)
    }
    unlink(path)
  }

  // MARK: - The end

  private func judge(_ results: ComparisonResults) throws(CommandError) {
    let totals = results.totals
    let place = "see \(options.folder)/results.json."
    if let broken = results.items(in: .error).first {
      throw CommandError(
        .badData,
        "\(totals.error) of \(totals.items) pictures cannot be compared, such as '\(broken.name)': "
          + "\(broken.reasons.joined(separator: "; ")); \(place)")
    }
    if options.comparison.ignoresChanges { return }
    if let first = results.items.first(where: { [.changed, .missing].contains($0.state) }) {
      let count = totals.changed + totals.missing
      throw CommandError(
        .different,
        "\(count) of \(totals.items) \(totals.items == 1 ? "picture" : "pictures") "
          + "\(count == 1 ? "differs" : "differ"), first '\(first.name)': "
          + "\(first.reasons.joined(separator: "; ")); \(place)")
    }
    if options.comparison.hasExtendedErrors, let first = results.items(in: .new).first {
      throw CommandError(
        .unexpected,
        "\(totals.new) of \(totals.items) pictures are new, such as '\(first.name)'; \(place)")
    }
  }
}
