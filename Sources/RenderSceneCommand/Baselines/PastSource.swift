import Imaging
import SceneLoader

/// The files of a scene as they were when its baseline was recorded.
struct PastSource: Sendable {
  /// The scene's file or folder among the copies.
  var path: String
  /// Where the copies come from, in words.
  var origin: String

  /// Looks for them among copies that were kept, then in git's history.
  ///
  /// - Parameters:
  ///   - entry: The scene.
  ///   - digest: The digest of the files that are wanted; others are of no use.
  ///   - store: Where copies are kept.
  ///   - scratch: A folder for files that come out of git where nothing can be kept.
  /// - Returns: Where they lie now; nil where they cannot be had.
  static func find(
    _ entry: BaselineEntry, digest: String, store: SourceStore, scratch: String
  ) -> PastSource? {
    let main = FileSystem.name(of: FileSystem.absolute(entry.source))
    if let folder = store.folder(for: digest), FileSystem.kind(of: folder + "/" + main) != nil {
      return PastSource(
        path: folder + "/" + main,
        origin: "expected pictures are drawn again from the scene as it was recorded here")
    }
    guard let (files, commit) = fromGit(entry, digest: digest) else { return nil }
    let folder = store.folder(for: digest) ?? scratch + "/" + entry.title + ".past"
    guard (try? files.write(to: folder)) != nil else { return nil }
    return PastSource(
      path: folder + "/" + main,
      origin: "expected pictures are drawn again from commit \(commit.prefix(10))")
  }

  // MARK: - Git

  /// The files in the commit that changed the baseline last; nil unless they have the digest.
  private static func fromGit(
    _ entry: BaselineEntry, digest: String
  ) -> (SceneFiles, commit: String)? {
    guard let git = SearchPath.find("git") else { return nil }
    let source = FileSystem.absolute(entry.source)
    let folder = FileSystem.parent(of: source) ?? "/"
    let main = FileSystem.name(of: source)
    func run(_ arguments: [String]) -> [UInt8]? {
      guard
        let outcome = try? OwnProcess.run(
          [["-C", folder] + arguments], limit: 1, program: git, isQuiet: true
        ).first, outcome.status == 0
      else { return nil }
      return outcome.output
    }
    let digests = FileSystem.absolute(entry.place.digests)
    guard let answer = run(["log", "-1", "--format=%H", "--", digests]) else { return nil }
    let commit = String(decoding: answer, as: UTF8.self).filter(\.isHexDigit)
    guard commit.count >= 40 else { return nil }
    var names = [main]
    if FileSystem.kind(of: source) == .folder {
      guard let list = run(["ls-tree", "-r", "-z", "--name-only", commit, "--", main + "/"]) else {
        return nil
      }
      names = list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        .filter(SceneFiles.isPart)
    }
    var files = names.compactMap { name in
      run(["show", "\(commit):./\(name)"]).map { SceneFiles.File(path: name, contents: $0) }
    }
    guard files.count == names.count else { return nil }
    let sidecar = SceneFiles.sidecar(of: main)
    if let contents = run(["show", "\(commit):./\(sidecar)"]) {
      files.append(SceneFiles.File(path: sidecar, contents: contents))
    }
    let scene = SceneFiles(main: main, files: files)
    return scene.digest == digest ? (scene, commit) : nil
  }
}
