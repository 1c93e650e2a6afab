import Foundation
import Geometry
import SwiftUI
import Testing
import ViewTesting

/// On a canvas of 400 × 400.
@MainActor @Suite struct PreferenceTests {
  private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Lengths: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  private struct Boxes: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test func valuesAddUpInTheOrderOfTheViews() throws {
    let log = Log()
    try Harness.run {
      HStack {
        Color.red.preference(key: Names.self, value: ["a"])
        Group {
          ForEach(["b", "c"], id: \.self) { name in
            Color.red.preference(key: Names.self, value: [name])
          }
        }
        .background { Color.red.preference(key: Names.self, value: ["d"]) }
        Color.red.preference(key: Names.self, value: ["hidden"])
          .preference(key: Names.self, value: ["e"])
        Color.red.preference(key: Names.self, value: ["f"])
          .transformPreference(Names.self) { $0.append("g") }
        Color.red.transformPreference(Names.self) { $0.append("h") }
      }
      .onPreferenceChange(Names.self) { log($0.joined()) }
    } _: { scene in
      _ = try scene.list(at: 0)
      #expect(log.lines == ["abcdefgh"])
    }
  }

  @Test func theDefaultIsToldWhereNobodySaysAnything() throws {
    let log = Log()
    try Harness.run {
      Color.red.onPreferenceChange(Lengths.self) { log("\($0)") }
    } _: { scene in
      _ = try scene.list(at: 0)
      #expect(log.lines == ["0.0"])
    }
  }

  private struct Leaving: View {
    let log: Log
    @State private var isShown = true
    @State private var order = ["a", "b"]
    var body: some View {
      VStack {
        if isShown { Color.red.preference(key: Names.self, value: ["x"]) }
        ForEach(order, id: \.self) { Color.red.preference(key: Names.self, value: [$0]) }
      }
      .onPreferenceChange(Names.self) { log($0.joined()) }
      .after(1) { withAnimation(.linear(duration: 1)) { isShown = false } }
      .after(1.5) { order = ["b", "a"] }
      .after(1.8) { withAnimation(.linear(duration: 1)) { isShown = true } }
    }
  }

  @Test func whatLeavesDoesNotCount() throws {
    let log = Log()
    try Harness.run {
      Leaving(log: log)
    } _: { scene in
      _ = try scene.list(at: 1)
      #expect(log.lines == ["xab", "ab"])
      _ = try scene.list(at: 3)
      #expect(log.lines == ["xab", "ab", "ba", "xba"])
    }
  }

  private struct Equal: View {
    @State private var width: CGFloat?
    var body: some View {
      HStack(spacing: 0) {
        ForEach([30, 50, 20], id: \.self) { own in
          Color.red.frame(width: CGFloat(own), height: 10)
            .background {
              GeometryReader { Color.clear.preference(key: Lengths.self, value: $0.size.width) }
            }
            .frame(width: width, alignment: .leading)
        }
      }
      .onPreferenceChange(Lengths.self) { width = $0 }
    }
  }

  @Test func stateThatFollowsAPreferenceIsPartOfTheFirstFrame() throws {
    try Harness.run {
      Equal()
    } _: { scene in
      let red = try scene.boxes(at: 0).filter { $0.height == 10 && $0.width > 0 }
      #expect(Set(red.map(\.minX)) == [125, 175, 225])
    }
  }

  private struct Restless: View {
    @State private var length: CGFloat = 0
    var body: some View {
      Color.red.preference(key: Lengths.self, value: length)
        .onPreferenceChange(Lengths.self) { length = $0 + 1 }
    }
  }

  @Test func aPreferenceThatNeverSettlesIsReported() throws {
    try Harness.run {
      Restless()
    } _: { scene in
      _ = try scene.list(at: 0)
      #expect(scene.session.faults.count == 1)
      #expect(
        scene.session.faults.first?.contains("tried to update multiple times per frame") == true)
    }
  }

  private struct Moving: View {
    @State private var chosen = 0
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<2) { index in
          Color.red.frame(width: 40 + 20 * CGFloat(index), height: 20)
            .anchorPreference(key: Boxes.self, value: .bounds) { [$0] }
        }
      }
      .scaleEffect(2)
      .overlayPreferenceValue(Boxes.self) { anchors in
        GeometryReader { proxy in
          let rect = proxy[anchors[chosen]]
          Color.blue.frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
        }
      }
      .after(1) { withAnimation(.linear(duration: 1)) { chosen = 1 } }
    }
  }

  @Test func anchorsAreToldInTheCoordinatesOfTheReader() throws {
    try Harness.run {
      Moving()
    } _: { scene in
      // The row of 100 × 20 is seen twice as large about its middle.
      expectEqual(try scene.boxes(at: 0).last, CGRect(x: 100, y: 180, width: 80, height: 40))
      expectEqual(try scene.boxes(at: 1.5).last, CGRect(x: 140, y: 180, width: 100, height: 40))
      expectEqual(try scene.boxes(at: 2).last, CGRect(x: 180, y: 180, width: 120, height: 40))
    }
  }

  private struct Points: PreferenceKey {
    static var defaultValue: Anchor<[CGPoint]>? { nil }
    static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
      value = value ?? nextValue()
    }
  }

  @Test func severalPointsInOneAnchor() throws {
    let log = Log()
    try Harness.run {
      Color.red.frame(width: 40, height: 20)
        .anchorPreference(
          key: Points.self,
          value: Anchor.Source([.topLeading, .center, .point(CGPoint(x: 1, y: 2))])
        ) { $0 }
        .frame(width: 100, height: 100)
        .backgroundPreferenceValue(Points.self) { anchor in
          GeometryReader { proxy in
            let points = anchor.map { proxy[$0] } ?? []
            let _ = log(points.map { "\(Int($0.x)) \(Int($0.y))" }.joined(separator: ", "))
          }
        }
    } _: { scene in
      _ = try scene.list(at: 0)
      #expect(log.lines.last == "30 40, 50 50, 31 42")
    }
  }

  private struct Counting: ViewModifier {
    @State private var count = 0
    func body(content: Content) -> some View {
      content.frame(width: CGFloat(10 + count), height: 10).after(1) { count += 5 }
    }
  }

  @Test func modifiersKeepTheirState() throws {
    try Harness.run {
      Color.red.modifier(Counting())
    } _: { scene in
      expectEqual(try scene.boxes(at: 0.5)[0].width, 10)
      expectEqual(try scene.boxes(at: 1)[0].width, 15)
    }
  }
}
