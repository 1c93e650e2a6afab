import Foundation
import TestSupport
import Testing

/// The scenes on modifiers and where they stand: values at their times, and what is drawn.
@Suite struct ModifierSceneTests {
  private static let orange = PixelColor(red: 255, green: 141, blue: 40)
  private static let blue = PixelColor(red: 0, green: 136, blue: 255)
  private static let purple = PixelColor(red: 203, green: 48, blue: 224)
  private static let green = PixelColor(red: 52, green: 199, blue: 89)

  // MARK: - Data that take part and data that do not

  @Test func bothAnglesOfTheFanInterpolate() throws {
    let trace = try SceneTrace("fan-opens", at: [0.5, 1, 2, 3, 5])
    trace.expectWay(
      "shape", "opening", of: "Fan", from: 0, to: 60, [0.5: 0, 1: 0, 2: 0.25, 3: 0.5, 5: 1])
    trace.expectWay(
      "shape", "closing", of: "Fan", from: 90, to: 240, [0.5: 0, 1: 0, 2: 0.25, 3: 0.5, 5: 1])
    #expect(trace.attributes("shape", of: "Fan", at: 2)[0].names == ["opening", "closing"])
  }

  /// The slice goes clockwise on the screen from the first angle to the second; from the change on all else is drawn.
  @Test func picturesOfTheFan() throws {
    let pictures = try ScenePictures("fan-opens", at: [0.5, 1, 2, 3, 5])
    for (time, start, end, isComplement) in [
      (0.5, 0.0, 90.0, false), (1, 0, 90, true), (2, 15, 127.5, true), (3, 30, 165, true),
      (5, 60, 240, true),
    ] {
      for degrees in stride(from: 2.5, to: 360, by: 5) {
        if min(abs(degrees - start), abs(degrees - end)) < 2 { continue }
        let angle = degrees * .pi / 180
        let isInSlice = start < degrees && degrees < end
        pictures.expectColor(
          isInSlice == isComplement ? .white : Self.orange, x: 201 + 70 * cos(angle),
          y: 437 + 70 * sin(angle), at: time)
      }
    }
  }

  // MARK: - Modifiers with data

  @Test func theBellSwingsBetweenWholeRings() throws {
    let trace = try SceneTrace("doorbell-shake", at: [0.5, 1, 1.1, 1.2, 3])
    let bell = "VStack/0/Circle"
    trace.expect(
      "modifier", "rings", of: bell, [0.5: 0, 1: 0, 1.1: 1.073219, 1.2: 2.146247, 3: 3])
    // The offset is part of the leaf's place, which lies on the grid of a third of a point.
    trace.expect(
      "geometry", "x", of: bell, [1: 171, 1.1: 171 + 4.439897, 1.2: 171 + 7.949332, 3: 171],
      within: 1.0 / 6)
    for time in [1, 1.1, 1.2, 3] {
      #expect(trace.attributes("modifier", of: "VStack/1/Circle", at: time).isEmpty)
      #expect(trace.attributes("geometry", of: "VStack/1/Circle", at: time).isEmpty)
    }
  }

  @Test func picturesOfTheBells() throws {
    let pictures = try ScenePictures("doorbell-shake", at: [0.5, 1.1, 1.2])
    for (time, offset) in [(0.5, 0.0), (1.1, 4.44), (1.2, 7.949)] {
      pictures.expectBox(
        of: Self.orange, CGRect(x: 171 + offset, y: 347, width: 60, height: 60), at: time,
        within: 0.5)
      pictures.expectBox(
        of: Self.blue, CGRect(x: 171, y: 467, width: 60, height: 60), at: time, within: 0)
    }
  }

  @Test func allDataOfAModifierAreEquallyFarOn() throws {
    let times = [1, 1.2, 1.5, 2, 2.7, 3]
    let trace = try SceneTrace("balloon-away", at: times)
    let shares: KeyValuePairs = [1: 0, 1.5: 0.378138, 2: 0.684643, 3: 1.0]
    let ways = [("climb", 0.0, 240.0), ("size", 1, 0.5), ("clarity", 1, 0.2)]
    for (name, start, end) in ways {
      trace.expectWay("modifier", name, of: "Circle", from: start, to: end, shares)
    }
    for time in times {
      let found = ways.map { name, start, end in
        trace.value("modifier", name, of: "Circle", at: time).map { ($0 - start) / (end - start) }
      }
      let first = found[0] ?? .nan
      #expect(found.allSatisfy { abs(($0 ?? .nan) - first) <= 1e-12 }, "\(found)")
    }
    trace.expectWay("scale", "x", of: "Circle", from: 1, to: 0.5, shares)
    trace.expectWay("opacity", "opacity", of: "Circle", from: 1, to: 0.2, shares)
  }

  @Test func picturesOfTheBalloon() throws {
    let pictures = try ScenePictures("balloon-away", at: [0.5, 2])
    pictures.expectBox(
      of: PixelColor(red: 255, green: 56, blue: 60),
      CGRect(x: 151, y: 387, width: 100, height: 100), at: 0.5)
    // At 0.684643 of the way: 164.314 points up, 65.768 across, and an opacity of 0.452286.
    pictures.expectBox(
      of: PixelColor(red: 255, green: 165, blue: 167),
      CGRect(x: 201 - 32.884, y: 437 - 164.314 - 32.884, width: 65.768, height: 65.768), at: 2)
  }

  @Test func theSetterIsCalledOnceAFrame() throws {
    let trace = try SceneTrace("telling-fader", at: [0.5, 1, 1.5, 2, 3, 3.5])
    trace.expectConsole([1: "level 0.0", 1.5: "level 0.25", 2: "level 0.5"])
    trace.expectWay(
      "modifier", "level", of: "Rectangle", from: 0, to: 1,
      [0.5: 0, 1: 0, 1.5: 0.25, 2: 0.5, 3: 1, 3.5: 1])
  }

