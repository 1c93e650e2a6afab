import DrawingModel
import Foundation
import Geometry
import SwiftUI
import Testing
import ViewTesting

/// Geometry that is read while something moves: every frame is the same whichever frames were drawn before it.
@MainActor @Suite struct GeometryMotionTests {
  /// Draws the frames of a view in order, and each alone, and compares them.
  private func expectSeekLaw(
    at times: [Double], sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ root: @escaping @MainActor () -> some View
  ) throws {
    var inOrder: [DisplayList] = []
    try Harness.run(root) { scene in
      for time in times { inOrder.append(try scene.list(at: time)) }
    }
    for (index, time) in times.enumerated() {
      try Harness.run(root) { scene in
        let alone = try scene.list(at: time)
        #expect(alone == inOrder[index], "at \(time) s", sourceLocation: sourceLocation)
      }
    }
    #expect(Set(inOrder).count > 2, "nothing moves", sourceLocation: sourceLocation)
  }

  private let times = [0, 0.1, 0.25, 0.333, 0.5, 0.6, 0.75, 0.9, 1, 1.3]

  private struct Bar: View, Animatable {
    var length: CGFloat
    nonisolated var animatableData: CGFloat {
      get { length }
      set { length = newValue }
    }
    let log: Log?
    @State private var steps = 0
    var body: some View {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          HStack(spacing: 0) {
            Color.red.frame(width: proxy.size.width / 2)
            if proxy.size.width > 150 { Color.blue.frame(width: 10) }
          }
          .onChange(of: proxy.size.width > 200) { _, isLong in
            steps += 1
            log?("\(isLong)")
          }
        }
        .frame(width: length, height: 20)
        Color.green.frame(width: CGFloat(10 + steps * 10), height: 5)
      }
    }
  }

  private struct Growing: View {
    var log: Log?
    @State private var length: CGFloat = 100
    var body: some View {
      Bar(length: length, log: log)
        .onAppear { withAnimation(.linear(duration: 1)) { length = 300 } }
    }
  }

  @Test func aReaderInAnAnimatableView() throws {
    try expectSeekLaw(at: times) { Growing() }
    let log = Log()
    try Harness.run {
      Growing(log: log)
    } _: { scene in
      let boxes = try scene.boxes(at: 0.75)
      // Halfway of the length at that moment; the branch and the action have happened.
      expectNear(boxes[0].width, 125)
      expectEqual(boxes.map(\.width).last, 20)
      #expect(log.lines == ["true"])
    }
  }

  private struct Beside: View {
    @State private var length: CGFloat = 100
    @State private var size: CGFloat = 0
    var body: some View {
      HStack(spacing: 0) {
        Stretch(length: length)
        Color.red.frame(height: 20)
          .onGeometryChange(for: Bool.self) {
            $0.size.width < 200
          } action: {
            size = $0 ? 40 : 10
          }
      }
      .overlay { Color.blue.frame(width: size, height: size) }
      .onAppear { withAnimation(.linear(duration: 1)) { length = 300 } }
    }
  }

  private struct Stretch: View, Animatable {
    var length: CGFloat
    nonisolated var animatableData: CGFloat {
      get { length }
      set { length = newValue }
    }
    var body: some View { Color.green.frame(width: length, height: 20) }
  }

  @Test func anActionBesideWhatMoves() throws {
    try expectSeekLaw(at: times) { Beside() }
    try Harness.run {
      Beside()
    } _: { scene in
      expectEqual(try scene.boxes(at: 0.25).last?.width, 10)
      expectEqual(try scene.boxes(at: 0.75).last?.width, 40)
    }
  }

  private struct Telling: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  private struct Told: View {
    @State private var length: CGFloat = 100
    @State private var isLong = false
    var body: some View {
      HStack(spacing: 0) {
        Stretch(length: length)
          .background {
            GeometryReader { Color.clear.preference(key: Telling.self, value: $0.size.width) }
          }
        Color.red.frame(width: 20, height: 20)
      }
      .overlayPreferenceValue(Telling.self, alignment: .leading) { width in
        Color.blue.frame(width: width / 2, height: 5)
        if width > 150 { Color.black.frame(width: 3, height: 3) }
      }
      .onPreferenceChange(Telling.self) { isLong = $0 > 200 }
      .overlay { if isLong { Color.yellow.frame(width: 7, height: 7) } }
      .onAppear { withAnimation(.linear(duration: 1)) { length = 300 } }
    }
  }

  @Test func preferencesFromAReaderThatMoves() throws {
    try expectSeekLaw(at: times) { Told() }
    try Harness.run {
      Told()
    } _: { scene in
      let boxes = try scene.boxes(at: 0.75)
      #expect(boxes.contains { near(Double($0.width), 125) && $0.height == 5 })
      #expect(boxes.contains { $0.width == 3 })
      #expect(boxes.contains { $0.width == 7 })
    }
  }

  private struct Scrolling: View {
    var body: some View {
      ScrollViewReader { reader in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { index in
              GeometryReader { proxy in
                let y = proxy.frame(in: .scrollView).minY
                Color.red.frame(width: max(0, 100 - abs(y)), height: 10)
                if y < 0 { Color.blue.frame(width: 5, height: 5) }
              }
              .frame(height: 40)
            }
          }
        }
        .frame(width: 100, height: 100)
        .onAppear { withAnimation(.linear(duration: 1)) { reader.scrollTo(10, anchor: .top) } }
      }
    }
  }

  @Test func geometryInsideWhatScrolls() throws {
    try expectSeekLaw(at: times) { Scrolling() }
    try Harness.run {
      Scrolling()
    } _: { scene in
      // Halfway, the fifth row is at the top.
      expectNear(try scene.boxes(at: 0.5).filter { $0.height == 10 }[5].width, 100)
    }
  }

  private struct Effects: View {
    @State private var isDown = false
    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .visualEffect { content, proxy in
          content.offset(x: proxy.frame(in: .global).minY).opacity(proxy.size.width / 40)
        }
        .offset(y: isDown ? 100 : 0)
        .onAppear { withAnimation(.linear(duration: 1)) { isDown = true } }
    }
  }

  @Test func effectsFromGeometryAnimate() throws {
    try expectSeekLaw(at: times) { Effects() }
    try Harness.run {
      Effects()
    } _: { scene in
      let drawn = try scene.drawn(at: 0.5)
      expectEqual(drawn.count, 1)
      // Its place is on the way from 190 to 290, and so is the distance it is drawn away from there.
      #expect(near(drawn[0].box, CGRect(x: 190 + 240, y: 240, width: 20, height: 20)))
      expectNear(drawn[0].opacity, 0.5)
    }
  }
}
