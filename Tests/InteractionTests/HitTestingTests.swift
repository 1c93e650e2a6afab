import Foundation
import SwiftUI
import Testing
import ViewTesting

/// What a tap finds, on a canvas of 400 × 400.
@MainActor @Suite struct HitTestingTests {
  @Test func aShapeIsTouchedWhereItIsFilled() throws {
    // The corner of the circle's frame is outside the circle.
    let lines = try Log.lines(.tap(155, 155, at: 1), .tap(200, 200, at: 2)) { log in
      Circle().frame(width: 100, height: 100).onTapGesture { log("circle") }
    }
    #expect(lines == ["circle"])
  }

  @Test func aLineIsTouchedOnTheLine() throws {
    let lines = try Log.lines(.tap(200, 200, at: 1), .tap(151, 200, at: 2)) { log in
      Circle().stroke(.black, lineWidth: 10).frame(width: 100, height: 100)
        .onTapGesture { location in log("\(location.x)") }
    }
    #expect(lines == ["1.0"])
  }

  @Test func aContentShapeTakesTouchesWhereNothingIsDrawn() throws {
    func row(_ log: Log) -> some View {
      HStack(spacing: 200) {
        Color.red.frame(width: 20, height: 20)
        Color.red.frame(width: 20, height: 20)
      }
    }
    let between = SceneEvent.tap(200, 200, at: 1)
    let without = try Log.lines(between) { log in row(log).onTapGesture { log("row") } }
    let with = try Log.lines(between) { log in
      row(log).contentShape(Rectangle()).onTapGesture { log("row") }
    }
    #expect(without == [])
    #expect(with == ["row"])
  }

  @Test func theForemostViewTakesTheTouch() throws {
    let lines = try Log.lines(.tap(200, 200, at: 1), .tap(120, 200, at: 2)) { log in
      ZStack {
        Color.red.frame(width: 200, height: 200).onTapGesture { log("back") }
        Color.blue.frame(width: 100, height: 100)
      }
    }
    // The blue square has no gesture, and lies in front.
    #expect(lines == ["back"])
  }

  @Test func aHigherIndexLiesInFront() throws {
    let lines = try Log.lines(.tap(200, 200, at: 1)) { log in
      ZStack {
        Color.red.frame(width: 50, height: 50).onTapGesture { log("first") }.zIndex(1)
        Color.blue.frame(width: 50, height: 50).onTapGesture { log("second") }
      }
    }
    #expect(lines == ["first"])
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func whatIsNotThereForTouchesLetsThemThrough(_ kind: Int) throws {
    let lines = try Log.lines(.tap(200, 200, at: 1)) { log in
      ZStack {
        Color.red.frame(width: 50, height: 50).onTapGesture { log("behind") }
        Group {
          let front = Color.blue.frame(width: 50, height: 50).onTapGesture { log("front") }
          switch kind {
          case 0: front.opacity(0)
          case 1: front.hidden()
          case 2: front.allowsHitTesting(false)
          case 3: front.offset(x: 100)
          default: front.clipShape(Circle().offset(x: 60))
          }
        }
      }
    }
    #expect(lines == ["behind"])
  }

  @Test func aTurnedAndScaledViewIsTouchedWhereItIsDrawn() throws {
    // 100 × 20, turned by 90° and doubled: 40 × 200 around the middle.
    let lines = try Log.lines(.tap(200, 290, at: 1), .tap(240, 200, at: 2)) { log in
      Color.red.frame(width: 100, height: 20)
        .onTapGesture { location in log("\(location.x.rounded()) \(location.y.rounded())") }
        .rotationEffect(.degrees(90)).scaleEffect(2)
    }
    #expect(lines == ["95.0 10.0"])
  }

  @Test func aMovingViewIsTouchedWhereItIsSeen() throws {
    struct Mover: View {
      let log: Log
      @State private var isAway = false
      var body: some View {
        Color.red.frame(width: 40, height: 40)
          .onTapGesture { log("hit") }
          .offset(x: isAway ? 160 : -160)
          .after(1) { withAnimation(.linear(duration: 1)) { isAway = true } }
      }
    }
    // Half-way, in the middle; the goal at 360 is still empty.
    let lines = try Log.lines(.tap(360, 200, at: 1.5), .tap(200, 200, at: 1.5)) { Mover(log: $0) }
    #expect(lines == ["hit"])
  }

  @Test func whatIsOnItsWayOutIsNotTouched() throws {
    struct Leaver: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        ZStack {
          Color.red.onTapGesture { log("behind") }
          if isShown { Color.blue.frame(width: 40, height: 40).onTapGesture { log("front") } }
        }
        .after(1) { withAnimation(.linear(duration: 1)) { isShown = false } }
      }
    }
    let lines = try Log.lines(.tap(200, 200, at: 0.5), .tap(200, 200, at: 1.5)) { Leaver(log: $0) }
    #expect(lines == ["front", "behind"])
  }

  @Test func whatIsDisabledDoesNothingAndStaysInTheWay() throws {
    let lines = try Log.lines(.tap(200, 200, at: 1)) { log in
      ZStack {
        Color.red.onTapGesture { log("behind") }
        Color.blue.frame(width: 40, height: 40).onTapGesture { log("front") }.disabled(true)
      }
    }
    #expect(lines == [])
  }
}
