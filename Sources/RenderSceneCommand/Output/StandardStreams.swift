import Glibc

/// The command's two outputs, written at once and without buffers that a trap could lose.
enum StandardStreams {
  /// Writes data: paths, lists, JSON.
  static func output(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// Writes what people read: progress, warnings, errors.
  static func error(_ text: String) {
    write(text, to: STDERR_FILENO)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var done = 0
      while done < bytes.count {
        let count = Glibc.write(
          descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        if count < 0, errno != EINTR { return }
        done += max(0, count)
      }
    }
  }
}
