import Foundation
import TestSupport
import Testing

/// Phases: when each begins, what its spring brings along, and where the last one rests.
@Suite struct PhaseSceneTests {
  @Test func aShakeTakesHalfASecondAPhase() throws {
    let times = [0.5, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4.9, 5.25, 7.5]
    let trace = try SceneTrace("badge-nudge", at: times)
    // At rest at 4.9 s, and then the same once more.
    let shifts: KeyValuePairs<Double, Double> = [
      0.5: 0, 1.25: -8.210256, 1.5: -9.863991, 1.75: 6.428924, 2: 9.728454, 2.5: -4.796931,
      3: 4.864698, 3.5: 0.067533, 4.9: 0, 5.25: -8.210256, 7.5: 0.067533,
    ]
    for (time, shift) in shifts {
      trace.expect("geometry", "x", [time: 141 + shift], within: 1e-6)
    }
    #expect(trace.attributes("geometry", at: 4.9).allSatisfy { $0.animation == nil })
    let pictures = try ScenePictures("badge-nudge", at: times)
    let pictured: KeyValuePairs<Double, Double> = [
      0.5: 0, 1.25: -8.210256, 1.5: -9.863991, 2: 9.728454, 2.5: -4.796931, 4.9: 0,
    ]
    for (time, shift) in pictured {
      pictures.expectBox(
        of: .systemBlue, CGRect(x: 141 + shift, y: 407, width: 120, height: 60), at: time)
    }
  }

  @Test func aPulseHasAPeriodOfOneSecond() throws {
    let trace = try SceneTrace("radar-pulse", at: [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 2.25, 10, 10.25])
    // The rest of a spring's way when the next takes over is what sets the first round apart.
    trace.expectWay(
      "scale", "x", from: 1, to: 1.2,
      [
        0: 0, 0.25: 0.821025554, 0.5: 0.986399069, 0.75: 0.178133172, 1: 0.013553621,
        1.5: 0.986446250, 2: 0.013553750, 2.25: 0.821864317, 10: 0.013553750, 10.25: 0.821864317,
      ])
    let pictures = try ScenePictures("radar-pulse", at: [0, 0.5, 0.75, 10.25])
    let pictured: KeyValuePairs<Double, Double> = [
      0: 0, 0.5: 0.986399, 0.75: 0.178133, 10.25: 0.821864,
    ]
    for (time, share) in pictured {
      let side = 100 + 20 * share
      pictures.expectBox(
        of: .systemGreen, CGRect(x: 201 - side / 2, y: 437 - side / 2, width: side, height: side),
        at: time)
    }
  }

  @Test func aDoorRattlesThroughNamedPhases() throws {
    let times = [0.5, 0.56, 0.62, 0.7, 0.74, 0.86, 0.98, 1.1, 1.9, 2.12]
    let trace = try SceneTrace("door-knock", at: times)
    let shifts: KeyValuePairs<Double, Double> = [
      0.5: 0, 0.56: -11.067765, 0.62: -12.125407, 0.7: 12.024044, 0.74: 12.251629,
      0.86: -6.189743, 0.98: 6.126636, 1.1: 3.292278, 1.9: 0.000697, 2.12: -12.125407,
    ]
    for (view, x) in [("ZStack/0/RoundedRectangle", 131.0), ("ZStack/1/Circle", 240)] {
      for (time, shift) in shifts {
        trace.expect("geometry", "x", of: view, [time: x + shift], within: 1e-6)
      }
    }
    let pictures = try ScenePictures("door-knock", at: [0.3, 0.62, 0.74, 0.86])
    let pictured: KeyValuePairs<Double, Double> = [
      0.3: 0, 0.62: -12.125407, 0.74: 12.251629, 0.86: -6.189743,
    ]
    for (time, shift) in pictured {
      pictures.expectBox(
        of: .systemBrown, CGRect(x: 131 + shift, y: 304, width: 140, height: 260), at: time)
      pictures.expectBox(
        of: PixelColor(red: 255, green: 204, blue: 0),
        CGRect(x: 240 + shift, y: 425, width: 18, height: 18), at: time)
    }
  }

