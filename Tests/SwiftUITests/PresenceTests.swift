import DrawingModel
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// What lives on while a view leaves, and in which order things are drawn and happen.
@MainActor @Suite struct PresenceTests {
  private struct Square: View {
    let color: Color
    var body: some View { Rectangle().fill(color).frame(width: 40, height: 40) }
  }

  private struct Row: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
      Square(color: .red).opacity(count == 0 ? 0.5 : 0.75)
        .onAppear { log("appear \(name)") }
        .onDisappear { log("disappear \(name)") }
        .task {
          count += 1
          do {
            try await Task.sleep(for: .seconds(100))
          } catch { log("cancelled \(name)") }
        }
    }
  }

  private struct Cycle: View {
    let log: Log
    let times: [Double]
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown { Row(name: "row", log: log).transition(.opacity) }
      }
      .task {
        var last = 0.0
        for time in times {
          try? await Task.sleep(for: .seconds(time - last))
          last = time
          log("toggle")
          withAnimation(.linear(duration: 1)) { isShown.toggle() }
        }
      }
    }
  }

  @Test func disappearanceAndCancellationWaitForTheEndOfTheTransition() throws {
    let log = Log()
    try Harness.run {
      Cycle(log: log, times: [1])
    } _: { scene in
      _ = try scene.items(at: 1.999)
      #expect(log.lines == ["appear row", "toggle"])
      _ = try scene.items(at: 2)
      #expect(log.lines == ["appear row", "toggle", "disappear row", "cancelled row"])
    }
  }

  @Test func aViewThatComesBackIsTheSameAndTurnsRound() throws {
    let log = Log()
    try Harness.run {
      Cycle(log: log, times: [1, 1.5])
    } _: { scene in
      // The chase of D.9: out for half a second, then back in over one.
      let opacity = { (time: Double) in try scene.opacities(at: time).min() ?? -1 }
      expectNear(try opacity(1.25), 0.75)
      expectNear(try opacity(1.5), 0.5)
      expectNear(try opacity(1.75), 0.25 * 0.75 + 0.25)
      _ = try scene.items(at: 4)
      #expect(log.lines == ["appear row", "toggle", "toggle"])
      expectEqual(try opacity(4), 0.75)
    }
  }

  @Test func aViewInsertedAfterItsRemovalIsNew() throws {
    let log = Log()
    try Harness.run {
      Cycle(log: log, times: [1, 3])
    } _: { scene in
      _ = try scene.items(at: 5)
      #expect(
        log.lines == [
          "appear row", "toggle", "disappear row", "cancelled row", "toggle", "appear row",
        ])
    }
  }

  @Test func springsHoldARemovedViewUntilTheyAreRemoved() throws {
    struct Leaving: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        VStack(spacing: 0) {
          if isShown { Row(name: "row", log: log).transition(.opacity) }
          Square(color: .blue)
          Spacer(minLength: 0)
        }
        .onAppear { withAnimation(.smooth) { isShown = false } }
      }
    }
    let log = Log()
    try Harness.run {
      Leaving(log: log)
    } _: { scene in
      // Smooth over an interval of 1 is removed at 241/300 s.
      _ = try scene.items(at: 0.803)
      #expect(!log.lines.contains("disappear row"))
      _ = try scene.items(at: 241.0 / 300)
      #expect(log.lines.contains("disappear row"))
      expectEqual(try scene.boxes(at: 241.0 / 300).count, 1)
    }
  }

  @Test func aLeavingViewSinksBeneathItsSiblingsUnlessItHasAZIndex() throws {
    struct Pile: View {
      let index: Double
      @State private var isShown = true
      var body: some View {
        ZStack {
          Square(color: .blue)
          if isShown { Square(color: .red).zIndex(index) }
        }
        .onAppear { withAnimation(.linear(duration: 1)) { isShown = false } }
      }
    }
    for (index, expected) in [(0.0, [255.0, 0]), (1, [0, 255])] {
      try Harness.run {
        Pile(index: index)
      } _: { scene in
        expectEqual(try scene.reds(at: 0.5), expected)
      }
    }
  }

  @Test func zIndexOrdersSiblingsAndChangesAtOnce() throws {
    struct Pile: View {
      @State private var front = 1.0
      var body: some View {
        ZStack {
          Square(color: .red).zIndex(front)
          Square(color: .blue)
        }
        .after(1) { withAnimation(.linear(duration: 1)) { front = -1 } }
      }
    }
    try Harness.run {
      Pile()
    } _: { scene in
      expectEqual(try scene.reds(at: 0.5), [0, 255])
      expectEqual(try scene.reds(at: 1), [255, 0])
    }
  }

  @Test func anotherIdentityIsAnotherView() throws {
    struct Named: View {
      let log: Log
      @State private var id = 1
      var body: some View {
        VStack { Row(name: "\(id)", log: log).id(id).transition(.scale) }
          .after(1) { withAnimation(.linear(duration: 1)) { id = 2 } }
      }
    }
    let log = Log()
    try Harness.run {
      Named(log: log)
    } _: { scene in
      expectEqual(try scene.boxes(at: 0.5).count, 1)
      expectEqual(try scene.boxes(at: 1.5).count, 2)
      expectEqual(try scene.boxes(at: 2).count, 1)
      #expect(
        log.lines == ["appear 1", "appear 2", "disappear 1", "cancelled 1"])
    }
  }

  @Test func rowsOfAForEachComeAndGoByTheirIdentity() throws {
    struct Rows: View {
      @State private var rows = [1, 2, 3]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(rows, id: \.self) { row in
            Rectangle().frame(width: CGFloat(row) * 10, height: 10).transition(.slide)
          }
          Spacer(minLength: 0)
        }
        .after(1) { withAnimation(.linear(duration: 1)) { rows = [3, 1, 4] } }
      }
    }
    try Harness.run {
      Rows()
    } _: { scene in
      expectEqual(try scene.boxes(at: 0).map(\.width), [10, 20, 30])
      let middle = try scene.boxes(at: 1.5)
      // The second leaves in place; first and third change places; the new one is where it will be.
      #expect(middle.map(\.width) == [20, 30, 10, 40])
      #expect(middle.map(\.minY) == [10, 10, 5, 20])
      expectEqual(try scene.boxes(at: 2).map(\.width), [30, 10, 40])
    }
  }

  @Test func onDisappearOfOneComesAfterOnAppearOfTheOther() throws {
    struct Swap: View {
      let log: Log
      @State private var isFirst = true
      var body: some View {
        VStack {
          if isFirst { Row(name: "a", log: log) } else { Row(name: "b", log: log) }
        }
        .onChange(of: isFirst) { log("change") }
        .after(1) { isFirst = false }
      }
    }
    let log = Log()
    try Harness.run {
      Swap(log: log)
    } _: { scene in
      _ = try scene.items(at: 1)
      #expect(log.lines == ["appear a", "change", "appear b", "disappear a", "cancelled a"])
    }
  }

  @Test func completionsWaitForTransitions() throws {
    struct Completing: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        VStack { if isShown { Square(color: .red) } }
          .onAppear {
            withAnimation(.linear(duration: 1)) {
              isShown = false
            } completion: {
              log("done")
            }
          }
      }
    }
    let log = Log()
    try Harness.run {
      Completing(log: log)
    } _: { scene in
      _ = try scene.items(at: 0.999)
      #expect(log.lines.isEmpty)
      _ = try scene.items(at: 1)
      #expect(log.lines == ["done"])
    }
  }

  @Test func aLeavingViewIsDrawnAloneAsInSequence() throws {
    let alone = try Harness { Cycle(log: Log(), times: [1, 1.4, 2]) }
    let late = try alone.items(at: 2.3)
    alone.end()
    try Harness.run {
      Cycle(log: Log(), times: [1, 1.4, 2])
    } _: { scene in
      for frame in 0..<138 { _ = try scene.items(at: Double(frame) / 60) }
      expectEqual(try scene.items(at: 2.3), late)
    }
  }
}
