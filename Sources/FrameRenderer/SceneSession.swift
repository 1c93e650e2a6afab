package import DrawingModel
package import Foundation
package import Geometry
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
  /// What lies under the scene; nil for white in light and black in dark appearance.
  package var background: PaintColor?
  /// What the canvas keeps clear along its edges, as the bars of a device do.
  package var safeAreaInsets = EdgeInsets()
  /// The appearance where the scene asks for none; light where nil.
  package var colorScheme: ColorScheme?
  /// Seconds from 1970 to the scene's time 0; 2001-01-01 by default.
  package var epoch: Double = 978_307_200
  /// Seed of everything random in the scene.
  package var seed: UInt64 = 0
  /// How large the reader wants text to be.
  package var dynamicTypeSize = DynamicTypeSize.large
  /// The direction in which rows run.
  package var layoutDirection = LayoutDirection.leftToRight
  /// What happens to the scene from outside, in any order.
  package var events: [SceneEvent] = []
  /// The folder of the font files; nil for the one of Debian's package.
  package var fontFolder: String?
  /// Where the pictures and colours are that the scene names; nil where there are none.
  package var assets: AssetPlace?

  package init() {}

  /// iPhone 17 in portrait: the default canvas in points.
  package static let defaultSize = CGSize(width: 402, height: 874)
  package static let defaultScale = 3.0
}

/// Whether and when a scene comes to rest.
package enum Settling: Equatable, Sendable {
  /// From this instant on nothing moves.
  case settled(VirtualInstant)
  /// What had not ended at the limit, each in a phrase.
  case endless([String])
}

/// Hears of what happens in a scene besides its frames.
package struct SceneObserver {
  /// Called for each line that the scene prints.
  package var console: ((VirtualInstant, String) -> Void)?
  /// Called for each completion of an animation.
  package var completion: ((VirtualInstant) -> Void)?

  /// Makes an observer.
  package init(
    console: ((VirtualInstant, String) -> Void)? = nil,
    completion: ((VirtualInstant) -> Void)? = nil
  ) {
    self.console = console
    self.completion = completion
  }
}

