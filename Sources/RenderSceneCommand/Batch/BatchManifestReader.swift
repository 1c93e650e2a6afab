import Foundation
import SceneLoader

/// Reads the manifest of a batch: which scenes, when, in which variants, and under which names.
struct BatchManifestReader {
  private let path: String
  private let reader: JSONReader

  /// The `schema` of the files this version reads.
  static let schema = "partway.batch/1"

  /// The keys of a scene that say what flags say, with the flags.
  private static let flags =
    SceneVariant.keys + [
      ("at", "at"), ("from", "from"), ("to", "to"), ("frames", "frames"), ("fps", "fps"),
      ("everyNthFrame", "every-nth-frame"), ("endpoint", "endpoint"), ("count", "count"),
      ("speed", "speed"), ("hold", "hold"), ("duration", "duration"),
      ("settleLimit", "settle-limit"), ("out", "out"), ("outDir", "out-dir"), ("root", "root"),
      ("seed", "seed"), ("timeout", "timeout"),
    ]
  /// The keys of a scene that are switches.
  private static let switches = [("sequence", "sequence"), ("strict", "strict")]
  private static let sceneKeys =
    ["scene", "name", "variants", "base"] + (flags + switches).map(\.0)

  init(path: String) {
    self.path = path
    reader = JSONReader(path: path, purpose: "manifest of a batch")
  }

  /// The scenes that the manifest asks for.
  func requests() throws(CommandError) -> [BatchRequest] {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.contents(of: path)
    } catch {
      throw CommandError(.missingInput, "\(error).")
    }
    let document = try reader.object(
      reader.document(bytes), at: "the document",
      keys: ["schema", "defaults", "variants", "scenes"])
    guard document["schema"] as? String == Self.schema else {
      throw reader.wrong("\"schema\" must be \"\(Self.schema)\"")
    }
    let variants = try document["variants"].map { (value) throws(CommandError) in
      try reader.variants(value, at: "variants")
    }
    let defaults = try document["defaults"].map { (value) throws(CommandError) in
      let keys = (Self.flags + Self.switches).map(\.0)
      return try values(
        reader.object(value, at: "defaults", keys: keys), at: "defaults")
    }
    guard let scenes = document["scenes"] else { throw reader.wrong("it has no \"scenes\"") }
    var requests: [BatchRequest] = []
    for (index, item) in try reader.list(scenes, at: "scenes").enumerated() {
      requests += try self.requests(
        item, at: "scenes[\(index)]", defaults: defaults ?? [:], known: variants)
    }
    return requests
  }

  /// The scenes of one entry: one, or all that a folder or pattern stands for.
  private func requests(
    _ value: Any, at place: String, defaults: [String: String], known: [SceneVariant]?
  ) throws(CommandError) -> [BatchRequest] {
    // A path alone stands for a scene with nothing of its own.
    let value = value is String ? ["scene": value] : value
    let members = try reader.object(value, at: place, keys: Self.sceneKeys)
    guard let scene = members["scene"] else {
      throw reader.wrong("\(place) has no \"scene\", a name or a path")
    }
    var requests = try found(reader.text(scene, at: place + ".scene"), at: place)
    if let name = members["name"] {
      guard requests.count == 1 else {
        throw reader.wrong("\(place) gives one \"name\" to \(requests.count) scenes")
      }
      requests[0].scene = try reader.text(name, at: place + ".name")
    }
    let own = try values(members, at: place)
    let chosen = try members["variants"].map { (value) throws(CommandError) in
      try variants(value, at: place + ".variants", known: known)
    }
    var rendersBase = true
    if let value = members["base"] {
      guard let flag = value as? Bool else {
        throw reader.wrong("\(place).base must be true or false")
      }
      rendersBase = flag
    }
    for index in requests.indices {
      let values = FlagLayers.laying(own, over: defaults)
      requests[index].values = FlagLayers.laying(requests[index].values, over: values)
      requests[index].variants = chosen ?? known
      requests[index].rendersBase = rendersBase
      requests[index].place = "\(path), \(place)"
    }
    return requests
  }

  /// The scenes that a name or path stands for; paths are relative to the manifest.
  private func found(_ text: String, at place: String) throws(CommandError) -> [BatchRequest] {
    let isName = !text.contains("/") && !text.hasSuffix(".swift")
    let relative = (FileSystem.parent(of: path).map { $0 + "/" } ?? "") + text
    let candidate = text.hasPrefix("/") ? text : relative
    do {
      switch FileSystem.kind(of: candidate) {
      case .folder, .file:
        return try BatchPlanner.search(candidate, keepsRoots: false)
      default:
        let library = Installation.current().scenesFolder.map(SceneLibrary.init)
        guard isName || library != nil else { break }
        let selection = try SceneLibrary.select(text, root: nil, in: library)
        let slash = text.firstIndex(of: "/")
        var request = BatchRequest(scene: selection.outputName, source: selection.source.path)
        if let slash { request.values["root"] = String(text[text.index(after: slash)...]) }
        return [request]
      }
    } catch let error as SceneLoadingError {
      throw CommandError(CommandError(error).exitCode, "\(path), \(place): \(error)")
    } catch let error as CommandError {
      throw CommandError(error.exitCode, "\(path), \(place): \(error.message)")
    } catch {
      throw CommandError(.internalError, "\(error)")
    }
    throw CommandError(
      .missingInput, "\(path), \(place): there is no scene, file or folder '\(text)'.")
  }

  private func values(
    _ members: [String: Any], at place: String
  ) throws(CommandError) -> [String: String] {
    var values: [String: String] = [:]
    for (key, flag) in Self.flags {
      guard let value = members[key] else { continue }
      if key == "at", let list = value as? [Any] {
        var moments: [String] = []
        for (index, item) in list.enumerated() {
          moments.append(try reader.flagValue(item, at: "\(place).at[\(index)]"))
        }
        values[flag] = moments.joined(separator: ",")
      } else {
        values[flag] = try reader.flagValue(value, at: "\(place).\(key)")
      }
    }
    for (key, flag) in Self.switches {
      guard let value = members[key] else { continue }
      guard let isOn = value as? Bool else {
        throw reader.wrong("\(place).\(key) must be true or false")
      }
      if isOn { values[flag] = "" }
    }
    return values
  }

  /// Variants of the manifest by their names, or ones of the entry's own.
  private func variants(
    _ value: Any, at place: String, known: [SceneVariant]?
  ) throws(CommandError) -> [SceneVariant] {
    guard let names = value as? [String] else {
      return try reader.variants(value, at: place)
    }
    var chosen: [SceneVariant] = []
    for name in names {
      guard let match = known?.first(where: { $0.name == name }) else {
        let all = known?.map(\.name).joined(separator: ", ") ?? "none"
        throw reader.wrong("\(place) names the variant \"\(name)\"; the manifest has \(all)")
      }
      chosen.append(match)
    }
    return chosen
  }
}
