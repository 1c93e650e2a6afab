import SwiftUI
import TestSupport
import Testing
import VirtualTime

@testable import RenderSceneCommand

/// The parts that sheets and players are made of.
@Suite struct SheetPartTests {
  private func instant(_ seconds: Double) -> VirtualInstant { VirtualInstant(seconds: seconds) }

  // MARK: - Events

  @Test func wordsOfEventsLieOverNeitherWordsNorStems() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<200 {
      let ruler = TimeRuler(start: .zero, end: instant(10), left: 100, right: 900)
      let events = (0..<12).map { _ in
        FilmEvent(
          instant: instant(Double(random.next() % 10_000) / 1000), kind: .line, text: "line")
      }.sorted { $0.instant < $1.instant }
      let widths = events.map { _ in Double(20 + random.next() % 150) }
      let lanes = EventLanes(events, ruler: ruler, edge: 920, widths: widths)
      #expect(lanes.places.map(\.event) == events)
      for (index, place) in lanes.places.enumerated() where place.width > 0 {
        let words = place.x + EventLanes.indent...place.x + EventLanes.indent + place.width
        #expect(words.upperBound <= 920)
        for other in lanes.places[(index + 1)...] where other.width > 0 {
          if other.lane >= place.lane { #expect(!words.contains(other.x)) }
          if other.lane == place.lane {
            #expect(other.x + EventLanes.indent > words.upperBound)
          }
        }
      }
    }
  }

  @Test func completionsOfOneInstantAreOne() {
    let events = [
      FilmEvent(instant: instant(1), kind: .line, text: "a"),
      FilmEvent(instant: instant(1), kind: .completion, text: "completion"),
      FilmEvent(instant: instant(1), kind: .completion, text: "completion"),
      FilmEvent(instant: instant(0.5), kind: .completion, text: "completion"),
      FilmEvent(instant: instant(1), kind: .event, text: "tap"),
    ]
    #expect(
      FilmEvent.merged(events).map(\.text) == ["completion", "tap", "a", "completion ×2"])
  }

  // MARK: - Time

  @Test func theAxisHasRoundMarks() {
    let ruler = TimeRuler(start: instant(0.3), end: instant(2.5), left: 0, right: 440)
    #expect(ruler.marks.map(\.text) == ["0.5", "1.0", "1.5", "2.0", "2.5"])
    #expect(abs((ruler.marks.first?.x ?? 0) - 440 * 0.2 / 2.2) < 1e-9)
    let point = TimeRuler(start: .zero, end: .zero, left: 5, right: 50)
    #expect(point.marks.map(\.text) == ["0"])
  }

  @Test func momentsAreSpacedEvenlyAndExactly() throws {
    var choice = try MomentChoice(["count": "8"], rate: .standard, count: 3)
    let end = VirtualInstant(ticks: 10_000_000_001)
    let moments = choice.spaced(from: .zero, to: end)
    #expect(moments.count == 8 && moments.first == .zero && moments.last == end)
    for (index, moment) in moments.enumerated() {
      #expect(abs(Double(moment.ticks) - Double(end.ticks) * Double(index) / 7) <= 0.5)
    }
    choice.endpoint = .exclusive
    #expect(choice.spaced(from: .zero, to: instant(8)).map(\.seconds) == [0, 1, 2, 3, 4, 5, 6, 7])
    #expect(choice.spaced(from: end, to: end) == [end])
    // Without a count one is taken that gives round times.
    let free = try MomentChoice([:], rate: .standard, count: 8)
    #expect(free.spaced(from: .zero, to: instant(3)).map(\.seconds) == [0, 0.5, 1, 1.5, 2, 2.5, 3])
    #expect(free.spaced(from: .zero, to: instant(7)).count == 8)
    #expect(free.spaced(from: .zero, to: end).count == 8)
  }

  @Test func timesHaveTheDecimalsThatShowThem() {
    #expect(SheetNumber.times([0, 1, 2.5].map(instant)) == ["0.0 s", "1.0 s", "2.5 s"])
    #expect(SheetNumber.times([0, 0.25].map(instant)) == ["0.00 s", "0.25 s"])
    #expect(SheetNumber.times([0, 1.0 / 3].map(instant)) == ["0.000 s", "0.333 s"])
    #expect(SheetNumber.value(-0.0001, inRange: 1) == "0")
    #expect(SheetNumber.value(-12.5, inRange: 20) == "−12.5")
  }

  // MARK: - Arrangement

  @Test func framesAreArrangedForTheirShape() {
    let portrait = FilmstripLayout(count: 8, aspect: 402.0 / 874, columns: nil, cellWidth: nil)
    #expect(portrait.columns == 8)
    let wide = FilmstripLayout(count: 8, aspect: 1.5, columns: nil, cellWidth: nil)
    #expect(wide.columns == 4)
    let one = FilmstripLayout(count: 1, aspect: 1, columns: nil, cellWidth: nil)
    #expect(one.columns == 1 && one.cellHeight <= 440)
    let asked = FilmstripLayout(count: 5, aspect: 2, columns: 9, cellWidth: 50)
    #expect(asked == FilmstripLayout(count: 5, aspect: 2, columns: 5, cellWidth: 50))
    #expect(asked.cellHeight == 25)
  }

  // MARK: - Curves

  private func curves(_ rows: [(view: String, name: String, values: [Double])]) -> [ValueCurve] {
    rows.map { row in
      ValueCurve(
        view: row.view, label: nil, kind: "shape", type: "Blob", name: row.name,
        instants: row.values.indices.map { instant(Double($0)) }, values: .numbers(row.values),
        isAnimated: true)
    }.filter(\.changes)
  }

  @Test func likeViewsShareAPanelAndLikeCurvesALine() {
    let curves = curves(
      [
        ("Root/ForEach/[a]/Blob", "depth", [0, 1, 2]),
        ("Root/ForEach/[b]/Blob", "depth", [0, 4, 2]),
        ("Root/ForEach/[c]/Blob", "depth", [0, 1, 2]),
        ("Root/ForEach/[a]/Blob", "still", [3, 3, 3]),
      ])
    #expect(curves.map(\.name) == ["depth", "depth", "depth"])
    let panels = CurvePanel.panels(of: curves)
    #expect(panels.map(\.title) == ["Blob"])
    #expect(panels.first?.members.map(\.name) == ["a", "b"])
    #expect(panels.first?.members.map(\.likes) == [1, 0])
    #expect(panels.first?.range == 0...4)
  }

  @Test func ofCurvesOfOneViewWithOneShapeTheFirstIsShown() {
    let curves = curves(
      [
        ("Root/Blob", "depth", [0, 1, 4]), ("Root/Blob", "height", [10, 8, 2]),
        ("Root/Blob", "turn", [0, 3, 4]),
      ])
    let chosen = CurvePanel.mostInteresting(CurvePanel.panels(of: curves))
    #expect(chosen.map(\.attribute) == ["depth", "turn"])
  }
}
