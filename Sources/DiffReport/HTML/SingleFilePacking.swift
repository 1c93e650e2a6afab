import Foundation
import Imaging

/// Which pictures go into a page that has everything in it, and how large they are there.
struct SingleFilePacking {
  var report: HTMLReport
  /// Places of the items, the worst first.
  var order: [Int]
  var strips: [Int: [UInt8]]

  /// The longest side of a picture that is reduced.
  private static let reducedSide = 480
  /// What the page has besides pictures and results: its style and script, and some to spare.
  private static let reserve = 200_000

  /// Puts pictures into the page until it has its size, those first that tell most.
  func pack(into extra: inout HTMLExtra, results: inout ComparisonResults) {
    lighten(&results, &extra)
    var room = report.largest - Self.reserve - ((try? results.compactJSON().utf8.count) ?? 0)
    func take(_ bytes: [UInt8], of limit: inout Int) -> String? {
      let size = (bytes.count + 2) / 3 * 4 + 120
      guard size <= limit, size <= room else { return nil }
      limit -= size
      room -= size
      return "data:image/png;base64," + Data(bytes).base64EncodedString()
    }
    var forStrips = room / 5
    for place in order {
      guard let bytes = strips[place], let address = take(bytes, of: &forStrips) else { continue }
      extra.strips[String(place)] = address
    }
    let frames = ReportOrder(report.results).frames(order: order).filter { !$0.paths.isEmpty }
    let places = Dictionary(
      frames.flatMap(\.paths).map { ($0, report.source.find($0)) }, uniquingKeysWith: { $1 })
    let total = places.values.reduce(0) { $0 + (($1?.size ?? 0) + 2) / 3 * 4 + 120 }
    // Where all fit they all go in as they are; otherwise two thirds are for whole pictures.
    let fits = total <= room
    var forWhole = fits ? room : room * 2 / 3
    var forReduced = room
    var kept = (whole: 0, reduced: 0, none: 0)
    for frame in frames {
      var (whole, reduced, none) = (0, 0, 0)
      for path in frame.paths where extra.data[path] == nil {
        guard let place = places[path] ?? nil else {
          if !extra.missing.contains(path) { extra.missing.append(path) }
          continue
        }
        // The worst frame of each scene comes whole, and those that follow while there is room.
        if fits || frame.state != .passed, (place.size + 2) / 3 * 4 <= forWhole,
          let bytes = report.source.read(place.location), PNGHeader(bytes) != nil,
          let address = take(bytes, of: &forWhole)
        {
          extra.data[path] = address
          whole += 1
        } else if room > 4000, frame.state != .passed,
          let picture = reducedPicture(place), let address = take(picture.bytes, of: &forReduced)
        {
          extra.data[path] = address
          extra.sizes[path] = picture.size
          reduced += 1
        } else {
          none += 1
        }
      }
      if none > 0 && whole + reduced == 0 {
        kept.none += 1
      } else if reduced > 0 || none > 0 {
        kept.reduced += 1
      } else {
        kept.whole += 1
      }
    }
    note(kept, of: frames.count, in: &extra)
  }

  private func note(
    _ kept: (whole: Int, reduced: Int, none: Int), of count: Int, in extra: inout HTMLExtra
  ) {
    guard kept.reduced + kept.none > 0 else { return }
    var parts: [String] = []
    if kept.reduced > 0 { parts.append("\(kept.reduced) reduced") }
    if kept.none > 0 { parts.append("\(kept.none) left out") }
    let megabytes = report.largest / 1_000_000
    extra.notes.append(
      "So that this file stays under \(megabytes) MB it has the pictures of \(kept.whole) of "
        + "\(count) frames whole, \(parts.joined(separator: ", ")). The report as a folder, "
        + "without --single-file, has all of them.")
  }

  private func reducedPicture(_ place: HTMLReport.Place) -> (bytes: [UInt8], size: [Int])? {
    guard let bytes = report.source.read(place.location),
      let pixmap = try? PNGDecoder.decode(bytes),
      let small = pixmap.reduced(toFit: Self.reducedSide),
      let encoded = try? PNGEncoder.encodeSmall(small)
    else { return nil }
    if encoded.count >= bytes.count { return (bytes, [pixmap.width, pixmap.height]) }
    return (encoded, [pixmap.width, pixmap.height])
  }

  /// Leaves away what is large and tells little where the results alone would fill the file.
  private func lighten(_ results: inout ComparisonResults, _ extra: inout HTMLExtra) {
    func isHeavy() -> Bool {
      ((try? results.compactJSON().utf8.count) ?? 0) > report.largest * 2 / 5
    }
    guard isHeavy() else { return }
    var left: [String] = []
    for index in results.items.indices where results.items[index].state == .passed {
      results.items[index].sequence?.curves = []
    }
    left.append("curves of scenes that passed")
    if isHeavy() {
      for index in results.items.indices { results.items[index].sequence?.curves = [] }
      left = ["curves"]
    }
    if isHeavy() {
      for index in results.items.indices {
        results.items[index].sequence?.frames.removeAll { $0.state == .passed }
      }
      left.append("frames that passed")
    }
    if isHeavy() {
      for index in results.items.indices {
        let frames = results.items[index].sequence?.frames ?? []
        results.items[index].sequence?.frames = Array(frames.prefix(200))
      }
      left.append("all but 200 frames of each scene")
    }
    extra.notes.append(
      "The results alone are large; this file lacks \(left.joined(separator: " and ")).")
  }
}
