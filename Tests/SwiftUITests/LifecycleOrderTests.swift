import Foundation
import SwiftUI
import Testing
import ViewTesting

/// What runs when as views come, change and go, row by row of semantics A.5; transitions have tests of their own.
@MainActor @Suite struct LifecycleOrderTests {
  @Test func onAppearRunsBeforeTheFirstDraw() throws {
    struct Scene: View {
      @State private var plain = 0.0
      @State private var animated = 0.0
      var body: some View {
        ZStack {
          ValueProbe(value: plain).onAppear { plain = 50 }
          ValueProbe(value: animated)
            .onAppear { withAnimation(.linear(duration: 1)) { animated = 100 } }
        }
      }
    }
    try Harness.run {
      Scene()
    } _: { scene in
      let first = try scene.boxes(at: 0).map(\.minX)
      #expect(first == [50, 0])
      let later = try scene.boxes(at: 0.5).map(\.minX)
      #expect(later == [50, 50])
    }
  }

  @Test func taskRunsUpToItsFirstSuspensionBeforeTheFirstDraw() throws {
    struct Scene: View {
      @State private var value = 0.0
      var body: some View {
        ValueProbe(value: value)
          .task {
            value = 20
            await Task.yield()
            value = 30
            try? await Task.sleep(for: .seconds(1))
            value = 40
          }
      }
    }
    try Harness.run {
      Scene()
    } _: { scene in
      let values = try [0.0, 0.999, 1].map { try scene.probe(at: $0) }
      // Yielding is the next turn of the same instant, before any frame.
      #expect(values == [30, 30, 40])
    }
  }

  @Test func tasksAndAppearancesRunFromTheInsideByPosition() throws {
    struct Scene: View {
      let log: Log
      var body: some View {
        Rectangle()
          .task { log("inner task") }
          .onAppear { log("appears") }
          .task { log("outer task") }
      }
    }
    let log = Log()
    try Harness.run {
      Scene(log: log)
    } _: { _ in
      #expect(log.lines == ["inner task", "appears", "outer task"])
    }
  }

  @Test func onChangeRunsInTheUpdateChildrenFirstAndCascadesSettleThere() throws {
    struct Scene: View {
      @State private var value = 0
      @State private var follower = 0
      let log: Log
      var body: some View {
        VStack {
          ValueProbe(value: Double(follower)).onChange(of: value) { log("child") }
        }
        .onChange(of: value) {
          log("parent")
          follower = value * 10
        }
        .onChange(of: follower) { log("cascade \(follower)") }
        .after(1) { value = 1 }
      }
    }
    let log = Log()
    try Harness.run {
      Scene(log: log)
    } _: { scene in
      let value = try scene.probe(at: 1)
      #expect(value == 10)
      #expect(log.lines == ["child", "parent", "cascade 10"])
    }
  }

  @Test func initialOnChangeSeesTheValueTwiceInTheOrderOfModifiers() throws {
    struct Scene: View {
      let log: Log
      var body: some View {
        Rectangle()
          .onChange(of: 7, initial: true) { log("inner \($0) \($1)") }
          .onAppear { log("appears") }
          .onChange(of: 8, initial: true) { log("outer \($0) \($1)") }
      }
    }
    let log = Log()
    try Harness.run {
      Scene(log: log)
    } _: { _ in
      #expect(log.lines == ["inner 7 7", "appears", "outer 8 8"])
    }
  }

  @Test func survivorsChangeBeforeOthersAppearAndThoseBeforeOthersDisappear() throws {
    struct Scene: View {
      @State private var isOn = false
      let log: Log
      var body: some View {
        VStack {
          if isOn {
            Rectangle().onAppear { log("inserted appears") }
          } else {
            Circle().onDisappear { log("removed disappears") }
          }
          Rectangle().onChange(of: isOn) { log("survivor changes") }
        }
        .after(1) { isOn = true }
      }
    }
    let log = Log()
    try Harness.run {
      Scene(log: log)
    } _: { scene in
      _ = try scene.items(at: 1)
      #expect(log.lines == ["survivor changes", "inserted appears", "removed disappears"])
    }
  }

  @Test func taskOfAValueIsCancelledBeforeItStartsAnew() throws {
    struct Scene: View {
      @State private var value = 0
      let log: Log
      var body: some View {
        Rectangle()
          .task(id: value) {
            log("start \(value)")
            do {
              try await Task.sleep(for: .seconds(2))
              log("end \(value)")
            } catch {
              log("cancelled")
            }
          }
          .after(1) { value = 1 }
      }
    }
    let log = Log()
    try Harness.run {
      Scene(log: log)
    } _: { scene in
      _ = try scene.items(at: 0.5)
      #expect(log.lines == ["start 0"])
      _ = try scene.items(at: 1)
      #expect(log.lines.sorted() == ["cancelled", "start 0", "start 1"])
      _ = try scene.items(at: 5)
      #expect(log.lines.last == "end 1" && log.lines.count == 4)
    }
  }

  @Test func invisibleViewsAppear() throws {
    struct Scene: View {
      let log: Log
      var body: some View { Rectangle().opacity(0).onAppear { log("appears") } }
    }
    let log = Log()
    try Harness.run {
      Scene(log: log)
    } _: { _ in
      #expect(log.lines == ["appears"])
    }
  }

  @Test func aHiddenViewAppearsAndKeepsItsPlace() throws {
    struct Scene: View {
      let log: Log
      var body: some View {
        VStack(spacing: 0) {
          Rectangle().frame(width: 50, height: 30).hidden().onAppear { log("appears") }
          Rectangle().frame(width: 20, height: 10)
          Spacer(minLength: 0)
        }
      }
    }
    let log = Log()
    try Harness.run {
      Scene(log: log)
    } _: { scene in
      #expect(log.lines == ["appears"])
      expectEqual(try scene.boxes(at: 0), [CGRect(x: 190, y: 30, width: 20, height: 10)])
    }
  }

  @Test func removalCancelsTheTask() throws {
    struct Scene: View {
      @State private var isShown = true
      let log: Log
      var body: some View {
        VStack {
          if isShown {
            Rectangle()
              .task {
                do {
                  try await Task.sleep(for: .seconds(5))
                } catch {
                  log("cancelled")
                }
              }
              .onDisappear { log("disappears") }
          }
        }
        .after(1) { isShown = false }
      }
    }
    let log = Log()
    try Harness.run {
      Scene(log: log)
    } _: { scene in
      _ = try scene.items(at: 1)
      #expect(log.lines.sorted() == ["cancelled", "disappears"])
    }
  }
}
