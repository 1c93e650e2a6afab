import SwiftUI
import VirtualTime

/// Something that happened in a scene at an instant, as sheets and players show it.
struct FilmEvent: Equatable, Sendable {
  /// What it was.
  enum Kind: String, Sendable {
    /// From outside, as a touch.
    case event
    /// A line that the scene printed.
    case line
    /// An animation that was complete.
    case completion
  }

  var instant: VirtualInstant
  var kind: Kind
  var text: String

  /// What stands in its place in JSON.
  var json: JSONText {
    .object([
      ("seconds", .number(instant.seconds)), ("time", .text(MomentText.fraction(instant))),
      ("kind", .text(kind.rawValue)), ("text", .text(text)),
    ])
  }

  /// Events in order of time, completions of one instant as one.
  static func merged(_ events: [FilmEvent]) -> [FilmEvent] {
    var result: [FilmEvent] = []
    var completions: [VirtualInstant: Int] = [:]
    for event in events where event.kind == .completion {
      completions[event.instant, default: 0] += 1
    }
    for event in events {
      guard event.kind == .completion else {
        result.append(event)
        continue
      }
      guard let count = completions.removeValue(forKey: event.instant) else { continue }
      var merged = event
      if count > 1 { merged.text += " ×\(count)" }
      result.append(merged)
    }
    // What happens from outside comes before what comes of it.
    return result.enumerated().sorted { first, second in
      (first.element.instant, first.element.kind == .event ? 0 : 1, first.offset)
        < (second.element.instant, second.element.kind == .event ? 0 : 1, second.offset)
    }.map(\.element)
  }
}

extension SceneEvent {
  /// What happens, in a few words.
  var phrase: String {
    switch action {
    case .tap(let target, let count):
      "\(count == 1 ? "tap" : count == 2 ? "double tap" : "tap ×\(count)") \(target.phrase)"
    case .press(let target, _): "press \(target.phrase)"
    case .drag(let targets, _):
      "drag " + [targets.first, targets.last].compactMap { $0?.phrase }.joined(separator: " to ")
    case .magnify(let target, let factor, _):
      "magnify \(target.phrase) ×\(DecimalText.shortest(factor))"
    case .rotate(let target, let angle, _):
      "rotate \(target.phrase) \(SheetNumber.value(angle.degrees, inRange: 1))°"
    case .type(let text, _, _): "type “\(text)”"
    case .scroll(let target, _, _): "scroll \(target.phrase)"
    case .colorScheme(let scheme): scheme == .dark ? "dark appearance" : "light appearance"
    case .resize(let size):
      "canvas \(DecimalText.shortest(Double(size.width))) × "
        + DecimalText.shortest(Double(size.height))
    }
  }
}

extension EventTarget {
  /// A name in quotation marks, or a point.
  fileprivate var phrase: String {
    switch self {
    case .name(let name): "“\(name)”"
    case .point(let point):
      "\(DecimalText.shortest(Double(point.x))), \(DecimalText.shortest(Double(point.y)))"
    }
  }
}