  @Test func picturesOfTheFader() throws {
    let pictures = try ScenePictures("telling-fader", at: [0.5, 1.5, 2, 3])
    pictures.expectBox(of: Self.green, nil, at: 0.5)
    for (time, width) in [(1.5, 75.0), (2, 150), (3, 300)] {
      pictures.expectBox(
        of: Self.green, CGRect(x: 51, y: 427, width: width, height: 20), at: time, within: 0.5)
    }
  }

  // MARK: - Placement

  @Test func sizeAndColourAreTheLeafs() throws {
    let trace = try SceneTrace("animation-placement", at: [0.5, 1, 1.1, 1.25, 3])
    for plank in ["OutsidePlank", "InsidePlank", "SelectivePlank", "ScopedPlank"] {
      trace.expect(
        "geometry", "width", of: plank + "/Rectangle",
        [0.5: 100, 1: 100, 1.1: 135.773956, 1.25: 182.102555, 3: 200])
    }
    for plank in ["OutsidePlank", "InsidePlank", "SelectivePlank"] {
      trace.expectColor(1, 141.0 / 255, 40.0 / 255, of: plank + "/Rectangle", at: 1)
      trace.expectColor(0.918154, 0.470736, 0.523537, of: plank + "/Rectangle", at: 1.1)
      trace.expectColor(0.826140, 0.306226, 0.789329, of: plank + "/Rectangle", at: 1.25)
    }
    // The closure is for the frame alone.
    for time in [1, 1.1, 1.25, 3] {
      trace.expectColor(
        203.0 / 255, 48.0 / 255, 224.0 / 255, of: "ScopedPlank/Rectangle", at: time)
    }
  }

  @Test func picturesOfThePlanks() throws {
    let pictures = try ScenePictures("animation-placement", at: [1.1])
    // Both halves of a point of the mixed colour, at 0.357740 of the way.
    let mixed = PixelColor(red: 234, green: 120, blue: 134)
    func plank(_ index: Int) -> CGRect {
      CGRect(x: 133.113, y: 327 + 60 * Double(index), width: 135.774, height: 40)
    }
    pictures.expectBox(of: mixed, plank(0).union(plank(2)), at: 1.1)
    pictures.expectBox(of: Self.purple, plank(3), at: 1.1)
  }

  // MARK: - A gate before the writes

  /// How far a critically damped spring of half a second is when it is sent on by ten every tenth of a second.
  private func pursued(at time: Double) -> Double {
    let omega = 2 * Double.pi / 0.5
    var (place, speed, goal) = (0.0, 0.0, 0.0)
    var now = 0.1
    while true {
      goal = min(80, goal + 10)
      let span = goal < 80 ? min(0.1, time - now) : time - now
      let (a, b) = (place - goal, speed + omega * (place - goal))
      let decay = exp(-omega * span)
      place = goal + (a + b * span) * decay
      speed = (b - omega * (a + b * span)) * decay
      now += span
      if now >= time - 1e-9 { return place }
    }
  }

  @Test func oneWriteForACrossingAndOneForEveryStep() throws {
    let times = [0.15, 0.25, 0.45, 0.6, 0.75, 0.85, 1, 1.2]
    let trace = try SceneTrace("tide-gate", at: times)
    trace.expectConsole([0.5: "past the mark"])
    trace.expectWay(
      "scale", "x", of: "Circle", from: 1, to: 2,
      [0.45: 0, 0.6: 0.357740, 0.75: 0.821026, 1: 0.986399])
    for time in times {
      trace.expect("rotation", "angle", of: "Rectangle", [time: pursued(at: time)], within: 1e-6)
    }
    // Sent on each time, it has come less far than one that was sent at once, and never turned back.
    let angles = times.map { trace.value("rotation", "angle", of: "Rectangle", at: $0) ?? .nan }
    #expect(zip(angles, angles.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func picturesOfTheBuoys() throws {
    let pictures = try ScenePictures("tide-gate", at: [0.45, 0.75])
    for (time, share) in [(0.45, 0.0), (0.75, 0.821026)] {
      let size = 40 * (1 + share)
      pictures.expectBox(
        of: Self.orange,
        CGRect(x: 201 - size / 2, y: 402 - size / 2, width: size, height: size), at: time)
      let angle = pursued(at: time) * .pi / 180
      let extent = 40 * (sin(angle) + cos(angle))
      pictures.expectBox(
        of: Self.blue,
        CGRect(x: 201 - extent / 2, y: 472 - extent / 2, width: extent, height: extent), at: time)
    }
  }

  // MARK: - Three depths

  @Test func eachEffectUsesTheAnimationClosestOutside() throws {
    let trace = try SceneTrace("lantern-lift", at: [1, 1.5, 2, 3])
    trace.expect("shadow", "radius", of: "VStack", [1: 3, 1.5: 6.75, 2: 10.5, 3: 18])
    trace.expect("shadow", "y", of: "VStack", [1: 6, 1.5: 14.5, 2: 23, 3: 40])
    trace.expect("scale", "x", of: "VStack", [1: 1, 1.5: 1.2, 2: 1.4, 3: 1.4])
    trace.expect("brightness", "amount", of: "VStack", [1: 0.05, 1.5: 0.05, 2: 0.05, 3: 0.05])
    trace.expect("blur", "radius", of: "VStack/1/Circle", [1: 2, 1.5: 7.5, 2: 13, 3: 24])
  }
}
