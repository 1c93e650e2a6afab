import Foundation
import TestSupport
import Testing

@testable import RenderSceneCommand

/// What users of other tools asked for about names and lists of frames, one test for each behaviour.
@Suite struct CommandNeedsTests {
  /// A square that grows for 100 frames and says when it appears.
  private static let growth = """
    import SwiftUI
    struct Growth: View {
      @State private var side = 4.0
      var body: some View {
        Rectangle().fill(.purple).frame(width: side, height: side)
          .onAppear {
            print("appears")
            withAnimation(.linear(duration: 100.0 / 60)) { side = 30 }
          }
      }
    }
    #Preview(traits: .fixedLayout(width: 40, height: 40)) { Growth() }
    """

  private func run(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(arguments, in: folder.path)
  }

  private func growth() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.growth, to: "Growth.swift")
    return folder
  }

  private static let flags = ["Growth.swift", "--scale", "1"]

  @Test("17: the last frame is -1f, and a frame before the first is refused")
  func framesFromTheEnd() throws {
    let folder = try growth()
    let last = try run(Self.flags + ["--at", "-1f,99f", "-o", "{frame}"], in: folder)
    #expect(last.status == 0, "\(last.errors)")
    // The same moment twice is one picture.
    #expect(last.output == "99.png\n")
    let before = try run(Self.flags + ["--at", "-200f"], in: folder)
    #expect(before.status == 64)
    #expect(before.errors.contains("'-200f' lies before the start"), "\(before.errors)")
  }

  @Test("18: ranges with an open end; a leading minus counts from the end")
  func openRanges() throws {
    let folder = try growth()
    func frames(_ list: String, _ duration: String) throws -> [Int] {
      let outcome = try run(
        Self.flags + ["--at", list, "--duration", duration, "-o", "{frame}"], in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return outcome.output.split(separator: "\n").compactMap { Int($0.dropLast(4)) }
    }
    #expect(try frames("1920f..", "1925f") == Array(1920...1925))
    #expect(try frames("..5f", "1925f") == Array(0...5))
    #expect(try frames("..1920f:960f", "1925f") == [0, 960, 1920])
    #expect(try frames("-1920f", "1925f") == [5])
    #expect(try frames("-3f..", "1925f") == Array(1922...1925))
    #expect(try frames("-5f..-3f", "1925f") == [1920, 1921, 1922])
  }

  @Test("19: one process renders any mixed list, and makes the scene once")
  func mixedListsInOneProcess() throws {
    let folder = try growth()
    let outcome = try run(
      Self.flags + ["--at", "1.5,4f,50%,-1f,250ms,0..0.1:0.05", "-v", "--duration", "2"],
      in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.split(separator: "\n").count == 8)
    // The line is printed once in the run that is drawn.
    #expect(outcome.errors.components(separatedBy: "] appears").count == 2, "\(outcome.errors)")
  }

  @Test("20: names of files are templates, and an unknown token lists the known ones")
  func templates() throws {
    let folder = try growth()
    let outcome = try run(
      Self.flags + ["--at", "0.5", "-o", "{scene}-{frame:05}-{ms}-{time:.2}-{width}x{height}"],
      in: folder)
    #expect(outcome.output == "growth-00030-500-0.50-40x40.png\n", "\(outcome.errors)")
    let unknown = try run(Self.flags + ["-o", "{scen}.png"], in: folder)
    #expect(unknown.status == 64)
    for token in ["{scene}", "{time}", "{frame}", "{index}", "{digest}", "Did you mean {scene}?"] {
      #expect(unknown.errors.contains(token), "\(unknown.errors)")
    }
  }

  @Test("21: what was asked for is written and counted, or the command fails")
  func countsAreKept() throws {
    let folder = try growth()
    let outcome = try run(
      ["render"] + Self.flags + ["--frames", "0-9,50", "--json"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\"count\": 11"))
    #expect(folder.files.filter { $0.hasSuffix(".png") }.count == 11)
    let none = try run(["render"] + Self.flags + ["--to", "0"], in: folder)
    #expect(none.status == 64)
    // A file where the folder of the frames should be.
    try folder.write("", to: "taken")
    let blocked = try run(["render"] + Self.flags + ["--out-dir", "taken"], in: folder)
    #expect(blocked.status == 73, "\(blocked.errors)")
    #expect(blocked.errors.contains("taken"))
  }

  @Test("33: the same bytes with one, two and sixteen jobs")
  func jobsDoNotCount() throws {
    let folder = try growth()
    for jobs in ["1", "2", "16"] {
      let outcome = try run(
        ["render"] + Self.flags + ["-j", jobs, "--out-dir", jobs, "-q"], in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let names = folder.files.filter { $0.hasPrefix("1/") }.map { $0.dropFirst(2) }
    #expect(names.count == 102)
    for name in names {
      let alone = try folder.data("1/" + name)
      #expect(try folder.data("2/" + name) == alone, "\(name)")
      #expect(try folder.data("16/" + name) == alone, "\(name)")
    }
  }

  @Test("56: whatever changes a picture changes it, although scenes are kept compiled")
  func theCacheIsNeverStale() throws {
    let folder = try TemporaryFolder()
    let first = """
      import SwiftUI
      struct Card: View {
        var body: some View { Badge(text: "A").background(.yellow) }
      }
      #Preview(traits: .fixedLayout(width: 60, height: 40)) { Card() }
      """
    let second = """
      import SwiftUI
      struct Badge: View {
        var text: String
        var body: some View { Text(text).padding(4) }
      }
      """
    try folder.write(first, to: "Card/Card.swift")
    try folder.write(second, to: "Card/Badge.swift")
    var digests: [String] = []
    func render(_ flags: [String] = []) throws {
      let outcome = try BuiltCommand.run(
        ["still", "Card", "--json", "-q", "--scale", "2"] + flags, in: folder.path,
        cache: folder.path + "/cache")
      #expect(outcome.status == 0, "\(outcome.errors)")
      let line = outcome.output.split(separator: "\n").first { $0.contains("\"digest\"") }
      digests.append(String(line ?? ""))
    }
    try render()
    // The scene's file, its other file, a condition of the compiler, a sidecar, flags.
    try folder.write(first.replacingOccurrences(of: "\"A\"", with: "\"B\""), to: "Card/Card.swift")
    try render()
    try folder.write(
      second.replacingOccurrences(of: "padding(4)", with: "padding(5)"), to: "Card/Badge.swift")
    try render()
    try folder.write(
      second.replacingOccurrences(of: "padding(4)", with: "font(.caption)"), to: "Card/Badge.swift")
    try render()
    let sidecar = #"{"schema": "partway.scene/1", "canvas": {"size": [50, 30]}}"#
    try folder.write(sidecar, to: "Card.scene.json")
    try render()
    try render(["--size", "44x44"])
    try render(["--color-scheme", "dark", "--size", "44x44"])
    try render(["--background", "#336699", "--size", "44x44"])
    #expect(Set(digests).count == digests.count, "\(digests)")
    #expect(digests.allSatisfy { !$0.isEmpty })
    // And back again: the first picture, from what was kept.
    try FileManager.default.removeItem(atPath: folder.path + "/Card.scene.json")
    try folder.write(first, to: "Card/Card.swift")
    try folder.write(second, to: "Card/Badge.swift")
    try render()
    #expect(digests.last == digests.first)
  }
}
