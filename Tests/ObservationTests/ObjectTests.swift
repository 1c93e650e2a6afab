import Foundation
import SwiftUI
import Testing
import ViewTesting
import VirtualTime

/// Views of objects: what is evaluated anew, under which transaction, and who owns the object.
@MainActor @Suite struct ObjectTests {
  @Observable final class Lamp {
    var width: CGFloat = 10
    var note = "off"
  }

  @Observable final class Unknown {}

  final class Gauge: ObservableObject {
    @Published var width: CGFloat = 10
    @Published var note = "none"
    let log: Log?
    init(_ log: Log? = nil) { self.log = log }
  }

  @Test func aViewIsEvaluatedForWhatItReadsOfAnObservableObject() throws {
    struct Reader: View {
      let lamp: Lamp
      let log: Log
      var body: some View {
        log("evaluated at \(lamp.width)")
        return Color.red.frame(width: lamp.width, height: 10)
      }
    }
    let (lamp, log) = (Lamp(), Log())
    try Harness.run {
      Reader(lamp: lamp, log: log).task {
        try? await Task.sleep(for: .seconds(1))
        lamp.note = "never read"
        try? await Task.sleep(for: .seconds(1))
        lamp.width = 30
      }
    } _: { scene in
      expectEqual(try scene.boxes(at: 0.5).map(\.width), [10])
      expectEqual(try scene.boxes(at: 3).map(\.width), [30])
    }
    #expect(log.lines == ["evaluated at 10.0", "evaluated at 30.0"])
  }

