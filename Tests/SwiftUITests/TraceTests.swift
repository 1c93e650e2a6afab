import Foundation
import FrameRenderer
import Geometry
import Motion
import SwiftUI
import Testing
import ViewGraph
import ViewTesting
import VirtualTime

/// What a trace says of attributes: whose they are, what their numbers are called, and what moves them.
@Suite @MainActor struct TraceTests {
  /// The attributes at the given seconds, of a scene that has run until it settled.
  private func trace(
    at seconds: [Double], @ViewBuilder _ root: @escaping @MainActor () -> some View
  ) throws -> [[TracedAttribute]] {
    _SceneRegistry.beginCollecting()
    _registerRoot(root)
    var settings = CanvasSettings()
    settings.size = CGSize(width: 400, height: 400)
    settings.scale = 1
    let session = try SceneSession(
      scene: _SceneRegistry.collected()[0], settings: settings, isTraced: true)
    defer { session.end() }
    for moment in seconds { try session.recordMoment(at: VirtualInstant(seconds: moment)) }
    _ = try session.settle(through: VirtualInstant(seconds: 60))
    return session.recordedMoments.map(\.attributes)
  }

  // MARK: - Paths

  private struct Switched: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        ForEach(["a", "b"], id: \.self) { _ in Dot(isOn: isOn) }
        Group {
          if isOn || !isOn { Capsule().opacity(isOn ? 0 : 1).padding() }
          AnyView(Rectangle().stroke(.red).opacity(isOn ? 0 : 1))
        }
      }
      .modifier(Plain())
      .after(1) { isOn = true }
    }
  }

  private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
  }

  private struct Dot: View {
    let isOn: Bool
    var body: some View { Circle().trim(from: 0, to: 1).fill(.red).opacity(isOn ? 0 : 1) }
  }

  @Test func pathsAreTypeNamesWithIndicesAndIdentifiers() throws {
    let attributes = try trace(at: [2]) { Switched() }[0]
    #expect(
      attributes.map(\.view) == [
        "Switched/VStack/0/ForEach/[a]/Dot/Circle", "Switched/VStack/0/ForEach/[b]/Dot/Circle",
        "Switched/VStack/1/Group/0/Capsule", "Switched/VStack/1/Group/1/Rectangle",
      ])
    #expect(attributes.allSatisfy { $0.kind == "opacity" && $0.presented == [0] })
  }

  // MARK: - Names and units

  private struct Wedge: Shape {
    var start: Angle
    var end: Angle
    var share: Double
    var corner: UnitPoint
    var count: Int

    typealias Rest = AnimatablePair<AnimatablePair<Double, UnitPoint.AnimatableData>, Double>
    var animatableData: AnimatablePair<AnimatablePair<Double, Double>, Rest> {
      get {
        AnimatablePair(
          AnimatablePair(start.animatableData, end.degrees),
          AnimatablePair(AnimatablePair(share * 10, corner.animatableData), Double(count)))
      }
      set {
        start.animatableData = newValue.first.first
        end = .degrees(newValue.first.second)
        share = newValue.second.first.first / 10
        corner.animatableData = newValue.second.first.second
        count = Int(newValue.second.second.rounded())
      }
    }

    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  private struct WedgeScene: View {
    @State private var isOn = false
    var body: some View {
      Wedge(
        start: .degrees(isOn ? 90 : 30), end: .degrees(isOn ? 10 : 20), share: isOn ? 0.75 : 0.25,
        corner: isOn ? .bottomTrailing : .center, count: isOn ? 7 : 3
      )
      .animation(.linear(duration: 4), value: isOn)
      .after(1) { isOn = true }
    }
  }

  @Test func componentsAreNamedAfterThePropertiesTheyMoveInTheirUnits() throws {
    let rows = try trace(at: [0, 2, 6]) { WedgeScene() }.map { $0[0] }
    #expect(rows[0].kind == "shape" && rows[0].type == "Wedge")
    #expect(rows[0].names == ["start", "end", "share", "corner.x", "corner.y", "count"])
    #expect(rows[0].model == [30, 20, 0.25, 0.5, 0.5, 3])
    #expect(rows[1].model == [90, 10, 0.75, 1, 1, 7])
    let expected: [Double] = [45, 17.5, 0.375, 0.625, 0.625, 4]
    for (value, wanted) in zip(rows[1].presented, expected) { #expect(near(value, wanted)) }
    let rates: [Double] = [15, -2.5, 0.125, 0.125, 0.125, 1]
    for (value, wanted) in zip(rows[1].velocity, rates) { #expect(near(value, wanted)) }
    #expect(rows[1].source?.hasPrefix(".animation(value:) TraceTests.swift:") == true)
    #expect(rows[2].presented == rows[2].model && rows[2].animation == nil)
  }

  /// A vector of a scene's own, over an array.
  private struct Row: VectorArithmetic {
    var values: [Double]
    static var zero: Row { Row(values: []) }
    static func pairs(_ a: Row, _ b: Row, _ join: (Double, Double) -> Double) -> Row {
      Row(
        values: (0..<max(a.values.count, b.values.count)).map { index in
          join(
            index < a.values.count ? a.values[index] : 0,
            index < b.values.count ? b.values[index] : 0)
        })
    }
    static func + (a: Row, b: Row) -> Row { pairs(a, b, +) }
    static func - (a: Row, b: Row) -> Row { pairs(a, b, -) }
    mutating func scale(by factor: Double) { values = values.map { $0 * factor } }
    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
  }

  private struct Bars: Shape {
    var bars: Row
    var animatableData: Row {
      get { bars }
      set { bars = newValue }
    }
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @Test func vectorsOfAnyTypeHaveTheNumbersTheyStore() {
    #expect(StoredNumbers.read(1.5) == [1.5])
    #expect(StoredNumbers.read(Float(0.5)) == [0.5])
    #expect(StoredNumbers.read(CGFloat(2)) == [2])
    #expect(StoredNumbers.read(EmptyAnimatableData()).isEmpty)
    #expect(StoredNumbers.read(AnimatablePair(1.0, AnimatablePair(CGFloat(2), 3.0))) == [1, 2, 3])
    #expect(StoredNumbers.read(AnimatableValues(1.0, Float(2), CGFloat(3))) == [1, 2, 3])
    #expect(StoredNumbers.read(AnimatableValues(4.0)) == [4])
    #expect(StoredNumbers.read(Row(values: [1, 2, 3])) == [1, 2, 3])
    let kind = AttributeKind("shape", dataOf: Bars(bars: Row(values: [5, 6])))
    #expect(kind.components(count: 2).map(\.name) == ["bars.values[0]", "bars.values[1]"])
  }

  // MARK: - Rates

  private struct Racer: View {
    let animation: Animation
    @State private var isOn = false
    var body: some View {
      Circle().opacity(isOn ? 1 : 0)
        .onAppear { withAnimation(animation) { isOn = true } }
    }
  }

  @Test(arguments: [
    Animation.easeInOut(duration: 1), .spring(duration: 0.8, bounce: 0.3), .default,
    .interpolatingSpring(stiffness: 120, damping: 9), .linear(duration: 1).speed(0.5).delay(0.25),
    .easeIn(duration: 0.35).repeatCount(5), .timingCurve(.circularEaseOut, duration: 1),
  ])
  func velocitiesAreTheDerivative(_ animation: Animation) throws {
    let step = 1e-4
    let times = stride(from: 0.13, to: 1, by: 0.17).flatMap { [$0 - step, $0, $0 + step] }
    let rows = try trace(at: times) { Racer(animation: animation) }.map { $0[0] }
    for index in stride(from: 1, to: rows.count, by: 3) {
      let slope = (rows[index + 1].presented[0] - rows[index - 1].presented[0]) / (2 * step)
      #expect(near(rows[index].velocity[0], slope, within: 2e-5), "\(animation) \(times[index])")
    }
  }

  // MARK: - Animations and where they come from

  private struct Spun: View {
    @State private var isOn = false
    var body: some View {
      Circle().opacity(isOn ? 0 : 1)
        .animation(.bouncy) { $0.scaleEffect(isOn ? 2 : 1) }
        .transaction { $0.animation = $0.animation?.speed(2) }
        .task {
          let binding = $isOn.animation(.easeIn)
          binding.wrappedValue = true
        }
    }
  }

  @Test func sourcesNameTheCallThatSetTheAnimation() throws {
    let rows = try trace(at: [0]) { Spun() }[0]
    let opacity = try #require(rows.first { $0.kind == "opacity" })
    #expect(opacity.animation == "easeIn(duration: 0.35).speed(2.0)")
    #expect(opacity.source?.hasPrefix(".transaction TraceTests.swift:") == true)
    let scale = try #require(rows.first { $0.kind == "scale" })
    #expect(scale.animation == "spring(duration: 0.5, bounce: 0.3)")
    #expect(scale.source?.hasPrefix(".animation(body:) TraceTests.swift:") == true)
  }

  private struct Own: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { time < 1 ? value.scaled(by: time) : nil }
  }

  @Test func animationsAreWrittenAsInTheSource() {
    #expect(Animation.default.shortText == "default")
    #expect(Animation.linear(duration: 6).shortText == "linear(duration: 6.0)")
    #expect(Animation.easeInOut.shortText == "easeInOut(duration: 0.35)")
    #expect(Animation.easeOut(duration: 1).shortText == "easeOut(duration: 1.0)")
    #expect(
      Animation.timingCurve(0.2, 0.1, 0.3, 1.4, duration: 2).shortText
        == "timingCurve(0.2, 0.1, 0.3, 1.4, duration: 2.0)")
    #expect(Animation.spring.shortText == "spring(duration: 0.5, bounce: 0.0)")
    #expect(Animation.snappy.shortText == "spring(duration: 0.5, bounce: 0.15)")
    #expect(
      Animation.spring(duration: 1, bounce: -0.5).shortText == "spring(duration: 1.0, bounce: -0.5)"
    )
    #expect(
      Animation.linear(duration: 1.2).speed(0.25).shortText == "linear(duration: 1.2).speed(0.25)")
    #expect(
      Animation.default.delay(0.5).repeatForever(autoreverses: false).shortText
        == "default.delay(0.5).repeatForever(autoreverses: false)")
    #expect(
      Animation.interpolatingSpring(stiffness: 170, damping: 15).shortText
        == "interpolatingSpring(mass: 1.0, stiffness: 170.0, damping: 15.0, initialVelocity: 0.0)")
    #expect(Animation(Own()).repeatCount(2).shortText == "Own.repeatCount(2, autoreverses: true)")
  }

  // MARK: - Settling

  @Test func aSceneSettlesWhereItsLastAnimationEnds() throws {
    try Harness.run {
      Racer(animation: .linear(duration: 2))
    } _: { harness in
      let settling = try harness.session.settle(through: VirtualInstant(seconds: 60))
      #expect(settling == .settled(VirtualInstant(seconds: 2)))
    }
  }

  @Test func anAnimationThatWasTakenOverEndsOnce() throws {
    try Harness.run {
      Retargeted()
    } _: { harness in
      // The first spring alone would have gone on for longer than the whole.
      let settling = try harness.session.settle(through: VirtualInstant(seconds: 60))
      guard case .settled(let end) = settling else { return #expect(Bool(false)) }
      #expect(end.seconds > 0.5 && end.seconds < 5, "\(end)")
    }
  }

  private struct Retargeted: View {
    @State private var value = 0.0
    var body: some View {
      Circle().opacity(value)
        .onAppear { withAnimation(.spring(duration: 20)) { value = 1 } }
        .after(0.5) { withAnimation(.spring(duration: 0.2)) { value = 0.5 } }
    }
  }
}
