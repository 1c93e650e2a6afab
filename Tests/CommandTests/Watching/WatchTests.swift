import Foundation
import Imaging
import TestSupport
import Testing

/// Pictures that are rendered again when files are saved, in whatever way.
@Suite struct WatchTests {
  private static let canvas = ["--size", "20x10", "--scale", "1", "-o", "a.png"]

  private func color(_ folder: TemporaryFolder) throws -> UInt32 {
    try folder.picture("a.png")[9, 5]
  }

  /// Writes into the file that is there.
  private func overwrite(_ text: String, _ name: String, in folder: TemporaryFolder) throws {
    let handle = try #require(FileHandle(forWritingAtPath: folder.path + "/" + name))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  @Test("24: watch renders again on in-place saves and on renames over the file")
  func savesAreNoticed() throws {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    let file = folder.path + "/Patch.swift"
    func scene(_ name: String) -> String { SceneFolder.color("Patch", name) }
    try scene("black").write(toFile: file, atomically: false, encoding: .utf8)
    let watch = try WatchedCommand(["watch", "Patch.swift"] + Self.canvas, in: folder)
    try watch.wait(past: 0)
    #expect(try color(folder) == 0xFF00_0000)
    #expect(watch.output.contains(/^[0-9.]+ s  a.png\n$/), "\(watch.output)")
    #expect(watch.errors.contains("watching patch; Ctrl-C ends it"))

    try overwrite(scene("white"), "Patch.swift", in: folder)
    try watch.wait(past: 1)
    #expect(try color(folder) == 0xFFFF_FFFF)

    // Beside it first, then over it.
    try folder.write(scene("black"), to: "Patch.swift.new")
    #expect(rename(file + ".new", file) == 0)
    try watch.wait(past: 2)
    #expect(try color(folder) == 0xFF00_0000)

    // Out of the way first, then anew.
    try manager.moveItem(atPath: file, toPath: file + "~")
    try scene("white").write(toFile: file, atomically: false, encoding: .utf8)
    try watch.wait(past: 3)
    #expect(try color(folder) == 0xFFFF_FFFF)

    // Its own picture, files of others and what editors keep for themselves are nothing to it.
    for name in ["notes.txt", ".Patch.swift.swp", "Patch.swift~", "Other.swift", "4913"] {
      try folder.write(scene("red"), to: name)
    }
    usleep(300_000)
    #expect(watch.count == 4)
    #expect(watch.interrupt() == 130)
    #expect(watch.count == 4)
  }

  @Test func mistakesAreToldAndTheLastPictureStays() throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneFolder.color("Patch", "black"), to: "Patch.swift")
    let watch = try WatchedCommand(["watch", "Patch.swift"] + Self.canvas, in: folder)
    try watch.wait(past: 0)
    let picture = try folder.data("a.png")
    try folder.write(SceneFolder.color("Patch", "blac"), to: "Patch.swift")
    try watch.wait(for: "the compiler's message") { watch.errors.contains("failed after") }
    #expect(watch.errors.contains("has no member 'blac'"), "\(watch.errors)")
    #expect(try folder.data("a.png") == picture)
    try folder.write(
      """
      import SwiftUI

      struct Patch: View {
        var body: some View { Color(white: [1.0][Int.random(in: 1...2)]) }
      }
      """, to: "Patch.swift")
    try watch.wait(for: "the trap") { watch.errors.contains("scene 'patch' trapped") }
    #expect(try folder.data("a.png") == picture)
    try folder.write(SceneFolder.color("Patch", "white"), to: "Patch.swift")
    try watch.wait(past: 1)
    #expect(try color(folder) == 0xFFFF_FFFF)
    #expect(watch.interrupt() == 130)
  }

  @Test func sidecarsPicturesAndFurtherFilesCount() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\nstruct Sheet: View { var body: some View { Front() } }",
      to: "Sheet/Sheet.swift")
    try folder.write(
      """
      import SwiftUI
      struct Front: View { var body: some View { Image("sail").resizable() } }
      """, to: "Sheet/Front.swift")
    func sail(_ pixel: UInt32) throws { try save(pixel, to: "Sheet/Assets/sail.png", in: folder) }
    try sail(0xFF00_00FF)
    let watch = try WatchedCommand(
      ["watch", "Sheet", "--scale", "1", "-o", "a.png"], in: folder)
    try watch.wait(past: 0)
    #expect(try folder.picture("a.png")[5, 5] == 0xFF00_00FF)
    try sail(0xFF00_FF00)
    try watch.wait(past: 1)
    #expect(try folder.picture("a.png")[5, 5] == 0xFF00_FF00)
    try folder.write(
      #"{"schema": "partway.scene/1", "canvas": {"size": [30, 20]}}"#,
      to: "Sheet.scene.json")
    try watch.wait(past: 2)
    #expect(try folder.picture("a.png").width == 30)
    // Several files at once are one change.
    try sail(0xFFFF_0000)
    try folder.write(
      """
      import SwiftUI
      struct Front: View { var body: some View { Image("sail").resizable().opacity(1) } }
      """, to: "Sheet/Front.swift")
    try folder.write(
      #"{"schema": "partway.scene/1", "canvas": {"size": [40, 20]}}"#,
      to: "Sheet.scene.json")
    try watch.wait(past: 3)
    usleep(500_000)
    #expect(watch.count == 4, "\(watch.output)")
    #expect(try folder.picture("a.png").width == 40)
    #expect(try folder.picture("a.png")[5, 5] == 0xFFFF_0000)
    #expect(watch.interrupt() == 130)
  }

  /// Writes a picture of one colour.
  private func save(_ pixel: UInt32, to name: String, in folder: TemporaryFolder) throws {
    var picture = try #require(Pixmap(width: 4, height: 4))
    picture.withMutablePixels { pixels in
      for index in pixels.indices { pixels[index] = pixel }
    }
    try folder.save(picture, to: name)
  }

  @Test func whatCannotBeWatchedIsRefused() throws {
    let folder = try TemporaryFolder()
    try FarmScene.run(["watch", "no-such-scene"], in: folder, status: 66)
    let output = try FarmScene.run(["watch", "ticket-notch", "-o", "-"], in: folder, status: 64)
    #expect(output.errors.contains("give --out a file's name"))
    let twice = try FarmScene.run(
      ["watch", "ticket-notch", "--at", "0,1", "-o", "a.png"], in: folder, status: 64)
    #expect(twice.errors.contains("would both be written"), "\(twice.errors)")
  }
}
