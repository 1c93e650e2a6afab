import Foundation
import TestSupport
import Testing

/// What `check` finds out about scenes.
@Suite struct CheckTests {
  private struct Report: Decodable {
    struct Entry: Decodable {
      var line: Int
      var message: String?
      var name: String?
    }
    struct File: Decodable {
      var file: String
      var compiled: Bool
      var rendered: Bool
      var blank: Bool
      var moved: Bool
      var crashed: Bool
      var slow: Bool
      var seconds: Double
      var errors: [Entry]
      var unsupported: [Entry]
    }
    struct Totals: Decodable {
      struct Name: Decodable {
        var name: String
        var files: Int
      }
      var files: Int
      var compiled: Int
      var rendered: Int
      var blank: Int
      var moved: Int
      var crashed: Int
      var slow: Int
      var skipped: Int
      var unsupported: [Name]
    }
    var schema: String
    var files: [File]
    var totals: Totals
  }

  private static let files = [
    "Plain.swift": SceneFolder.color("Plain", "red"),
    "Mover.swift": SceneFolder.mover("Mover", seconds: 0.3),
    "Tapped.swift": """
    import SwiftUI

    struct Tapped: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Color.gray.frame(width: 20, height: 20)
          Button { withAnimation { isOn.toggle() } } label: {
            (isOn ? Color.green : Color.red).frame(width: 20, height: 20)
          }
        }
      }
    }
    """,
    "Wishes.swift": """
    import SwiftUI

    struct Wishes: View {
      var body: some View { Hologram() }
      var first: some View { Text("a").shimmer(3) }
      var second: some View { Text("b").shimmer(4) }
      var tint: Color { Color.ultraviolet }
    }
    """,
    "Crash.swift": """
    import SwiftUI

    struct Crash: View {
      @State private var list: [Int] = []
      var body: some View { Color.red.onAppear { list = [list[list.count]] } }
    }
    """,
    "Empty.swift": """
    import SwiftUI

    struct Empty: View {
      var body: some View { Color.clear }
    }
    """,
    "Model.swift": """
    struct Trip { var name = "Oslo" }
    """,
    "Project/Row.swift": """
    import SwiftUI

    struct Row: View {
      var body: some View { Color.blue.frame(width: 9, height: 9) }
    }

    #Preview { Row() }
    """,
    "Project/Screen.swift": """
    import SwiftUI

    struct Screen: View {
      var body: some View { Row().rounded() }
    }
    """,
    "Project/View+Rounded.swift": """
    import SwiftUI

    extension View {
      func rounded() -> some View { clipShape(Circle()) }
    }
    """,
  ]

  private func check(_ flags: [String]) throws -> (BuiltCommand.Outcome, String) {
    let folder = try SceneFolder("checked", Self.files)
    let outcome = try BuiltCommand.run(
      ["check", folder.path, "--size", "60x60", "--scale", "1", "--timeout", "20"] + flags)
    return (outcome, folder.path)
  }

  @Test func everyFileHasItsVerdict() throws {
    let (outcome, path) = try check(["--json"])
    #expect(outcome.status == 65, "\(outcome.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(report.schema == "partway.check/1")
    let names = report.files.map { String($0.file.dropFirst(path.count + 1)) }
    #expect(
      names == [
        "Crash.swift", "Empty.swift", "Mover.swift", "Plain.swift", "Project", "Tapped.swift",
        "Wishes.swift",
      ])
    func named(_ name: String) throws -> Report.File {
      try #require(report.files.first { $0.file == path + "/" + name })
    }
    let wishes = try named("Wishes.swift")
    #expect(!wishes.compiled && !wishes.rendered && !wishes.moved && !wishes.crashed)
    #expect(Set(wishes.unsupported.map(\.name)) == ["Hologram", "shimmer", "Color.ultraviolet"])
    #expect(wishes.unsupported.first { $0.name == "Hologram" }?.line == 4)
    #expect(wishes.unsupported.filter { $0.name == "shimmer" }.map(\.line) == [5, 6])
    #expect(wishes.errors.contains { $0.line == 4 && $0.message?.contains("Hologram") == true })
    let crash = try named("Crash.swift")
    #expect(crash.compiled && !crash.rendered && crash.crashed && !crash.slow)
    let empty = try named("Empty.swift")
    #expect(empty.compiled && empty.rendered && empty.blank && !empty.moved)
    #expect(try named("Mover.swift").moved)
    let plain = try named("Plain.swift")
    #expect(plain.compiled && plain.rendered && !plain.blank && !plain.moved && plain.seconds > 0)
    #expect(try named("Tapped.swift").moved, "a tap on the button makes it move")
    // The folder's root is the file that the others are for, not the one with a preview.
    let project = try named("Project")
    #expect(project.compiled && project.rendered && !project.blank)
    #expect(report.totals.files == 7)
    #expect(report.totals.compiled == 6)
    #expect(report.totals.rendered == 5)
    #expect(report.totals.blank == 1)
    #expect(report.totals.moved == 2)
    #expect(report.totals.crashed == 1)
    #expect(report.totals.skipped == 1)
    #expect(report.totals.unsupported.map(\.name) == ["Color.ultraviolet", "Hologram", "shimmer"])
  }

  @Test func whatIsFineEndsWithZero() throws {
    let (outcome, path) = try check(["--grep", "Plain|Mover", "-j", "1"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("fine        \(path)/Mover.swift  (moves, "))
    #expect(outcome.output.contains("fine        \(path)/Plain.swift  (still, "))
    #expect(outcome.output.contains("2 scenes: 2 fine, 2 compiled, 2 rendered"))
    #expect(outcome.output.contains("100 % fine"))
  }

  @Test func aPathThatIsNotThereIsMissingInput() throws {
    let outcome = try BuiltCommand.run(["check", "/nowhere/at/all"])
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("/nowhere/at/all"))
  }
}
