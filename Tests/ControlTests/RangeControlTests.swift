import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Controls that move a value in a range, and views that show one.
@MainActor @Suite struct RangeControlTests {
  private struct Volume: View {
    let log: Log
    var step: Double?
    @State private var value = 0.0

    var body: some View {
      Group {
        if let step {
          Slider(value: $value, in: 0...10, step: step) {
            Text("Volume")
          } onEditingChanged: {
            log($0 ? "begin" : "end")
          }
        } else {
          Slider(value: $value, in: 0...10) {
            Text("Volume")
          } onEditingChanged: {
            log($0 ? "begin" : "end")
          }
        }
      }
      .frame(width: 238)
      .onChange(of: value) { log("\((value * 100).rounded() / 100)") }
    }
  }

  // The thumb's middle travels from 100 to 300: 20 points for 1.

  @Test func theThumbFollowsTheFinger() throws {
    let log = Log()
    try Harness.run(events: [.drag((100, 200), (160, 200), at: 1, for: 1)]) {
      Volume(log: log)
    } _: { scene in
      expectNear(try scene.drawn(at: 0).last.map { Double($0.box.midX) }, 100)
      expectNear(try scene.drawn(at: 1.5).last.map { Double($0.box.midX) }, 130, within: 0.6)
      expectNear(try scene.drawn(at: 3).last.map { Double($0.box.midX) }, 160)
    }
    #expect(log.lines.first == "begin")
    #expect(log.lines.suffix(2) == ["end", "3.0"])
  }

  @Test func aNameMeansTheThumb() throws {
    let lines = try Log.lines(
      .drag("Volume", to: (200, 200), at: 1, for: 1)
    ) { Volume(log: $0) }
    #expect(lines.suffix(2) == ["end", "5.0"])
  }

  @Test func aFingerBesideTheThumbMovesNothing() throws {
    let lines = try Log.lines(.drag((200, 200), (250, 200), at: 1, for: 1)) { Volume(log: $0) }
    #expect(lines == [])
  }

  @Test func stepsAreKept() throws {
    let lines = try Log.lines(.drag((100, 200), (193, 200), at: 1, for: 1)) {
      Volume(log: $0, step: 2.5)
    }
    #expect(lines == ["begin", "2.5", "5.0", "end"])
  }

  @Test func anAnimatedValueMovesTheThumb() throws {
    struct Moving: View {
      @State private var value = 0.0
      var body: some View {
        Slider(value: $value).frame(width: 238)
          .after(1) { withAnimation(.linear(duration: 1)) { value = 1 } }
      }
    }
    try Harness.run {
      Moving()
    } _: { scene in
      expectNear(try scene.drawn(at: 1.5).last.map { Double($0.box.midX) }, 200)
    }
  }

  // MARK: Steppers

  private struct Nights: View {
    let log: Log
    @State private var count = 1

    var body: some View {
      Stepper("Nights", value: $count, in: 1...3).onChange(of: count) { log("\(count)") }
    }
  }

  @Test func theHalvesOfAStepperRaiseAndLower() throws {
    let lines = try Log.lines(
      .tap("Increment", at: 1), .tap("Increment Nights", at: 2), .tap("Increment", at: 3),
      .tap("Decrement", at: 4)
    ) { Nights(log: $0) }
    // The third step would be beyond the range.
    #expect(lines == ["2", "3", "2"])
  }

  @Test func aStepperCallsItsClosures() throws {
    let lines = try Log.lines(.tap("Increment", at: 1), .tap("Decrement", at: 2)) { log in
      Stepper("Size") {
        log("up")
      } onDecrement: {
        log("down")
      }
    }
    #expect(lines == ["up", "down"])
  }

  // MARK: Progress

  @Test func aBarIsFilledByItsShareAndMoves() throws {
    struct Download: View {
      @State private var value = 25.0
      var body: some View {
        ProgressView("Download", value: value, total: 100).frame(width: 200)
          .after(1) { withAnimation(.linear(duration: 1)) { value = 75 } }
      }
    }
    try Harness.run {
      Download()
    } _: { scene in
      expectNear(try scene.boxes(at: 0).last.map { Double($0.width) }, 50)
      expectNear(try scene.boxes(at: 1.5).last.map { Double($0.width) }, 100)
      expectNear(try scene.boxes(at: 2).last.map { Double($0.width) }, 150)
    }
  }

  @Test func aSpinnerTurnsOnceASecondWithoutAnEnd() throws {
    try Harness.run {
      ProgressView()
    } _: { scene in
      let (first, eighth, second) = (
        try scene.opacities(at: 0), try scene.opacities(at: 0.125), try scene.opacities(at: 1)
      )
      #expect(first.count == 8)
      #expect(first != eighth)
      #expect(Array(eighth.dropFirst()) + eighth.prefix(1) == first)
      #expect(first == second)
      let settling = try scene.session.settle(through: .init(seconds: 5))
      #expect(settling != .settled(.init(seconds: 1)))
    }
  }

  @Test func aStyleOfItsOwnShowsTheFraction() throws {
    struct Bar: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(width: 100 * (configuration.fractionCompleted ?? 0), height: 10)
      }
    }
    try Harness.run {
      ProgressView(value: 0.25).progressViewStyle(Bar())
    } _: { scene in
      expectNear(try scene.boxes(at: 0).first.map { Double($0.width) }, 25)
    }
  }

  @Test func anIntervalPassesOnTheScenesClock() throws {
    struct Countdown: View {
      let start = Date()
      var body: some View {
        ProgressView(timerInterval: start...start.addingTimeInterval(10)).frame(width: 200)
      }
    }
    try Harness.run {
      Countdown()
    } _: { scene in
      expectNear(try scene.boxes(at: 0).dropFirst().first.map { Double($0.width) }, 200)
      expectNear(
        try scene.boxes(at: 2.5).dropFirst().first.map { Double($0.width) }, 150, within: 0.01)
      #expect(scene.session.texts.contains("0:08"))
    }
  }

  @Test func aGaugeShowsTheShareOfItsRange() throws {
    struct Dial: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(width: 100 * configuration.value, height: 10)
      }
    }
    try Harness.run {
      Gauge(value: 30, in: 20...40) { Text("Speed") }.gaugeStyle(Dial())
    } _: { scene in
      expectNear(try scene.boxes(at: 0).first.map { Double($0.width) }, 50)
    }
  }
}
