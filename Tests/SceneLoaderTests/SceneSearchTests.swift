import Foundation
import SceneLoader
import Testing

/// Which files are a scene each, and which are one together.
@Suite struct SceneSearchTests {
  private func group(_ files: [(String, String)]) -> SceneFileGroup {
    SceneFileGroup(
      files.map { SceneFileGroup.File(path: "/x/" + $0.0, contents: Array($0.1.utf8)) })
  }

  private func view(_ name: String, _ body: String = "EmptyView()", preview: Bool = false)
    -> (String, String)
  {
    (
      name + ".swift",
      "import SwiftUI\nstruct \(name): View { var body: some View { \(body) } }\n"
        + (preview ? "#Preview { \(name)() }\n" : "")
    )
  }

  @Test func filesThatNeedOneAnotherHaveTheRootThatNoneNeeds() {
    #expect(group([view("Row", preview: true), view("Screen", "Row()")]).mainFile == 1)
    #expect(
      group([
        view("Screen", "Row()", preview: true), view("Row"),
        (
          "App.swift",
          "@main struct Demo: App { var body: some Scene { WindowGroup { Screen() } } }"
        ),
      ]).mainFile == 2)
    // Through what an extension adds, and through a function of the top level.
    #expect(
      group([
        view("Screen", "Color.red.rounded()"),
        ("Tools.swift", "extension View { func rounded() -> some View { self } }"),
      ]).mainFile == 0)
    #expect(
      group([
        ("Tools.swift", "func shade() -> Double { 1 }"), view("Page", "Color.red.opacity(shade())"),
      ])
      .mainFile == 1)
  }

  @Test func filesThatStandAloneAreScenesOfTheirOwn() {
    #expect(group([view("A"), view("B")]).mainFile == nil)
    #expect(group([view("A")]).mainFile == nil)
    // Two roots need the same row.
    #expect(group([view("A", "Row()"), view("B", "Row()"), view("Row")]).mainFile == nil)
    // Private names of one file are not for another.
    #expect(
      group([
        view("A", "Row()"), ("B.swift", "private struct Row: View { var body: some View { 1 } }"),
      ]).mainFile == nil)
    // Files that declare the same type cannot be compiled together.
    #expect(
      group([
        view("A", "Row()"), view("Row"), ("Old.swift", "struct Row { var title: String }"),
      ]).mainFile == nil)
  }

  @Test func aCircleHasTheFirstFileThatLeadsToAll() {
    #expect(group([view("A", "B()"), view("B", "A()")]).mainFile == 0)
  }
}
