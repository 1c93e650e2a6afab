import DrawingModel
import Foundation
import Geometry
import SwiftUI
import Testing
import ViewTesting

/// The animatable data of the library's shapes and strokes (semantics C.1).
@MainActor @Suite struct ShapeVectorTests {
  private func expect(
    _ intervals: [[Double]], _ location: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: @escaping @MainActor (Bool) -> some View
  ) throws {
    let found = try Harness.intervals(content)
    let agrees = found.count == intervals.count && zip(found, intervals).allSatisfy { near($0, $1) }
    #expect(agrees, "\(found)", sourceLocation: location)
  }

  @Test func cornersAreTheirRadii() throws {
    try expect([[20, 20]]) { RoundedRectangle(cornerRadius: $0 ? 30 : 10) }
    try expect([[5, 10]]) {
      RoundedRectangle(cornerSize: CGSize(width: $0 ? 15 : 10, height: $0 ? 20 : 10))
    }
    try expect([[1, 2, 3, 4]]) {
      UnevenRoundedRectangle(
        topLeadingRadius: $0 ? 6 : 5, bottomLeadingRadius: $0 ? 7 : 5,
        bottomTrailingRadius: $0 ? 8 : 5, topTrailingRadius: $0 ? 9 : 5)
    }
    try expect([[20, 20, 4]]) {
      RoundedRectangle(cornerRadius: $0 ? 30 : 10).inset(by: $0 ? 4 : 0)
    }
    try expect([[6]]) { Circle().inset(by: $0 ? 6 : 0) }
  }

  @Test func shapesWithoutDataFollowTheirSize() throws {
    try expect([[0, 0, 50, 0]]) {
      Capsule().frame(width: $0 ? 100 : 50, height: 20).frame(width: 100, alignment: .leading)
    }
    try expect([]) { $0 ? Path(CGRect(x: 0, y: 0, width: 9, height: 9)) : Path() }
  }

  @Test func trimIsOneHundredAndTwentyEightTimesItsFractions() throws {
    try expect([[0, 76.8]]) { Circle().trim(from: 0, to: $0 ? 0.8 : 0.2) }
    try expect([[-12.8, 0, 3, 0, 0]]) {
      Circle().trim(from: $0 ? 0 : 0.1, to: 0.5).stroke(.red, lineWidth: $0 ? 5 : 2)
    }
  }

  @Test func bordersHaveTheirInsetAndWidth() throws {
    try expect([[2, 4, 0, 0]]) { Color.gray.border(.red, width: $0 ? 5 : 1) }
    try expect([[2, 4, 0, 0]]) { Circle().strokeBorder(.red, lineWidth: $0 ? 5 : 1) }
    try expect([[0, 2, 9]]) {
      Circle().stroke(
        .red,
        style: StrokeStyle(lineWidth: 2, miterLimit: $0 ? 12 : 10, dash: [4], dashPhase: $0 ? 9 : 0)
      )
    }
  }

  @Test func capsJoinsAndDashesChangeAtOnce() throws {
    try expect([]) {
      Circle().stroke(
        .red,
        style: StrokeStyle(
          lineWidth: 2, lineCap: $0 ? .round : .butt, lineJoin: $0 ? .bevel : .miter,
          dash: $0 ? [5] : [2, 3]))
    }
  }

  @Test func movedShapesHaveTheirMoves() throws {
    try expect([[30, -10]]) { Rectangle().offset(x: $0 ? 30 : 0, y: $0 ? -10 : 0) }
    try expect([[201.061930, 0, 0]]) { Rectangle().rotation(.degrees($0 ? 90 : 0)) }
    try expect([[1, 0.5, 64, 0]]) {
      Rectangle().scale(x: $0 ? 2 : 1, y: $0 ? 1.5 : 1, anchor: $0 ? .trailing : .center)
    }
    try expect([[10, 10, 40, 0]]) {
      RoundedRectangle(cornerRadius: $0 ? 20 : 10).size(width: $0 ? 90 : 50, height: 50)
    }
    try expect([]) { Rectangle().transform(CGAffineTransform(translationX: $0 ? 9 : 0, y: 0)) }
  }

