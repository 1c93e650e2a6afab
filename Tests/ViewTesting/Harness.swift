package import DrawingModel
package import Foundation
package import FrameRenderer
import Geometry
package import SwiftUI
package import Testing
import VirtualTime

/// A scene mounted for a test, with what it drew read back from the display list.
@MainActor package final class Harness {
  package let session: SceneSession

  package init(
    width: CGFloat = 400, height: CGFloat = 400, scale: Double = 1,
    background: PaintColor = .white, insets: EdgeInsets = EdgeInsets(),
    events: [SceneEvent] = [], assetFolder: String? = nil,
    @ViewBuilder _ root: @escaping @MainActor () -> some View
  ) throws {
    _SceneRegistry.beginCollecting()
    _registerRoot(root)
    var settings = CanvasSettings()
    settings.size = CGSize(width: width, height: height)
    settings.scale = scale
    settings.background = background
    settings.safeAreaInsets = insets
    settings.events = events
    settings.assets = assetFolder.map { AssetPlace(folder: $0) }
    session = try SceneSession(scene: _SceneRegistry.collected()[0], settings: settings)
  }

  /// The display list at a time, which must not lie before one already asked for.
  package func list(at seconds: Double) throws -> DisplayList {
    try session.frame(at: VirtualInstant(seconds: seconds))
  }

  package func items(at seconds: Double) throws -> [DisplayItem] { try list(at: seconds).items }

  /// Bounding boxes of all fills and strokes, in drawing order, transforms left out.
  package func boxes(at seconds: Double) throws -> [CGRect] {
    try items(at: seconds).compactMap { item in
      switch item {
      case .fill(let path, _, _), .stroke(let path, _, _): path.boundingRect
      default: nil
      }
    }
  }

  /// Colours of all plain fills, 0 to 255.
  package func colors(at seconds: Double) throws -> [[Double]] {
    try items(at: seconds).compactMap { item in
      guard case .fill(_, .color(let color), _) = item else { return nil }
      return [color.red, color.green, color.blue].map { $0 * 255 }
    }
  }

  /// Opacities of all layers.
  package func opacities(at seconds: Double) throws -> [Double] {
    try items(at: seconds).compactMap { item in
      guard case .pushLayer(let opacity) = item else { return nil }
      return opacity
    }
  }

  /// Whether no layer is translucent.
  package func isOpaque(at seconds: Double) throws -> Bool {
    try opacities(at: seconds).filter { $0 != 1 }.isEmpty
  }

  /// Red components of all plain fills, 0 to 255.
  package func reds(at seconds: Double) throws -> [Double] { try colors(at: seconds).map { $0[0] } }

  /// Takes the scene down; nothing of its tree may be left then.
  package func end() {
    let parts = session.parts.map { WeakPart(object: $0) }
    session.end()
    let left = parts.compactMap(\.object)
    if let first = left.first {
      Issue.record(
        "\(left.count) of \(parts.count) parts outlast their scene, the first a \(type(of: first))")
    }
  }

  private struct WeakPart { weak var object: AnyObject? }

  /// Mounts a scene, runs a test on it, and takes it down whatever happens.
  package static func run(
    events: [SceneEvent] = [],
    @ViewBuilder _ root: @escaping @MainActor () -> some View, _ body: (Harness) throws -> Void
  ) throws {
    let harness = try Harness(events: events, root)
    defer { harness.end() }
    try body(harness)
  }
}

/// Whether two numbers agree to within `tolerance`.
package func near(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}

/// Lines that a scene under test writes down, in order.
@MainActor package final class Log {
  package var lines: [String] = []
  package nonisolated init() {}
  package func callAsFunction(_ line: String) { lines.append(line) }

  package func count(of line: String) -> Int { lines.filter { $0 == line }.count }
}

extension View {
  /// Runs `action` once, the given number of seconds after appearance.
  package func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) -> some View {
    task {
      try? await Task.sleep(for: .seconds(seconds))
      action()
    }
  }
}

/// Expects a number that may have to be computed by code that throws.
package func expectNear(
  _ value: Double?, _ expected: Double, within tolerance: Double = 1e-9,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let difference = value.map { abs($0 - expected) } ?? .infinity
  #expect(
    difference <= tolerance, "\(value.map { "\($0)" } ?? "nothing") instead of \(expected)",
    sourceLocation: sourceLocation)
}

/// Expects a value that may have to be computed by code that throws.
package func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(value == expected, sourceLocation: sourceLocation)
}
