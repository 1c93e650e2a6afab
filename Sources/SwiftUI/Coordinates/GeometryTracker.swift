import ViewGraph
import VirtualTime

/// The geometry that code of a scene has read: after each layout it is asked whether it is still the same.
@MainActor final class GeometryTracker {
  private struct Weak { weak var geometry: PlacedGeometry? }

  /// In the order in which they were first read.
  private var known: [Weak] = []
  private unowned let graph: GraphHost

  init(graph: GraphHost) { self.graph = graph }

  func add(_ geometry: PlacedGeometry) { known.append(Weak(geometry: geometry)) }

  /// Whether code of the scene depends on the geometry of anything.
  var hasReaders: Bool { known.contains { $0.geometry?.hasReaders == true } }

  /// Has everything evaluated whose geometry is another than it has read, in a further pass of the update.
  func announceChanges() {
    guard !known.isEmpty else { return }
    guard graph.mayContinue else { return reportUnrest() }
    var readers: [any GraphReader] = []
    for entry in known { readers += entry.geometry?.takeOutdatedReaders() ?? [] }
    known.removeAll { $0.geometry?.hasReaders != true }
    guard !readers.isEmpty else { return }
    for reader in readers { reader.invalidate() }
    graph.addContinuation {}
  }

  /// What still changes is left as it is, until something else changes.
  private func reportUnrest() {
    guard known.contains(where: { $0.geometry?.isOutdated == true }) else { return }
    graph.report(
      "its layout still changed after \(GraphHost.roundLimit) passes at \(graph.now.seconds) s. "
        + "Look for a GeometryReader whose content decides the reader's own size.")
  }
}

/// Code that is evaluated after layout and depends on it: run again in a further pass of the update in which anything
/// that it has read is another.
@MainActor final class GeometryObserver: GraphReader {
  private unowned let graph: GraphHost
  private let body: () -> Void
  private var isWaiting = false
  private var hasEnded = false

  init(graph: GraphHost, _ body: @escaping () -> Void) {
    self.graph = graph
    self.body = body
  }

  /// Runs the code and notes what it reads.
  func run() {
    isWaiting = false
    guard !hasEnded else { return }
    GraphReads.evaluating(self, body)
  }

  nonisolated func invalidate() {
    MainActor.assumeIsolated {
      guard !isWaiting, !hasEnded else { return }
      isWaiting = true
      graph.addContinuation { [self] in run() }
    }
  }

  func end() { hasEnded = true }
}
