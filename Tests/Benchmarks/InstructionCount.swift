import Foundation

/// Counts the instructions of this program's runs, with Valgrind's callgrind.
enum InstructionCount {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Instructions that a run of this program with `arguments` takes.
  static func ofRun(_ arguments: [String]) throws -> Int {
    let folder = FileManager.default.temporaryDirectory.path + "/partway-bench-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // Valgrind cannot read the debugging information that the compiler writes.
    let program = folder + "/benchmarks"
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    try run("/usr/bin/strip", ["-o", program, own])
    let text = try run(
      "/usr/bin/valgrind",
      ["--tool=callgrind", "--callgrind-out-file=/dev/null", program] + arguments)
    guard let line = text.split(separator: "\n").first(where: { $0.contains("Collected : ") }),
      let count = line.split(separator: " ").last.flatMap({ Int($0) })
    else { throw Failure(description: "Valgrind counted nothing: \(text)") }
    return count
  }

  @discardableResult
  private static func run(_ path: String, _ arguments: [String]) throws -> String {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Failure(description: "There is no \(path); install the packages valgrind and binutils.")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(path) failed: \(text)")
    }
    return text
  }
}
