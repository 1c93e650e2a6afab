/// The flags of `filmstrip`, read and checked.
struct FilmstripOptions: Sendable {
  var scene: SceneOptions
  var moments: MomentChoice
  var curves: CurveChoice
  var crop: FrameCrop
  var columns: Int?
  /// Points.
  var cellWidth: Double?
  /// The heading; nil for one from the scene's name.
  var title: String?
  var name: SheetName

  private static let standardCount: Int64 = 8
  private static let cellWidths = 24.0...2000.0

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let values = arguments.values
    scene = try SceneOptions(arguments)
    try scene.requireOne(for: "filmstrip")
    moments = try MomentChoice(values, rate: scene.rate, count: Self.standardCount)
    curves = try CurveChoice(values["curves"])
    crop = try FrameCrop(values["crop"])
    if let text = values["columns"] {
      guard let number = Int(text), (1...100).contains(number) else {
        throw .usage("'\(text)' is no count of columns; give 1 to 100.")
      }
      columns = number
    }
    if let text = values["cell-width"] {
      guard let width = CanvasOptions.positive(Substring(text)), Self.cellWidths.contains(width)
      else {
        throw .usage("'\(text)' is no width of a cell; give points from 24 to 2000.")
      }
      cellWidth = (width * SheetPainter.scale).rounded() / SheetPainter.scale
    }
    title = values["title"]
    name = try SheetName(values, kind: "filmstrip", suffixes: ["png", "svg", "pdf"])
  }
}

extension SceneOptions {
  /// Refuses several scenes where a command takes one.
  func requireOne(for command: String) throws(CommandError) {
    guard scenes.count > 1 else { return }
    throw .usage(
      "\(command) takes one scene at a time, not \(scenes.count); run it once for each.")
  }
}
