import Foundation
import SwiftUI
import ViewTesting

/// A shape whose left edge is at its value: the presented vector can be read off the picture, unrounded.
struct ValueProbe: Shape {
  var value: Double

  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    Path(CGRect(x: value, y: 0, width: 10, height: 10))
  }
}

/// A change of a probe's value: when, to what, and how.
struct ProbeChange: Sendable {
  var time: Double
  var target: Double
  var animation: Animation?
  var criteria = AnimationCompletionCriteria.logicallyComplete

  init(
    at time: Double, to target: Double, _ animation: Animation?,
    criteria: AnimationCompletionCriteria = .logicallyComplete
  ) {
    self.time = time
    self.target = target
    self.animation = animation
    self.criteria = criteria
  }
}

/// A value that changes by a script, shown as the probe that `content` makes of it.
struct ProbeScene<Content: View>: View {
  @State private var value: Double
  private let changes: [ProbeChange]
  private let completed: @MainActor (_ index: Int, _ time: Double) -> Void
  private let content: @MainActor (Double) -> Content

  init(
    from start: Double = 0, _ changes: [ProbeChange],
    completed: @escaping @MainActor (_ index: Int, _ time: Double) -> Void = { _, _ in },
    content: @escaping @MainActor (Double) -> Content
  ) {
    _value = State(initialValue: start)
    self.changes = changes
    self.completed = completed
    self.content = content
  }

  var body: some View {
    content(value)
      .task {
        let start = Date.now
        var now = 0.0
        for (index, change) in changes.enumerated() {
          if change.time > now {
            try? await Task.sleep(for: .nanoseconds(Int(((change.time - now) * 1e9).rounded())))
          }
          now = change.time
          withAnimation(change.animation, completionCriteria: change.criteria) {
            value = change.target
          } completion: {
            completed(index, Date.now.timeIntervalSince(start))
          }
        }
      }
  }
}

extension ProbeScene where Content == ValueProbe {
  /// Shows the value as a shape.
  init(
    from start: Double = 0, _ changes: [ProbeChange],
    completed: @escaping @MainActor (_ index: Int, _ time: Double) -> Void = { _, _ in }
  ) {
    self.init(from: start, changes, completed: completed) { ValueProbe(value: $0) }
  }
}

extension Harness {
  /// The value of the first probe.
  func probe(at seconds: Double) throws -> Double { try boxes(at: seconds)[0].minX }

  /// Values of a shape that goes through `changes`, at times in ascending order.
  static func probe(
    from start: Double = 0, _ changes: [ProbeChange], at times: [Double]
  ) throws -> [Double] {
    var values: [Double] = []
    try run {
      ProbeScene(from: start, changes)
    } _: { scene in
      values = try times.map { try scene.probe(at: $0) }
    }
    return values
  }

  /// When the closures of `changes` are called, by index; nil for those that are not by `end`.
  static func completions(
    from start: Double = 0, _ changes: [ProbeChange], until end: Double
  ) throws -> [Double?] {
    var times = [Double?](repeating: nil, count: changes.count)
    try run {
      ProbeScene(from: start, changes) { times[$0] = $1 }
    } _: { scene in
      _ = try scene.items(at: end)
    }
    return times
  }
}
