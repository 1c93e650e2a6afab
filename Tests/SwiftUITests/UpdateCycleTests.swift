import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Turns, updates and what runs when, after semantics A.2 to A.6 and F.
@MainActor @Suite struct UpdateCycleTests {
  private struct Bar: View {
    @State private var width: CGFloat = 100
    let script: @MainActor (Binding<CGFloat>) async -> Void

    var body: some View {
      Rectangle().fill(.blue).frame(width: width, height: 10)
        .task { await script($width) }
    }
  }

  private func widths(
    at times: [Double], _ script: @escaping @MainActor (Binding<CGFloat>) async -> Void
  ) throws -> [Double] {
    var result: [Double] = []
    try Harness.run {
      Bar(script: script)
    } _: { scene in
      result = try times.map { try scene.boxes(at: $0)[0].width }
    }
    return result
  }

  @Test func supersededWriteIsNeverSeen() throws {
    // "Reset, then animate" in one turn animates from the value at rest.
    let widths = try widths(at: [1, 1.5, 2]) { width in
      try? await Task.sleep(for: .seconds(1))
      width.wrappedValue = 0
      withAnimation(.linear(duration: 1)) { width.wrappedValue = 200 }
    }
    #expect(widths == [100, 150, 200])
  }

  @Test func writeBackToTheCommittedValueIsDropped() throws {
    let log = Log()
    let widths = try widths(at: [1, 1.5]) { width in
      try? await Task.sleep(for: .seconds(1))
      width.wrappedValue = 0
      withAnimation(.linear(duration: 1)) {
        width.wrappedValue = 100
      } completion: {
        log("complete")
      }
    }
    #expect(widths == [100, 100])
    #expect(log.lines == ["complete"])
  }

  @Test func nextTurnSnapsAndThenAnimates() throws {
    let widths = try widths(at: [1, 1.5, 2]) { width in
      try? await Task.sleep(for: .seconds(1))
      width.wrappedValue = 0
      SwiftUI.DispatchQueue.main.async {
        withAnimation(.linear(duration: 1)) { width.wrappedValue = 200 }
      }
    }
    #expect(widths == [0, 100, 200])
  }

  @Test func plainWriteLeavesTheRestOfTheJourney() throws {
    // Worked residue of D.1: 0 → 100 in a second, plain 40 at half time.
    let widths = try widths(at: [0.5, 0.75, 1, 1.25]) { width in
      withAnimation(.linear(duration: 1)) { width.wrappedValue = 300 }
      try? await Task.sleep(for: .milliseconds(500))
      width.wrappedValue = 240
    }
    #expect(zip(widths, [140, 190, 240, 240]).allSatisfy { near($0, $1) })
  }

