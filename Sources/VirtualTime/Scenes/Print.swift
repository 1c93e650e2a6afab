import CVirtualTime

/// Writes the texts of `items` to the running session's console with the virtual time, else to
/// standard output.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  var text = ""
  for (index, item) in items.enumerated() {
    if index > 0 { text += separator }
    Swift.print(item, terminator: "", to: &text)
  }
  text += terminator
  guard pw_session_on_this_thread() else { return Swift.print(text, terminator: "") }
  MainActor.assumeIsolated {
    guard let session = VirtualTimeSession.current, let handler = session.consoleHandler else {
      return Swift.print(text, terminator: "")
    }
    session.write(text, to: handler)
  }
}
