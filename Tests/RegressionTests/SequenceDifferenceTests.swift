import Imaging
import TestSupport
import Testing
import VirtualTime

@testable import Regression

@Suite("Differences of sequences") struct SequenceDifferenceTests {
  typealias Frame = SceneBaseline.Frame

  /// Frames at 60 a second that show pictures by number.
  private func frames(_ pictures: [Int], from first: Int64 = 0) -> [Frame] {
    pictures.enumerated().map { index, picture in
      let number = first + Int64(index)
      return Frame(
        number: number,
        instant: VirtualInstant(ticks: number * VirtualInstant.ticksPerSecond / 60),
        digest: digest(picture))
    }
  }

  private func digest(_ picture: Int) -> PixelDigest {
    let digits = String(picture, radix: 16)
    guard let digest = PixelDigest(String(repeating: "0", count: 32 - digits.count) + digits) else {
      preconditionFailure("\(picture) gives no digest")
    }
    return digest
  }

  private func difference(_ expected: [Frame], _ actual: [Frame], declared: Int? = nil)
    -> SequenceDifference
  {
    SequenceDifference(
      expected: expected, actual: actual, expectedRate: "60", actualRate: "60",
      declaredCount: declared)
  }

  /// A picture held for a while, a movement, and a last picture that is held.
  private func movement(after held: Int, count: Int, total: Int) -> [Int] {
    let pictures = Array(repeating: 1, count: held) + (0..<count).map { 100 + $0 }
    return pictures + Array(repeating: 9, count: max(0, total - pictures.count))
  }

  @Test func equalSequencesAreTheSame() {
    let all = frames(movement(after: 30, count: 30, total: 90))
    let difference = difference(all, all)
    #expect(difference.isSame)
    #expect(difference.firstDivergence == nil)
    #expect(difference.shifts.isEmpty)
    #expect(difference.holes.isEmpty)
  }

  @Test func oneChangedFrameIsNamed() {
    var pictures = Array(0..<420)
    let expected = frames(pictures)
    pictures[217] = 9999
    let difference = difference(expected, frames(pictures))
    #expect(difference.numbers(in: .changed) == [217])
    #expect(difference.firstDivergence?.number == 217)
    #expect(difference.shifts.isEmpty)
  }

  @Test func whatComesLaterIsAShift() throws {
    let difference = difference(
      frames(movement(after: 31, count: 30, total: 90)),
      frames(movement(after: 34, count: 30, total: 90)))
    let shift = try #require(difference.shifts.first)
    #expect(difference.shifts.count == 1)
    #expect(shift.frame == 31)
    #expect(shift.frames == 3)
    #expect(shift.seconds == 0.05)
    #expect(shift.cause == .moved)
    #expect(shift.reachesEnd)
    #expect(difference.frames[40].equals == 37)
  }

  @Test func whatComesEarlierIsAShift() throws {
    let difference = difference(
      frames(movement(after: 34, count: 30, total: 90)),
      frames(movement(after: 31, count: 30, total: 90)))
    let shift = try #require(difference.shifts.first)
    #expect(difference.shifts.count == 1)
    #expect(shift.frames == -3)
    #expect(shift.cause == .moved)
    #expect(shift.reachesEnd)
  }

  @Test func aFrameThatIsGoneIsNamed() throws {
    var pictures = Array(0..<60)
    let expected = frames(pictures)
    pictures.remove(at: 12)
    let difference = difference(expected, frames(pictures))
    let shift = try #require(difference.shifts.first)
    #expect(difference.shifts.count == 1)
    #expect(shift.cause == .removed(12...12))
    #expect(shift.frames == -1)
    #expect(difference.numbers(in: .missing) == [59])
  }

  @Test func framesThatAreNewAreNamed() throws {
    var pictures = Array(0..<60)
    let expected = frames(pictures)
    pictures.insert(contentsOf: [901, 902], at: 20)
    let shift = try #require(difference(expected, frames(pictures)).shifts.first)
    #expect(shift.cause == .inserted(20...21))
    #expect(shift.frames == 2)
    #expect(shift.frame == 20)
  }

  @Test func severalEditsAreNamedInOrder() {
    var pictures = Array(0..<200)
    let expected = frames(pictures)
    pictures.insert(901, at: 150)
    pictures.remove(at: 40)
    let shifts = difference(expected, frames(pictures)).shifts
    #expect(shifts.map(\.cause) == [.removed(40...40)])
    // From 150 on everything is where it was: one is gone, one is new.
    #expect(shifts[0].last == 149)
    #expect(!shifts[0].reachesEnd)
  }

  @Test func pictureThatIsHeldProvesNothing() {
    let expected = frames(Array(repeating: 1, count: 30) + Array(repeating: 2, count: 60))
    let actual = frames(Array(repeating: 1, count: 33) + Array(repeating: 2, count: 57))
    let difference = difference(expected, actual)
    #expect(difference.numbers(in: .changed) == [30, 31, 32])
    #expect(difference.shifts.isEmpty)
  }