  @Test func aChangeUnderAnAnimationIsAnimated() throws {
    let (lamp, gauge) = (Lamp(), Gauge())
    struct Both: View {
      let lamp: Lamp
      @ObservedObject var gauge: Gauge
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: lamp.width, height: 10)
          Color.blue.frame(width: gauge.width, height: 10)
        }
      }
    }
    try Harness.run {
      Both(lamp: lamp, gauge: gauge).task {
        try? await Task.sleep(for: .seconds(1))
        withAnimation(.linear(duration: 2)) {
          lamp.width = 30
          gauge.width = 50
        }
      }
    } _: { scene in
      expectEqual(try scene.boxes(at: 1).map(\.width), [10, 10])
      expectEqual(try scene.boxes(at: 2).map(\.width), [20, 30])
      expectEqual(try scene.boxes(at: 3).map(\.width), [30, 50])
    }
  }

  @Test func aStateObjectIsMadeOnceAndOutlivesItsViewValue() throws {
    struct Inner: View {
      let color: Color
      @StateObject private var gauge: Gauge
      init(color: Color, log: Log) {
        self.color = color
        _gauge = StateObject(
          wrappedValue: {
            log("made"); return Gauge(log)
          }())
      }
      var body: some View {
        color.frame(width: gauge.width, height: 10).onTapGesture { gauge.width += 15 }
      }
    }
    struct Outer: View {
      let log: Log
      @State private var isBlue = false
      var body: some View {
        Inner(color: isBlue ? .blue : .red, log: log).task {
          try? await Task.sleep(for: .seconds(2))
          isBlue = true
        }
      }
    }
    let log = Log()
    try Harness.run(events: [.tap(200, 200, at: 1)]) {
      Outer(log: log)
    } _: { scene in
      expectEqual(try scene.boxes(at: 1.5).map(\.width), [25])
      expectEqual(try scene.boxes(at: 3).map(\.width), [25])
    }
    #expect(log.lines == ["made"])
  }

  @Test func objectsOfTheEnvironmentReachViewsInside() throws {
    struct Inside: View {
      @EnvironmentObject var gauge: Gauge
      @Environment(Lamp.self) private var lamp
      @Environment(Unknown.self) private var unknown: Unknown?
      let log: Log
      var body: some View {
        log(unknown == nil ? "no unknown object" : "an unknown object")
        return Color.red.frame(width: gauge.width + lamp.width, height: 10)
      }
    }
    let (lamp, gauge, log) = (Lamp(), Gauge(), Log())
    try Harness.run {
      VStack { Inside(log: log) }
        .environmentObject(gauge)
        .environment(lamp)
        .task {
          try? await Task.sleep(for: .seconds(1))
          gauge.width = 20
          try? await Task.sleep(for: .seconds(1))
          lamp.width = 40
        }
    } _: { scene in
      expectEqual(try scene.boxes(at: 0.5).map(\.width), [20])
      expectEqual(try scene.boxes(at: 1.5).map(\.width), [30])
      expectEqual(try scene.boxes(at: 2.5).map(\.width), [60])
    }
    #expect(Set(log.lines) == ["no unknown object"])
  }

  @Test func bindingsToPropertiesWriteUnderTheirTransaction() throws {
    struct Bar: View {
      @Binding var width: CGFloat
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .onTapGesture { $width.animation(.linear(duration: 1)).wrappedValue = 50 }
      }
    }
    struct Both: View {
      @Bindable var lamp: Lamp
      @ObservedObject var gauge: Gauge
      @State private var own = Lamp()
      var body: some View {
        VStack(spacing: 0) {
          Bar(width: $lamp.width)
          Bar(width: $gauge.width)
          Bar(width: $own.width)
        }
      }
    }
    let (lamp, gauge) = (Lamp(), Gauge())
    try Harness.run(
      events: [.tap(200, 190, at: 1), .tap(200, 200, at: 2), .tap(200, 210, at: 3)]
    ) {
      Both(lamp: lamp, gauge: gauge)
    } _: { scene in
      expectEqual(try scene.boxes(at: 1.5).map(\.width), [30, 10, 10])
      expectEqual(try scene.boxes(at: 2.5).map(\.width), [50, 30, 10])
      expectEqual(try scene.boxes(at: 3.5).map(\.width), [50, 50, 30])
    }
  }

  @Test func aTimersPublisherFiresOnVirtualTime() throws {
    struct Ticking: View {
      let log: Log
      @State private var count = 0
      private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      var body: some View {
        Color.red.frame(width: CGFloat(10 + count), height: 10)
          .onReceive(timer) { _ in
            count += 1
            if count == 4 { timer.upstream.connect().cancel() }
          }
      }
    }
    try Harness.run {
      Ticking(log: Log())
    } _: { scene in
      expectEqual(try scene.boxes(at: 0.4).map(\.width), [10])
      expectEqual(try scene.boxes(at: 0.5).map(\.width), [11])
      expectEqual(try scene.boxes(at: 1.7).map(\.width), [13])
      expectEqual(try scene.boxes(at: 9).map(\.width), [14])
    }
  }

  @Test func schedulersRunOnVirtualTime() throws {
    final class Kept { var all: [AnyCancellable] = [] }
    let (log, kept, words) = (Log(), Kept(), PassthroughSubject<String, Never>())
    try Harness.run {
      Color.red.task {
        let start = Date()
        @MainActor func note(_ kind: String, _ word: String) {
          let passed = (Date().timeIntervalSince(start) * 1000).rounded() / 1000
          log("\(kind) \(word) \(passed)")
        }
        kept.all = [
          words.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .sink { note("debounced", $0) },
          words.throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true)
            .sink { note("throttled", $0) },
          words.delay(for: .seconds(1), scheduler: DispatchQueue.main).sink { note("delayed", $0) },
          words.receive(on: RunLoop.main).sink { note("received", $0) },
        ]
        for word in ["a", "b"] {
          words.send(word)
          try? await Task.sleep(for: .milliseconds(200))
        }
      }
    } _: { scene in
      _ = try scene.items(at: 3)
    }
    #expect(
      log.lines.sorted() == [
        "debounced b 0.5", "delayed a 1.0", "delayed b 1.2", "received a 0.0", "received b 0.2",
        "throttled a 0.0", "throttled b 0.5",
      ])
  }

  /// A frame that was drawn on the way changes nothing of what comes later.
  @Test func framesInBetweenDoNotChangeWhatIsObserved() throws {
    struct Mixed: View {
      let lamp: Lamp
      var body: some View {
        TimelineView(.animation) { context in
          let second = Int(context.date.timeIntervalSinceReferenceDate)
          Color.red.frame(width: second.isMultiple(of: 2) ? lamp.width : 5, height: 10)
        }
        .task {
          for _ in 0..<5 {
            try? await Task.sleep(for: .milliseconds(700))
            withAnimation(.linear(duration: 0.5)) { lamp.width += 10 }
          }
        }
      }
    }
    func widths(_ times: [Double]) throws -> [CGFloat] {
      let lamp = Lamp()
      var found: [CGFloat] = []
      try Harness.run {
        Mixed(lamp: lamp)
      } _: { scene in
        for time in times { found.append(try #require(try scene.boxes(at: time).first).width) }
      }
      return found
    }
    let all = try widths(stride(from: 0, through: 4, by: 0.05).map { $0 })
    let few = try widths([0.85, 2.45, 4])
    #expect(few == [all[17], all[49], all[80]])
  }
}
