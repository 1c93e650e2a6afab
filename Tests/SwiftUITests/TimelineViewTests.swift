import DrawingModel
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Timelines: semantics H.4, task loops of H.5, and that frames leave no trace.
@MainActor @Suite struct TimelineViewTests {
  /// Draws the date as a width, in points per second since 2001.
  private struct Ruler<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    var body: some View {
      TimelineView(schedule) { context in
        Rectangle().frame(width: 100 + context.date.timeIntervalSinceReferenceDate, height: 10)
      }
    }
  }

  private func dates(
    of schedule: some TimelineSchedule, at times: [Double]
  ) throws -> [Double] {
    try Harness.widths(at: times) { Ruler(schedule: schedule) }.map { $0 - 100 }
  }

  private static func date(_ seconds: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }

  private func expect(
    _ values: [Double], _ expected: [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      values.count == expected.count && zip(values, expected).allSatisfy { near($0, $1) },
      "\(values), not \(expected)", sourceLocation: sourceLocation)
  }

  @Test func animationShowsTheDateOfEachFrame() throws {
    let times = [0, 0.001, 1.0 / 24, 0.1, 1.0 / 7, 2.5, 100.125]
    expect(try dates(of: .animation, at: times), times)
  }

  @Test func minimumIntervalHoldsDates() throws {
    expect(
      try dates(of: .animation(minimumInterval: 0.25), at: [0, 0.2, 0.25, 0.4, 0.5, 1.1]),
      [0, 0, 0.25, 0.25, 0.5, 1])
  }

  @Test func pausedDatesStandStill() throws {
    expect(try dates(of: .animation(paused: true), at: [0, 1, 5]), [0, 0, 0])
    struct Pausing: View {
      @State private var isPaused = false
      var body: some View {
        Ruler(schedule: .animation(minimumInterval: nil, paused: isPaused))
          .after(1.003) { isPaused = true }
          .after(2) { isPaused = false }
      }
    }
    expect(
      try Harness.widths(at: [1, 1.003, 1.5, 1.9, 2, 2.3]) { Pausing() }.map { $0 - 100 },
      [1, 1.003, 1.003, 1.003, 2, 2.3])
  }

  @Test func periodicDatesLieOnTheirGrid() throws {
    expect(
      try dates(of: .periodic(from: Self.date(-1.5), by: 2), at: [0, 0.4, 0.5, 2.4, 2.5, 9]),
      [-1.5, -1.5, 0.5, 0.5, 2.5, 8.5])
    let entries = PeriodicTimelineSchedule(from: Self.date(0), by: 5)
      .entries(from: Self.date(12), mode: .normal)
    #expect(Array(entries.prefix(3)) == [10, 15, 20].map(Self.date))
  }

  @Test func everyMinuteBeginsAtTheMinute() throws {
    expect(try dates(of: .everyMinute, at: [0, 59.9, 60, 125]), [0, 0, 60, 120])
    let entries = EveryMinuteTimelineSchedule().entries(from: Self.date(130), mode: .normal)
    #expect(Array(entries.prefix(2)) == [120, 180].map(Self.date))
  }

  @Test func explicitDatesAreShownInTurn() throws {
    let schedule = ExplicitTimelineSchedule([-3, -1, 0.75, 2].map(Self.date))
    expect(try dates(of: schedule, at: [0, 0.7, 0.75, 1.9, 2, 7]), [-1, -1, 0.75, 0.75, 2, 2])
    expect(try dates(of: .explicit([Self.date(1)]), at: [0, 0.5, 1]), [0, 0, 1])
  }

  private struct Doubling: TimelineSchedule {
    func entries(from start: Date, mode: TimelineScheduleMode) -> [Date] {
      (0..<5).map { start.addingTimeInterval(pow(2, Double($0))) }
    }
  }

  @Test func schedulesMayBeOfOnesOwn() throws {
    expect(try dates(of: Doubling(), at: [0.5, 1, 3.9, 4, 100]), [0, 1, 2, 4, 16])
  }

  @Test func elapsedTimeIsExactFromATurnOn() throws {
    struct Stopwatch: View {
      @State private var start = Date.distantFuture
      var body: some View {
        TimelineView(.animation) { context in
          let elapsed = max(0, context.date.timeIntervalSince(start))
          Rectangle().frame(width: 10 + 100 * elapsed, height: 10)
        }
        .after(0.7) { start = Date() }
      }
    }
    expect(try Harness.widths(at: [0.6, 0.7, 0.71, 1.7]) { Stopwatch() }, [10, 10, 11, 110])
  }

  @Test func contextHasItsWellKnownNames() throws {
    struct Named: View {
      func bar(_ context: TimelineViewDefaultContext) -> some View {
        Rectangle().frame(width: context.cadence == .live ? 30 : 90, height: 1)
      }
      var body: some View { TimelineView(.everyMinute) { bar($0) } }
    }
    #expect(try Harness.widths(at: [0]) { Named() } == [30])
    #expect(TimelineViewDefaultContext.Cadence.live < .minutes)
  }

  // MARK: Actions

  private struct Acting: View {
    let log: Log
    var schedule = AnimationTimelineSchedule()
    @State private var count = 0
    var body: some View {
      TimelineView(schedule) { context in
        let date = context.date.timeIntervalSinceReferenceDate
        VStack {
          Rectangle().frame(width: 10 + CGFloat(count), height: 10)
          if Int(date * 4) % 2 == 1 { Rectangle().frame(width: 7, height: 7) }
          Circle().frame(width: 10, height: 10).offset(x: 100 * date)
            .animation(.linear(duration: 0.3), value: Int(date * 3))
        }
        .onChange(of: context.date) { _, new in
          count += 1
          log("\((new.timeIntervalSinceReferenceDate * 120 * 1000).rounded() / 1000)")
        }
      }
    }
  }

  @Test func actionsRunAtReferenceTicksOnly() throws {
    let log = Log()
    try Harness.run {
      Acting(log: log)
    } _: { scene in
      for time in [0, 0.003, 0.004, 0.0085, 0.02, 0.024, 0.0249, 0.025] {
        _ = try scene.items(at: time)
      }
    }
    #expect(log.lines == ["1.0", "2.0", "3.0"])
  }

  @Test func entriesBetweenTicksActAtTheNextOne() throws {
    struct Late: View {
      let log: Log
      var body: some View {
        TimelineView(.periodic(from: .init(timeIntervalSinceReferenceDate: 0), by: 0.01)) {
          context in
          Rectangle().frame(width: 100 * context.date.timeIntervalSinceReferenceDate, height: 1)
            .onChange(of: context.date) { log("\(Date().timeIntervalSinceReferenceDate * 120)") }
        }
      }
    }
    let log = Log()
    try Harness.run {
      Late(log: log)
    } _: { scene in
      let width = try scene.boxes(at: 0.0105)[0].width
      #expect(near(width, 1))
      #expect(log.lines.isEmpty)
      _ = try scene.items(at: 0.0251)
    }
    let ticks = log.lines.compactMap { Double($0) }
    #expect(ticks.count == 2 && near(ticks[0], 2, within: 1e-4) && near(ticks[1], 3, within: 1e-4))
  }

  /// Everything that follows frames, with actions, structure and animations inside.
  private struct Everything: View {
    @State private var flag = false
    @State private var hits = 0
    @State private var progress = 0.0
    var body: some View {
      VStack {
        Acting(log: Log())
        Ruler(schedule: .periodic(from: .now, by: 0.07))
        Meter(value: progress, hits: $hits)
        Rectangle().frame(width: 20, height: 20)
          .phaseAnimator([0.0, 13, -5], trigger: hits) { content, x in content.offset(x: x) }
        KeyframeAnimator(initialValue: 0.0) { value in
          Rectangle().frame(width: 30, height: 6).rotationEffect(.degrees(value))
            .animation(.smooth, value: flag)
            .onChange(of: value > 40) { hits += 1 }
        } keyframes: { _ in
          CubicKeyframe(90, duration: 0.37)
          SpringKeyframe(0, duration: 0.4)
        }
      }
      .task {
        for step in 1...9 {
          try? await Task.sleep(for: .milliseconds(131))
          withAnimation(.easeInOut(duration: 0.5)) {
            flag.toggle()
            progress = Double(step) / 9
          }
        }
      }
    }
  }

  private struct Meter: View, Animatable {
    var value: Double
    @Binding var hits: Int
    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View {
      VStack {
        if value > 0.4 { Rectangle().frame(width: 200 * value, height: 3) }
        Rectangle().frame(width: 200 * value, height: 8)
      }
      .onChange(of: Int(value * 10)) { hits += 1 }
    }
  }

  /// Printed frames at common moments, having drawn all frames of a rate up to them.
  private func frames(perSecond rate: Int, at moments: [Double]) throws -> [String] {
    var result: [String] = []
    try Harness.run {
      Everything()
    } _: { scene in
      var frame = 0
      for moment in moments {
        while rate > 0, Double(frame) / Double(rate) < moment - 1e-9 {
          _ = try scene.items(at: Double(frame) / Double(rate))
          frame += 1
        }
        result.append("\(try scene.items(at: moment))")
      }
    }
    return result
  }

  @Test func framesLeaveNoTrace() throws {
    let moments = [0.5, 1, 1.25, 1.5, 2, 2.0041, 3]
    let still = try frames(perSecond: 0, at: moments)
    #expect(Set(still).count == moments.count)
    for rate in [24, 25, 30, 60, 120, 144, 1000] {
      let drawn = try frames(perSecond: rate, at: moments)
      for (index, moment) in moments.enumerated() {
        #expect(drawn[index] == still[index], "\(rate) fps at \(moment)")
      }
    }
    // Neither do other moments that are asked for on the way.
    for moment in moments {
      let alone = try frames(perSecond: 0, at: [moment])
      #expect(moments.firstIndex(of: moment).map { still[$0] } == alone[0], "\(moment)")
    }
  }

  @Test func contentWithoutConsequencesIsEvaluatedForFramesOnly() throws {
    try Harness.run {
      Ruler(schedule: .animation)
    } _: { scene in
      _ = try scene.items(at: 0)
      let before = scene.session.counts.bodies
      _ = try scene.items(at: 100)
      #expect(scene.session.counts.bodies == before + 1)
    }
  }

  // MARK: Loops in tasks

  private struct Blinking: View {
    let duration: Double
    @State private var isWide = false
    var body: some View {
      Rectangle().frame(width: isWide ? 200 : 100, height: 10)
        .task {
          while !Task.isCancelled {
            withAnimation(.linear(duration: duration)) { isWide.toggle() }
            try? await Task.sleep(for: .seconds(0.5))
          }
        }
    }
  }

  @Test func loopsInTasksStartEachLegOnTime() throws {
    expect(
      try Harness.widths(at: [0, 0.25, 0.5, 0.75, 1, 30.25]) { Blinking(duration: 0.5) },
      [100, 150, 200, 150, 100, 150])
    // A leg that is still under way is chased: after 0.5 s half of the way, and so on.
    expect(
      try Harness.widths(at: [0.5, 0.75, 1]) { Blinking(duration: 1) },
      [150, 175 + (100 - 175) * 0.25, 200 + (100 - 200) * 0.5])
  }

  @Test func cancellingATaskStopsNoAnimation() throws {
    struct Cancelled: View {
      @State private var width: CGFloat = 100
      @State private var isRunning = true
      var body: some View {
        ZStack {
          Rectangle().frame(width: width, height: 10)
          if isRunning {
            Circle().frame(width: 1, height: 1).task {
              while !Task.isCancelled {
                withAnimation(.linear(duration: 2)) { width += 100 }
                try? await Task.sleep(for: .seconds(1))
              }
            }
          }
        }
        .after(0.5) { isRunning = false }
      }
    }
    expect(try Harness.widths(at: [0.5, 1, 2, 9]) { Cancelled() }, [125, 150, 200, 200])
  }
}
