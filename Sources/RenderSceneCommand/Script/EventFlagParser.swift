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
    "tap:TARGET, double-tap:TARGET, long-press:TARGET[/SECONDS], "
    + "drag:TARGET>TARGET[…][/SECONDS], scroll:TARGET>DX,DY[/SECONDS], "
    + "scroll-to:TARGET>X,Y or an edge[/SECONDS], color-scheme:light or dark, "
    + "size:WxH or type:TARGET>TEXT"

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
    case "scroll", "scroll-to":
      return SceneEvent(at: moments[0], try scroll(parts[2], isTo: parts[1] == "scroll-to"))
    case "color-scheme":
      return SceneEvent(
        at: moments[0], .colorScheme(try CanvasOptions.colorScheme(String(parts[2]))))
    case "size":
      let size = try CanvasOptions.size(String(parts[2]))
      return SceneEvent(
        at: moments[0], .resize(CGSize(width: size.width, height: size.height)))
    case "type":
      // Text without a target goes to the field that has the focus.
      let pair = parts[2].split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      let into = pair.count > 1 && !pair[0].isEmpty ? target(pair[0]) : nil
      return SceneEvent(
        at: moments[0], .type(String(pair[pair.count - 1]), into: into, duration: .zero))
    default:
      throw .usage("'\(parts[1])' is no kind of event; give \(kinds).")
    }
  }

  /// `TARGET>DX,DY[/SECONDS]`, or `TARGET>X,Y` and `TARGET>bottom` for where it goes.
  private static func scroll(
    _ text: Substring, isTo: Bool
  ) throws(CommandError) -> SceneEvent.Action {
    let (what, duration) = duration(text)
    let time = duration ?? VirtualInstant(seconds: 0.5)
    guard let mark = what.lastIndex(of: ">") else {
      throw .usage("'\(text)' scrolls nowhere; say how far: 0.5:scroll:Trips>0,200.")
    }
    let name = target(what[..<mark])
    let goal = what[what.index(after: mark)...]
    if isTo, let edge = edge(named: String(goal)) {
      return .scroll(name, .toEdge(edge), duration: time)
    }
    guard case .point(let point) = target(goal) else {
      let hint =
        isTo ? "a point such as 0,300, or top, bottom, leading or trailing" : "points such as 0,200"
      throw .usage("'\(goal)' is nowhere to scroll; give \(hint).")
    }
    return .scroll(
      name, isTo ? .to(point) : .by(CGSize(width: point.x, height: point.y)), duration: time)
  }

  /// An end of the content of a scroll view.
  static func edge(named name: String) -> Edge? {
    switch name {
    case "top": .top
    case "bottom": .bottom
    case "leading": .leading
    case "trailing": .trailing
    default: nil
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
    guard let slash = text.lastIndex(of: "/") else { return (text, nil) }
    let number = text[text.index(after: slash)...]
    guard let seconds = number == "0" ? 0 : CanvasOptions.positive(number), seconds < 1_000_000
    else { return (text, nil) }
    return (text[..<slash], VirtualInstant(seconds: seconds))
  }
}
