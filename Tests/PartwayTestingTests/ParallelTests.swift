import Foundation
import PartwayTesting
import SwiftUI
import Testing

/// Assertions of tests that run side by side take turns, and what else runs in the process keeps its own clock.
@Suite struct ParallelTests {
  /// Each mounts a scene with a task of its own and a random number.
  private struct Busy: View {
    let number: Int
    @State private var width = 4.0
    var body: some View {
      Rectangle().frame(width: width, height: Double(number) + 2)
        .task {
          for _ in 0..<5 {
            try? await Task.sleep(for: .seconds(0.05))
            withAnimation(.easeOut) { width += Double.random(in: 1...3) }
          }
        }
    }
  }

  @Test(arguments: 0..<4) func testsSideBySide(number: Int) async {
    for _ in 0..<3 {
      await Task.yield()
      await MainActor.run {
        assertFrames(
          of: Busy(number: number), at: [0.3, .settled], named: "\(number)",
          layout: .fixed(width: 40, height: 20), scale: 1)
        assertTrace(
          of: Busy(number: number), at: [0.3, .settled], named: "\(number)",
          layout: .fixed(width: 40, height: 20))
      }
    }
  }

  /// Another test's clock is the process's while a scene of ten seconds runs.
  @Test func othersKeepTheirTime() async throws {
    let before = Date()
    async let slept: Void = Task.sleep(for: .milliseconds(30))
    await MainActor.run {
      assertFrames(
        of: Busy(number: 1), at: [10], named: "long", layout: .fixed(width: 40, height: 20),
        scale: 1)
    }
    try await slept
    let passed = Date().timeIntervalSince(before)
    #expect(passed >= 0.03)
    // A scene's clock begins in 2001.
    #expect(Date().timeIntervalSince1970 > 1_600_000_000)
  }

  /// An assertion inside a scene would need the clock that the scene has.
  @MainActor @Test func assertionsInScenesFail() {
    struct Asserting: View {
      var body: some View {
        Rectangle().frame(width: 4, height: 4).onAppear {
          assertFrames(of: Rectangle(), named: "inner")
        }
      }
    }
    withKnownIssue {
      assertFrames(
        of: Asserting(), named: "outer", layout: .fixed(width: 10, height: 10), scale: 1)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("a scene is running already") }
    }
  }
}
