import Foundation
import SwiftUI
import TestSupport
import Testing
import VirtualTime

@testable import RenderSceneCommand

/// The sidecar of a scene, and the flags that say the same.
@Suite struct SceneScriptTests {
  private func read(_ text: String) throws(CommandError) -> SceneScript {
    try SceneScriptReader(path: "Card.scene.json").read(Array(text.utf8))
  }

  private func seconds(_ value: Double) -> VirtualInstant { VirtualInstant(seconds: value) }

  @Test func aScriptHasEventsADurationAndACanvas() throws {
    let script = try read(
      """
      {"schema": "partway.scene/1", "duration": 4, "canvas": {"device": "iphone-se", "scale": 1},
       "events": [{"at": 1, "tap": "Undo"}, {"at": 1.5, "tap": [201, 437], "count": 2},
         {"at": 2, "press": "Card", "duration": 0.8}, {"at": 3, "drag": [[0, 1], "Bin"]},
         {"at": 3.5, "rotate": "Card", "degrees": 90, "duration": 1},
         {"at": 4, "type": "Ada", "into": "Name", "duration": 0.5}, {"at": 5, "type": "\\n"}]}
      """)
    #expect(
      script.events == [
        SceneEvent(at: seconds(1), .tap(.name("Undo"), count: 1)),
        SceneEvent(at: seconds(1.5), .tap(.point(CGPoint(x: 201, y: 437)), count: 2)),
        SceneEvent(at: seconds(2), .press(.name("Card"), duration: seconds(0.8))),
        SceneEvent(
          at: seconds(3),
          .drag([.point(CGPoint(x: 0, y: 1)), .name("Bin")], duration: seconds(0.5))
        ),
        SceneEvent(at: seconds(3.5), .rotate(.name("Card"), .degrees(90), duration: seconds(1))),
        SceneEvent(at: seconds(4), .type("Ada", into: .name("Name"), duration: seconds(0.5))),
        SceneEvent(at: seconds(5), .type("\n", into: nil, duration: .zero)),
      ])
    #expect(script.duration == seconds(4))
    #expect(script.size == CanvasSize(width: 375, height: 667))
    #expect(script.scale == 1)
  }

  @Test func aScriptScrollsAndChangesTheSurroundings() throws {
    let script = try read(
      """
      {"schema": "partway.scene/1",
       "events": [{"at": 1, "scroll": "Trips", "by": [0, 200]},
         {"at": 2, "scroll": [9, 9], "to": "bottom", "duration": 0},
         {"at": 3, "scroll": "Trips", "to": [0, 40], "duration": 1},
         {"at": 4, "colorScheme": "dark"}, {"at": 5, "size": [874, 402]},
         {"at": 6, "device": "iphone-se"}]}
      """)
    #expect(
      script.events.map(\.action) == [
        .scroll(.name("Trips"), .by(CGSize(width: 0, height: 200)), duration: seconds(0.5)),
        .scroll(.point(CGPoint(x: 9, y: 9)), .toEdge(.bottom), duration: .zero),
        .scroll(.name("Trips"), .to(CGPoint(x: 0, y: 40)), duration: seconds(1)),
        .colorScheme(.dark), .resize(CGSize(width: 874, height: 402)),
        .resize(CGSize(width: 375, height: 667)),
      ])
  }

  @Test(
    arguments: [
      (#""scroll": "A""#, "must have one of \"by\" and \"to\""),
      (#""scroll": "A", "by": [1], "duration": 1"#, "\"by\" must be two numbers"),
      (#""scroll": "A", "to": "middle""#, "\"to\" must be a point"),
      (#""scroll": "A", "by": [0, 1], "to": "top""#, "must have one of \"by\" and \"to\""),
      (#""colorScheme": "blue""#, "\"light\" or \"dark\""),
      (#""size": [1, 0]"#, "two numbers over 0"), (#""tap": "A", "by": [0, 1]"#, "has no \"by\""),
    ])
  func aWrongSurroundingSaysWhatIsWrong(_ event: String, _ words: String) {
    let error = #expect(throws: CommandError.self) {
      _ = try read(#"{"schema": "partway.scene/1", "events": [{"at": 1, \#(event)}]}"#)
    }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "no error")")
    #expect(error?.exitCode == .badData)
  }

  @Test(
    arguments: [
      ("[", "not JSON"), ("[]", "the document must be an object"),
      ("{}", "\"schema\" must be \"partway.scene/1\""),
      (#"{"schema": "partway.scene/2"}"#, "partway.scene/1"),
      (#"{"schema": "partway.scene/1", "taps": []}"#, "unknown key \"taps\""),
      (#"{"schema": "partway.scene/1", "events": [{"tap": "A"}]}"#, "event 1 has no \"at\""),
      (#"{"schema": "partway.scene/1", "events": [{"at": -1, "tap": "A"}]}"#, "\"at\" must be"),
      (#"{"schema": "partway.scene/1", "events": [{"at": 1}]}"#, "must have one of \"tap\""),
      (#"{"schema": "partway.scene/1", "events": [{"at": 1, "tap": 3}]}"#, "a target is a label"),
      (
        #"{"schema": "partway.scene/1", "events": [{"at": 1, "tap": "A", "degrees": 3}]}"#,
        "\"tap\" has no \"degrees\""
      ), (#"{"schema": "partway.scene/1", "canvas": {"size": [0, 3]}}"#, "\"size\" must be"),
    ])
  func aWrongScriptSaysWhatIsWrongAndWhere(_ text: String, _ words: String) {
    let error = #expect(throws: CommandError.self) { _ = try read(text) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "no error")")
    #expect(error?.description.contains("Card.scene.json") == true)
    #expect(error?.exitCode == .badData)
  }

  @Test func flagsTellOfTapsPressesAndDrags() throws {
    let times = TimeListParser()
    #expect(
      try EventFlagParser.tap("Undo", times: times)
        == SceneEvent(at: .zero, .tap(.name("Undo"), count: 1)))
    #expect(
      try EventFlagParser.tap("me@home", times: times)
        == SceneEvent(at: .zero, .tap(.name("me@home"), count: 1)))
    #expect(
      try EventFlagParser.tap("201, 437@1.5", times: times)
        == SceneEvent(at: seconds(1.5), .tap(.point(CGPoint(x: 201, y: 437)), count: 1)))
    #expect(
      try EventFlagParser.event("250ms:double-tap:A:b", times: times)
        == SceneEvent(at: seconds(0.25), .tap(.name("A:b"), count: 2)))
    #expect(
      try EventFlagParser.event("1:long-press:A/2", times: times)
        == SceneEvent(at: seconds(1), .press(.name("A"), duration: seconds(2))))
    #expect(
      try EventFlagParser.event("1:drag:A>0,0/0.25", times: times)
        == SceneEvent(
          at: seconds(1), .drag([.name("A"), .point(.zero)], duration: seconds(0.25))))
    #expect(
      try EventFlagParser.event("1:type:Name>a>b", times: times)
        == SceneEvent(at: seconds(1), .type("a>b", into: .name("Name"), duration: .zero)))
    #expect(
      try EventFlagParser.event("1:type:Ada", times: times)
        == SceneEvent(at: seconds(1), .type("Ada", into: nil, duration: .zero)))
  }

  @Test func flagsScrollAndChangeTheSurroundings() throws {
    func action(_ text: String) throws -> SceneEvent.Action {
      try EventFlagParser.event(text, times: TimeListParser()).action
    }
    #expect(
      try action("1:scroll:Trips>0,200/1")
        == .scroll(.name("Trips"), .by(CGSize(width: 0, height: 200)), duration: seconds(1)))
    #expect(
      try action("1:scroll-to:9,9>0,40")
        == .scroll(
          .point(CGPoint(x: 9, y: 9)), .to(CGPoint(x: 0, y: 40)), duration: seconds(0.5)))
    #expect(
      try action("1:scroll-to:Trips>bottom")
        == .scroll(.name("Trips"), .toEdge(.bottom), duration: seconds(0.5)))
    #expect(try action("1:color-scheme:dark") == .colorScheme(.dark))
    #expect(try action("1:size:200x100") == .resize(CGSize(width: 200, height: 100)))
  }

  @Test(
    arguments: [
      "1:tap:", "1:tap", "x:tap:A", "1:poke:A", "1:drag:A", "1,2:tap:A", "1:scroll:A",
      "1:scroll:A>bottom", "1:scroll-to:A>here", "1:color-scheme:red", "1:size:3",
    ])
  func aWrongEventFlagIsRefused(_ text: String) {
    let error = #expect(throws: CommandError.self) {
      _ = try EventFlagParser.event(text, times: TimeListParser())
    }
    #expect(error?.exitCode == .usage)
  }
}

