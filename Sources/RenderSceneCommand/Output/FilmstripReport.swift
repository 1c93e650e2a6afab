import VirtualTime

/// What `filmstrip --json` tells of a sheet.
@MainActor struct FilmstripReport {
  var scene: String
  var source: String
  var file: String
  var sheet: FilmstripSheet
  var places: [FilmstripSheet.Place]
  /// Pixels.
  var size: (width: Int, height: Int)
  /// Of the frames as `still` writes them.
  var digests: [String]

  var json: JSONText {
    .object([
      ("schema", .text("partway.filmstrip/1")), ("scene", .text(scene)), ("source", .text(source)),
      ("file", .text(file)), ("title", .text(sheet.title)), ("width", .integer(Int64(size.width))),
      ("height", .integer(Int64(size.height))), ("scale", .number(SheetPainter.scale)),
      ("start", .number(sheet.start.seconds)), ("end", .number(sheet.end.seconds)),
      ("columns", .integer(Int64(sheet.layout.columns))),
      ("cells", .array(sheet.cells.indices.map(cell))),
      ("events", .array(sheet.events.map(\.json))),
      ("curves", .array(sheet.panels.flatMap { $0.members.map(\.curve.json) })),
    ])
  }

  private func cell(_ index: Int) -> JSONText {
    let (cell, place) = (sheet.cells[index], places[index])
    return .object([
      ("index", .integer(Int64(index))), ("frame", cell.frame.map { .integer($0) } ?? .null),
      ("seconds", .number(cell.instant.seconds)),
      ("time", .text(MomentText.fraction(cell.instant))), ("digest", .text(digests[index])),
      ("x", .integer(Int64(place.x))), ("y", .integer(Int64(place.y))),
      ("width", .integer(Int64(place.width))), ("height", .integer(Int64(place.height))),
    ])
  }
}

extension ValueCurve {
  /// What it is, without its values.
  var json: JSONText {
    .object([
      ("view", .text(view)), ("label", label.map { .text($0) } ?? .null), ("kind", .text(kind)),
      ("type", .text(type)), ("name", .text(name)), ("unit", .text(unit)),
      ("min", range.map { .number($0.lowerBound + 0) } ?? .null),
      ("max", range.map { .number($0.upperBound + 0) } ?? .null),
    ])
  }
}
