import Foundation
import Geometry
import SwiftUI
import Testing
import ViewTesting

/// Text that goes from a fixed string to one that follows time, and back.
@MainActor @Suite struct DatedTextTests {
  private struct Departure: View {
    @State private var start: Date?
    let end: Double?

    var body: some View {
      Group {
        if true {
          (start.map { Text($0, style: .timer) } ?? Text("waiting")).font(.system(size: 20))
        }
      }
      .after(1) { start = Date() }
      .after(end ?? 99) { start = nil }
    }
  }

  private func widths(end: Double? = nil, at times: [Double]) throws -> [Double] {
    let harness = try Harness { Departure(end: end) }
    defer { harness.end() }
    return try times.map { Double(try harness.boxes(at: $0).first?.width ?? 0) }
  }

  private func width(_ string: String) throws -> Double {
    let harness = try Harness { Text(verbatim: string).font(.system(size: 20)) }
    defer { harness.end() }
    return Double(try harness.boxes(at: 0).first?.width ?? 0)
  }

  @Test func aTimerTakesThePlaceOfAString() throws {
    let shown = try widths(at: [0.5, 1.5, 2.5, 12.5])
    let expected = ["waiting", "0:00", "0:01", "0:11"]
    for (shown, string) in zip(shown, expected) { expectNear(shown, try width(string)) }
  }

  @Test func aStringTakesThePlaceOfATimer() throws {
    let shown = try widths(end: 3, at: [0.5, 2.5, 3.5, 9])
    let expected = ["waiting", "0:01", "waiting", "waiting"]
    for (shown, string) in zip(shown, expected) { expectNear(shown, try width(string)) }
  }

  @Test func aFrameIsAFunctionOfTime() throws {
    let straight = try widths(end: 6, at: [5.5])
    expectNear(straight[0], try width("0:04"))
    for times in [[0.2, 0.99, 1, 1.01, 3.7, 5.5], [5.1, 5.5], [0, 5.49, 5.5]] {
      expectNear(try widths(end: 6, at: times).last, straight[0])
    }
    expectNear(try widths(end: 6, at: [5.5, 6.5]).last, try width("waiting"))
  }

  @Test func theStringFadesIntoTheTimer() throws {
    struct Fading: View {
      @State private var start: Date?
      var body: some View {
        (start.map { Text($0, style: .timer) } ?? Text("waiting"))
          .after(1) { withAnimation(.linear(duration: 0.8)) { start = Date() } }
      }
    }
    try Harness.run {
      Fading()
    } _: { scene in
      expectEqual(try scene.isOpaque(at: 1.4), false)
      expectEqual(try scene.isOpaque(at: 2), true)
    }
  }
}
