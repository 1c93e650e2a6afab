import FilmEncoding
import Imaging

/// Where a film goes: a file that is there whole or not at all, or standard output.
enum FilmDestination {
  /// A file, under its path in the end.
  case file(FileStream)
  /// Standard output, by way of a file where the writer comes back to what it has written.
  case spooled(FileStream, descriptor: Int32)
  /// Standard output.
  case stream(StreamOutput)

  /// Opens the destination for a path, or for standard output where that is nil.
  static func open(
    path: String?, format: OutputFormat, standardOutput: Int32
  ) throws(CommandError) -> FilmDestination {
    do throws(FileWriteError) {
      if let path { return .file(try FileStream(path: path)) }
      if format.needsSeeking {
        return .spooled(try FileStream(), descriptor: standardOutput)
      }
      return .stream(StreamOutput(descriptor: standardOutput))
    } catch {
      throw CommandError(error)
    }
  }

  /// Where encoders write.
  var output: any FilmOutput {
    switch self {
    case .file(let file), .spooled(let file, _): file
    case .stream(let stream): stream
    }
  }

  /// The file that another program can write; nil for a stream.
  var descriptor: Int32? {
    switch self {
    case .file(let file), .spooled(let file, _): file.descriptor
    case .stream: nil
    }
  }

  /// Puts the finished film in its place.
  func commit() throws(CommandError) {
    do throws(FileWriteError) {
      switch self {
      case .file(let file):
        try Watchdog.holdingOff { () throws(FileWriteError) in try file.commit() }
      case .spooled(let file, let descriptor): try file.copy(to: descriptor)
      case .stream: break
      }
    } catch {
      throw CommandError(error)
    }
  }
}

/// An open file that bytes can only be added to.
final class StreamOutput: FilmOutput {
  private let descriptor: Int32

  /// Adds to an open file.
  init(descriptor: Int32) { self.descriptor = descriptor }

  func write(_ bytes: [UInt8]) throws(FileWriteError) {
    try FileStream.write(bytes, to: descriptor, name: "standard output")
  }

  func replace(at offset: Int, with bytes: [UInt8]) throws(FileWriteError) {
    throw .writeFailed(path: "standard output", reason: "what is written cannot be changed")
  }
}
