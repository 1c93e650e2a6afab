package import DrawingModel
package import Foundation
import Geometry
package import SwiftUI
import Typography
import ViewGraph
package import VirtualTime

/// What a scene is shown on and in; nil where the scene or the default device decides.
package struct CanvasSettings {
  /// Size in points.
  package var size: CGSize?
  /// Pixels per point.
  package var scale: Double?
  /// What lies under the scene; white where nil.
  package var background: PaintColor?
  /// Seconds from 1970 to the scene's time 0; 2001-01-01 by default.
  package var epoch: Double = 978_307_200
  /// Seed of everything random in the scene.
  package var seed: UInt64 = 0
  /// The folder of the font files; nil for the one of Debian's package.
  package var fontFolder: String?

  package init() {}

  /// iPhone 17 in portrait: the default canvas in points.
  package static let defaultSize = CGSize(width: 402, height: 874)
  package static let defaultScale = 3.0
}

/// A mounted scene on the virtual clock; gives the frame at any later instant.
@MainActor package final class SceneSession {
  private let time: VirtualTimeSession
  private let host: SceneHost
  private var hasEnded = false

  /// Begins the scene's time and shows it for the first time.
  package init(scene: _RegisteredScene, settings: CanvasSettings) throws {
    time = VirtualTimeSession(epoch: settings.epoch, seed: settings.seed)
    time.begin()
    let size = settings.size ?? Self.canvas(for: scene.traits)
    let scale = settings.scale ?? CanvasSettings.defaultScale
    host = SceneHost(
      session: time, size: size, scale: scale,
      background: settings.background ?? PaintColor(red: 1, green: 1, blue: 1, opacity: 1),
      fonts: settings.fontFolder.map { FontLibrary(folder: $0) } ?? .standard)
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let graph = host.graph
    time.queue.afterTurn = { graph.endTurn() }
    WriteQueue.shared.reset()
    host.mount(scene.make(), environment: environment)
    if let failure = host.failure {
      end()
      throw failure
    }
  }

  /// The canvas that a preview asks for; nil for the size of its content.
  private static func canvas(for traits: [_PreviewTrait]) -> CGSize? {
    let device = CanvasSettings.defaultSize
    var size: CGSize? = device
    for trait in traits {
      switch trait.kind {
      case .fixedLayout(let width, let height): size = CGSize(width: width, height: height)
      case .sizeThatFitsLayout: size = nil
      case .landscape: size = CGSize(width: device.height, height: device.width)
      case .portrait: size = device
      }
    }
    return size
  }

  /// The scene's time.
  package var now: VirtualInstant { time.queue.now }

  /// What the scene did that cannot be followed exactly, in order; empty for most.
  package var faults: [String] { host.graph.faults }

  /// Evaluations of bodies and passes of layout so far.
  package var counts: (bodies: Int, layouts: Int) { (host.bodyCount, host.graph.layoutCount) }

  /// The frame at `instant`, which must not lie before one already asked for.
  package func frame(at instant: VirtualInstant) throws -> DisplayList {
    precondition(instant >= now, "frames are asked for in order; \(instant) is before \(now)")
    try time.queue.run(through: instant)
    let list = host.frame()
    if let failure = host.failure { throw failure }
    return list
  }

  /// Takes the scene down and gives the clock back.
  package func end() {
    guard !hasEnded else { return }
    hasEnded = true
    host.unmount()
    WriteQueue.shared.reset()
    time.queue.afterTurn = nil
    time.end()
  }
}