/// A mounted scene on the virtual clock; gives the frame at any later instant.
@MainActor package final class SceneSession {
  private let time: VirtualTimeSession
  private let host: SceneHost
  private var recorder: TraceRecorder?
  private var hasEnded = false

  /// Begins the scene's time and shows it for the first time.
  ///
  /// - Parameters:
  ///   - scene: What to show.
  ///   - settings: On what.
  ///   - observer: Hears of what the scene prints and completes, from the beginning.
  ///   - isTraced: Whether `recordMoment(at:)` will be called.
  ///   - tracesAll: Whether that records what never changes too, and each view that is drawn.
  /// - Throws: Nothing yet; kept for scenes that cannot be shown.
  package init(
    scene: _RegisteredScene, settings: CanvasSettings, observer: SceneObserver? = nil,
    isTraced: Bool = false, tracesAll: Bool = false
  ) throws {
    time = VirtualTimeSession(epoch: settings.epoch, seed: settings.seed)
    time.consoleHandler = observer?.console
    time.begin()
    let size = settings.size ?? Self.canvas(for: scene.traits)
    let scale = settings.scale ?? CanvasSettings.defaultScale
    host = SceneHost(
      session: time, size: size, scale: scale,
      background: settings.background ?? .white, adaptsBackground: settings.background == nil,
      fonts: settings.fontFolder.map { FontLibrary(folder: $0) } ?? .standard)
    host.safeAreaInsets = settings.safeAreaInsets
    host.assets = settings.assets.map { AssetFolder($0) }
    var environment = EnvironmentValues()
    environment.displayScale = scale
    if let scheme = settings.colorScheme { environment.colorScheme = scheme }
    environment.dynamicTypeSize = settings.dynamicTypeSize
    environment.layoutDirection = settings.layoutDirection
    let graph = host.graph
    time.queue.afterTurn = { [unowned host] in host.endTurn() }
    if let completion = observer?.completion {
      graph.completionReached = { completion(graph.now) }
    }
    if isTraced { recorder = TraceRecorder(host, recordsAll: tracesAll) }
    WriteQueue.shared.reset()
    host.schedule(settings.events)
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

  /// What the scene shows now that only resembles Apple's, by name in the order of the alphabet.
  package var approximations: [String] { host.approximations.names }

  /// Evaluations of bodies and passes of layout so far.
  package var counts: (bodies: Int, layouts: Int) { (host.bodyCount, host.graph.layoutCount) }

  /// Texts that are shown now, in the order of the tree.
  package var texts: [String] { host.shownTexts }

  /// Where the first view can be touched that takes touches now; nil where there is none.
  package var firstTouchablePoint: CGPoint? { host.firstTouchablePoint }

  /// Scroll views in the tree, in the order in which they came.
  package var scrollRegions: [ScrollRegion] { host.scrollRegions }

  /// The middle of the first view with a label, text, identifier or type, as it is drawn now; nil where there is none.
  package func middle(ofViewNamed name: String) -> CGPoint? { host.middle(ofViewNamed: name) }

  /// The boxes of all views with a label, text, identifier or type, as they are drawn now, in points.
  package func boxes(ofViewsNamed name: String) -> [CGRect] { host.boxes(ofViewsNamed: name) }

  /// What views are called now, each name once, in the order of the tree.
  package var viewNames: [String] { host.viewNames }

  /// Everything that is part of the scene's tree now; nothing of it outlasts the session.
  package var parts: [AnyObject] { host.parts }

  /// Does something to the scene from outside at the present instant, such as what a person does.
  package func act(_ body: () -> Void) {
    body()
    host.endTurn()
  }

  /// Sizes that layout has worked out so far.
  package var measureCount: Int { host.measureCount }

  /// The frame at `instant`, which must not lie before one already asked for.
  package func frame(at instant: VirtualInstant) throws -> DisplayList {
    precondition(instant >= now, "frames are asked for in order; \(instant) is before \(now)")
    try time.queue.run(through: instant)
    let list = host.frame()
    if let failure = host.failure { throw failure }
    return list
  }

  // MARK: - Traces

  /// Moves on to `instant` and records what moves there.
  package func recordMoment(at instant: VirtualInstant) throws {
    _ = try frame(at: instant)
    recorder?.record()
  }

  /// What was recorded so far; complete for everything that has changed up to now.
  package var recordedMoments: [TracedMoment] { recorder?.recorded ?? [] }

  /// Hands over the moments recorded since the last time and forgets them; for sessions that trace all.
  package func takeRecordedMoments() -> [TracedMoment] { recorder?.take() ?? [] }

  // MARK: - Settling

  /// Runs on until nothing moves and nothing is pending that could change anything.
  ///
  /// - Parameter limit: Where to give up: an instant not before `now`.
  /// - Returns: The instant from which nothing moves, or what goes on without an end.
  /// - Throws: `EventQueueRunError` where time does not move on.
  package func settle(through limit: VirtualInstant) throws -> Settling {
    var last = now
    host.followTime()
    while let next = nextChange {
      guard next <= limit else { return .endless(endlessMovements) }
      last = max(last, next)
      try time.queue.run(through: last)
      host.followTime()
    }
    let endless = endlessMovements
    return endless.isEmpty ? .settled(last) : .endless(endless)
  }

  /// The next instant known at which something may change.
  private var nextChange: VirtualInstant? {
    let instants = [time.queue.nextEffective?.deadline, host.clock.nextChange]
    return instants.compactMap { $0 }.min()
  }

  /// What moves without an end; where that is nothing, what is still pending.
  private var endlessMovements: [String] {
    let endless = TraceRecorder.endless(in: host)
    if !endless.isEmpty { return endless }
    let continuous = host.clock.continuousViews.map { "\($0) follows time" }
    if !continuous.isEmpty { return continuous }
    let moving = TraceRecorder.moving(in: host)
    if !moving.isEmpty { return moving }
    if let next = time.queue.nextEffective {
      let what = next.isTask ? "a task that sleeps" : "a timer, or a block or step that was put off"
      return ["\(what), next at \(next.deadline)"]
    }
    return host.clock.nextChange.map { ["a timeline, next at \($0)"] } ?? []
  }

  /// Takes the scene down and gives the clock back.
  package func end() {
    guard !hasEnded else { return }
    hasEnded = true
    time.queue.afterTurn = nil
    // What the scene's own objects print when they go is no part of its run.
    time.withoutConsole { host.unmount() }
    WriteQueue.shared.reset()
    time.end()
  }
}
