import Geometry
import SwiftUI
import VirtualTime

/// Reads the values of `--tap` and `--event`.
enum EventFlagParser {
  /// `TARGET[@T]`: a tap at T, or right after the first appearance.
  static func tap(_ text: String, times: TimeListParser) throws(CommandError) -> SceneEvent {
    if let mark = text.lastIndex(of: "@"), mark > text.startIndex {
      let time = String(text[text.index(after: mark)...])
      if let moments = try? times.parse(time), moments.count == 1 {
        return SceneEvent(at: moments[0], .tap(target(text[..<mark]), count: 1))
      }
    }
    guard !text.isEmpty else {
      throw .usage("--tap '' names nothing; give a label or a point, such as --tap \"Undo@1.5\".")
    }
    return SceneEvent(at: .zero, .tap(target(text[...]), count: 1))
  }

  private static let kinds =
    "tap:TARGET, double-tap:TARGET, long-press:TARGET[/SECONDS] "
    + "or drag:TARGET>TARGET[…][/SECONDS]"

  /// `T:KIND:TARGET`.
  static func event(_ text: String, times: TimeListParser) throws(CommandError) -> SceneEvent {
    let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[2].isEmpty else {
      throw .usage(
        "'\(text)' is no event; give a time, a kind and a target: T:KIND:TARGET with \(kinds).")
    }
    let moments = try times.parse(String(parts[0]))
    guard moments.count == 1 else {
      throw .usage("'\(text)' has several times; give one event each.")
    }
    switch parts[1] {
    case "tap": return SceneEvent(at: moments[0], .tap(target(parts[2]), count: 1))
    case "double-tap": return SceneEvent(at: moments[0], .tap(target(parts[2]), count: 2))
    case "long-press":
      let (what, duration) = duration(parts[2])
      return SceneEvent(
        at: moments[0], .press(target(what), duration: duration ?? VirtualInstant(seconds: 1)))
    case "drag":
      let (what, duration) = duration(parts[2])
      let targets = what.split(separator: ">").map { target($0) }
      guard targets.count > 1 else {
        throw .usage("'\(text)' drags nowhere; give two points or more: 0.5:drag:100,200>300,200.")
      }
      return SceneEvent(
        at: moments[0], .drag(targets, duration: duration ?? VirtualInstant(seconds: 0.5)))
    default:
      throw .usage("'\(parts[1])' is no kind of event; give \(kinds).")
    }
  }

  /// A point where it reads as one, else a name.
  private static func target(_ text: Substring) -> EventTarget {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.filter { $0 != " " })
    }
    if numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite {
      return .point(CGPoint(x: x, y: y))
    }
    return .name(String(text))
  }

  /// What stands before a slash with seconds after it.
  private static func duration(_ text: Substring) -> (Substring, VirtualInstant?) {
    guard let slash = text.lastIndex(of: "/"),
      let seconds = CanvasOptions.positive(text[text.index(after: slash)...]), seconds < 1_000_000
    else { return (text, nil) }
    return (text[..<slash], VirtualInstant(seconds: seconds))
  }
}
