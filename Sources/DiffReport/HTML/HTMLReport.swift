import Foundation
import Imaging

/// The results as a page that opens from disk: `index.html`, and beside it what belongs to it.
///
/// Everything is made from the results alone; pictures that they do not name are not shown.
package struct HTMLReport: Sendable {
  /// Where a picture lies.
  package struct Place: Sendable {
    /// What `read` takes.
    package var location: String
    /// Its path from the folder of the page; nil where it lies elsewhere.
    package var path: String?
    /// Its size in bytes.
    package var size: Int

    /// Makes a place.
    package init(location: String, path: String?, size: Int) {
      (self.location, self.path, self.size) = (location, path, size)
    }
  }

  /// How pictures are found and read.
  package struct Source: Sendable {
    /// Where the picture of a path is; nil where there is none.
    package var find: @Sendable (String) -> Place?
    /// The bytes at a location; nil where they cannot be read.
    package var read: @Sendable (String) -> [UInt8]?

    /// Makes a source.
    package init(
      find: @escaping @Sendable (String) -> Place?, read: @escaping @Sendable (String) -> [UInt8]?
    ) {
      (self.find, self.read) = (find, read)
    }
  }

  /// What was written.
  package struct Outcome: Equatable, Sendable {
    /// Paths that the results name and at which there is no picture.
    package var missing: [String] = []
    /// What a reader should know of the page, each in a sentence.
    package var notes: [String] = []
    /// Pictures of the sheets of scenes that did not pass, by the names of their items.
    package var sheets: [Sheet] = []
  }

  /// The picture of a sheet.
  package struct Sheet: Equatable, Sendable {
    /// The item's place in the results, and its name.
    package var place: Int
    package var name: String
    /// The path of the picture from the folder of the page.
    package var path: String
  }

  /// The folder of what belongs to a page, in that of the page.
  package static let folder = "report"
  /// Bytes that a page with everything in it has at most.
  package static let largestSingleFile = 10_000_000
  /// Bytes of pictures whose numbers are kept, at most.
  static let largestNumbers = 128_000_000

  var results: ComparisonResults
  var source: Source
  var isSingleFile: Bool
  var largest = Self.largestSingleFile

  /// A report of results.
  package init(_ results: ComparisonResults, source: Source, isSingleFile: Bool = false) {
    (self.results, self.source, self.isSingleFile) = (results, source, isSingleFile)
  }

  /// Makes all files and hands them over, the page last.
  ///
  /// - Parameters:
  ///   - name: The page's file name in its folder.
  ///   - write: Takes a path from the folder of the page and the file in pieces.
  /// - Returns: What was found on the way.
  /// - Throws: What `write` throws.
  package func write<Failure: Error>(
    page name: String = "index.html", _ write: (String, [[UInt8]]) throws(Failure) -> Void
  ) throws(Failure) -> Outcome {
    var outcome = Outcome()
    var extra = HTMLExtra()
    extra.isSingleFile = isSingleFile
    let order = ReportOrder(results).places
    let strips = ThumbnailStrips(report: self, order: order).all()
    extra.dark = strips.dark
    if isSingleFile {
      var shown = results
      let packing = SingleFilePacking(report: self, order: order, strips: strips.files)
      packing.pack(into: &extra, results: &shown)
      outcome.missing = extra.missing
      outcome.notes = extra.notes
      try write(name, Self.page(shown, extra))
      return outcome
    }
    for (place, bytes) in strips.files.sorted(by: { $0.key < $1.key }) {
      let path = "\(Self.folder)/strips/\(place).png"
      extra.strips[String(place)] = "./" + path
      try write(path, [bytes])
    }
    try adopt(&extra, write)
    try writeNumbers(&extra, order: order, write)
    outcome.sheets = try writeSheets(order: order, limit: Self.mostSheets, write)
    for sheet in outcome.sheets {
      extra.sheets[String(sheet.place)] = HTMLText.address(sheet.path)
    }
    outcome.missing = extra.missing
    outcome.notes = extra.notes
    try write(name, Self.page(results, extra))
    return outcome
  }

  /// The page; the encoders only fail on numbers that are none, which the results do not hold.
  private static func page(_ results: ComparisonResults, _ extra: HTMLExtra) -> [[UInt8]] {
    let json = (try? results.compactJSON()) ?? "{}"
    return (try? HTMLPage(results: results, json: json, extra: extra).pieces()) ?? []
  }

  // MARK: - Pictures that lie elsewhere

  /// Finds all pictures; those outside of the page's folder are copied into it.
  private func adopt<Failure: Error>(
    _ extra: inout HTMLExtra, _ write: (String, [[UInt8]]) throws(Failure) -> Void
  ) throws(Failure) {
    var known: Set<String> = []
    var count = 0
    for path in results.items.flatMap(\.picturePaths) where known.insert(path).inserted {
      guard let place = source.find(path) else {
        extra.missing.append(path)
        continue
      }
      if let inside = place.path, let address = HTMLText.address(inside) {
        if address != HTMLText.address(path) { extra.files[path] = address }
        continue
      }
      // Only pictures are copied, whatever the results say.
      guard let bytes = source.read(place.location), PNGHeader(bytes) != nil else {
        extra.missing.append(path)
        continue
      }
      let copy = "\(Self.folder)/pictures/\(count).png"
      count += 1
      try write(copy, [bytes])
      extra.files[path] = "./" + copy
    }
  }

  // MARK: - Numbers

  /// Writes the pictures of frames that differ as scripts, from which the page can read numbers
  /// where a browser does not let it read those of an image from disk.
  private func writeNumbers<Failure: Error>(
    _ extra: inout HTMLExtra, order: [Int], _ write: (String, [[UInt8]]) throws(Failure) -> Void
  ) throws(Failure) {
    var sum = 0
    var left = 0
    var known: [[String?]: Int] = [:]
    for frame in ReportOrder(results).frames(order: order) where frame.state != .passed {
      let sides = [("expected", frame.expected), ("actual", frame.actual)]
      if frame.expected == nil && frame.actual == nil { continue }
      // Frames that show the same have one file.
      let pair = [frame.expected, frame.actual]
      if let file = known[pair] {
        extra.numbers[frame.key] = file
        continue
      }
      if sum >= Self.largestNumbers {
        left += 1
        continue
      }
      var pieces = [Array("partwayPixels(\(known.count),{".utf8)]
      for (side, path) in sides {
        guard let path, let place = source.find(path), let bytes = source.read(place.location),
          let readable = PNGHeader.readable(bytes)
        else { continue }
        sum += readable.count
        pieces.append(Array("\(side):\"".utf8))
        pieces.append(Array(Data(readable).base64EncodedString().utf8))
        pieces.append(Array("\",".utf8))
      }
      if pieces.count == 1 { continue }
      pieces.append(Array("});\n".utf8))
      try write("\(Self.folder)/pixels/\(known.count).js", pieces)
      extra.numbers[frame.key] = known.count
      known[pair] = known.count
    }
    if left > 0 {
      extra.notes.append(
        "The loupe's numbers are kept for the \(extra.numbers.count) frames that differ most; "
          + "\(left) have none.")
    }
  }

  // MARK: - Sheets

  /// Scenes at most of which a sheet is made.
  private static let mostSheets = 4

  /// Makes the sheet of the worst scene alone, for a summary without a page.
  ///
  /// - Parameter write: Takes a path from the folder of the results and the file in pieces.
  /// - Returns: The sheet; none where there are no pictures.
  /// - Throws: What `write` throws.
  package func writeWorstSheet<Failure: Error>(
    _ write: (String, [[UInt8]]) throws(Failure) -> Void
  ) throws(Failure) -> [Sheet] {
    try writeSheets(order: ReportOrder(results).places, limit: 1, write)
  }

  private func writeSheets<Failure: Error>(
    order: [Int], limit: Int, _ write: (String, [[UInt8]]) throws(Failure) -> Void
  ) throws(Failure) -> [Sheet] {
    var sheets: [Sheet] = []
    for place in order where sheets.count < limit {
      let item = results.items[place]
      guard item.state != .passed,
        let bytes = FrameSheet(item: item, source: source).encoded()
      else { continue }
      let path = sheetPath(of: item) ?? "\(Self.folder)/\(place)-sheet.png"
      try write(path, [bytes])
      sheets.append(Sheet(place: place, name: item.name, path: path))
    }
    return sheets
  }

  /// Beside the pictures of a scene, where they have a folder of their own.
  private func sheetPath(of item: ComparisonResults.Item) -> String? {
    guard item.sequence != nil, let path = item.picturePaths.first,
      let inside = source.find(path)?.path, HTMLText.address(inside) != nil
    else { return nil }
    let parts = inside.split(separator: "/").filter { $0 != "." }
    guard parts.count >= 2 else { return nil }
    let folder = parts.dropLast()
    return folder.joined(separator: "/") + "/\(folder[folder.endIndex - 1])-sheet.png"
  }
}