  @Test func curveOverCurveChasesTheMovingOne() throws {
    let widths = try widths(at: [0.4, 0.55, 0.7, 0.9, 1, 1.2, 1.4]) { width in
      withAnimation(.linear(duration: 1)) { width.wrappedValue = 200 }
      try? await Task.sleep(for: .milliseconds(400))
      withAnimation(.linear(duration: 1)) { width.wrappedValue = 100 }
    }
    #expect(
      zip(widths, [140, 146.75, 149, 145, 140, 120, 100]).allSatisfy { near($0, $1) }, "\(widths)")
  }

  @Test func springOverSpringKeepsItsVelocity() throws {
    let widths = try widths(at: [0.15, 0.2, 0.25, 0.3, 0.4, 0.6]) { width in
      withAnimation(.spring(duration: 0.5, bounce: 0)) { width.wrappedValue = 200 }
      try? await Task.sleep(for: .milliseconds(150))
      withAnimation(.spring(duration: 0.5, bounce: 0)) { width.wrappedValue = 100 }
    }
    let expected = [156.196045, 158.410423, 146.328600, 132.807349, 113.943173, 101.875611]
    #expect(zip(widths, expected).allSatisfy { near($0, $1, within: 1e-6) }, "\(widths)")
  }

  @Test func springOverCurveStartsAtRest() throws {
    let widths = try widths(at: [0.3, 0.4, 0.5, 0.7]) { width in
      withAnimation(.easeOut(duration: 1)) { width.wrappedValue = 200 }
      try? await Task.sleep(for: .milliseconds(300))
      withAnimation(.spring) { width.wrappedValue = 150 }
    }
    let expected = [144.518597, 146.479512, 148.440079, 149.783250]
    #expect(zip(widths, expected).allSatisfy { near($0, $1, within: 2e-4) }, "\(widths)")
  }

  @Test func completionsFireOnceAtTheirTimes() throws {
    let log = Log()
    struct Scene: View {
      @State private var width: CGFloat = 20
      @State private var unread = false
      let log: Log

      var body: some View {
        Circle().frame(width: width, height: width)
          .task {
            try? await Task.sleep(for: .seconds(1))
            let clock = ContinuousClock()
            let start = clock.now
            withAnimation(.linear(duration: 4)) {
              width = 100
            } completion: {
              log("circle \((clock.now - start).components.seconds)")
            }
            withAnimation(.linear(duration: 4)) {
              unread.toggle()
            } completion: {
              log("unread \((clock.now - start).components.seconds)")
            }
            log("started")
          }
      }
    }
    try Harness.run {
      Scene(log: log)
    } _: { scene in
      _ = try scene.items(at: 0.9)
      #expect(log.lines.isEmpty)
      let middle = try scene.boxes(at: 3)[0]
      #expect(middle.width == 60)
      #expect(log.lines == ["started", "unread 0"])
      _ = try scene.items(at: 9)
      #expect(log.lines == ["started", "unread 0", "circle 4"])
    }
  }

  @Test func lifecycleRunsChildrenFirstAndLaterSiblingsFirst() throws {
    let log = Log()
    struct Scene: View {
      let log: Log
      var body: some View {
        VStack {
          Rectangle().onAppear { log("first inner") }.onAppear { log("first outer") }
          Rectangle().task { log("second task") }.onAppear { log("second") }
        }
        .onAppear { log("stack") }
      }
    }
    try Harness.run {
      Scene(log: log)
    } _: { _ in
      #expect(
        log.lines == ["second task", "second", "first inner", "first outer", "stack"])
    }
  }

  @Test func onChangeSeesOneChangePerTurn() throws {
    let log = Log()
    struct Scene: View {
      @State private var x = 0
      let log: Log
      var body: some View {
        Rectangle().opacity(Double(x))
          .onChange(of: x) { old, new in log("\(old) → \(new)") }
          .task {
            try? await Task.sleep(for: .seconds(1))
            x = 1
            x = 2
            await Task.yield()
            x = 3
            x = 2
          }
      }
    }
    try Harness.run {
      Scene(log: log)
    } _: { scene in
      _ = try scene.items(at: 2)
      #expect(log.lines == ["0 → 2"])
    }
  }

  @Test func bodiesAreEvaluatedOncePerUpdateAndOnlyWhereStateWasRead() throws {
    let log = Log()
    struct Reader: View {
      let log: Log
      @Binding var value: Int
      var body: some View {
        log("reader")
        return Rectangle().frame(width: CGFloat(value), height: 10)
      }
    }
    struct Bystander: View {
      let log: Log
      var body: some View {
        log("bystander")
        return Rectangle()
      }
    }
    struct Scene: View {
      @State private var value = 1
      let log: Log
      var body: some View {
        log("scene")
        return VStack {
          Reader(log: log, value: $value)
          Bystander(log: log)
        }
        .task {
          try? await Task.sleep(for: .seconds(1))
          withAnimation(.linear(duration: 1)) { value = 100 }
        }
      }
    }
    try Harness.run {
      Scene(log: log)
    } _: { scene in
      _ = try scene.items(at: 0)
      #expect(log.lines == ["scene", "reader", "bystander"])
      let layouts = scene.session.counts.layouts
      for frame in 60...150 { _ = try scene.items(at: Double(frame) / 60) }
      #expect(log.lines == ["scene", "reader", "bystander", "reader"])
      #expect(scene.session.counts.layouts == layouts + 1)
    }
  }

  @Test func animatableViewIsEvaluatedForEachFrame() throws {
    struct Gauge: View, Animatable {
      var animatableData: Double
      var body: some View { Rectangle().frame(width: 200 * animatableData, height: 10) }
    }
    struct Scene: View {
      @State private var amount = 0.0
      var body: some View {
        Gauge(animatableData: amount)
          .onAppear { withAnimation(.linear(duration: 1)) { amount = 1 } }
      }
    }
    try Harness.run {
      Scene()
    } _: { scene in
      for (time, width) in [(0.0, 0.0), (0.25, 50), (0.5, 100), (1, 200), (2, 200)] {
        let bar = try scene.boxes(at: time)[0]
        #expect(near(bar.width, width), "at \(time)")
      }
    }
  }

  @Test func scopedAnimationReachesOnlyTheModifiersInside() throws {
    struct Scene: View {
      @State private var changed = false
      var body: some View {
        Circle().frame(width: 60, height: 60)
          .animation(.linear(duration: 6)) { $0.opacity(changed ? 0.2 : 1) }
          .offset(x: changed ? 120 : -120)
          .task {
            try? await Task.sleep(for: .seconds(1))
            changed = true
          }
      }
    }
    try Harness.run {
      Scene()
    } _: { scene in
      let opacity = try scene.opacities(at: 4)[0]
      #expect(near(opacity, 0.6))
      let circle = try scene.boxes(at: 4)[0]
      #expect(near(circle.midX, 320))
    }
  }

  @Test func stateSurvivesReorderingInForEach() throws {
    let log = Log()
    struct Row: View {
      let name: String
      let log: Log
      @State private var born = UUID()
      var body: some View { Rectangle().onAppear { log("\(name) appears") } }
    }
    struct Scene: View {
      @State private var names = ["a", "b"]
      let log: Log
      var body: some View {
        VStack { ForEach(names, id: \.self) { Row(name: $0, log: log) } }
          .task {
            try? await Task.sleep(for: .seconds(1))
            names = ["b", "c", "a"]
          }
      }
    }
    try Harness.run {
      Scene(log: log)
    } _: { scene in
      _ = try scene.items(at: 2)
      #expect(log.lines == ["b appears", "a appears", "c appears"])
      let count = try scene.boxes(at: 2).count
      #expect(count == 3)
    }
  }

  @Test func endlessChangesAreSpreadOverReferenceTicksAndReported() throws {
    let log = Log()
    struct Scene: View {
      @State private var count = 0
      let log: Log
      var body: some View {
        Rectangle().opacity(Double(count))
          .onChange(of: count) { _, new in
            log("\(new)")
            count = new + 1
          }
          .onAppear { count = 1 }
      }
    }
    try Harness.run {
      Scene(log: log)
    } _: { scene in
      _ = try scene.items(at: 0)
      let first = log.lines.count
      #expect((1...8).contains(first))
      #expect(scene.session.faults.count == 1)
      // Eight updates at each of the next twelve ticks of 1/120 s.
      _ = try scene.items(at: 0.1)
      #expect(log.lines.count == first + 12 * 8)
      #expect(scene.session.faults.count == 1)
    }
  }
}
