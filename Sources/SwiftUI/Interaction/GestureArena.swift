import Foundation
import Geometry
import VirtualTime

/// Decides which of the gestures under a finger is meant.
///
/// In order of precedence: high-priority gestures from the outside in, then the others from the inside out. One is
/// recognised when it has found itself and all before it have failed; then the rest fail. One that is found because
/// time has passed, as a long press, does not wait: a tap before it could only come later. Simultaneous ones are
/// recognised whatever the others do.
@MainActor final class GestureArena {
  @MainActor private final class Entry {
    let place: Hit.Place
    /// The place in the tree and those around it, which a gesture under way may outlive.
    private let nodes: [_ViewNode]
    let driver: any GestureDriver
    var phase = GesturePhase<Void>.possible(nil)
    var isRecognized: Bool
    /// Whether it ended while the finger did nothing.
    var hasEndedByTime = false
    /// Closures that wait for the gesture to be recognised.
    var waiting: [() -> Void] = []

    init(_ place: Hit.Place, driver: any GestureDriver, isRecognized: Bool) {
      self.place = place
      nodes = Array(sequence(first: place.element.node) { $0.parent })
      self.driver = driver
      self.isRecognized = isRecognized
    }
  }

  private unowned let host: SceneHost
  private var entries: [Entry] = []
  private var lastLocation = CGPoint.zero
  private var wake: EventToken?

  init(of host: SceneHost) { self.host = host }

  /// Whether a gesture is still under way, with a finger down or between two taps.
  var isActive: Bool { entries.contains { !$0.phase.isOver } }

  /// Forgets every gesture.
  func forget() { entries = [] }

  /// Feeds what a finger does; one that comes down begins anew where no gesture is under way.
  func touch(_ kind: GestureInput.Kind, at location: CGPoint) {
    lastLocation = location
    let begins =
      switch kind {
      case .began, .magnified, .rotated: true
      case .moved, .ended, .waited: false
      }
    if begins, !isActive { enter(host.hit(location)) }
    process(kind)
    if case .ended = kind { giveUp { $0.driver.deadline == nil } }
    switch kind {
    case .magnified(_, true), .rotated(_, true): giveUp { _ in true }
    default: break
    }
    schedule()
  }

  private func enter(_ hit: Hit?) {
    var exclusive: [Entry] = []
    var simultaneous: [Entry] = []
    for place in hit?.places ?? [] {
      let driver = place.element.makeDriver()
      switch place.element.precedence {
      case .normal: exclusive.append(Entry(place, driver: driver, isRecognized: false))
      case .high: exclusive.insert(Entry(place, driver: driver, isRecognized: false), at: 0)
      case .simultaneous: simultaneous.append(Entry(place, driver: driver, isRecognized: true))
      }
    }
    entries = exclusive + simultaneous
  }

  private func process(_ kind: GestureInput.Kind) {
    for entry in entries where !entry.phase.isOver {
      var effects = GestureEffects()
      entry.phase = entry.driver.process(input(kind, for: entry.place), &effects)
      if case .waited = kind, case .ended = entry.phase { entry.hasEndedByTime = true }
      for action in effects.immediate { action() }
      entry.waiting += effects.recognized
    }
    decide()
  }

  private func input(_ kind: GestureInput.Kind, for place: Hit.Place) -> GestureInput {
    GestureInput(
      kind: kind, location: lastLocation, instant: host.graph.now,
      date: host.date(at: host.graph.now),
      convert: { [host] point, space in
        host.convert(point, to: space, of: place)
      }, size: place.element.presentedFrame.size)
  }

  private func decide() {
    if !entries.contains(where: { $0.isRecognized && $0.place.element.precedence != .simultaneous })
    {
      let candidates = entries.filter { $0.place.element.precedence != .simultaneous }
      let inTime = candidates.first(where: \.hasEndedByTime)
      for entry in inTime.map({ [$0] }) ?? candidates {
        if case .failed = entry.phase { continue }
        if case .possible = entry.phase { break }
        entry.isRecognized = true
        for other in candidates where other !== entry { fail(other) }
        break
      }
    }
    for entry in entries where entry.isRecognized {
      let actions = entry.waiting
      entry.waiting = []
      for action in actions { action() }
    }
  }

  private func fail(_ entry: Entry) {
    entry.waiting = []
    guard !entry.phase.isOver else {
      entry.phase = .failed
      return
    }
    var effects = GestureEffects()
    entry.driver.cancel(&effects)
    entry.phase = .failed
    for action in effects.immediate { action() }
  }

  /// Gestures that nothing can complete any more fail, so that others need not wait for them.
  private func giveUp(_ isHopeless: (Entry) -> Bool) {
    for entry in entries where !entry.phase.isOver && isHopeless(entry) { fail(entry) }
    decide()
  }

  private func schedule() {
    if let wake { host.graph.queue.cancel(wake) }
    wake = nil
    let deadlines = entries.filter { !$0.phase.isOver }.compactMap(\.driver.deadline)
    guard let next = deadlines.filter({ $0 > host.graph.now }).min() else { return }
    wake = host.graph.queue.schedule(at: next, class: .scheduled) { [weak self] in
      self?.wake = nil
      self?.process(.waited)
      self?.schedule()
    }
  }
}
