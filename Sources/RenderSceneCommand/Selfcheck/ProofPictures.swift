import Glibc
import SceneLoader

/// The pictures that runs of a proof write: a folder for each condition, of which only differences stay.
struct ProofPictures {
  let folder: String

  /// Where a picture goes.
  func path(of name: String, _ condition: ProofCondition) -> String {
    "\(folder)/\(condition.folderName)/\(name)"
  }

  /// Removes what a run before has left.
  func removeFormer(_ conditions: [ProofCondition]) throws(CommandError) {
    for condition in conditions { try keep([], of: condition) }
  }

  /// Removes the pictures of a condition, except those of differences.
  func keep(
    _ differences: [SelfcheckReport.Difference], of condition: ProofCondition
  ) throws(CommandError) {
    let kept = Set(differences.flatMap { [$0.expectedPath, $0.actualPath] })
    let inner = folder + "/" + condition.folderName
    for name in FileSystem.names(in: inner) where name.hasSuffix("s.png") {
      let path = inner + "/" + name
      guard !kept.contains(path), unlink(path) != 0, errno != ENOENT else { continue }
      throw CommandError(
        .cannotCreate,
        "\(path) could not be removed: \(FileSystem.message(forErrorNumber: errno)). "
          + "Choose another place with --out-dir.")
    }
  }

  /// Removes folders in which nothing is left.
  func removeEmptyFolders(_ conditions: [ProofCondition]) {
    for condition in conditions { rmdir(folder + "/" + condition.folderName) }
    rmdir(folder)
  }

  /// The variables of this process.
  static var environment: [String: String] {
    var variables: [String: String] = [:]
    var pointer = environ
    while let entry = pointer.pointee {
      let parts = String(cString: entry).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      pointer += 1
    }
    return variables
  }
}
