import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Which gesture is recognised, when, and with what, on a canvas of 400 × 400.
@MainActor @Suite struct GestureTests {
  private func block(_ log: Log) -> some View { Color.red.frame(width: 100, height: 100) }

  @Test func theInnerGestureComesBeforeTheOuter() throws {
    let lines = try Log.lines(.tap(200, 200, at: 1)) { log in
      block(log).onTapGesture { log("inner") }.padding().background(.blue)
        .onTapGesture { log("outer") }
    }
    #expect(lines == ["inner"])
  }

  @Test func highPriorityComesFirstAndSimultaneousAnyway() throws {
    let lines = try Log.lines(.tap(200, 200, at: 1)) { log in
      block(log).onTapGesture { log("inner") }
        .highPriorityGesture(TapGesture().onEnded { log("high") })
        .simultaneousGesture(TapGesture().onEnded { log("beside") })
    }
    #expect(lines.sorted() == ["beside", "high"])
  }

  @Test func aSingleTapWaitsForADoubleOneToFail() throws {
    let log = Log()
    try Harness.run(events: [.tap(200, 200, at: 1), .tap(200, 200, at: 3, count: 2)]) {
      block(log).onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
    } _: { scene in
      _ = try scene.items(at: 1.34)
      #expect(log.lines == [])
      _ = try scene.items(at: 1.36)
      #expect(log.lines == ["single"])
      _ = try scene.items(at: 5)
      #expect(log.lines == ["single", "double"])
    }
  }

  @Test func aMaskSwitchesGesturesInsideOff() throws {
    let lines = try Log.lines(.tap(200, 200, at: 1)) { log in
      block(log).onTapGesture { log("inner") }
        .gesture(TapGesture().onEnded { log("outer") }, including: .gesture)
    }
    #expect(lines == ["outer"])
  }

  @Test func aLongPressNeedsItsTimeAndItsPlace() throws {
    let lines = try Log.lines(
      .press(200, 200, at: 1, for: 0.4), .press(200, 200, at: 2, for: 0.6),
      .drag((200, 200), (230, 200), at: 3, for: 1)
    ) { log in
      block(log).onLongPressGesture {
        log("long")
      } onPressingChanged: {
        log($0 ? "down" : "up")
      }
    }
    #expect(lines == ["down", "up", "down", "long", "up", "down", "up"])
  }

  @Test func aLongPressIsRecognisedWhileTheFingerIsDown() throws {
    let log = Log()
    try Harness.run(events: [.press(200, 200, at: 1, for: 2)]) {
      block(log).onLongPressGesture(minimumDuration: 0.25) { log("long") }
    } _: { scene in
      _ = try scene.items(at: 1.24)
      #expect(log.lines == [])
      _ = try scene.items(at: 1.25)
      #expect(log.lines == ["long"])
    }
  }

  @Test func aLongPressDoesNotWaitForATapAndAButtonLetsNoneThrough() throws {
    let lines = try Log.lines(.press(200, 200, at: 1, for: 1), .tap(200, 200, at: 3)) { log in
      block(log).onTapGesture { log("tap") }.onLongPressGesture { log("long") }
    }
    #expect(lines == ["long", "tap"])
    let onButton = try Log.lines(.press(200, 200, at: 1, for: 1)) { log in
      Button {
        log("button")
      } label: {
        block(log)
      }
      .onLongPressGesture { log("long") }
    }
    #expect(onButton == ["button"])
  }

  @Test func aDragTellsWhereTheFingerIs() throws {
    var values: [DragGesture.Value] = []
    var last: DragGesture.Value?
    try Harness.run(events: [.drag((180, 180), (220, 210), at: 1, for: 0.5)]) {
      Color.red.frame(width: 100, height: 100)
        .gesture(DragGesture().onChanged { values.append($0) }.onEnded { last = $0 })
    } _: { scene in
      _ = try scene.items(at: 2)
    }
    let end = try #require(last)
    #expect(end.startLocation == CGPoint(x: 30, y: 30))
    #expect(near(end.translation.width, 40) && near(end.translation.height, 30))
    // 50 points in half a second.
    #expect(near(end.velocity.width, 80, within: 1e-6))
    #expect(near(end.velocity.height, 60, within: 1e-6))
    #expect(near(end.predictedEndTranslation.width, 60, within: 1e-6))
    let first = try #require(values.first)
    let distance = hypot(first.translation.width, first.translation.height)
    #expect(distance >= 10 && distance < 11)
    // From the twelfth step of 1/120 s to the 59th, and once more where the finger is lifted.
    #expect(values.count == 49)
  }

  @Test func aDragCanBeToldInTheCoordinatesOfTheCanvas() throws {
    let lines = try Log.lines(.drag((180, 180), (220, 180), at: 1, for: 0.5)) { log in
      block(log).gesture(
        DragGesture(coordinateSpace: .global).onEnded {
          log("\($0.startLocation.x) \($0.location.x)")
        })
    }
    #expect(lines == ["180.0 220.0"])
  }

