import Foundation
import Testing
import VirtualTime

/// What a scene did and when, in seconds of virtual time.
@MainActor final class Journal {
  let session: VirtualTimeSession
  var lines: [String] = []

  init(_ session: VirtualTimeSession) {
    self.session = session
  }

  func note(_ text: String) {
    lines.append("\(session.queue.now.seconds) \(text)")
  }
}

/// Runs `scene` as a view's task from time 0 on, up to `end` s, and returns its journal.
@MainActor func journal(
  through end: Double = 10, scene: @escaping @MainActor (Journal) async -> Void
) throws -> [String] {
  try VirtualTimeSession.run { session in
    let journal = Journal(session)
    Task { @MainActor in await scene(journal) }
    try session.queue.run(through: VirtualInstant(seconds: end))
    return journal.lines
  }
}

private actor Counter {
  var count = 0

  func increment() -> Int {
    count += 1
    return count
  }
}

@MainActor @Suite(.serialized) struct TaskTests {
  @Test func sleepsEndAtTheirExactInstants() throws {
    let lines = try journal { journal in
      try? await Task.sleep(for: .seconds(1))
      journal.note("for")
      try? await Task.sleep(nanoseconds: 250_000_000)
      journal.note("nanoseconds")
      try? await Task.sleep(until: .now + .milliseconds(250))
      journal.note("until")
      try? await ContinuousClock().sleep(for: .seconds(2))
      journal.note("continuous")
      try? await SuspendingClock().sleep(until: .now + .seconds(3))
      journal.note("suspending")
      try? await Task.sleep(for: .seconds(0.5), tolerance: .seconds(1))
      journal.note("tolerance")
    }
    #expect(
      lines == [
        "1.0 for", "1.25 nanoseconds", "1.5 until", "3.5 continuous", "6.5 suspending",
        "7.0 tolerance",
      ])
  }

  @Test func sleepsOfFractionsKeepToTheFrames() throws {
    try VirtualTimeSession.run { session in
      var ticks: [Int64] = []
      Task { @MainActor in
        for _ in 0..<120 {
          try? await Task.sleep(for: .seconds(1.0 / 60))
          ticks.append(session.queue.now.ticks)
        }
      }
      try session.queue.run(through: VirtualInstant(seconds: 2))
      #expect(ticks == (1...120).map { $0 * 50_000_000 })
    }
  }

  @Test func yieldsAndEmptySleepsAreTheNextTurnAtTheSameInstant() throws {
    let lines = try journal { journal in
      journal.session.queue.afterTurn = { journal.note("turn") }
      try? await Task.sleep(for: .seconds(1))
      journal.note("woke")
      await Task.yield()
      journal.note("yielded")
      try? await Task.sleep(for: .zero)
      journal.note("slept 0")
      journal.session.queue.afterTurn = nil
    }
    #expect(lines.first == "0.0 turn")
    // The task that slept goes on in the very turn of its alarm.
    #expect(lines.filter { $0.hasPrefix("1.0") }.first == "1.0 woke")
    let woke = try #require(lines.firstIndex(of: "1.0 woke"))
    let yielded = try #require(lines.firstIndex(of: "1.0 yielded"))
    let slept = try #require(lines.firstIndex(of: "1.0 slept 0"))
    #expect(lines[woke..<yielded].contains("1.0 turn"))
    #expect(lines[yielded..<slept].contains("1.0 turn"))
  }

  @Test func tasksAndBlocksOfOneInstantTakeTurnsInOrder() throws {
    let lines = try journal { journal in
      VirtualTime.DispatchQueue.main.async { MainActor.assumeIsolated { journal.note("block") } }
      Task { journal.note("task") }
      VirtualTime.DispatchQueue.main.async {
        MainActor.assumeIsolated { journal.note("second block") }
      }
      journal.note("first")
    }
    #expect(lines == ["0.0 first", "0.0 block", "0.0 task", "0.0 second block"])
  }

  @Test func sleepersOfOneInstantResumeInTheOrderTheyWentToSleep() throws {
    let lines = try journal { journal in
      for name in ["a", "b", "c"] {
        Task {
          try? await Task.sleep(for: .seconds(1))
          journal.note(name)
        }
      }
      VirtualTime.DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        MainActor.assumeIsolated { journal.note("block") }
      }
    }
    // The block was queued in the first turn, the sleeps in the turns of the three tasks after it.
    #expect(lines == ["1.0 block", "1.0 a", "1.0 b", "1.0 c"])
  }

  @Test func groupsDetachedTasksAndActorsRunOnTheOneClock() throws {
    let lines = try journal { journal in
      let sum = await withTaskGroup(of: Int.self) { group in
        for number in [3, 1, 2] {
          group.addTask {
            try? await Task.sleep(for: .seconds(number))
            return number
          }
        }
        var sum = 0
        for await number in group {
          journal.note("got \(number)")
          sum += number
        }
        return sum
      }
      journal.note("sum \(sum)")
      let value = await Task.detached {
        try? await Task.sleep(for: .seconds(1))
        await MainActor.run { journal.note("main actor") }
        return 7
      }.value
      journal.note("detached \(value)")
      let counter = Counter()
      async let first = counter.increment()
      async let second = counter.increment()
      journal.note("async let \(await first + second)")
    }
    #expect(
      lines == [
        "1.0 got 1", "2.0 got 2", "3.0 got 3", "3.0 sum 6", "4.0 main actor", "4.0 detached 7",
        "4.0 async let 3",
      ])
  }

  @Test func aCancelledSleepEndsAtOnce() throws {
    let lines = try journal { journal in
      let sleeper = Task {
        do {
          try await Task.sleep(for: .seconds(100))
          journal.note("slept")
        } catch {
          journal.note("cancelled \(error is CancellationError)")
        }
      }
      try? await Task.sleep(for: .seconds(2))
      sleeper.cancel()
      await sleeper.value
      journal.note("done")
    }
    #expect(lines == ["2.0 cancelled true", "2.0 done"])
  }

  @Test func streamsDeliverInVirtualTime() throws {
    let lines = try journal { journal in
      let stream = AsyncStream<Int> { continuation in
        Task {
          for number in 1...3 {
            try? await Task.sleep(for: .milliseconds(500))
            continuation.yield(number)
          }
          continuation.finish()
        }
      }
      for await number in stream { journal.note("\(number)") }
      journal.note("end")
    }
    #expect(lines == ["0.5 1", "1.0 2", "1.5 3", "1.5 end"])
  }

  @Test func aTaskStartedImmediatelyRunsToItsFirstSuspension() throws {
    try VirtualTimeSession.run { session in
      let journal = Journal(session)
      session.runImmediately {
        Task { @MainActor in
          journal.note("started")
          Task { journal.note("inner") }
          try? await Task.sleep(for: .seconds(1))
          journal.note("woke")
        }
      }
      journal.note("after")
      #expect(journal.lines == ["0.0 started", "0.0 after"])
      try session.queue.run(through: VirtualInstant(seconds: 1))
      #expect(journal.lines == ["0.0 started", "0.0 after", "0.0 inner", "1.0 woke"])
    }
  }

  @Test func aTaskThatSpinsIsAnError() {
    VirtualTimeSession.run { session in
      session.queue.itemLimit = 500
      let task = Task { @MainActor in while !Task.isCancelled { await Task.yield() } }
      #expect(throws: EventQueueRunError.runawayInstant(instant: .zero, items: 500)) {
        try session.queue.run(through: VirtualInstant(seconds: 1))
      }
      task.cancel()
    }
  }

  @Test func jobsFromOtherThreadsArriveSafely() throws {
    try VirtualTimeSession.run { session in
      var resumed = 0
      for _ in 0..<50 {
        Task { @MainActor in
          await withCheckedContinuation { continuation in
            Dispatch.DispatchQueue.global().async { continuation.resume() }
          }
          resumed += 1
        }
      }
      // Real threads take real time: wait for them on the host, not on the virtual clock.
      let start = hostMilliseconds()
      while resumed < 50 && hostMilliseconds() - start < 10_000 {
        try session.queue.run(through: session.queue.now)
        sched_yield()
      }
      #expect(resumed == 50)
    }
  }

  @Test func ordinaryTasksWorkBetweenSessions() async throws {
    _ = try journal { journal in journal.note("in a session") }
    let start = hostMilliseconds()
    try await Task.sleep(for: .milliseconds(20))
    #expect(hostMilliseconds() - start >= 20)
    let value = await Task.detached { await MainActor.run { 5 } }.value
    #expect(value == 5)
  }

  @Test func waitingTasksOfAnEndedSessionNeverResume() throws {
    var resumed = false
    VirtualTimeSession.run { session in
      session.runImmediately {
        Task { @MainActor in
          try? await Task.sleep(for: .seconds(1))
          resumed = true
        }
      }
    }
    let lines = try journal { journal in
      try? await Task.sleep(for: .seconds(2))
      journal.note("second session")
    }
    #expect(lines == ["2.0 second session"])
    #expect(!resumed)
  }
}
