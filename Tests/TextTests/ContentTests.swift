import DrawingModel
import Foundation
import Geometry
import SwiftUI
import Testing
import ViewTesting

/// What text says: Markdown, words that agree with a number, attributes, dates.
@MainActor @Suite struct ContentTests {
  /// Whether two texts are the same, letter by letter.
  private func same(_ text: Text, _ other: Text) throws -> Bool {
    func items(_ text: Text) throws -> [DisplayItem] {
      let harness = try Harness { text }
      defer { harness.end() }
      return try harness.items(at: 0)
    }
    let (first, second) = (try items(text), try items(other))
    guard first.count == second.count else { return false }
    return zip(first, second).allSatisfy { item, other in
      guard case .fill(let path, let paint, _) = item, case .fill(let path2, let paint2, _) = other
      else { return false }
      let (box, box2) = (path.boundingRect, path2.boundingRect)
      return paint == paint2 && near(box.minX, box2.minX, within: 1e-6)
        && near(box.maxX, box2.maxX, within: 1e-6) && near(box.minY, box2.minY, within: 1e-6)
    }
  }

  private func plain(_ string: String) -> Text { Text(verbatim: string) }

  @Test func emphasis() throws {
    #expect(try same(Text("a **b** c"), plain("a ") + plain("b").bold() + plain(" c")))
    #expect(try same(Text("a *b* c"), plain("a ") + plain("b").italic() + plain(" c")))
    #expect(try same(Text("a _b_ c"), plain("a ") + plain("b").italic() + plain(" c")))
    #expect(try same(Text("***b***"), plain("b").bold().italic()))
    #expect(
      try same(
        Text("**a *b* c**"), plain("a ").bold() + plain("b").bold().italic() + plain(" c").bold()))
    #expect(try same(Text("~~b~~ c"), plain("b").strikethrough() + plain(" c")))
    #expect(try same(Text("`b*c*` d"), plain("b*c*").monospaced() + plain(" d")))
  }

  @Test(arguments: [
    "2 * 3 * 4", "snake_case_name", "a ** b", "**", "*a", "[no link]", "`open", "a ~ b", "^[x",
    "5*", "(*)",
  ])
  func marksThatMeanNothing(string: String) throws {
    #expect(try same(Text(LocalizedStringKey(string)), plain(string)))
  }

  @Test func escapedMarks() throws {
    #expect(try same(Text("\\*a\\*"), plain("*a*")))
  }

  @Test func linksHaveTheTint() throws {
    let link = plain("here").foregroundColor(.accentColor)
    #expect(try same(Text("see [here](https://example.com)"), plain("see ") + link))
  }

  @Test func valuesAndVerbatimTextAreNotRead() throws {
    let value = "*a*"
    #expect(try same(Text("\(value)"), plain("*a*")))
    #expect(try same(Text("**\(value)**"), plain("*a*").bold()))
    #expect(
      try same(Text(verbatim: "**a**"), Text(value.replacingOccurrences(of: "*", with: "**"))))
  }

  @Test(arguments: [(0, "0 nights"), (1, "1 night"), (2, "2 nights"), (1200, "1,200 nights")])
  func wordsAgreeWithNumbers(count: Int, words: String) throws {
    #expect(try same(Text("^[\(count) night](inflect: true)"), plain(words)))
  }

  @Test func pluralsOfEnglish() throws {
    for (word, plural) in [
      ("city", "cities"), ("day", "days"), ("bus", "buses"), ("watch", "watches"),
      ("person", "people"), ("child", "children"), ("woman", "women"), ("sheep", "sheep"),
      ("box", "boxes"), ("potato", "potatoes"), ("knife", "knives"),
    ] {
      #expect(try same(Text("^[\(3) \(word)](inflect: true)"), plain("3 \(plural)")), "\(word)")
    }
  }

  @Test func formatsOfValues() throws {
    #expect(try same(Text("\(2.5, specifier: "%.2f")"), plain("2.50")))
    #expect(try same(Text("\(7, specifier: "%03d")"), plain("007")))
    #expect(try same(Text("\(1234)"), plain("1,234")))
  }

  @Test func attributes() throws {
    var string = AttributedString("ab")
    string.foregroundColor = .red
    string.font = .title
    #expect(try same(Text(string), plain("ab").font(.title).foregroundColor(.red)))
    var second = AttributedString("c")
    second.underlineStyle = .single
    second.inlinePresentationIntent = .stronglyEmphasized
    #expect(
      try same(
        Text(string + second),
        plain("ab").font(.title).foregroundColor(.red) + plain("c").bold().underline()))
  }

  @Test func datesAreWrittenInAmericanEnglish() throws {
    let date = Date(timeIntervalSince1970: 1_559_604_180)
    #expect(try same(Text(date, style: .date), plain("June 3, 2019")))
    #expect(try same(Text(date, style: .time), plain("11:23\u{202F}PM")))
  }

  /// The strings a scene shows at some times, by the trace.
  private func strings(_ text: @escaping @MainActor (Date) -> Text, at times: [Double]) throws
    -> [Double]
  {
    let harness = try Harness { Dated(text: text) }
    defer { harness.end() }
    return try times.map { try harness.boxes(at: $0).map(\.width).reduce(0, +) }
  }

  private struct Dated: View {
    let text: (Date) -> Text
    @State private var start = Date.now

    var body: some View { text(start).monospaced() }
  }

  private func width(_ string: String) throws -> Double {
    try strings({ _ in Text(verbatim: string) }, at: [0])[0]
  }

  @Test func aTimerCountsTheSeconds() throws {
    let times = [0, 0.5, 1, 1.9, 59, 60, 61.5]
    let shown = try strings({ Text($0, style: .timer) }, at: times)
    let expected = ["0:00", "0:00", "0:01", "0:01", "0:59", "1:00", "1:01"]
    for (width, string) in zip(shown, expected) { expectNear(width, try self.width(string)) }
  }

  @Test func aTimerCountsDownToTheEnd() throws {
    let shown = try strings(
      { Text(timerInterval: $0...$0.addingTimeInterval(3)) }, at: [0, 0.5, 1, 2.5, 3, 9])
    let expected = ["0:03", "0:03", "0:02", "0:01", "0:00", "0:00"]
    for (width, string) in zip(shown, expected) { expectNear(width, try self.width(string)) }
  }

  @Test func relativeDates() throws {
    let shown = try strings(
      {
        Text($0.addingTimeInterval(-125), style: .relative) + Text(" ")
          + Text($0.addingTimeInterval(7200), style: .offset)
      }, at: [0])
    let expected = try strings(
      { _ in
        Text(verbatim: "2 min, 5 sec") + Text(verbatim: " ") + Text(verbatim: "+2 hours")
      }, at: [0])
    expectNear(shown[0], expected[0])
  }

  @Test func aFrameIsAFunctionOfTime() throws {
    func width(_ times: [Double]) throws -> Double? {
      try strings({ Text($0, style: .timer) }, at: times).last
    }
    expectNear(try width([0.2, 0.9, 3.3, 11.5]), try #require(try width([11.5])))
  }
}
