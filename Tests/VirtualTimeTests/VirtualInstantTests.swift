import Testing
import VirtualTime

@Suite struct VirtualInstantTests {
  @Test(arguments: [(1, 120), (1, 60), (1, 24), (1, 25), (1001, 30000), (1, 1_000_000_000), (1, 3)])
  func commonTimestepsAreWholeTicks(_ fraction: (Int64, Int64)) {
    #expect(fraction.0 * VirtualInstant.ticksPerSecond % fraction.1 == 0)
  }

  @Test func secondsRoundToTheNearestTick() {
    #expect(VirtualInstant(seconds: 1).ticks == 3_000_000_000)
    #expect(VirtualInstant(seconds: 1.0 / 60).ticks == 50_000_000)
    #expect(VirtualInstant(seconds: 7.0 / 120).ticks == 7 * 25_000_000)
    #expect(VirtualInstant(seconds: -0.5).ticks == -1_500_000_000)
    #expect(VirtualInstant(seconds: 0.1).seconds == 0.1)
  }

  @Test func valuesBeyondTheRangeAreItsEnds() {
    #expect(VirtualInstant(seconds: .infinity).ticks == .max)
    #expect(VirtualInstant(seconds: -.infinity).ticks == .min)
    #expect(VirtualInstant(seconds: .nan) == .zero)
    #expect(VirtualInstant(nanoseconds: .max).ticks == .max)
    #expect(VirtualInstant(ticks: .max).advanced(bySeconds: 1).ticks == .max)
  }

  @Test func referenceTicksAreMultiplesOfTheDisplaysFrame() {
    #expect(VirtualInstant.referenceTick(after: .zero).ticks == 25_000_000)
    #expect(
      VirtualInstant.referenceTick(after: VirtualInstant(ticks: 24_999_999)).ticks == 25_000_000)
    #expect(
      VirtualInstant.referenceTick(after: VirtualInstant(ticks: 25_000_000)).ticks == 50_000_000)
    #expect(VirtualInstant.referenceTick(after: VirtualInstant(ticks: -1)).ticks == 0)
    #expect(VirtualInstant.referenceTick(after: VirtualInstant(ticks: -25_000_000)).ticks == 0)
  }

  @Test func nanosecondsRoundToTheNearest() {
    #expect((0...6).map { VirtualInstant(ticks: $0).nanoseconds } == [0, 0, 1, 1, 1, 2, 2])
    #expect((0...3).map { VirtualInstant(ticks: -$0).nanoseconds } == [0, 0, -1, -1])
  }
}
