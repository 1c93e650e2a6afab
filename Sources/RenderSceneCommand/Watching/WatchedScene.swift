import FrameRenderer
import SceneLoader

/// Which files a scene is made of, so that a change of one of them is told from others.
struct WatchedScene {
  /// As it was asked for.
  let argument: String
  let name: String
  private let path: String
  private let isFolder: Bool
  private let sidecar: String
  /// Where the file lies that the path leads to, where that is a link.
  private var target: String?
  private var assetFolders: Set<String> = []
  /// The folders to watch.
  private(set) var folders: [String] = []

  /// A scene that was selected.
  init(_ selection: SceneLibrary.Selection, argument: String) {
    self.argument = argument
    name = selection.outputName
    path = selection.source.path
    isFolder = selection.source.isFolder
    sidecar = SceneScript.path(beside: selection.source)
    look()
  }

  /// Looks which folders there are now.
  ///
  /// - Returns: Whether there are others than before.
  @discardableResult
  mutating func look() -> Bool {
    let before = folders
    let parent = FileSystem.parent(of: path) ?? "/"
    let assets = AssetPlace(folder: isFolder ? path : parent, isWhole: isFolder).folders
    assetFolders = Set(assets)
    target = FileSystem.resolvingLinks(path).flatMap { $0 == path ? nil : $0 }
    // The sidecar of a folder lies beside it.
    let targets = [parent] + (target.flatMap { FileSystem.parent(of: $0) }.map { [$0] } ?? [])
    folders = targets + assets.filter { !targets.contains($0) }
    return folders != before
  }

  /// Whether there is anything to render now; an editor may have put the file aside for a moment.
  var isThere: Bool { FileSystem.kind(of: path) != nil }

  /// Whether what has happened to a path may change the scene's pictures.
  func depends(on changed: String) -> Bool {
    let file = FileSystem.name(of: changed)
    if changed == path || changed == target || changed == sidecar { return true }
    // Files that editors keep for themselves.
    if file.hasPrefix(".") || file.hasPrefix("#") || file.hasSuffix("~") { return false }
    guard let folder = FileSystem.parent(of: changed) else { return false }
    if isFolder, file.hasSuffix(".swift"), changed.hasPrefix(path + "/") { return true }
    guard assetFolders.contains(folder) else { return false }
    let ending = file.lowercased().split(separator: ".").last ?? ""
    return ["png", "jpg", "jpeg"].contains(ending) || file == "Contents.json"
  }
}
