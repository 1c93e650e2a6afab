import SwiftUI
import TestSupport
import Testing
import VirtualTime

@testable import Regression

@Suite("Values as files") struct ValueTraceCompressionTests {
  /// A trace of random views that come, go, move and fade.
  private func random(_ generator: inout SplitMix64, frames count: Int) -> ValueTrace {
    let views = Int.random(in: 0...6, using: &generator)
    var trace = ValueTrace()
    var number: Int64 = 0
    var ticks: Int64 = 0
    for _ in 0..<count {
      let shown = (0..<views).filter { _ in generator.number(in: 0...1) < 0.9 }.map { index in
        TraceMaking.view(
          "Root/\(index % 4)/View \(index)…", label: index == 2 ? "Label" : nil,
          frame: (0..<4).map { _ in generator.number(in: -2000...2000) },
          opacity: generator.number(in: 0...1),
          values: [
            StoredValue(name: "n", content: .number(generator.number(in: -1e12...1e12))),
            StoredValue(name: "b", content: .flag(Bool.random(using: &generator))),
            StoredValue(
              name: "s", content: .text("äöü \(Int.random(in: 0...3, using: &generator))")),
          ],
          color: Bool.random(using: &generator)
            ? nil : (0..<4).map { _ in generator.number(in: -0.2...1.3) })
      }
      let attributes =
        Bool.random(using: &generator)
        ? [
          TraceMaking.geometry(
            "Root/0/View 0…", at: [0, 0, 1, 1], to: [generator.number(in: 0...9), 0, 1, 1],
            Bool.random(using: &generator) ? "default" : nil)
        ] : []
      trace.record(
        frame: number,
        TracedMoment(
          time: VirtualInstant(ticks: ticks), attributes: attributes, texts: [], views: shown))
      number += Int64.random(in: 1...3, using: &generator)
      ticks += Int64.random(in: 0...100_000_000, using: &generator)
    }
    return trace
  }

  @Test func whatIsPackedIsUnpacked() throws {
    var generator = SplitMix64(fallback: 71)
    for _ in 0..<60 {
      let count = Int.random(in: 0...40, using: &generator)
      let trace = random(&generator, frames: count)
      let bytes = try trace.compressed()
      let read = try ValueTrace(compressed: bytes)
      #expect(read == trace, "seed \(SplitMix64.testSeed ?? 71)")
      #expect(try read.compressed() == bytes)
    }
  }

  @Test func recordingGoesOnWhereItWasRead() throws {
    let trace = TraceMaking.trace(frames: 3, TraceMaking.view("A"))
    var read = try ValueTrace(compressed: trace.compressed())
    read.record(
      frame: 3,
      TracedMoment(
        time: VirtualInstant(seconds: 1), attributes: [], texts: [],
        views: [TraceMaking.view("A", frame: [5, 0, 40, 40])]))
    #expect(read.views.count == 1)
    #expect(read.views[0].track(TracedProperty(.frame, "x"))?.starts == [0, 3])
  }

  @Test func aSmoothCurveTakesFewBytes() throws {
    let trace = TraceMaking.trace(frames: 600) { seconds in
      let share = seconds / 10
      let eased = share * share * (3 - 2 * share)
      return ([TraceMaking.view("A", frame: [300 * eased, 0, 40, 40])], [])
    }
    #expect(try trace.compressed().count < 1200)
  }

  @Test func whatIsCutIsRefused() throws {
    var generator = SplitMix64(fallback: 5)
    let bytes = try random(&generator, frames: 8).compressed()
    for count in 0..<bytes.count {
      #expect(throws: ValueTraceReadError.notCompressed(byteCount: count)) {
        try ValueTrace(compressed: Array(bytes[..<count]))
      }
    }
    #expect(throws: ValueTraceReadError.notCompressed(byteCount: bytes.count + 1)) {
      try ValueTrace(compressed: bytes + [0])
    }
  }

  @Test func whatIsChangedIsRefused() throws {
    var generator = SplitMix64(fallback: 6)
    let trace = random(&generator, frames: 8)
    let bytes = try trace.compressed()
    // Behind the header, whose fields mean nothing to the values.
    for place in 10..<bytes.count {
      var changed = bytes
      changed[place] ^= UInt8.random(in: 1...255, using: &generator)
      // Some bits behind the last block are not used; nothing else goes unnoticed.
      if let read = try? ValueTrace(compressed: changed) { #expect(read == trace) }
    }
  }

  @Test func nonsenseWithAChecksumIsRefusedOrRead() {
    var generator = SplitMix64(fallback: 7)
    let bytes = random(&generator, frames: 6).unpacked
    for _ in 0..<3000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        changed[Int.random(in: 17..<bytes.count, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      // Either is fine; neither a crash nor a memory full of nothing is.
      _ = try? ValueTrace(unpacked: changed)
    }
  }

  @Test func errorsSayWhatIsWrong() {
    #expect(
      ValueTraceReadError.notCompressed(byteCount: 3).description
        == "its 3 bytes are no complete gzip file; record the scene again")
    #expect(
      ValueTraceReadError.unknownSchema("partway.values/9").description.contains(
        "'partway.values/9' instead of 'partway.values/1'"))
  }
}
