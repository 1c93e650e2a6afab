import Foundation
import Imaging
import TestSupport
import Testing

/// What a still depends on, and what it does not.
@Suite struct StillTests {
  private static let contentView = """
    import SwiftUI

    struct ContentView: View {
      var body: some View { Rectangle().fill(.red).frame(width: 20, height: 10) }
    }
    """

  @Test func theDefaultNameTellsSceneAndTime() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltCommand.run(["ticket-notch", "--at", "3.0"], in: folder.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "output/ticket-notch@3.000s.png\n")
    #expect(folder.files == ["output/ticket-notch@3.000s.png"])
  }

  @Test func nothingButTheSceneAndTheMomentChangesAPicture() throws {
    let folder = try TemporaryFolder()
    let scene = BuiltCommand.packageRoot + "/Scenes/TicketNotch.swift"
    var names: [String] = []
    func render(
      _ name: String, at list: String = "3.0", in place: String? = nil,
      scene: String = "ticket-notch",
      _ changes: [String: String] = [:], alone: Bool = false
    ) throws {
      let environment = BuiltCommand.environment.filter { !alone || $0.key != "RENDER_SCENE_ROOT" }
        .merging(changes) { $1 }
      let outcome = try BuiltCommand.run(
        [scene, "--at", list, "-o", folder.path + "/\(name)-{ms}.png"], in: place ?? folder.path,
        environment: environment)
      #expect(outcome.status == 0, "\(name): \(outcome.errors)")
      names.append(name + "-3000.png")
    }
    try render("plain")
    try render("list", at: "0,1,2.5,3.0,7")
    try render("backward", at: "7.0,3.0")
    try render("root", in: "/")
    try render("path", scene: scene)
    try render(
      "surroundings",
      [
        "TZ": "Pacific/Kiritimati", "LC_ALL": "tr_TR.UTF-8", "LANG": "de_DE.UTF-8",
        "HOME": "/nonexistent",
      ])
    try render("bare", scene: scene, alone: true)
    try render("hashing", ["SWIFT_DETERMINISTIC_HASHING": "1"])
    for index in 0..<20 { try render("again\(index)") }
    let expected = try folder.data("plain-3000.png")
    for name in names { #expect(try folder.data(name) == expected, "\(name) differs") }
  }

  @Test func aFileOutsideThePackageRendersByPath() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.contentView, to: "My View.swift")
    let outcome = try BuiltCommand.run(
      ["My View.swift", "--size", "40x20", "--scale", "1"], in: folder.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let picture = try folder.picture("output/my-view@0.000s.png")
    #expect(picture.width == 40 && picture.height == 20)
    #expect(picture.color(x: 20, y: 10).distance(to: .white) > 100)
    #expect(picture.color(x: 5, y: 10) == .white)
  }

  @Test func aFolderOfTwoFilesIsOneScene() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\nstruct ContentView: View { var body: some View { Tile(side: 8) } }",
      to: "Tiles/Root.swift")
    try folder.write(
      """
      import SwiftUI
      struct Tile: View {
        let side: CGFloat
        var body: some View { Rectangle().fill(.blue).frame(width: side, height: side) }
      }
      """, to: "Tiles/Parts/Tile.swift")
    let outcome = try BuiltCommand.run(
      ["./Tiles", "--size", "16x16", "--scale", "1", "-o", "tiles"], in: folder.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let picture = try folder.picture("tiles.png")
    #expect(picture.extent(row: 8, matching: picture.color(x: 8, y: 8))?.length == 8)
  }

  @Test func aPreviewGivesItsCanvasAndIsChosenByName() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI

      #Preview("Wide one", traits: .fixedLayout(width: 30, height: 10)) { Rectangle().fill(.red) }
      #Preview("Tall", traits: .fixedLayout(width: 10, height: 30)) { Rectangle().fill(.blue) }
      """, to: "Pair.swift")
    let first = try BuiltCommand.run(["Pair.swift", "-o", "first.png"], in: folder.path)
    #expect(first.status == 0, "\(first.errors)")
    let wide = try folder.picture("first.png")
    #expect(wide.width == 90 && wide.height == 30)
    let second = try BuiltCommand.run(
      ["Pair.swift", "--root", "tall", "--scale", "1"], in: folder.path)
    #expect(second.status == 0, "\(second.errors)")
    let tall = try folder.picture("output/pair.tall@0.000s.png")
    #expect(tall.width == 10 && tall.height == 30)
  }

  @Test func namesOfTheOutsideWorldMeanVirtualTimeBesideFoundationToo() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import Foundation
      import SwiftUI

      struct ContentView: View {
        @State private var width: CGFloat = 10
        var body: some View {
          Rectangle().fill(.black).frame(width: width, height: 10)
            .onAppear {
              print("appeared", 1, separator: "-")
              DispatchQueue.main.asyncAfter(deadline: .now() + 1) { width = 20 }
              Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
                MainActor.assumeIsolated { width = 40 }
              }
            }
        }
      }
      """, to: "Clocks.swift")
    let outcome = try BuiltCommand.run(
      [
        "Clocks.swift", "--at", "0.5,1.5,2.5", "--size", "60x20", "--scale", "1", "-o",
        "{index}.png",
        "--json",
      ], in: folder.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    for (index, width) in [10, 20, 40].enumerated() {
      let picture = try folder.picture("\(index).png")
      #expect(picture.extent(row: 10, matching: .black)?.length == width)
    }
    #expect(outcome.errors.contains("appeared-1"))
    let document =
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect((document?["stills"] as? [Any])?.count == 3)
  }

  // MARK: - Compiling

  private struct Report: Decodable {
    struct Still: Decodable {
      var compiled: Bool
      var digest: String
    }
    var stills: [Still]
  }

  private func report(_ arguments: [String], in folder: TemporaryFolder) throws -> Report.Still {
    let outcome = try BuiltCommand.run(
      arguments + ["--json", "--size", "40x20"], in: folder.path, cache: folder.path + "/cache")
    try #require(outcome.status == 0, "\(outcome.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    return try #require(report.stills.first)
  }

  @Test func aSceneCompilesOnceUntilItChanges() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.contentView, to: "A.swift")
    let first = try report(["A.swift"], in: folder)
    #expect(first.compiled)
    let second = try report(["./A.swift"], in: folder)
    #expect(!second.compiled)
    #expect(second.digest == first.digest)
    try folder.write(
      Self.contentView.replacingOccurrences(of: "width: 20", with: "width: 30"), to: "A.swift")
    let changed = try report(["A.swift"], in: folder)
    #expect(changed.compiled)
    #expect(changed.digest != first.digest)
    try folder.write(Self.contentView, to: "A.swift")
    #expect(try report(["A.swift"], in: folder).compiled == false)
    #expect(try report(["A.swift", "--no-cache"], in: folder).compiled)
    #expect(!folder.files.contains { $0.contains(".compiling-") })
  }

  @Test func severalProcessesMayCompileOneSceneAtOnce() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.contentView, to: "A.swift")
    let path = folder.path
    let statuses = try await withThrowingTaskGroup(of: Int32.self) { group in
      for index in 0..<3 {
        group.addTask {
          try BuiltCommand.run(["A.swift", "-o", "\(index).png"], in: path, cache: path + "/cache")
            .status
        }
      }
      return try await group.reduce(into: [Int32]()) { $0.append($1) }
    }
    #expect(statuses == [0, 0, 0])
    #expect(try folder.data("0.png") == folder.data("2.png"))
    #expect(!folder.files.contains { $0.contains(".compiling-") })
  }

  @Test func severalScenesRenderInOneRun() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltCommand.run(
      ["still", "two-rings", "dot-and-bar", "--at", "0,1", "--scale", "1", "--out-dir", "out"],
      in: folder.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      folder.files == [
        "out/dot-and-bar@0.000s.png", "out/dot-and-bar@1.000s.png", "out/two-rings@0.000s.png",
        "out/two-rings@1.000s.png",
      ])
  }

  @Test func warningsAreShown() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct ContentView: View {
        var body: some View {
          let unused = 1
          return Circle()
        }
      }
      """,
      to: "Warns.swift")
    let outcome = try BuiltCommand.run(
      ["Warns.swift", "--size", "9x9"], in: folder.path, cache: folder.path + "/cache")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("Warns.swift:4:"))
  }

  @Test func aPictureThatIsThereIsReplaced() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.png")
    let outcome = try BuiltCommand.run(
      ["two-rings", "--scale", "1", "-o", "a.png"], in: folder.path)
    #expect(outcome.status == 0)
    #expect(try folder.picture("a.png").width == 402)
    #expect(folder.files == ["a.png"])
  }
}