/// Scenes that are tapped by the built command.
@Suite struct TappedSceneTests {
  private let scene = """
    import SwiftUI

    struct Card: View {
      @State private var isOpen = false

      var body: some View {
        Button("Open") {
          isOpen = true
          print("opened")
        }
        if isOpen { Rectangle().frame(width: 20, height: 20).accessibilityLabel("Inside") }
      }
    }
    """

  @Test func aSidecarsEventsHappen() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(scene, to: "Card.swift")
    _ = try folder.write(
      #"{"schema": "partway.scene/1", "events": [{"at": 1, "tap": "Open"}]}"#,
      to: "Card.scene.json")
    let outcome = try BuiltCommand.run(
      [path, "--at", "2", "--scale", "1", "-o", "card.png"], in: folder.path)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("[1.000] opened"))
  }

  @Test func anUnknownTargetIsBadDataAndListsWhatThereIs() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(scene, to: "Card.swift")
    let before = try BuiltCommand.run([path, "--tap", "Close@0.5", "-o", "a.png"], in: folder.path)
    #expect(before.status == 0, "the moment before the tap is rendered")
    let after = try BuiltCommand.run(
      [path, "--tap", "Close@0.5", "--at", "1", "-o", "b.png"], in: folder.path)
    #expect(after.status == 65)
    #expect(after.errors.contains("“Open”"))
    #expect(folder.files.contains("b.png") == false)
  }
}