  @Test func aDragCanBeToldInTheCoordinatesOfANamedView() throws {
    let lines = try Log.lines(.drag((180, 180), (220, 180), at: 1, for: 0.5)) { log in
      block(log)
        .gesture(
          DragGesture(coordinateSpace: .named("board")).onEnded {
            log("\($0.startLocation.x) \($0.location.x)")
          }
        )
        .scaleEffect(2).frame(width: 300, height: 300).coordinateSpace(name: "board")
        .offset(x: 10)
    }
    // The board begins at (60, 50); its coordinates are not those inside the scaling.
    #expect(lines == ["120.0 160.0"])
  }

  @Test func aViewThatIsScrolledIsTouchedWhereItIs() throws {
    let lines = try Log.lines(.tap(200, 150, at: 1), .tap(200, 350, at: 2)) { log in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { row in
            Color.red.frame(height: 100).onTapGesture { log("\(row)") }
          }
        }
      }
      .defaultScrollAnchor(.bottom).frame(height: 200)
    }
    // Rows 8 and 9 are seen, from 100 to 300; what lies below is clipped.
    #expect(lines == ["8"])
  }

  @Test func aShortMovementIsNoDragAndALongOneNoTap() throws {
    let lines = try Log.lines(
      .drag((200, 200), (205, 200), at: 1, for: 0.2), .drag((200, 200), (240, 200), at: 2, for: 0.2)
    ) { log in
      block(log).onTapGesture { log("tap") }.gesture(DragGesture().onEnded { _ in log("drag") })
    }
    #expect(lines == ["tap", "drag"])
  }

  @Test func stateOfAGestureLastsAsLongAsTheFingerIsDown() throws {
    struct Follower: View {
      @GestureState private var moved = CGSize.zero
      var body: some View {
        Color.red.frame(width: 100, height: 100).offset(moved)
          .gesture(
            DragGesture(minimumDistance: 0).updating($moved) { value, moved, _ in
              moved = value.translation
            })
      }
    }
    try Harness.run(events: [.drag((200, 200), (260, 200), at: 1, for: 1)]) {
      Follower()
    } _: { scene in
      expectNear(try scene.drawn(at: 0)[0].box.minX, 150)
      expectNear(try scene.drawn(at: 1.5)[0].box.minX, 180)
      expectNear(try scene.drawn(at: 2)[0].box.minX, 150)
    }
  }

  @Test func aSequenceBeginsTheSecondWhereTheFirstEnds() throws {
    struct Picker: View {
      let log: Log
      var body: some View {
        Color.red.frame(width: 100, height: 100)
          .gesture(
            LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
              .onEnded { value in
                guard case .second(true, let drag?) = value else { return log("other") }
                log("\(drag.translation.width.rounded())")
              })
      }
    }
    // Too far before the press is long enough; then a press that stays.
    let moving = try Log.lines(.drag((160, 200), (240, 200), at: 1, for: 0.5)) { Picker(log: $0) }
    #expect(moving == [])
    let staying = try Log.lines(.drag((160, 200), (168, 200), (240, 200), at: 1, for: 4)) {
      Picker(log: $0)
    }
    // At 0.3 s of 4 s the finger has moved 6 of 80 points.
    #expect(staying == ["74.0"])
  }

  @Test func exclusiveGesturesGiveTheFirstThatCanBe() throws {
    func lines(_ event: SceneEvent) throws -> [String] {
      try Log.lines(event) { log in
        block(log).gesture(
          LongPressGesture().exclusively(before: TapGesture()).onEnded { value in
            switch value {
            case .first: log("long")
            case .second: log("tap")
            }
          })
      }
    }
    expectEqual(try lines(.tap(200, 200, at: 1)), ["tap"])
    expectEqual(try lines(.press(200, 200, at: 1, for: 1)), ["long"])
  }

  @Test func fingersThatAreSpreadMagnify() throws {
    var values: [CGFloat] = []
    let event = SceneEvent(
      at: .init(seconds: 1),
      .magnify(.point(CGPoint(x: 200, y: 200)), factor: 3, duration: .init(seconds: 1)))
    try Harness.run(events: [event]) {
      Color.red.frame(width: 100, height: 100)
        .gesture(MagnificationGesture().onChanged { values.append($0) })
    } _: { scene in
      _ = try scene.items(at: 1.5)
      expectNear(values.last.map(Double.init), 2, within: 1e-9)
    }
  }

  @Test func closuresOfTheLatestEvaluationAreCalled() throws {
    struct Counter: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        let current = count
        Color.red.frame(width: 100, height: 100)
          .gesture(
            DragGesture(minimumDistance: 0).onChanged { _ in count += 1 }
              .onEnded { _ in log("\(current)") })
      }
    }
    // One change when the finger comes down, then one for each of the 12 steps but the last, which ends.
    let lines = try Log.lines(.drag((200, 200), (212, 200), at: 1, for: 0.1)) { Counter(log: $0) }
    #expect(lines == ["12"])
  }
}
