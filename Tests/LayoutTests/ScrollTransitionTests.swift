import DrawingModel
import Foundation
import Geometry
import SwiftUI
import Testing
import ViewTesting

/// Rows of 40 points in a scroll view that shows 100 × 100.
@MainActor @Suite struct ScrollTransitionTests {
  private struct Rows: View {
    let configuration: ScrollTransitionConfiguration
    var body: some View {
      ScrollViewReader { reader in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { _ in
              Color.red.frame(height: 40)
                .scrollTransition(configuration) { content, phase in
                  content.opacity(phase.isIdentity ? 1 : 0.2).offset(x: phase.value * 10)
                }
            }
          }
        }
        .frame(width: 100, height: 100)
        .after(1) { withAnimation(.linear(duration: 1)) { reader.scrollTo(1, anchor: .top) } }
      }
    }
  }

  private func opacities(
    _ configuration: ScrollTransitionConfiguration, at time: Double
  ) throws -> [Double] {
    let scene = try Harness { Rows(configuration: configuration) }
    defer { scene.end() }
    return try Array(scene.drawn(at: time).map(\.opacity).prefix(4))
  }

  @Test func viewsChangeAsTheyComeIntoSight() throws {
    let still = try opacities(.interactive, at: 0)
    expectNear(still[0], 1)
    expectNear(still[1], 1)
    // Half of the third row is in sight, and nothing of the fourth.
    expectNear(still[2], 0.6)
    expectNear(still[3], 0.2)
    let moving = try opacities(.interactive, at: 1.5)
    expectNear(moving[0], 0.6)
    expectNear(moving[2], 1)
    expectNear(moving[3], 0.2)
    let early = try opacities(.interactive.threshold(.visible(0.5)), at: 0)
    expectNear(early[2], 1)
  }

  @Test func aPhaseCanBeginUnderAnAnimation() throws {
    let configuration = ScrollTransitionConfiguration.animated(.linear(duration: 0.4))
      .threshold(.visible(0.5))
    expectNear(try opacities(configuration, at: 0)[0], 1)
    // The first row is more than half out of sight from 1.5 s on, by less than a reference tick.
    expectNear(try opacities(configuration, at: 1.7)[0], 0.6, within: 0.02)
    expectNear(try opacities(configuration, at: 3)[0], 0.2)
  }

  @Test func framesAreTheSameAlone() throws {
    let configuration = ScrollTransitionConfiguration.animated(.linear(duration: 0.4))
      .threshold(.visible(0.5))
    let times = [0, 1.2, 1.49, 1.51, 1.6, 1.77, 1.95, 2.3]
    let scene = try Harness { Rows(configuration: configuration) }
    defer { scene.end() }
    let inOrder = try times.map { try scene.list(at: $0) }
    scene.end()
    for (index, time) in times.enumerated() {
      let other = try Harness { Rows(configuration: configuration) }
      defer { other.end() }
      let alone = try other.list(at: time)
      #expect(alone == inOrder[index], "at \(time) s")
    }
  }

  private struct Watched: View {
    let log: Log
    @State private var position = ScrollPosition(y: 40)
    var body: some View {
      ScrollView { Color.red.frame(width: 60, height: 300) }
        .scrollPosition($position)
        .onScrollGeometryChange(for: Int.self) {
          Int($0.contentOffset.y) / 20
        } action: { old, new in
          log("\(old) \(new)")
        }
        .frame(width: 100, height: 100)
        .after(1) { withAnimation(.linear(duration: 1)) { position.scrollTo(y: 80) } }
    }
  }

  @Test func actionsHearOfTheOffset() throws {
    let log = Log()
    try Harness.run {
      Watched(log: log)
    } _: { scene in
      _ = try scene.list(at: 0)
      #expect(log.lines == ["2 2"])
      _ = try scene.list(at: 1.75)
      #expect(log.lines == ["2 2", "2 3"])
      _ = try scene.list(at: 2.5)
      #expect(log.lines == ["2 2", "2 3", "3 4"])
    }
  }
}
