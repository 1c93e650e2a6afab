import Testing
import VirtualTime

@MainActor @Suite struct EventQueueTests {
  @Test func itemsRunByDeadlineThenClassThenSequence() throws {
    let queue = EventQueue()
    var order: [String] = []
    func add(_ name: String, _ seconds: Double, _ eventClass: EventClass) {
      queue.schedule(at: VirtualInstant(seconds: seconds), class: eventClass) {
        order.append("\(name)@\(queue.now.seconds)")
      }
    }
    add("block", 1, .mainQueue)
    add("timer", 1, .scheduled)
    add("second timer", 1, .scheduled)
    add("end", 1, .animationEnd)
    add("late", 1.5, .animationEnd)
    add("early", 0.5, .mainQueue)
    try queue.run(through: VirtualInstant(seconds: 1))
    #expect(order == ["early@0.5", "end@1.0", "timer@1.0", "second timer@1.0", "block@1.0"])
    #expect(queue.pendingCount == 1)
    #expect(queue.nextDeadline == VirtualInstant(seconds: 1.5))
  }

  @Test func theClockEndsAtTheInstantAskedFor() throws {
    let queue = EventQueue()
    try queue.run(through: VirtualInstant(seconds: 2))
    #expect(queue.now.seconds == 2)
    #expect(queue.nextDeadline == nil)
  }

  @Test func aDeadlineInThePastMeansNow() throws {
    let queue = EventQueue()
    try queue.run(through: VirtualInstant(seconds: 2))
    var instant: VirtualInstant?
    queue.schedule(at: .zero, class: .scheduled) { instant = queue.now }
    try queue.run(through: VirtualInstant(seconds: 2))
    #expect(instant == VirtualInstant(seconds: 2))
  }

  @Test func cancelledItemsDoNotRun() throws {
    let queue = EventQueue()
    var runs = 0
    let first = queue.schedule(at: VirtualInstant(seconds: 1), class: .scheduled) { runs += 1 }
    queue.schedule(at: VirtualInstant(seconds: 2), class: .scheduled) { runs += 10 }
    queue.cancel(first)
    queue.cancel(first)
    #expect(queue.pendingCount == 1)
    #expect(queue.nextDeadline == VirtualInstant(seconds: 2))
    try queue.run(through: VirtualInstant(seconds: 3))
    #expect(runs == 10)
    queue.cancel(first)
    #expect(queue.pendingCount == 0)
  }

  @Test func eachItemIsATurn() throws {
    let queue = EventQueue()
    var events: [String] = []
    queue.afterTurn = { events.append("turn@\(queue.now.seconds)") }
    queue.schedule(at: VirtualInstant(seconds: 1), class: .scheduled) {
      events.append("first")
      queue.schedule(at: queue.now, class: .mainQueue) { events.append("second") }
    }
    try queue.run(through: VirtualInstant(seconds: 2))
    #expect(events == ["first", "turn@1.0", "second", "turn@1.0"])
  }

  @Test func anInstantThatNeverEndsIsAnError() throws {
    let queue = EventQueue()
    queue.itemLimit = 1000
    func again() { queue.schedule(at: queue.now, class: .mainQueue) { again() } }
    queue.schedule(at: VirtualInstant(seconds: 1), class: .scheduled) { again() }
    let expected = EventQueueRunError.runawayInstant(
      instant: VirtualInstant(seconds: 1), items: 1000)
    #expect(throws: expected) { try queue.run(through: VirtualInstant(seconds: 5)) }
    #expect(queue.now.seconds == 1)
    #expect(expected.description.contains("1000 turns at 1.0 s"))
  }

  @Test func manyItemsComeOutSorted() throws {
    let queue = EventQueue()
    var state: UInt64 = 42
    var seen: [Int64] = []
    for _ in 0..<5000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      queue.schedule(at: VirtualInstant(ticks: Int64(state >> 44)), class: .scheduled) {
        seen.append(queue.now.ticks)
      }
    }
    try queue.run(through: VirtualInstant(ticks: 1 << 20))
    #expect(seen.count == 5000)
    #expect(seen == seen.sorted())
  }
}
