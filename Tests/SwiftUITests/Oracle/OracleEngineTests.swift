import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting
import VirtualTime

/// Every row of the table of reference numbers, run through a mounted view, an attribute and the clock.
@MainActor @Suite struct OracleEngineTests {
  /// The table has nine decimals.
  static let tolerance = 1e-9
  /// Velocities are differences of pictures 10 µs apart; of the interval, per second.
  static let velocityTolerance = 1e-5

  static func recipe(for row: OracleRow) -> OracleRecipe? {
    OracleRecipe.calculation(for: row) ?? OracleRecipe.end(for: row) ?? OracleRecipe.script(
      for: row)
      ?? OracleRecipe.lesson(for: row) ?? OracleRecipe.unit(for: row)
      ?? OracleRecipe.clockwork(for: row)
  }

  @Test func everyRowIsMet() throws {
    var groups: [[OracleRow]] = []
    for row in AnimationOracle.rows {
      if let index = groups.firstIndex(where: { $0[0].group == row.group && row.time != nil }) {
        groups[index].append(row)
      } else {
        groups.append([row])
      }
    }
    var checked = 0
    for rows in groups {
      guard let recipe = Self.recipe(for: rows[0]) else {
        Issue.record("no way to run \(rows[0])")
        continue
      }
      try check(rows.sorted { ($0.time ?? 0) < ($1.time ?? 0) }, recipe)
      checked += rows.count
    }
    Swift.print(
      "animation oracle through the engine: checked \(checked) of \(AnimationOracle.rows.count)")
    #expect(checked == 481)
  }

  private func check(_ rows: [OracleRow], _ recipe: OracleRecipe) throws {
    switch recipe {
    case .scripts(let scripts, let start):
      for changes in scripts { try check(rows, changes, from: start) }
    case .scene(let scene):
      try check(rows, scene)
    case .removal(let animation, let delta):
      let time = try Harness.completions(
        [ProbeChange(at: 0, to: delta, animation, criteria: .removed)], until: 20)[0]
      expect(rows[0], time ?? .nan, within: 2e-9)
    case .body(let calculate):
      for row in rows { try checkBody(row, calculate) }
    case .settling(let animation):
      try checkSettling(rows[0], animation)
    }
  }

  private func expect(_ row: OracleRow, _ value: Double, within tolerance: Double) {
    #expect(abs(value - row.value) <= tolerance, "\(row): \(value)")
  }

  // MARK: Scripts, through several kinds of attributes

  private func check(_ rows: [OracleRow], _ changes: [ProbeChange], from start: Double) throws {
    let early = try rowsBeforeRemoval(rows, changes, from: start)
    try checkAsGiven(early, changes, from: start)
    // A spring over a short way leaves early, as it should, and the table goes on in closed form. Over a way ten
    // thousand times as long the same spring runs to the end of the table.
    let late = rows.dropFirst(early.count)
    guard !late.isEmpty else { return }
    let scale = 1e4
    let long = changes.map {
      ProbeChange(at: $0.time, to: $0.target * scale, $0.animation)
    }
    try check(
      Array(late),
      OracleScene(interval: 1) {
        ProbeScene(from: start * scale, long)
      } read: {
        try $0.probe(at: $1) / scale
      })
  }

  /// The rows, which are in order of time, that come before all changes have left the attribute; the others find
  /// it at its target.
  private func rowsBeforeRemoval(
    _ rows: [OracleRow], _ changes: [ProbeChange], from start: Double
  ) throws -> [OracleRow] {
    var removed = changes
    for index in removed.indices { removed[index].criteria = .removed }
    let target = changes[changes.count - 1].target
    let times = try Harness.completions(from: start, removed, until: 20)
    guard times.allSatisfy({ $0 != nil }), let end = times.compactMap(\.self).max(),
      let first = rows.firstIndex(where: { ($0.time ?? 0) >= end - 1e-9 && $0.value != target })
    else { return rows }
    let rest = try Harness.probe(from: start, changes, at: rows[first...].map { $0.time ?? 0 })
    #expect(rest.allSatisfy { $0 == target }, "\(rows[first])")
    return Array(rows[..<first])
  }