  @Test func aLampBrightensFasterThanItFades() throws {
    let trace = try SceneTrace("lighthouse", at: [0, 0.4, 0.8, 1.4, 2, 2.4, 21.4])
    let shares: KeyValuePairs<Double, Double> = [
      0: 0, 0.4: 0.684643187, 0.8: 1, 1.4: 0.684643187, 2: 0, 2.4: 0.684643187, 21.4: 0.684643187,
    ]
    trace.expectWay("geometry", "width", of: "ZStack/0/Circle", from: 140, to: 260, shares)
    trace.expectWay("scale", "x", of: "ZStack/1/Circle", from: 1, to: 1.2, shares)
    let pictures = try ScenePictures("lighthouse", at: [0.8, 2])
    // Yellow at 0.35 and at 0.1 over white.
    pictures.expectBox(
      of: PixelColor(red: 255, green: 237, blue: 166),
      CGRect(x: 71, y: 307, width: 260, height: 260), at: 0.8)
    pictures.expectBox(
      of: .systemOrange, CGRect(x: 147, y: 383, width: 108, height: 108), at: 0.8)
    pictures.expectBox(
      of: PixelColor(red: 255, green: 250, blue: 230),
      CGRect(x: 131, y: 367, width: 140, height: 140), at: 2)
    pictures.expectBox(of: .systemGray, CGRect(x: 156, y: 392, width: 90, height: 90), at: 2)
  }

  @Test func eachPhaseIsEnteredWithItsOwnAnimation() throws {
    let trace = try SceneTrace("phase-tempers", at: [1, 1.25, 1.5, 1.6, 1.85, 2.1, 2.35, 4])
    let shifts: KeyValuePairs<Double, Double> = [
      1: 0, 1.25: -19.681750, 1.5: -20.289968, 1.6: -8.581953, 1.85: 20, 2.1: 3.579489,
      2.35: 0.272019, 4: 0,
    ]
    for (time, shift) in shifts {
      trace.expect("geometry", "y", [time: 407 + shift], within: 1e-6)
    }
    let pictures = try ScenePictures("phase-tempers", at: [1.25, 1.6, 1.85, 2.1])
    let pictured: KeyValuePairs<Double, Double> = [
      1.25: -19.681750, 1.6: -8.581953, 1.85: 20, 2.1: 3.579489,
    ]
    for (time, shift) in pictured {
      pictures.expectBox(
        of: .systemOrange, CGRect(x: 171, y: 407 + shift, width: 60, height: 60), at: time)
    }
  }

  @Test func callsPutOffByTimeCutEachOtherShort() throws {
    let times = [1.1, 1.2, 1.332, 1.5, 2, 2.5] + (0...60).map { 1 + Double($0) / 120 }
    let trace = try SceneTrace("two-ways-to-shake", at: Set(times).sorted())
    let phases = "VStack/0/PhaseAnimator/Rectangle"
    let calls = "VStack/1/Rectangle"
    trace.expect(
      "geometry", "x", of: phases, [1.5: 121 - 9.863991, 2: 121 + 9.728454, 2.5: 121 + 0.135064],
      within: 1e-6)
    trace.expect(
      "geometry", "x", of: calls,
      [1.1: 121 - 10, 1.2: 121 - 2.845209, 1.332: 121 + 0.818691], within: 1e-6)
    let farthest = Set(times).compactMap { trace.value("geometry", "x", of: calls, at: $0) }.max()
    #expect(farthest.map { $0 <= 121 + 0.818692 } == true)
    let pictures = try ScenePictures("two-ways-to-shake", at: [1.1, 1.332, 2])
    let pictured: [(Double, Double, Double)] = [
      (1.1, -3.577396, -10), (1.332, -9.202428, 0.818691), (2, 9.728454, 0.001742),
    ]
    for (time, phase, call) in pictured {
      pictures.expectBox(
        of: .systemGreen, CGRect(x: 121 + phase, y: 357, width: 160, height: 60), at: time)
      pictures.expectBox(
        of: .systemRed, CGRect(x: 121 + call, y: 457, width: 160, height: 60), at: time)
    }
  }
}
