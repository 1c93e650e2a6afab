import Foundation
import Testing
import VirtualTime

/// `DispatchQueue`, `Timer` and `print` as scenes see them.
@MainActor @Suite(.serialized) struct SceneTimeTests {
  typealias DispatchQueue = VirtualTime.DispatchQueue
  typealias Timer = VirtualTime.Timer

  /// Runs `scene` for `end` s and returns what it printed, with the times.
  private func console(through end: Double, scene: () -> Void) throws -> [String] {
    try VirtualTimeSession.run { session in
      var lines: [String] = []
      session.consoleHandler = { lines.append("\($0.seconds) \($1)") }
      scene()
      try session.queue.run(through: VirtualInstant(seconds: end))
      return lines
    }
  }

  @Test func blocksRunAtTheirInstants() throws {
    let lines = try console(through: 3) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { VirtualTime.print("half") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) {
        VirtualTime.print("quarter")
      }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1) { VirtualTime.print("wall") }
      DispatchQueue.main.asyncAfter(deadline: .now()) { VirtualTime.print("now") }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { VirtualTime.print("never") }
      DispatchQueue.global(qos: .background).async {
        DispatchQueue.main.async { VirtualTime.print("back") }
      }
      DispatchQueue(label: "own").sync { VirtualTime.print("sync") }
    }
    #expect(lines == ["0.0 sync", "0.0 now", "0.0 back", "0.25 quarter", "0.5 half", "1.0 wall"])
  }

  @Test func cancelledWorkItemsDoNotRun() throws {
    let lines = try console(through: 3) {
      let first = DispatchWorkItem { VirtualTime.print("first") }
      let second = DispatchWorkItem { VirtualTime.print("second") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: first)
      DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: second)
      first.cancel()
    }
    #expect(lines == ["2.0 second"])
  }

  @Test func repeatingTimersDoNotDrift() throws {
    try VirtualTimeSession.run { session in
      nonisolated(unsafe) var ticks: [Int64] = []
      let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
        MainActor.assumeIsolated { ticks.append(session.queue.now.ticks) }
      }
      try session.queue.run(through: VirtualInstant(seconds: 100))
      #expect(ticks == (1...1000).map { $0 * 300_000_000 })
      timer.invalidate()
      #expect(session.queue.pendingCount == 0)
      #expect(!timer.isValid)
    }
  }

  @Test func timersFireOnceUnlessTheyRepeat() throws {
    let lines = try console(through: 5) {
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) {
        VirtualTime.print("once", $0.isValid)
      }
      let added = Timer(timeInterval: 2, repeats: false) { _ in VirtualTime.print("added") }
      RunLoop.main.add(added, forMode: .common)
      _ = Timer(timeInterval: 1, repeats: true) { _ in VirtualTime.print("never added") }
      nonisolated(unsafe) var count = 0
      Timer.scheduledTimer(withTimeInterval: 1.5, repeats: true) { timer in
        count += 1
        VirtualTime.print("shot", count)
        if count == 2 { timer.invalidate() }
      }
    }
    #expect(lines == ["1.0 once true", "1.5 shot 1", "2.0 added", "3.0 shot 2"])
  }

  @Test func aTimersFireDateIsOnTheVirtualCalendar() throws {
    try VirtualTimeSession.run(epoch: 0) { session in
      let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in }
      #expect(timer.fireDate == Date(timeIntervalSince1970: 2))
      try session.queue.run(through: VirtualInstant(seconds: 5))
      #expect(timer.fireDate == Date(timeIntervalSince1970: 6))
      timer.fireDate = Date(timeIntervalSince1970: 5.5)
      #expect(session.queue.nextDeadline == VirtualInstant(seconds: 5.5))
      try session.queue.run(through: VirtualInstant(seconds: 6))
      #expect(session.queue.nextDeadline == VirtualInstant(seconds: 7.5))
      timer.invalidate()
    }
  }

  @Test func printedTextBecomesLinesWithTheirTimes() throws {
    let lines = try console(through: 1) {
      VirtualTime.print("a", 1, Optional(2) as Any, separator: "-", terminator: "")
      VirtualTime.print("b\nc")
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        VirtualTime.print("unfinished", terminator: "")
      }
    }
    #expect(lines == ["0.0 a-1-Optional(2)b", "0.0 c"])
  }

  @Test func anUnfinishedLineComesWithTheEnd() throws {
    var lines: [String] = []
    VirtualTimeSession.run { session in
      session.consoleHandler = { lines.append("\($0.seconds) \($1)") }
      VirtualTime.print("unfinished", terminator: "")
    }
    #expect(lines == ["0.0 unfinished"])
  }
}
