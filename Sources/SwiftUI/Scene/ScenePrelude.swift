public import VirtualTime

/// Main and other queues on the scene's clock; stands for Dispatch's in scene files.
public typealias DispatchQueue = VirtualTime.DispatchQueue

/// A timer on the scene's clock; stands for Foundation's in scene files.
public typealias Timer = VirtualTime.Timer

/// Writes a line to the scene's console, with the scene's time.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { String(describing: $0) }.joined(separator: separator)
  VirtualTime.print(text, terminator: terminator)
}