  @Test func anyShapeHasTheDataOfWhatItHolds() throws {
    try expect([[20, 20]]) { AnyShape(RoundedRectangle(cornerRadius: $0 ? 30 : 10)) }
    // From one type to another there is no way.
    try Harness.run {
      Change { ($0 ? AnyShape(Circle()) : AnyShape(Rectangle())).frame(width: 40, height: 40) }
    } _: { scene in
      let items = try scene.items(at: 1.5)
      #expect(
        items.contains { item in
          guard case .fill(let path, _, _) = item else { return false }
          return path == Path(ellipseIn: CGRect(x: 180, y: 180, width: 40, height: 40))
        })
    }
  }

  @Test func clipsUseTheTransactionAtTheirOwnPlace() throws {
    try expect([[20, 20]]) { Color.red.clipShape(.rect(cornerRadius: $0 ? 30 : 10)) }
    try expect([[20, 20]]) { Color.red.cornerRadius($0 ? 30 : 10) }
    try expect([]) {
      Color.red.clipShape(.rect(cornerRadius: $0 ? 30 : 10)).animation(nil, value: $0)
    }
  }

  @Test func strokeOfAScaledShapeIsScaledToo() throws {
    try Harness.run {
      Circle().stroke(lineWidth: 6).scale(0.5).frame(width: 40, height: 40)
    } _: { scene in
      let widths = try scene.items(at: 0).compactMap { item -> CGFloat? in
        if case .stroke(_, _, let style) = item { style.lineWidth } else { nil }
      }
      #expect(widths == [3])
    }
  }

  // MARK: - Colours and gradients

  @Test func coloursAreConesPremultiplied() throws {
    try expect([[-22.421261, 4.491163, 47.532732, 0]]) {
      Rectangle().fill($0 ? .blue : .red).environment(\.colorScheme, .dark)
    }
    try expect([[47.605868, 60.842534, 109.728285, 0]]) {
      Rectangle().fill($0 ? Color(red: 0, green: 0, blue: 1) : .black)
    }
  }

  @Test func coloursMeetTheOracleInTheRunningEngine() throws {
    let rows: [(from: Color, to: Color, progress: Double, color: [Double])] = [
      (
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1), 0.5,
        [140.362470884, 83.033274220, 162.307678376]
      ),
      (.black, .white, 0.25, [33.532350452, 33.532350452, 33.532350452]),
      (.black, .white, 0.5, [99.086079057, 99.086079057, 99.086079057]),
      (.black, .white, 0.75, [173.741979165, 173.741979165, 173.741979165]),
      (.orange, .purple, 0.25, [240.200792644, 126.987311072, 113.618614397]),
      (.orange, .purple, 0.5, [226.436778533, 109.698936121, 156.469946798]),
      (.orange, .purple, 0.75, [213.945100788, 86.563693628, 191.912609128]),
      (.blue, .red, 0.5, [171.554773655, 120.949842680, 168.016123446]),
    ]
    for row in rows {
      try Harness.run {
        Change { Rectangle().fill($0 ? row.to : row.from) }
      } _: { scene in
        let drawn = try scene.colors(at: 1 + row.progress)[0]
        #expect(near(drawn, row.color, within: 1e-6), "\(drawn)")
      }
    }
  }

  @Test func colourFadingFromNothingKeepsItsHue() throws {
    try Harness.run {
      Change { Rectangle().fill($0 ? Color(red: 0, green: 0, blue: 1) : .red.opacity(0)) }
    } _: { scene in
      guard case .fill(_, .color(let color), _)? = try scene.items(at: 1.5).first else {
        Issue.record("no fill")
        return
      }
      #expect(near([color.red, color.green, color.blue, color.opacity], [0, 0, 1, 0.5]))
    }
  }

  private func gradient(_ scene: Harness, at time: Double) throws -> LinearGradientPaint? {
    for item in try scene.items(at: time) {
      if case .fill(_, .linearGradient(let gradient), _) = item { return gradient }
    }
    return nil
  }

  @Test func gradientsMeetAtTheUnionOfTheirPlaces() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    try Harness.run {
      Change { isOn in
        Rectangle().fill(
          LinearGradient(
            stops: isOn
              ? [
                .init(color: blue, location: 0), .init(color: red, location: 0.25),
                .init(color: red, location: 1),
              ]
              : [.init(color: red, location: 0), .init(color: blue, location: 1)],
            startPoint: isOn ? .leading : .top, endPoint: .bottom)
        ).frame(width: 100, height: 100)
      }
    } _: { scene in
      let start = try gradient(scene, at: 1)
      #expect(start?.stops.map(\.location) == [0, 0.25, 1])
      let middle = try gradient(scene, at: 1.5)
      #expect(middle?.stops.map(\.location) == [0, 0.25, 1])
      // Half way between red and blue, both ways.
      for index in [0, 2] {
        let color = middle?.stops[index].color
        let drawn = [color?.red, color?.green, color?.blue].map { ($0 ?? 0) * 255 }
        #expect(near(drawn, [140.362470884, 83.033274220, 162.307678376], within: 1e-6))
      }
      // The start point half way from (0.5, 0) to (0, 0.5).
      #expect(middle?.start == CGPoint(x: 175, y: 175))
      #expect(middle?.end == CGPoint(x: 200, y: 250))
      let end = try gradient(scene, at: 2)
      #expect(end?.stops.map(\.location) == [0, 0.25, 1])
    }
  }

  @Test func gradientsVectorHoldsStopsAndEnds() throws {
    try expect([[47.605868, 60.842534, 109.728285, 0, 0, 0, 0, 0, 0, 0, 0, 0, -128, 64]]) {
      Rectangle().fill(
        LinearGradient(
          colors: [$0 ? Color(red: 0, green: 0, blue: 1) : .black, .white],
          startPoint: .top, endPoint: $0 ? .bottomLeading : .trailing))
    }
  }

  @Test func changeOfKindIsAtOnce() throws {
    let found = try Harness.intervals { isOn in
      Rectangle().fill(
        isOn
          ? AnyShapeStyle(
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
          : AnyShapeStyle(.red))
    }
    #expect(found.isEmpty)
  }

  @Test func gradientThatGainsStopsInFlightGoesOnFromWhatIsShown() throws {
    struct Scene: View {
      @State private var colors: [Color] = [.black, .white]
      var body: some View {
        Rectangle().fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
          .animation(.linear(duration: 1), value: colors)
          .after(1) { colors = [.white, .black] }
          .after(1.5) { colors = [.white, .white, .white] }
      }
    }
    try Harness.run {
      Scene()
    } _: { scene in
      let before = try gradient(scene, at: 1.499999)
      let after = try gradient(scene, at: 1.5)
      #expect(near((before?.stops.first?.color.red ?? 0) * 255, 99.086, within: 0.01))
      #expect(after?.stops.count == 3)
      for stop in after?.stops ?? [] {
        #expect(near(stop.color.red * 255, 99.086079057, within: 1e-6))
      }
      let end = try gradient(scene, at: 2.5)
      #expect(end?.stops.allSatisfy { $0.color == .white } == true)
    }
  }
}
