import FilmEncoding
import Foundation
import Imaging

/// The program `ffmpeg`, which makes a video of raw frames that are piped to it.
///
/// It writes into a file that is open already, so that a video gets its name only when it is whole.
final class VideoProcess: FilmOutput {
  private let format: OutputFormat
  private let process: pid_t
  private var input: Int32
  private let messages: FileStream
  private var isOver = false

  /// The number that the video's file has in the program.
  private static let fileNumber: Int32 = 3

  // MARK: - Finding

  /// The program's path; nil where it is not installed.
  private static var path: String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    for folder in folders.split(separator: ":") {
      let path = folder + "/ffmpeg"
      if access(String(path), X_OK) == 0 { return String(path) }
    }
    return nil
  }

  /// Refuses a video where the program is not installed.
  static func checkInstalled(for format: OutputFormat) throws(CommandError) {
    guard path == nil else { return }
    throw CommandError(
      .configuration,
      "\(format.rawValue) is made by ffmpeg, which is not on PATH; install it with "
        + "'apt-get install ffmpeg', or write .apng, .gif or .webp, which need nothing.")
  }

  // MARK: - Running

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - format: What to make.
  ///   - size: Of the frames, straight RGBA.
  ///   - rate: How long each is shown.
  ///   - isTransparent: Whether the video keeps transparency.
  ///   - file: The open file to write.
  /// - Throws: Why it does not run.
  init(
    _ format: OutputFormat, size: FilmSize, rate: FilmTimebase, isTransparent: Bool, file: Int32
  ) throws(CommandError) {
    self.format = format
    guard let path = Self.path else {
      try Self.checkInstalled(for: format)
      throw CommandError(.configuration, "ffmpeg is not on PATH.")
    }
    do throws(FileWriteError) { messages = try FileStream() } catch { throw CommandError(error) }
    // A program that ends early must not end this one.
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw CommandError(.internalError, "there is no pipe to ffmpeg: \(Self.reason(errno)).")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    input = ends[1]
    defer { close(ends[0]) }
    // Copies above the numbers that are given away, so that none is overwritten by another.
    let copies = [ends[0], messages.descriptor, file].map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    defer { for copy in copies where copy >= 0 { close(copy) } }
    guard copies.allSatisfy({ $0 >= 0 }) else {
      throw CommandError(.internalError, "too many files are open: \(Self.reason(errno)).")
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, copies[0], STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, copies[1], STDERR_FILENO)
    posix_spawn_file_actions_adddup2(&actions, copies[2], Self.fileNumber)
    let arguments =
      [path] + Self.arguments(format, size: size, rate: rate, isTransparent: isTransparent)
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var child: pid_t = 0
    let status = posix_spawn(&child, path, &actions, nil, &pointers, environ)
    guard status == 0 else {
      close(input)
      input = -1
      throw CommandError(
        .configuration, "ffmpeg could not be started from \(path): \(Self.reason(status)).")
    }
    process = child
  }

  deinit {
    if input >= 0 { close(input) }
    if !isOver {
      kill(process, SIGKILL)
      _ = wait()
    }
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }

  /// What the program is asked to do; the same threads and no words of its own, so that the bytes are the same.
  private static func arguments(
    _ format: OutputFormat, size: FilmSize, rate: FilmTimebase, isTransparent: Bool
  ) -> [String] {
    let pixels =
      switch format {
      case .webm: isTransparent ? "yuva420p" : "yuv420p"
      case .mov: isTransparent ? "yuva444p10le" : "yuv444p10le"
      default: "yuv420p"
      }
    // ProRes has no number for the curve of sRGB.
    let transfer = format == .mov ? "bt709" : "iec61966-2-1"
    let conversion =
      "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+bitexact,"
      + "format=\(pixels),setparams=colorspace=bt709:color_primaries=bt709:range=tv:"
      + "color_trc=\(transfer)"
    var result = [
      "-hide_banner", "-nostdin", "-loglevel", "error", "-f", "rawvideo", "-pixel_format", "rgba",
      "-video_size", "\(size.width)x\(size.height)", "-framerate",
      "\(rate.denominator)/\(rate.numerator)", "-i", "pipe:0", "-vf", conversion, "-colorspace",
      "bt709", "-color_primaries", "bt709", "-color_trc", transfer, "-color_range", "tv",
      "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-threads", "4",
    ]
    switch format {
    case .webm:
      result += [
        "-c:v", "libvpx-vp9", "-crf", "18", "-b:v", "0", "-deadline", "good", "-cpu-used", "4",
      ]
      // The program's own rule leaves the alternate reference out of transparent films.
      if isTransparent { result += ["-auto-alt-ref", "0"] }
    case .mov:
      result += ["-c:v", "prores_ks", "-profile:v", "4444", "-vendor", "apl0"]
    default:
      // Without the unit in which the encoder writes its version and settings.
      result += [
        "-c:v", "libx264", "-preset", "medium", "-crf", "16", "-movflags", "+faststart", "-bsf:v",
        "filter_units=remove_types=6",
      ]
    }
    return result + ["-f", format.rawValue, "-y", FileStream.path(ofDescriptor: fileNumber)]
  }

  // MARK: - Frames

  func write(_ bytes: [UInt8]) throws(FileWriteError) {
    try FileStream.write(bytes, to: input, name: "for ffmpeg")
  }

  func replace(at offset: Int, with bytes: [UInt8]) throws(FileWriteError) {
    throw .writeFailed(path: "for ffmpeg", reason: "what is written cannot be changed")
  }

  /// Waits until the video is whole.
  func finish() throws(CommandError) {
    close(input)
    input = -1
    let status = wait()
    guard status == 0 else { throw failure(status) }
  }

  /// Why the program ended before it was given all frames.
  func failure() -> CommandError {
    if input >= 0 { close(input) }
    input = -1
    return failure(wait())
  }

  /// Waits for the program's end; 0 where it did what it should.
  private func wait() -> Int32 {
    guard !isOver else { return 0 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    isOver = true
    return status
  }

  private func failure(_ status: Int32) -> CommandError {
    let how = status & 0x7F == 0 ? "code \(status >> 8 & 255)" : "signal \(status & 0x7F)"
    let lines = lastMessages
    return CommandError(
      lines.contains("No space left") ? .writeFailed : .cannotCreate,
      "ffmpeg could not make the \(format.rawValue); it ended with \(how)"
        + (lines.isEmpty ? " and said nothing." : " and said:\n\(lines)"))
  }

  private var lastMessages: String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = pread(messages.descriptor, &bytes, bytes.count, 0)
    let text = String(decoding: bytes[..<max(0, count)], as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).suffix(5).joined(separator: "\n")
  }
}
