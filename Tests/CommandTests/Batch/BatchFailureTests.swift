import Foundation
import TestSupport
import Testing

/// A batch in which scenes go wrong in every way there is.
@Suite struct BatchFailureTests {
  struct Results: Decodable {
    struct Frame: Decodable {
      var file: String
      var time: String
      var digest: String
    }
    struct Scene: Decodable {
      var scene: String
      var status: String
      var reason: String?
      var message: String?
      var exitCode: Int
      var seconds: Double
      var peakMegabytes: Double
      var frames: [Frame]
    }
    struct Totals: Decodable {
      var scenes: Int
      var rendered: Int
      var failed: Int
    }
    var schema: String
    var scenes: [Scene]
    var totals: Totals
  }

  private static func onAppear(_ name: String, _ code: String) -> String {
    """
    import SwiftUI

    struct \(name): View {
      @State private var count = 0
      var body: some View { Color.red.onAppear { work() } }

      private func work() {
        \(code)
      }
    }
    """
  }

  private static var files: [String: String] {
    var files: [String: String] = [:]
    for number in 1...15 {
      let name = "Good" + String(UnicodeScalar(UInt8(64 + number)))
      files[name + ".swift"] = SceneFolder.color(name, "blue")
    }
    files["Trap.swift"] = onAppear(
      "Trap", "let list = [Int](repeating: 0, count: count)\n    count = list[count + 1]")
    files["Loop.swift"] = onAppear("Loop", "var x = 1\n    while x != 0 { x = x &+ 2 }")
    files["Eater.swift"] = onAppear(
      "Eater",
      """
      var hoard: [[UInt8]] = []
          while count == 0 { hoard.append([UInt8](repeating: 7, count: 1 << 20)) }
          count = hoard.count
      """)
    files["Unknown.swift"] = """
      import SwiftUI

      struct Unknown: View {
        var body: some View { Hologram().shimmer(3) }
      }
      """
    files["Blank.swift"] = """
      import SwiftUI

      struct Blank: View {
        var body: some View { Color.clear }
      }
      """
    return files
  }

  @Test func eachScenesFaultCostsThatSceneAlone() throws {
    let scenes = try SceneFolder("twenty", Self.files)
    let folder = try TemporaryFolder()
    let outcome = try BuiltCommand.run(
      [
        "batch", scenes.path, "--at", "0", "--scale", "1", "--size", "40x40", "--timeout", "4",
        "--memory", "600", "-j", "2", "--out-dir", folder.path + "/out",
      ])
    // Data that is bad is worse than a limit that was reached.
    #expect(outcome.status == 65, "\(outcome.errors)")
    let results = try JSONDecoder().decode(Results.self, from: folder.data("out/results.json"))
    #expect(results.schema == "partway.results/1")
    #expect(results.scenes.count == 20)
    #expect(results.totals.rendered == 15)
    #expect(results.totals.failed == 5)
    let failed = results.scenes.filter { $0.status == "failed" }
    #expect(failed.map(\.scene) == ["blank", "eater", "loop", "trap", "unknown"])
    #expect(failed.map(\.reason) == ["blank", "memory", "timeout", "trap", "compile"])
    #expect(failed.map(\.exitCode) == [65, 5, 5, 65, 65])
    for scene in failed { #expect(scene.message?.contains("scene '\(scene.scene)'") == true) }
    #expect(failed[3].message?.contains("Index out of range") == true)
    #expect(failed[1].peakMegabytes > 600)
    for name in ["blank (blank)", "eater (memory)", "loop (timeout)", "trap (trap)"] {
      #expect(outcome.errors.contains(name))
    }
    #expect(outcome.errors.contains("cannot find 'Hologram' in scope"))
    // What was rendered is there, whatever happened beside it.
    let good = results.scenes.filter { $0.status == "rendered" }
    #expect(good.allSatisfy { $0.seconds > 0 && $0.peakMegabytes > 1 && $0.frames.count == 1 })
    #expect(Set(good.flatMap(\.frames).map(\.digest)).count == 1)
    for scene in good {
      let picture = try folder.picture("out/\(scene.scene)@0.000s.png")
      #expect(picture[20, 20] != picture[0, 0])
    }
    #expect(outcome.output.split(separator: "\n").count == 16)
  }

  @Test func aSceneWithoutALimitOfMemoryIsStillEndedWhenItTakesTooLong() throws {
    let scenes = try SceneFolder(
      "slow",
      [
        "Loop.swift": Self.files["Loop.swift"] ?? "",
        "Fine.swift": SceneFolder.color("Fine", "red"),
      ])
    let folder = try TemporaryFolder()
    let outcome = try BuiltCommand.run(
      [
        "batch", scenes.path, "--at", "0", "--scale", "1", "--size", "40x40", "--timeout", "1",
        "--out-dir", folder.path,
      ])
    #expect(outcome.status == 5)
    #expect(outcome.errors.contains("scene 'loop' did not finish within 1 s"))
    #expect(folder.files == ["fine@0.000s.png", "results.json"])
  }
}
