import Foundation
import Imaging
import Testing

struct AtomicFileTests {
  /// Calls `body` with a fresh folder that is removed afterwards.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("atomic-file-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func writingMakesFoldersAndReplacesTheFile() throws {
    try inFolder { folder in
      let path = "\(folder)/a/b/c.bin"
      try AtomicFile.write([1, 2, 3], to: path)
      try AtomicFile.write([4], to: path)
      #expect(FileManager.default.contents(atPath: path) == Data([4]))
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/a/b") == ["c.bin"])
    }
  }

  @Test func folderBelowAFileCannotBeMade() throws {
    try inFolder { folder in
      try AtomicFile.write([1], to: "\(folder)/file")
      let error = #expect(throws: FileWriteError.self) {
        try AtomicFile.write([1], to: "\(folder)/file/sub/name")
      }
      guard case .cannotCreateFolder = error else {
        Issue.record("unexpected error \(String(describing: error))")
        return
      }
    }
  }

  @Test func aFolderInTheWayIsReportedAndNothingIsLeftBehind() throws {
    try inFolder { folder in
      try AtomicFile.createFolder("\(folder)/name/inner")
      let error = #expect(throws: FileWriteError.self) {
        try AtomicFile.write([1], to: "\(folder)/name")
      }
      guard case .writeFailed = error else {
        Issue.record("unexpected error \(String(describing: error))")
        return
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["name"])
    }
  }

  @Test func aTakenTemporaryNameIsPassedOver() throws {
    try inFolder { folder in
      // A link left by someone else has the first temporary name.
      let name = "out.bin"
      let temporary = "\(folder)/.\(name).\(ProcessInfo.processInfo.processIdentifier)-0.tmp"
      #expect(symlink("/dev/full", temporary) == 0)
      // A name already taken is passed over: nothing is written through the link.
      try AtomicFile.write([1], to: "\(folder)/\(name)")
      #expect(FileManager.default.contents(atPath: "\(folder)/\(name)") == Data([1]))
    }
    #expect(FileWriteError.diskFull(path: "x").description.contains("full"))
  }

  @Test func longNamesWork() throws {
    try inFolder { folder in
      let long = String(repeating: "é", count: 120)
      try AtomicFile.write([7], to: "\(folder)/\(long)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
    }
  }
}
