import Foundation
import Geometry
import SwiftUI
import Testing
import ViewTesting

/// Twenty rows of 40 points, of which a scroll view of 100 × 100 in the middle of 400 × 400 shows a part.
@MainActor @Suite struct ScrollTests {
  private struct Rows: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<20) { index in
          Color(red: Double(index) / 20, green: 0, blue: 0).frame(height: 40)
        }
      }
    }
  }

  /// The top of the first row as it is drawn.
  private func top(_ scene: Harness, at time: Double) throws -> Double {
    try scene.drawn(at: time)[0].box.minY
  }

  @Test func takesTheSpaceAlongItsAxisAndItsContentsAcross() throws {
    try Harness.run {
      ScrollView { Color.red.frame(width: 50, height: 30) }.border(.black)
    } _: { scene in
      let boxes = try scene.drawn(at: 0).map(\.box)
      expectEqual(boxes[0], CGRect(x: 175, y: 0, width: 50, height: 30))
    }
    try Harness.run {
      ScrollView(.horizontal) { Color.red.frame(width: 900, height: 30) }
        .background { Color.blue }
    } _: { scene in
      let boxes = try scene.drawn(at: 0).map(\.box)
      expectEqual(boxes[0], CGRect(x: 0, y: 185, width: 400, height: 30))
      expectEqual(boxes[1], CGRect(x: 0, y: 185, width: 900, height: 30))
    }
    try Harness.run {
      ScrollView { Color.red.frame(width: 50, height: 30) }.fixedSize().background { Color.blue }
    } _: { scene in
      expectEqual(
        try scene.drawn(at: 0)[0].box, CGRect(x: 175, y: 185, width: 50, height: 30))
    }
  }

  @Test func severalViewsLieAlongTheAxis() throws {
    try Harness.run {
      ScrollView(.horizontal) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 10)
      }
    } _: { scene in
      expectEqual(try scene.drawn(at: 0).map(\.box.minX), [0, 18])
    }
  }

  @Test func showsNothingBeyondItsFrameUnlessTold() throws {
    func clips(_ disabled: Bool) throws -> Int {
      let scene = try Harness { Rows().scrollable().scrollClipDisabled(disabled) }
      defer { scene.end() }
      return try scene.items(at: 0).filter { item in
        guard case .pushClip(let path, _) = item else { return false }
        return path.boundingRect == CGRect(x: 150, y: 150, width: 100, height: 100)
      }.count
    }
    expectEqual(try clips(false), 1)
    expectEqual(try clips(true), 0)
  }

  private struct Driven: View {
    let animation: Animation?
    let anchor: UnitPoint?
    let row: Int
    var body: some View {
      ScrollViewReader { reader in
        Rows().scrollable().after(1) {
          withAnimation(animation) { reader.scrollTo(row, anchor: anchor) }
        }
      }
    }
  }

  private func rest(row: Int, anchor: UnitPoint?) throws -> Double {
    let scene = try Harness { Driven(animation: nil, anchor: anchor, row: row) }
    defer { scene.end() }
    expectNear(try top(scene, at: 0.5), 150)
    return try top(scene, at: 1)
  }

  @Test func readersScrollToViews() throws {
    expectNear(try rest(row: 5, anchor: .top), 150 - 200)
    expectNear(try rest(row: 5, anchor: .center), 150 - 170)
    expectNear(try rest(row: 5, anchor: .bottom), 150 - 140)
    expectNear(try rest(row: 5, anchor: nil), 150 - 140)
    expectNear(try rest(row: 1, anchor: nil), 150)
    // There is nothing beyond the last row, or of a row that there is not.
    expectNear(try rest(row: 19, anchor: .top), 150 - 700)
    expectNear(try rest(row: 99, anchor: .top), 150)
  }

  @Test func scrollingAnimates() throws {
    try Harness.run {
      Driven(animation: .linear(duration: 1), anchor: .top, row: 10)
    } _: { scene in
      expectNear(try top(scene, at: 1.25), 150 - 100)
      expectNear(try top(scene, at: 2), 150 - 400)
      expectNear(try top(scene, at: 3), 150 - 400)
    }
  }

  private struct Bound: View {
    let log: Log
    @State private var position = ScrollPosition(edge: .bottom)
    @State private var id: Int? = 3
    var body: some View {
      VStack(spacing: 0) {
        Rows().scrollable().scrollPosition($position)
        ScrollView { Rows().scrollTargetLayout() }
          .scrollTargetBehavior(.viewAligned)
          .scrollPosition(id: $id, anchor: .top)
          .frame(width: 100, height: 100)
      }
      .onChange(of: id) { log(id.map { "\($0)" } ?? "none") }
      .after(1) { position.scrollTo(y: 80) }
      .after(2) { withAnimation(.linear(duration: 1)) { id = 8 } }
    }
  }

  @Test func positionsCanBeBound() throws {
    let log = Log()
    try Harness.run {
      Bound(log: log)
    } _: { scene in
      @MainActor func tops(_ time: Double) throws -> [Double] {
        let drawn = try scene.drawn(at: time)
        return [drawn[0].box.minY, drawn[20].box.minY]
      }
      expectEqual(try tops(0), [100 - 700, 200 - 120])
      expectEqual(try tops(1), [100 - 80, 200 - 120])
      expectEqual(try tops(2.5), [100 - 80, 200 - 220])
      expectEqual(try tops(3), [100 - 80, 200 - 320])
      // A person lets go between two rows.
      let region = try #require(scene.session.scrollRegions.last)
      scene.session.act { region.scroll(by: CGSize(width: 0, height: 70), settles: true) }
      expectEqual(try tops(3.1), [100 - 80, 200 - 400])
      #expect(log.lines == ["8", "10"])
      #expect(region.frameOnCanvas == CGRect(x: 150, y: 200, width: 100, height: 100))
    }
  }

  @Test func peopleScrollWithinBoundsAndWhereTheyMay() throws {
    try Harness.run {
      VStack(spacing: 0) {
        Rows().scrollable()
        Rows().scrollable().scrollDisabled(true)
      }
    } _: { scene in
      _ = try scene.list(at: 0)
      let regions = scene.session.scrollRegions
      expectEqual(regions.count, 2)
      scene.session.act {
        for region in regions { region.scroll(by: CGSize(width: 30, height: 50)) }
      }
      expectEqual(try scene.drawn(at: 0.1)[0].box.minY, 100 - 50)
      expectEqual(try scene.drawn(at: 0.1)[0].box.minX, 150)
      expectEqual(try scene.drawn(at: 0.1)[20].box.minY, 200)
      scene.session.act {
        regions[0].scroll(to: CGPoint(x: 0, y: 5000), animation: .linear(duration: 1))
      }
      expectNear(try scene.drawn(at: 0.6)[0].box.minY, 100 - 375)
      expectNear(try scene.drawn(at: 2)[0].box.minY, 100 - 700)
    }
  }

  private struct Chat: View {
    @State private var count = 4
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 40) } }
      }
      .defaultScrollAnchor(.bottom)
      .frame(width: 100, height: 100)
      .after(1) { count = 5 }
    }
  }

  @Test func anAnchorKeepsTheEndInSight() throws {
    try Harness.run {
      Chat()
    } _: { scene in
      expectNear(try top(scene, at: 0), 150 - 60)
      expectNear(try top(scene, at: 1), 150 - 100)
    }
  }

  @Test func marginsScrollWithTheContent() throws {
    try Harness.run {
      Driven(animation: nil, anchor: .top, row: 5).contentMargins(.vertical, 10)
    } _: { scene in
      expectNear(try top(scene, at: 0), 160)
      expectNear(try top(scene, at: 1), 160 - 200)
    }
  }

  @Test func framesCanFollowTheContainer() throws {
    try Harness.run {
      VStack(spacing: 0) {
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 4 }
          .frame(height: 10)
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            Color.blue.containerRelativeFrame(.horizontal, count: 3, spacing: 10)
            Color.blue.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
            Color.blue.containerRelativeFrame([.horizontal, .vertical])
          }
        }
        .frame(width: 200, height: 50)
      }
    } _: { scene in
      expectEqual(try scene.drawn(at: 0).map(\.box.width), [100, 60, 130, 200])
      expectEqual(try scene.drawn(at: 0).last?.box.height, 50)
    }
  }

  @Test func movingTheScrollViewMovesWhatItShows() throws {
    struct Moving: View {
      @State private var isDown = false
      var body: some View {
        Rows().scrollable().offset(y: isDown ? 100 : 0)
          .onAppear { withAnimation(.linear(duration: 1)) { isDown = true } }
      }
    }
    try Harness.run {
      Moving()
    } _: { scene in
      expectNear(try top(scene, at: 0.5), 200)
    }
  }
}

extension View {
  fileprivate func scrollable() -> some View {
    ScrollView { self }.frame(width: 100, height: 100)
  }
}
