import CNumerics
import CVirtualTime
import Foundation
import Testing
import VirtualTime

/// The host's clock, whether or not a session runs.
func hostMilliseconds() -> Int64 { pw_host_monotonic_ns() / 1_000_000 }

@MainActor @Suite(.serialized) struct ClockAndChanceTests {
  @Test func theCalendarReadsEpochPlusVirtualTime() throws {
    try VirtualTimeSession.run(epoch: 1_000_000_000.5) { session in
      #expect(Date().timeIntervalSince1970 == 1_000_000_000.5)
      #expect(time(nil) == 1_000_000_000)
      try session.queue.run(through: VirtualInstant(seconds: 2.25))
      #expect(Date().timeIntervalSince1970 == 1_000_000_002.75)
      #expect(Date.now == Date(timeIntervalSince1970: 1_000_000_002.75))
      #expect(Date.timeIntervalSinceReferenceDate == 1_000_000_002.75 - 978_307_200)
    }
    #expect(Date().timeIntervalSince1970 > 1_600_000_000)
  }

  @Test func differencesOfClockReadingsAreExact() throws {
    try VirtualTimeSession.run { session in
      let continuous = ContinuousClock.now
      let suspending = SuspendingClock.now
      let dispatch = DispatchTime.now().uptimeNanoseconds
      let uptime = ProcessInfo.processInfo.systemUptime
      try session.queue.run(through: VirtualInstant(seconds: 1.5))
      #expect(ContinuousClock.now - continuous == .seconds(1.5))
      #expect(SuspendingClock.now - suspending == .seconds(1.5))
      #expect(DispatchTime.now().uptimeNanoseconds - dispatch == 1_500_000_000)
      #expect(ProcessInfo.processInfo.systemUptime - uptime == 1.5)
    }
  }

  @Test func theClockReadsTheDeadlineOfTheRunningItem() throws {
    try VirtualTimeSession.run { session in
      let start = ContinuousClock.now
      var readings: [Duration] = []
      for seconds in [0.5, 1.25] {
        session.queue.schedule(at: VirtualInstant(seconds: seconds), class: .scheduled) {
          readings.append(ContinuousClock.now - start)
        }
      }
      try session.queue.run(through: VirtualInstant(seconds: 4))
      #expect(readings == [.seconds(0.5), .seconds(1.25)])
      #expect(ContinuousClock.now - start == .seconds(4))
    }
  }

  @Test func theHostsClockGoesOn() {
    VirtualTimeSession.run { _ in
      let start = pw_host_monotonic_ns()
      while pw_host_monotonic_ns() - start < 1_000_000 {}
      #expect(pw_host_monotonic_ns() > start)
    }
  }

  @Test func blockingSleepsReturnAtOnceAndCount() throws {
    let hostStart = hostMilliseconds()
    try VirtualTimeSession.run { session in
      nonisolated(unsafe) var lines: [String] = []
      VirtualTime.DispatchQueue.global().async {
        let start = Date()
        Thread.sleep(forTimeInterval: 3)
        usleep(500_000)
        let elapsed = Date().timeIntervalSince(start)
        VirtualTime.DispatchQueue.main.async {
          MainActor.assumeIsolated { lines.append("\(session.queue.now.seconds) after \(elapsed)") }
        }
      }
      try session.queue.run(through: VirtualInstant(seconds: 3))
      #expect(lines.isEmpty)
      try session.queue.run(through: VirtualInstant(seconds: 4))
      #expect(lines == ["3.5 after 3.5"])
    }
    #expect(hostMilliseconds() - hostStart < 3000)
  }

  private struct Draws: Equatable {
    var words: [UInt64] = []
    var numbers: [Int] = []
    var shuffled: [Int] = []
    var identifiers: [UUID] = []
    var reals: [Double] = []
  }

  private func draws(seed: UInt64) -> Draws {
    VirtualTimeSession.run(seed: seed) { _ in
      var draws = Draws()
      var generator = SystemRandomNumberGenerator()
      for _ in 0..<5 {
        draws.words.append(generator.next())
        draws.numbers.append(Int.random(in: 0..<1000))
        draws.identifiers.append(UUID())
        draws.reals.append(Double.random(in: 0..<1))
      }
      draws.shuffled = Array(0..<20).shuffled()
      return draws
    }
  }

  @Test func equalSeedsGiveEqualRandomNumbersAndIdentifiers() {
    let first = draws(seed: 7)
    #expect(first == draws(seed: 7))
    let other = draws(seed: 8)
    #expect(first.words != other.words)
    #expect(first.identifiers != other.identifiers)
    #expect(Set(first.identifiers).count == 5)
  }

  @Test func withoutASessionRandomNumbersAreTheSystems() {
    var generator = SystemRandomNumberGenerator()
    let seeded = draws(seed: 7)
    #expect(generator.next() != seeded.words[0])
    #expect(UUID() != UUID())
  }

  @Test func mathematicsOfTheProcessIsOurs() {
    // Foundation's functions resolve to this package's, which are correctly rounded here; glibc's
    // may differ.
    #expect(Foundation.sin(1e22) == -0.8522008497671888)
    #expect(Foundation.exp(-745.1332191019411) == .leastNonzeroMagnitude)
    var different = 0
    for step in 1...2000 {
      let x = Double(step) * 0.0173
      if Foundation.exp(x).bitPattern != pw_exp(x).bitPattern { different += 1 }
      if Foundation.cos(x).bitPattern != pw_cos(x).bitPattern { different += 1 }
      if Foundation.pow(x, 1.37).bitPattern != pw_pow(x, 1.37).bitPattern { different += 1 }
      if Foundation.sin(Float(x)) != Float(pw_sin(Double(Float(x)))) { different += 1 }
    }
    #expect(different == 0)
  }
}
