import Regression
import SwiftUI
import Testing
import ViewTesting
import VirtualTime

/// A circle and a title, as they were and as they are after one change of the source.
private struct Card: View {
  var color = Color(red: 1, green: 149.0 / 255, blue: 0)
  var animation = Animation.easeOut(duration: 0.5)
  var start = 0.5
  var title = "Seattle"
  var weight = Font.Weight.regular
  var side: CGFloat = 20
  var distance: CGFloat = 60
  var hasBadge = false
  var hasLine = true

  @State private var isAway = false

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if hasBadge { Rectangle().fill(.blue).frame(width: 10, height: 10) }
      Circle()
        .fill(color)
        .frame(width: side, height: side)
        .offset(x: isAway ? distance : 0)
      Text(title).font(.system(size: 17, weight: weight))
      if hasLine { Rectangle().frame(width: 40, height: 2) }
    }
    .after(start) { withAnimation(animation) { isAway = true } }
  }
}

/// A light that changes its colour, with or without an animation.
private struct Light: View {
  var color = Color(red: 1, green: 149.0 / 255, blue: 0)
  var animation: Animation?
  @State private var isOn = false

  var body: some View {
    Circle()
      .fill(isOn ? color : .white)
      .after(0.5) { withAnimation(animation) { isOn = true } }
  }
}

@Suite("Changed scenes and the first line about them", .serialized)
@MainActor struct ChangedSceneTests {
  /// The card as it was.
  private static let before = Result { try ChangedScene { Card() } }

  private func summary(_ card: Card) throws -> ChangeSummary {
    try ChangedScene.summary(Self.before.get(), ChangedScene { card })
  }

  @Test func theSameSceneHasNothingToSay() throws {
    let summary = try summary(Card())
    #expect(summary.headline == "")
    #expect(summary.reasons.isEmpty)
  }

  @Test func aColour() throws {
    let summary = try summary(
      Card(color: Color(red: 52.0 / 255, green: 199.0 / 255, blue: 89.0 / 255)))
    #expect(
      summary.headline == "paint only: fill of Circle is #34C759, was #FF9500, from the start")
    #expect(summary.effect == .paintOnly)
  }

  @Test(arguments: [nil, Animation.linear(duration: 0.5)])
  func aColourThatComesLater(_ animation: Animation?) throws {
    let summary = try ChangedScene.summary(
      ChangedScene { Light(animation: animation) },
      ChangedScene {
        Light(
          color: Color(red: 52.0 / 255, green: 199.0 / 255, blue: 89.0 / 255), animation: animation)
      })
    let verb = animation == nil ? "is" : "goes to"
    #expect(
      summary.headline == "paint only: fill of Circle \(verb) #34C759, was #FF9500, from 0.500 s on"
    )
  }

  @Test func aCurve() throws {
    let summary = try summary(Card(animation: .easeInOut(duration: 0.5)))
    #expect(
      summary.headline
        == "curve changed: position of Circle moves with easeInOut(duration: 0.5), "
        + "was easeOut(duration: 0.5), from 0.500 s on")
    #expect(summary.effect == .layoutMoved)
  }

  @Test func aDuration() throws {
    let summary = try summary(Card(animation: .easeOut(duration: 0.8)))
    #expect(
      summary.headline
        == "duration changed: position of Circle moves with easeOut(duration: 0.8), "
        + "was easeOut(duration: 0.5), from 0.500 s on")
  }

  @Test(arguments: [0.55, 0.542])
  func aLaterBeginning(_ start: Double) throws {
    let summary = try summary(Card(start: start))
    #expect(
      summary.headline
        == "\(start == 0.55 ? 50 : 42) ms later: position of Circle moves with "
        + "easeOut(duration: 0.5) from \(start == 0.55 ? "0.550" : "0.542") s on, "
        + "was from 0.500 s on")
  }

  @Test func aDelay() throws {
    let summary = try summary(Card(animation: .easeOut(duration: 0.5).delay(0.05)))
    #expect(
      summary.headline
        == "50 ms later: position of Circle moves with easeOut(duration: 0.5) from 0.550 s on, "
        + "was from 0.500 s on")
    #expect(summary.reasons.contains { $0.contains("everything comes 3 frames (50 ms) later") })
  }

  @Test func aFont() throws {
    let summary = try summary(Card(weight: .bold))
    #expect(
      summary.headline
        == "font changed: Text “Seattle” is set in Inter-Bold.otf 17, was Inter-Regular.otf 17, "
        + "from the start")
  }

  @Test func aText() throws {
    let summary = try summary(Card(title: "Portland"))
    #expect(
      summary.headline
        == "text changed: Text “Seattle” says “Portland”, was “Seattle”, from the start")
  }

  @Test func aSize() throws {
    let summary = try summary(Card(side: 24))
    #expect(
      summary.headline
        == "layout moved: Circle has size 24 × 24, was 20 × 20, from the start")
  }

  @Test func aGoal() throws {
    let summary = try summary(Card(distance: 64))
    #expect(summary.headline.hasPrefix("layout moved: position of Circle goes to "))
    #expect(summary.headline.hasSuffix(", from 0.500 s on"))
  }

  @Test func aViewInsertedBeforeOthers() throws {
    let summary = try summary(Card(hasBadge: true))
    #expect(summary.headline == "new view: Rectangle (VStack/0/Rectangle), from the start")
    #expect(!summary.reasons.contains { $0.contains("gone") || $0.contains("text") })
  }

  @Test func aViewThatIsGone() throws {
    let summary = try summary(Card(hasLine: false))
    #expect(summary.headline == "view gone: Rectangle, from the start")
  }

  @Test func takingMomentsOneByOneTellsTheSame() throws {
    let taken = try ChangedScene { Card() }.trace
    let read = try ValueTrace(compressed: taken.compressed())
    #expect(read == taken)
    #expect(TraceDifference(expected: read, actual: taken).isSame)
  }
}
