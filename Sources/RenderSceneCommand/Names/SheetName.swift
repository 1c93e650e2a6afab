import SceneLoader

/// The file that a sheet or a page goes to.
struct SheetName: Equatable, Sendable {
  private var template: String
  private var folder: String
  /// What the file holds; nil for a page.
  private(set) var format: OutputFormat?
  private var suffix: String
  /// Whether a file that is there may be replaced.
  private let overwrites: Bool

  private static let tokens = ["scene", "ext"]

  /// Reads `--out` and `--out-dir`.
  ///
  /// - Parameters:
  ///   - values: The flags.
  ///   - kind: What stands between the scene's name and the extension, such as `filmstrip`.
  ///   - suffixes: The extensions that it may have, without their dots, the usual one first.
  /// - Throws: What is wrong with a name.
  init(
    _ values: [String: String], kind: String, suffixes: [String]
  ) throws(CommandError) {
    suffix = suffixes[0]
    overwrites = values["no-overwrite"] == nil
    format = OutputFormat(rawValue: suffix)
    folder = values["out-dir"] ?? "output"
    template = "{scene}.\(kind).\(suffix)"
    guard let out = values["out"] else { return }
    if out.hasSuffix("/") || FileSystem.kind(of: out) == .folder {
      folder = values["out-dir"].map { $0 + "/" + out } ?? out
      return
    }
    template = out
    folder = out.hasPrefix("/") ? "" : values["out-dir"] ?? ""
    let name = FileSystem.name(of: out)
    if let given = suffixes.first(where: { name.lowercased().hasSuffix("." + $0) }) {
      suffix = given
      format = OutputFormat(rawValue: given)
    } else if let dot = name.lastIndex(of: "."), !name[dot...].contains("}"), name[dot...].count < 6
    {
      let known = suffixes.map { "." + $0 }.joined(separator: " or ")
      throw .usage("'\(name[dot...])' is not what this is written as; end '\(out)' with \(known).")
    } else if !name.hasSuffix(".{ext}") {
      template += "." + suffix
    }
    _ = try path(scene: "scene")
  }

  /// The path for a scene, at which nothing is that must not be replaced.
  func freePath(scene: String) throws(CommandError) -> String {
    let path = try path(scene: scene)
    if !overwrites { try FileSystem.checkIsFree(path) }
    return path
  }

  private func path(scene: String) throws(CommandError) -> String {
    var name = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw .usage("the name '\(template)' opens a { that it does not close.")
      }
      name += rest[..<open]
      let token = rest[rest.index(after: open)..<close]
      switch token {
      case "scene": name += scene
      case "ext": name += suffix
      default:
        let near = Suggestions.nearest(to: String(token), among: Self.tokens).map { "{\($0)}" }
        let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
        throw .usage(
          "unknown token {\(token)} in the name '\(template)'.\(hint) "
            + "Known: \(Self.tokens.map { "{\($0)}" }.joined(separator: " ")).")
      }
      rest = rest[rest.index(after: close)...]
    }
    name += rest
    if folder.isEmpty || name.hasPrefix("/") { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
