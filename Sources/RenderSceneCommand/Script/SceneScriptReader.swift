import Foundation
import Geometry
import SwiftUI
import VirtualTime

/// Reads the JSON of a sidecar; unknown keys and wrong values are errors that say where they are.
struct SceneScriptReader {
  /// The file, for messages.
  let path: String

  /// The script in a file's bytes.
  func read(_ bytes: [UInt8]) throws(CommandError) -> SceneScript {
    let document: Any
    do {
      document = try JSONSerialization.jsonObject(with: Data(bytes))
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] ?? error.localizedDescription
      throw wrong("it is not JSON: \(reason)")
    }
    let members = try object(
      document, at: "the document", keys: ["schema", "events", "duration", "canvas", "variants"])
    guard let schema = members["schema"] as? String, schema == SceneScript.schema else {
      throw wrong("\"schema\" must be \"\(SceneScript.schema)\"")
    }
    var script = SceneScript()
    if let value = members["events"] {
      guard let list = value as? [Any] else { throw wrong("\"events\" must be a list") }
      for (index, value) in list.enumerated() {
        script.events.append(try event(value, at: "event \(index + 1)"))
      }
    }
    if let value = members["duration"] {
      script.duration = try seconds(value, of: "duration", at: "the document")
    }
    if let value = members["canvas"] { try readCanvas(value, into: &script) }
    if let value = members["variants"] {
      script.variants = try JSONReader(path: path, purpose: "script of a scene")
        .variants(value, at: "\"variants\"")
    }
    return script
  }

  // MARK: - Events

  private static let kinds = [
    "tap", "press", "drag", "magnify", "rotate", "scroll", "colorScheme", "size", "device",
    "type",
  ]
  private static let details = ["count", "duration", "factor", "degrees", "by", "to", "into"]

  private func event(_ value: Any, at place: String) throws(CommandError) -> SceneEvent {
    let members = try object(value, at: place, keys: ["at"] + Self.kinds + Self.details)
    guard let at = members["at"] else {
      throw wrong("\(place) has no \"at\", its time in seconds")
    }
    let instant = try seconds(at, of: "at", at: place)
    let given = Self.kinds.filter { members[$0] != nil }
    guard given.count == 1, let kind = given.first, let what = members[kind] else {
      throw wrong(
        "\(place) must have one of "
          + Self.kinds.map { "\"\($0)\"" }.joined(separator: ", "))
    }
    let detailsHere: [String] =
      switch kind {
      case "tap": ["count"]
      case "press", "drag": ["duration"]
      case "magnify": ["factor", "duration"]
      case "rotate": ["degrees", "duration"]
      case "scroll": ["by", "to", "duration"]
      case "type": ["into", "duration"]
      default: []
      }
    for key in Self.details where members[key] != nil && !detailsHere.contains(key) {
      throw wrong("\(place): \"\(kind)\" has no \"\(key)\"")
    }
    var duration = VirtualInstant(seconds: kind == "press" ? 1 : kind == "type" ? 0 : 0.5)
    if let value = members["duration"] {
      duration = try seconds(value, of: "duration", at: place)
    }
    switch kind {
    case "tap":
      let count = members["count"].map { $0 as? Int } ?? 1
      guard let count, (1...10).contains(count) else {
        throw wrong("\(place): \"count\" must be a whole number from 1 to 10")
      }
      return SceneEvent(at: instant, .tap(try target(what, at: place), count: count))
    case "press":
      return SceneEvent(at: instant, .press(try target(what, at: place), duration: duration))
    case "drag":
      guard let list = what as? [Any], list.count > 1 else {
        throw wrong("\(place): \"drag\" must be a list of two or more targets")
      }
      var targets: [EventTarget] = []
      for value in list { targets.append(try target(value, at: place)) }
      return SceneEvent(at: instant, .drag(targets, duration: duration))
    case "type":
      guard let text = what as? String, !text.isEmpty else {
        throw wrong("\(place): \"type\" must be the text that is typed")
      }
      let into = try members["into"].map { value throws(CommandError) in
        try target(value, at: place)
      }
      return SceneEvent(at: instant, .type(text, into: into, duration: duration))
    case "magnify":
      let factor = try number(members["factor"], of: "factor", at: place)
      return SceneEvent(
        at: instant, .magnify(try target(what, at: place), factor: factor, duration: duration))
    case "scroll":
      let move = try scrollMove(members, at: place)
      return SceneEvent(
        at: instant, .scroll(try target(what, at: place), move, duration: duration))
    case "colorScheme", "size", "device":
      return SceneEvent(at: instant, try surroundings(kind, what, at: place))
    default:
      let degrees = try number(members["degrees"], of: "degrees", at: place)
      return SceneEvent(
        at: instant,
        .rotate(try target(what, at: place), .degrees(degrees), duration: duration))
    }
  }

  private func target(_ value: Any, at place: String) throws(CommandError) -> EventTarget {
    if let name = value as? String, !name.isEmpty { return .name(name) }
    if let numbers = value as? [Double], numbers.count == 2 {
      return .point(CGPoint(x: numbers[0], y: numbers[1]))
    }
    throw wrong("\(place): a target is a label in quotation marks or a point such as [201, 437]")
  }

  /// Where a scroll goes: by a distance, to a point or to an end.
  private func scrollMove(
    _ members: [String: Any], at place: String
  ) throws(CommandError) -> SceneEvent.ScrollMove {
    switch (members["by"], members["to"]) {
    case (let by?, nil):
      guard let numbers = by as? [Double], numbers.count == 2 else {
        throw wrong("\(place): \"by\" must be two numbers of points, such as [0, 200]")
      }
      return .by(CGSize(width: numbers[0], height: numbers[1]))
    case (nil, let to?):
      if let numbers = to as? [Double], numbers.count == 2 {
        return .to(CGPoint(x: numbers[0], y: numbers[1]))
      }
      if let name = to as? String, let edge = EventFlagParser.edge(named: name) {
        return .toEdge(edge)
      }
      throw wrong(
        "\(place): \"to\" must be a point such as [0, 300], or \"top\", \"bottom\", "
          + "\"leading\" or \"trailing\"")
    default:
      throw wrong("\(place): \"scroll\" must have one of \"by\" and \"to\"")
    }
  }

  /// A change of what the scene is shown on or in.
  private func surroundings(
    _ kind: String, _ what: Any, at place: String
  ) throws(CommandError) -> SceneEvent.Action {
    switch kind {
    case "colorScheme":
      switch what as? String {
      case "light": return .colorScheme(.light)
      case "dark": return .colorScheme(.dark)
      default: throw wrong("\(place): \"colorScheme\" must be \"light\" or \"dark\"")
      }
    case "size":
      let size = try canvasSize(what, at: "\(place): ")
      return .resize(CGSize(width: size.width, height: size.height))
    default:
      guard let name = what as? String else { throw wrong("\"device\" must be a name") }
      let size = try DevicePreset.named(name).size
      return .resize(CGSize(width: size.width, height: size.height))
    }
  }

  // MARK: - Canvas

  private func canvasSize(_ value: Any, at place: String) throws(CommandError) -> CanvasSize {
    guard let sides = value as? [Double], sides.count == 2, sides.allSatisfy({ $0 > 0 }) else {
      throw wrong("\(place)\"size\" must be two numbers over 0, in points, such as [402, 874]")
    }
    return CanvasSize(width: sides[0], height: sides[1])
  }

  private func readCanvas(_ value: Any, into script: inout SceneScript) throws(CommandError) {
    let members = try object(value, at: "\"canvas\"", keys: ["device", "size", "scale"])
    if let value = members["device"] {
      guard let name = value as? String else { throw wrong("\"device\" must be a name") }
      let device = try DevicePreset.named(name)
      script.size = device.size
      script.scale = device.scale
    }
    if let value = members["size"] { script.size = try canvasSize(value, at: "") }
    if let value = members["scale"] {
      let scale = try number(value, of: "scale", at: "\"canvas\"")
      guard scale > 0, scale <= 100 else { throw wrong("\"scale\" must be over 0 up to 100") }
      script.scale = scale
    }
  }

  // MARK: - Values

  private func object(
    _ value: Any, at place: String, keys: [String]
  ) throws(CommandError) -> [String: Any] {
    guard let members = value as? [String: Any] else { throw wrong("\(place) must be an object") }
    if let key = members.keys.sorted().first(where: { !keys.contains($0) }) {
      throw wrong(
        "\(place) has an unknown key \"\(key)\"; known are \(keys.joined(separator: ", "))")
    }
    return members
  }

  private func number(_ value: Any?, of key: String, at place: String) throws(CommandError)
    -> Double
  {
    guard let number = value as? Double, number.isFinite else {
      throw wrong("\(place): \"\(key)\" must be a number")
    }
    return number
  }

  private func seconds(_ value: Any, of key: String, at place: String) throws(CommandError)
    -> VirtualInstant
  {
    guard let seconds = value as? Double, seconds >= 0, seconds <= 10_000_000 else {
      throw wrong("\(place): \"\(key)\" must be seconds from 0 to 10000000")
    }
    return VirtualInstant(seconds: seconds)
  }

  private func wrong(_ what: String) -> CommandError {
    CommandError(.badData, "\(path) is no script of a scene: \(what).")
  }
}
