/// The flags of `trace`, read and checked.
struct TraceOptions: Sendable {
  /// How a trace is written.
  enum Format: Sendable { case table, json, csv }

  var scene: SceneOptions
  var moments: MomentList
  var format = Format.table
  /// Whether what never changes is listed too, and each view that is drawn.
  var listsAll: Bool

  init(_ arguments: ParsedArguments) throws(CommandError) {
    scene = try SceneOptions(arguments)
    listsAll = arguments.has("all")
    if scene.scenes.count > 1 {
      throw .usage(
        "trace takes one scene at a time, not \(scene.scenes.count); run it once for each.")
    }
    switch (arguments.values["at"], arguments.values["frames"]) {
    case (.some, .some):
      throw .usage("--at and --frames both say which moments; give one of them.")
    case (let list?, nil): moments = try MomentList(list, rate: scene.rate)
    case (nil, let frames?): moments = try MomentList(frames: frames, rate: scene.rate)
    case (nil, nil): moments = try MomentList("0..@end", rate: scene.rate)
    }
    if scene.isJSON, arguments.has("csv") {
      throw .usage("--json and --csv both say how to write; give one of them.")
    }
    format = scene.isJSON ? .json : arguments.has("csv") ? .csv : .table
  }
}
