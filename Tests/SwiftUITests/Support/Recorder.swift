import DrawingModel
import Foundation
import SwiftUI
import Synchronization
import ViewTesting

/// An animation that writes down the interval of every attribute it is asked to animate, and is linear over 1 s.
struct Recorder: CustomAnimation {
  /// What has been written down, by any thread.
  final class Record: Sendable {
    private let intervals = Mutex<[[Double]]>([])

    func add(_ interval: [Double]) {
      intervals.withLock { if !$0.contains(interval) { $0.append(interval) } }
    }

    /// The components of each interval, in order of their first appearance.
    var all: [[Double]] { intervals.withLock { $0 } }
  }

  let record: Record
  var seconds = 1.0

  static func == (a: Self, b: Self) -> Bool { a.record === b.record }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(record)) }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    record.add(Self.components(value))
    guard time < seconds else { return nil }
    var part = value
    part.scale(by: time / seconds)
    return part
  }

  /// The numbers of a vector in order.
  static func components(_ value: Any) -> [Double] {
    if let number = value as? Double { return [number] }
    if let number = value as? CGFloat { return [Double(number)] }
    if let number = value as? Float { return [Double(number)] }
    return Mirror(reflecting: value).children.flatMap { components($0.value) }
  }
}

/// A view that changes once, 1 s after its appearance, under an animation.
struct Change<Content: View>: View {
  @State private var isOn = false
  let animation: Animation?
  @ViewBuilder let content: @MainActor (Bool) -> Content

  init(
    _ animation: Animation? = .linear(duration: 1),
    @ViewBuilder content: @escaping @MainActor (Bool) -> Content
  ) {
    self.animation = animation
    self.content = content
  }

  var body: some View {
    content(isOn).after(1) { withAnimation(animation) { isOn = true } }
  }
}

extension Harness {
  /// The intervals that are animated when `content` changes, as their components.
  static func intervals(
    @ViewBuilder _ content: @escaping @MainActor (Bool) -> some View
  ) throws -> [[Double]] {
    let record = Recorder.Record()
    try run {
      Change(Animation(Recorder(record: record)), content: content)
    } _: { scene in
      _ = try scene.items(at: 1.5)
    }
    return record.all
  }

  /// The effects on pictures in the display list.
  func effects(at seconds: Double) throws -> [LayerEffect] {
    try items(at: seconds).compactMap { item in
      guard case .pushEffect(let effect) = item else { return nil }
      return effect
    }
  }
}

/// Whether two vectors agree in each component.
func near(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-6) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { near($0, $1, within: tolerance) }
}