  private func checkAsGiven(
    _ rows: [OracleRow], _ changes: [ProbeChange], from start: Double
  ) throws {
    let numbers = changes.map(\.target) + [start]
    let interval = (numbers.max() ?? 1) - (numbers.min() ?? 0)
    var scenes = [
      OracleScene(interval: interval) {
        ProbeScene(from: start, changes)
      } read: {
        try $0.probe(at: $1)
      },
      OracleScene(interval: interval) {
        ProbeScene(from: start, changes) { AnimatedValue(value: $0) }
      } read: {
        try $0.boxes(at: $1)[0].midX - 200
      },
    ]
    if numbers.allSatisfy({ $0 == $0.rounded() }) {
      // A leaf's frame starts and ends on whole pixels.
      scenes.append(
        OracleScene(interval: interval) {
          ProbeScene(from: start, changes) { Circle().frame(width: 10, height: 10).offset(x: $0) }
        } read: {
          try $0.boxes(at: $1)[0].midX - 200
        })
    }
    if numbers.allSatisfy({ (0...1).contains($0) }), rows.allSatisfy({ (0...1).contains($0.value) })
    {
      scenes.append(
        OracleScene(interval: interval) {
          ProbeScene(from: start, changes) { Circle().opacity($0) }
        } read: {
          try $0.opacities(at: $1)[0]
        })
    }
    for scene in scenes { try check(rows, scene) }
  }

  /// A view that is evaluated for each frame, and places what it shows without an animation.
  private struct AnimatedValue: View, Animatable {
    var value: Double

    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    var body: some View {
      GeometryProbe(x: value)
    }
  }

  /// A shape that draws where it is told, unrounded.
  private struct GeometryProbe: Shape {
    var x: Double
    nonisolated func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.midX + x - 5, y: 0, width: 10, height: 10))
    }
  }

  // MARK: Scenes

  private func check(_ rows: [OracleRow], _ scene: OracleScene) throws {
    try Harness.run {
      scene.make()
    } _: { harness in
      for row in rows {
        let time = row.time ?? 0
        // Of the pictures from here on, or of those up to here where the motion stops here.
        let step = time < scene.end - 1e-9 ? 1e-5 : -1e-5
        let offsets = [0, step, 2 * step].sorted()
        let values = try offsets.map { try scene.read(harness, time + $0) }
        let value = step > 0 ? values[0] : values[2]
        let tolerance =
          scene.tolerance == Self.tolerance
          ? Self.tolerance * max(1, abs(row.value)) : scene.tolerance
        expect(row, value, within: tolerance)
        guard let expected = row.velocity else { continue }
        let far = step > 0 ? values[2] : values[0]
        let velocity = (4 * values[1] - 3 * value - far) / (2 * step)
        let allowed = Self.velocityTolerance * max(1, abs(scene.interval))
        #expect(abs(velocity - expected) <= allowed, "\(row): velocity \(velocity)")
      }
    }
  }

  // MARK: Values that a body calculates

  private func checkBody(
    _ row: OracleRow, _ calculate: @escaping (OracleRow) -> [Double]
  ) throws {
    struct Calculation: View {
      @State private var row: OracleRow?
      let given: OracleRow
      let calculate: (OracleRow) -> [Double]

      var body: some View {
        ZStack {
          if let row {
            ForEach(Array(calculate(row).enumerated()), id: \.offset) {
              ValueProbe(value: $0.element)
            }
          }
        }
        .onAppear { row = given }
      }
    }
    try Harness.run {
      Calculation(given: row, calculate: calculate)
    } _: { scene in
      let numbers = try scene.boxes(at: 0).map(\.minX)
      expect(row, numbers[0], within: Self.tolerance)
      guard let velocity = row.velocity, numbers.count > 1 else { return }
      #expect(abs(numbers[1] - velocity) <= Self.tolerance, "\(row): velocity \(numbers[1])")
    }
  }

  // MARK: When a spring stays near its target

  private func checkSettling(_ row: OracleRow, _ animation: Animation) throws {
    // Over a long way, so that the spring is not taken for settled before.
    let length = 1e5
    try Harness.run {
      ProbeScene([ProbeChange(at: 0, to: length, animation)])
    } _: { scene in
      let instant = VirtualInstant(seconds: row.value / 1000)
      let left = try abs(1 - scene.probe(at: instant.seconds) / length)
      let later = try abs(1 - scene.probe(at: instant.seconds + 1e-6) / length)
      // The time at which exactly a thousandth is left, by the spring's own rate.
      let time = instant.seconds + (0.001 - left) / ((later - left) / 1e-6)
      expect(row, time * 1000, within: 1e-6)
      for step in 1...1000 {
        let value = try scene.probe(at: instant.seconds + 1e-6 + Double(step) * 1e-3) / length
        #expect(abs(1 - value) < 0.001, "\(row): \(step) ms later")
      }
    }
  }
}
