package import SwiftUI
package import VirtualTime

/// Everything that a scene showed over its frames, as tracks of changes: what is compared before
/// pixels are.
///
/// A view that is drawn has tracks for its frame, its opacity, what it paints, what a shape stores,
/// and the characters and fonts of a text; an animated attribute has one for the animation that
/// runs and one for each number that it goes to.
package struct ValueTrace: Equatable, Sendable {
  /// A frame whose values were recorded.
  package struct Frame: Hashable, Sendable {
    package var number: Int64
    package var instant: VirtualInstant

    /// Makes a frame.
    package init(number: Int64, instant: VirtualInstant) {
      (self.number, self.instant) = (number, instant)
    }
  }

  /// A place in the tree with what was recorded of it.
  package struct View: Equatable, Sendable {
    /// Type names from the root, with indices and identifiers.
    package let path: String
    /// Which it is of several with one path, from 1, in the order of the tree.
    package let ordinal: Int
    /// The first accessibility label at it or around it; nil where it never had one.
    package internal(set) var label: String?
    /// In order of first appearance.
    package internal(set) var properties: [TracedProperty] = []
    package internal(set) var tracks: [ValueTrack] = []
    private var places: [TracedProperty: Int] = [:]

    init(path: String, ordinal: Int) {
      (self.path, self.ordinal) = (path, ordinal)
    }

    /// The track of a property; nil where there is none.
    package func track(_ property: TracedProperty) -> ValueTrack? {
      places[property].map { tracks[$0] }
    }

    /// Whether it is drawn at a moment.
    package func isDrawn(at moment: Int) -> Bool {
      track(TracedProperty(.presence))?.value(at: moment) == .number(1)
    }

    mutating func set(_ property: TracedProperty, _ value: TracedValue?, from moment: Int) {
      if let place = places[property] {
        tracks[place].set(value, from: moment)
      } else if let value {
        var track = ValueTrack()
        track.set(value, from: moment)
        add(property, track)
      }
    }

    mutating func add(_ property: TracedProperty, _ track: ValueTrack) {
      places[property] = tracks.count
      properties.append(property)
      tracks.append(track)
    }

    package static func == (a: View, b: View) -> Bool {
      a.path == b.path && a.ordinal == b.ordinal && a.label == b.label
        && a.properties == b.properties && a.tracks == b.tracks
    }
  }

  /// In order of time.
  package internal(set) var frames: [Frame] = []
  /// In the order of the tree.
  package var views: [View] { order.map { storage[$0] } }

  /// Views as they came, and their order in the tree.
  private var storage: [View] = []
  private var order: [Int] = []
  private var places: [Place: Int] = [:]
  /// What was recorded last of each of `storage`, so that what stays costs nothing.
  private var memory: [Memory] = []

  private struct Place: Hashable, Sendable {
    var path: String
    var ordinal: Int
  }

  private struct Memory: Sendable {
    var view: TracedView?
    var attributes: [TracedAttribute] = []
    /// The number of moments recorded when they were seen last.
    var seenView = 0
    var seenAttributes = 0
  }

  /// Makes a trace without frames.
  package init() {}

  init(frames: [Frame], views: [View]) {
    self.frames = frames
    for view in views {
      order.append(storage.count)
      places[Place(path: view.path, ordinal: view.ordinal)] = storage.count
      storage.append(view)
      memory.append(Memory())
    }
  }

  package static func == (a: ValueTrace, b: ValueTrace) -> Bool {
    a.frames == b.frames && a.order.count == b.order.count
      && zip(a.order, b.order).allSatisfy { a.storage[$0] == b.storage[$1] }
  }

  // MARK: - Recording

  /// Adds what a scene shows at a frame, which comes after all before.
  ///
  /// - Parameters:
  ///   - number: The frame's number at the sequence's frames a second; of a moment that was asked
  ///     for, its place in the list.
  ///   - moment: What was traced there, with all views.
  package mutating func record(frame number: Int64, _ moment: TracedMoment) {
    let index = frames.count
    frames.append(Frame(number: number, instant: moment.time))
    recordViews(moment.views ?? [], at: index)
    recordAttributes(moment.attributes, at: index)
    forgetWhatIsGone(at: index)
  }

  private mutating func recordViews(_ views: [TracedView], at index: Int) {
    var counts: [String: Int] = [:]
    var previous: Int?
    for view in views {
      let ordinal = (counts[view.view] ?? 0) + 1
      counts[view.view] = ordinal
      let place = place(of: view.view, ordinal: ordinal, after: previous)
      previous = place
      memory[place].seenView = index + 1
      if let last = memory[place].view, last == view { continue }
      memory[place].view = view
      storage[place].record(view, at: index)
    }
  }

  private mutating func recordAttributes(_ attributes: [TracedAttribute], at index: Int) {
    var place: Int?
    var start = 0
    while start < attributes.count {
      let path = attributes[start].view
      var end = start + 1
      while end < attributes.count, attributes[end].view == path { end += 1 }
      let group = Array(attributes[start..<end])
      start = end
      let current = self.place(of: path, ordinal: 1, after: place)
      place = current
      // The attributes of one view follow one another; where they do not, the first tell.
      guard memory[current].seenAttributes != index + 1 else { continue }
      memory[current].seenAttributes = index + 1
      if memory[current].attributes == group { continue }
      memory[current].attributes = group
      storage[current].record(group, at: index)
    }
  }

  private mutating func forgetWhatIsGone(at index: Int) {
    for place in storage.indices {
      if memory[place].view != nil, memory[place].seenView != index + 1 {
        memory[place].view = nil
        storage[place].set(TracedProperty(.presence), .number(0), from: index)
      }
      if !memory[place].attributes.isEmpty, memory[place].seenAttributes != index + 1 {
        memory[place].attributes = []
        storage[place].record([], at: index)
      }
    }
  }

  private mutating func place(of path: String, ordinal: Int, after previous: Int?) -> Int {
    let key = Place(path: path, ordinal: ordinal)
    if let place = places[key] { return place }
    let place = storage.count
    storage.append(View(path: path, ordinal: ordinal))
    memory.append(Memory())
    places[key] = place
    if let previous, order.last != previous, let before = order.firstIndex(of: previous) {
      order.insert(place, at: before + 1)
    } else if previous == nil, !order.isEmpty {
      order.insert(place, at: 0)
    } else {
      order.append(place)
    }
    return place
  }
}
