import Imaging
import Regression
import SceneLoader

/// Files of baselines that no scene needs any more.
///
/// Only what the command has written itself counts, as far as names and contents tell; everything else in the same
/// folders is somebody's own. What cannot be read is not judged.
struct OrphanedBaselines {
  /// A file that nothing needs.
  struct Orphan: Equatable, Sendable {
    var path: String
    var bytes: Int64
    /// Why nothing needs it, without a full stop.
    var reason: String
  }

  /// In order of paths.
  private(set) var files: [Orphan] = []
  /// Names of baselines whose scene or variant is gone, in order.
  private(set) var scenes: [String] = []
  /// Paths of baselines that cannot be read, with the reason.
  private(set) var unreadable: [(path: String, reason: String)] = []

  /// The folder that was looked into.
  let folder: String
  private var baselines: [String: Baseline] = [:]

  private enum Baseline {
    case gone
    case damaged
    case needed(SceneBaseline)
  }

  private static let ending = ".digests"
  private static let fingerprints = "fingerprints"

  /// Looks into one folder `__Snapshots__`.
  ///
  /// - Parameters:
  ///   - snapshots: The folder, which need not be there.
  ///   - isScene: Whether there is a scene of a name, with its variant after a tilde; asked about all scenes, not only
  ///     those that somebody has chosen.
  init(in snapshots: String, isScene: (String) -> Bool) {
    folder = snapshots
    let names = FolderListing.names(in: snapshots).filter { !$0.hasPrefix(".") }
    for name in names where name.hasSuffix(Self.ending) {
      readBaseline(String(name.dropLast(Self.ending.count)), isScene: isScene)
    }
    for name in names where FolderListing.isFolder(snapshots + "/" + name) {
      lookAtPictures(of: name, isScene: isScene)
    }
    lookAtFingerprints()
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Looks into one folder `__Snapshots__` with the names of all scenes that may have baselines there.
  static func find(in snapshots: String, scenes: Set<String>) -> OrphanedBaselines {
    OrphanedBaselines(in: snapshots) { scenes.contains($0) }
  }

  /// Looks into all folders `__Snapshots__` in a folder and below; each is for the scenes beside it.
  static func find(below folder: String) throws(CommandError) -> [OrphanedBaselines] {
    var found: [OrphanedBaselines] = []
    for snapshots in snapshotFolders(below: folder) {
      let scenes = try BaselineNames(folder: FileSystem.parent(of: snapshots) ?? ".")
      found.append(OrphanedBaselines(in: snapshots) { scenes.contains($0) })
    }
    return found
  }

  private static func snapshotFolders(below folder: String) -> [String] {
    if FileSystem.name(of: folder) == BaselinePlace.folderName { return [folder] }
    return FolderListing.names(in: folder).filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = folder + "/" + name
      return FolderListing.isFolder(path) ? snapshotFolders(below: path) : []
    }
  }

  // MARK: - Baselines

  private mutating func readBaseline(_ name: String, isScene: (String) -> Bool) {
    let path = folder + "/" + name + Self.ending
    guard FolderListing.isFile(path), let bytes = try? FileSystem.contents(of: path) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    // A file that says another name than its own was not put there by the command.
    let lines = text.split(separator: "\n")
    guard lines.first == SceneBaseline.schema[...],
      lines.first(where: { $0.hasPrefix("scene ") }).map({ $0.dropFirst(6) == name }) ?? true
    else { return }
    guard isScene(name) else {
      baselines[name] = .gone
      scenes.append(name)
      return add(path, "there is no scene '\(name)'")
    }
    do {
      baselines[name] = .needed(try SceneBaseline(text: text))
    } catch {
      baselines[name] = .damaged
      unreadable.append((path, "\(error)"))
    }
  }

  // MARK: - Pictures

  private mutating func lookAtPictures(of name: String, isScene: (String) -> Bool) {
    let inner = folder + "/" + name
    let names = FolderListing.names(in: inner).filter { FolderListing.isFile(inner + "/" + $0) }
    let pictures = names.filter { Self.isPicture($0, of: name) }
    let values = names.filter { $0 == "values.gz" }
    switch baselines[name] {
    case .gone:
      for file in pictures + values { add(inner + "/" + file, "there is no scene '\(name)'") }
    case .damaged: break
    case .needed(let baseline):
      let listed = Self.pictureNames(baseline)
      for file in pictures where !listed.contains(file) {
        add(inner + "/" + file, "\(name)\(Self.ending) does not list it")
      }
    case nil where !pictures.isEmpty:
      let reason =
        isScene(name) ? "there is no \(name)\(Self.ending)" : "there is no scene '\(name)'"
      for file in pictures + values { add(inner + "/" + file, reason) }
    case nil: break
    }
  }

  /// `NAME@1.500s.png`.
  private static func isPicture(_ file: String, of name: String) -> Bool {
    guard file.hasPrefix(name + "@"), file.hasSuffix("s.png") else { return false }
    let time = file.dropFirst(name.count + 1).dropLast("s.png".count)
    let parts = time.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }
  }

  /// The names that the kept pictures of a baseline may have; how many decimals depends on what else was recorded.
  private static func pictureNames(_ baseline: SceneBaseline) -> Set<String> {
    let keys = Set(baseline.keys)
    var names: Set<String> = []
    for frame in baseline.frames where keys.contains(frame.number) {
      for decimals in 0...MomentText.mostDecimals {
        let time = MomentText.seconds(frame.instant, decimals: decimals)
        names.insert("\(baseline.scene)@\(time)s.png")
      }
    }
    return names
  }

  // MARK: - Fingerprints

  /// Descriptions of machines that no baseline names; where one cannot be read, it may be the one that does.
  private mutating func lookAtFingerprints() {
    guard unreadable.isEmpty else { return }
    let named = baselines.values.compactMap { baseline -> String? in
      guard case .needed(let baseline) = baseline else { return nil }
      return String(baseline.fingerprint.prefix(8))
    }
    let inner = folder + "/" + Self.fingerprints
    for file in FolderListing.names(in: inner) where FolderListing.isFile(inner + "/" + file) {
      let digits = file.dropLast(".txt".count)
      let isOurs =
        file.hasSuffix(".txt") && digits.utf8.count == 8
        && digits.allSatisfy { $0.isHexDigit && !$0.isUppercase }
      if isOurs, !named.contains(String(digits)) {
        add(inner + "/" + file, "no baseline names it")
      }
    }
  }

  private mutating func add(_ path: String, _ reason: String) {
    files.append(Orphan(path: path, bytes: FolderListing.bytes(below: path), reason: reason))
  }
}