  @Test func aRepeatedMovementIsShiftedByTheLeast() throws {
    let cycle = Array(10..<30)
    let expected = frames(Array(repeating: 1, count: 10) + cycle + cycle + cycle)
    let actual = frames(Array(repeating: 1, count: 12) + cycle + cycle + cycle)
    let shifts = difference(expected, actual).shifts
    #expect(shifts.map(\.frames) == [2])
  }

  @Test func otherPicturesAreNoShift() {
    let expected = frames(Array(0..<300))
    let actual = frames(Array(0..<30) + Array(1000..<1270))
    let difference = difference(expected, actual)
    #expect(difference.numbers(in: .changed).count == 270)
    #expect(difference.shifts.isEmpty)
  }

  @Test("22: holes in the numbers are reported")
  func holesAreReported() {
    let all = frames(Array(0..<20))
    let actual = all.filter { ![5, 6, 11, 19].contains($0.number) }
    let difference = difference(all, actual)
    #expect(difference.holes == [5...6, 11...11])
    #expect(difference.numbers(in: .missing) == [5, 6, 11, 19])
    #expect(difference.shifts.isEmpty)
    #expect(
      ChangeSummary(sequence: difference).headline
        == "frames 5–6 and frame 11 missing amid the others")
  }

  @Test func lostLinesOfTheBaselineAreReported() {
    let all = frames(Array(0..<20))
    let difference = difference(all.filter { $0.number != 7 }, all, declared: 20)
    #expect(difference.lostLines == 1)
    #expect(difference.expectedHoles == [7...7])
    #expect(
      ChangeSummary(sequence: difference).headline
        == "the baseline has lost 1 line of its frames: frame 7")
  }

  @Test func anEarlierEndIsToldAndNoHole() {
    let all = frames(Array(0..<421))
    let difference = difference(all, Array(all.dropLast(30)))
    #expect(difference.holes.isEmpty)
    #expect(ChangeSummary(sequence: difference).headline == "ends at 6.5 s, was 7 s")
  }

  @Test func framesOfAnotherRateAreComparedByTheirMoments() {
    let expected = frames(Array(0..<60))
    let actual = stride(from: 0, to: 60, by: 2).map { index in
      Frame(
        number: Int64(index / 2), instant: expected[index].instant,
        digest: expected[index].digest)
    }
    let difference = SequenceDifference(
      expected: expected, actual: actual, expectedRate: "60", actualRate: "30")
    #expect(difference.numbers(in: .changed).isEmpty)
    #expect(difference.frames.filter { $0.state == .same }.count == 30)
    #expect(!difference.isSame)
    #expect(ChangeSummary(sequence: difference).headline == "30 frames a second, was 60")
  }

  @Test func aMomentOfAListThatMovedIsStillTheSameFrame() {
    let expected = [(0, 0.0), (1, 0.4), (2, 0.9)].map { number, seconds in
      Frame(number: number, instant: VirtualInstant(seconds: seconds), digest: digest(Int(number)))
    }
    var actual = expected
    actual[2].instant = VirtualInstant(seconds: 0.95)
    let difference = difference(expected, actual)
    #expect(difference.frames.map(\.state) == [.same, .same, .same])
    #expect(ChangeSummary(sequence: difference).headline == "ends at 0.95 s, was 0.9 s")
  }

  @Test func nothingAgainstSomething() {
    let all = frames([1, 2, 3])
    #expect(difference([], all).numbers(in: .extra) == [0, 1, 2])
    #expect(difference(all, []).numbers(in: .missing) == [0, 1, 2])
    #expect(difference([], []).isSame)
  }

  @Test func randomEditsOfTenThousandFramesAreFound() {
    var generator = SplitMix64(fallback: 31)
    for _ in 0..<8 {
      // Movements and pictures that are held, as scenes have them.
      var pictures: [Int] = []
      while pictures.count < 10_000 {
        if Bool.random(using: &generator) {
          let held = Int.random(in: 1...60, using: &generator)
          pictures += Array(repeating: pictures.count, count: held)
        } else {
          let start = pictures.count
          pictures += (start..<start + Int.random(in: 20...200, using: &generator))
        }
      }
      let expected = frames(pictures)
      let place = Int.random(in: 200..<9000, using: &generator)
      let count = Int.random(in: 1...140, using: &generator)
      var changed = pictures
      let isInsertion = Bool.random(using: &generator)
      if isInsertion {
        changed.insert(contentsOf: (0..<count).map { 1_000_000 + $0 }, at: place)
      } else {
        changed.removeSubrange(place..<place + count)
      }
      let shifts = difference(expected, frames(changed)).shifts
      #expect(
        shifts.map(\.frames) == [isInsertion ? count : -count],
        "place \(place), count \(count), seed \(SplitMix64.testSeed ?? 31)")
      #expect(shifts.first?.reachesEnd == true)
    }
  }
}
