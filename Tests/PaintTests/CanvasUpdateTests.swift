import DrawingModel
import SwiftUI
import Testing
import ViewTesting

private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
  Path(CGRect(x: x, y: y, width: side, height: side))
}

@MainActor private final class Counter {
  var count = 0
  nonisolated init() {}
}

/// A model that the closure of a canvas moves on each time it draws, as particle systems do.
private final class Walker {
  var steps = 0
}

@MainActor struct CanvasUpdateTests {
  @Test func theClosureDrawsAgainWhenStateIsAnotherAndOnlyThen() throws {
    struct Scene: View {
      let draws: Counter
      @State private var side: CGFloat = 10
      var body: some View {
        Canvas { context, _ in
          draws.count += 1
          context.fill(square(0, 0, side), with: .color(.red))
        }
        .after(1) { side = 20 }
      }
    }
    let draws = Counter()
    try Harness.run {
      Scene(draws: draws)
    } _: { harness in
      expectEqual(try harness.boxes(at: 0).map(\.width), [10])
      expectEqual(try harness.boxes(at: 0.5).map(\.width), [10])
      #expect(draws.count == 1)
      expectEqual(try harness.boxes(at: 1.5).map(\.width), [20])
      #expect(draws.count == 2)
    }
  }

  @Test func theClosureDrawsForEachSizeOfAMovingFrame() throws {
    struct Scene: View {
      @State private var isWide = false
      var body: some View {
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        .frame(width: isWide ? 200 : 100, height: 50)
        .after(1) { withAnimation(.linear(duration: 1)) { isWide = true } }
      }
    }
    try Harness.run {
      Scene()
    } _: { harness in
      expectNear(try harness.drawn(at: 0).first.map { Double($0.box.width) }, 100)
      expectNear(try harness.drawn(at: 1.5).first.map { Double($0.box.width) }, 150)
      expectNear(try harness.drawn(at: 2.5).first.map { Double($0.box.width) }, 200)
    }
  }

  // MARK: - Symbols

  @Test func symbolsAreFoundByTheirTagsAndTakeTheirOwnSize() throws {
    try Harness.run {
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: "dot") else { return }
        #expect(symbol.size == CGSize(width: 20, height: 10))
        #expect(context.resolveSymbol(id: "other")?.size == nil)
        context.draw(symbol, at: CGPoint(x: 100, y: 50))
        context.draw(symbol, at: CGPoint(x: 100, y: 50), anchor: .topLeading)
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 40, height: 40))
      } symbols: {
        Color.blue.frame(width: 5, height: 5).tag("first")
        Color.red.frame(width: 20, height: 10).tag("dot")
      }
    } _: { harness in
      expectEqual(
        try harness.drawn(at: 0).map(\.box),
        [
          CGRect(x: 90, y: 45, width: 20, height: 10),
          CGRect(x: 100, y: 50, width: 20, height: 10),
          CGRect(x: 0, y: 0, width: 40, height: 40),
        ])
    }
  }

  @Test func aSymbolThatMovesIsDrawnInEachFrame() throws {
    struct Scene: View {
      @State private var isWide = false
      var body: some View {
        Canvas { context, _ in
          if let symbol = context.resolveSymbol(id: 0) {
            context.draw(symbol, at: .zero, anchor: .topLeading)
          }
        } symbols: {
          Color.red
            .frame(width: 20, height: 10)
            .scaleEffect(x: isWide ? 3 : 1, y: 1, anchor: .leading)
            .tag(0)
        }
        .after(1) { withAnimation(.linear(duration: 1)) { isWide = true } }
      }
    }
    try Harness.run {
      Scene()
    } _: { harness in
      expectNear(try harness.drawn(at: 0.5).first.map { Double($0.box.width) }, 20)
      expectNear(try harness.drawn(at: 1.5).first.map { Double($0.box.width) }, 40)
      expectNear(try harness.drawn(at: 3).first.map { Double($0.box.width) }, 60)
    }
  }

  @Test func symbolsComeAndGo() throws {
    struct Scene: View {
      @State private var count = 1
      var body: some View {
        Canvas { context, _ in
          for index in 0..<3 {
            guard let symbol = context.resolveSymbol(id: index) else { continue }
            context.draw(symbol, at: CGPoint(x: 10 * index, y: 0), anchor: .topLeading)
          }
        } symbols: {
          ForEach(0..<count, id: \.self) { Color.red.frame(width: 5, height: 5).tag($0) }
        }
        .after(1) { count = 3 }
      }
    }
    try Harness.run {
      Scene()
    } _: { harness in
      expectEqual(try harness.drawn(at: 0).map(\.box.minX), [0])
      expectEqual(try harness.drawn(at: 2).map(\.box.minX), [0, 10, 20])
    }
  }

  // MARK: - Time

  @Test func aTimelineIsFollowedFromFrameToFrame() throws {
    try Harness.run {
      TimelineView(.animation) { timeline in
        let start = timeline.date
        Canvas { context, _ in
          let seconds = start.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60)
          context.fill(square(0, 0, CGFloat(1 + seconds)), with: .color(.red))
        }
      }
    } _: { harness in
      @MainActor func side(at time: Double) throws -> Double {
        Double(try harness.boxes(at: time).first?.width ?? 0)
      }
      let first = try side(at: 0)
      // Not on reference ticks.
      expectNear(try side(at: 0.3337) - first, 0.3337, within: 1e-6)
      expectNear(try side(at: 0.5) - first, 0.5, within: 1e-6)
      expectNear(try side(at: 0.6011) - first, 0.6011, within: 1e-6)
    }
  }

  /// The model has been moved on at every reference tick, whichever frames have been drawn.
  @Test func aModelThatTheClosureMovesOnIsTheSameWhicheverFramesAreDrawn() throws {
    func steps(framesAt times: [Double]) throws -> [Double] {
      let walker = Walker()
      let harness = try Harness {
        TimelineView(.animation) { timeline in
          let date = timeline.date
          Canvas { context, _ in
            _ = date
            walker.steps += 1
            context.fill(square(0, 0, CGFloat(walker.steps)), with: .color(.red))
          }
        }
      }
      defer { harness.end() }
      var widths: [Double] = []
      for time in times { widths.append(Double(try harness.boxes(at: time).first?.width ?? 0)) }
      return widths
    }
    let stepped = try steps(framesAt: (0...60).map { Double($0) / 60 })
    let sought = try steps(framesAt: [1])
    #expect(stepped.last == sought.last)
    #expect(stepped.last == 121)
    let slower = try steps(framesAt: (0...24).map { Double($0) / 24 })
    #expect(slower.last == sought.last)
  }
}
