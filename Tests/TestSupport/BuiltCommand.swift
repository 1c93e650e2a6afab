public import Foundation
package import Imaging

/// The built `render-scene`, run as a user runs it.
public struct BuiltCommand {
  /// How a run ended.
  public struct Outcome {
    public var status: Int32
    public var output: String
    public var errors: String
  }

  /// The folder of this test run's executable, where SwiftPM also puts the command.
  public static let buildFolder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().path

  /// The command that stands beside the tests.
  public static let path = buildFolder + "/render-scene"

  /// The package, from the place of this file.
  public static let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// Compiled scenes of all runs of the tests.
  public static let cacheFolder = buildFolder + "/test-scenes"

  /// Variables for a run: the path to the compiler, and the package, which may lie elsewhere.
  public static var environment: [String: String] {
    ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "RENDER_SCENE_ROOT": packageRoot]
  }

  /// Runs the command and waits for its end.
  public static func run(
    _ arguments: [String], in folder: String? = nil, environment: [String: String] = environment,
    cache: String? = cacheFolder
  ) throws -> Outcome {
    let cacheArguments = cache.map { ["--cache-dir", $0] } ?? []
    return try run(
      executable: path, arguments + cacheArguments, in: folder, environment: environment)
  }

  /// Runs any program and waits for its end.
  public static func run(
    executable: String, _ arguments: [String], in folder: String? = nil,
    environment: [String: String] = environment
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.environment = environment
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = FileHandle.nullDevice
    // Files, because a full pipe would stop a program that nobody reads.
    let texts = try TemporaryFolder()
    let outputFile = try texts.makeFile("output")
    let errorFile = try texts.makeFile("errors")
    process.standardOutput = outputFile
    process.standardError = errorFile
    try process.run()
    process.waitUntilExit()
    try outputFile.close()
    try errorFile.close()
    let status = process.terminationReason == .exit ? process.terminationStatus : -1
    return Outcome(
      status: status, output: try texts.text("output"), errors: try texts.text("errors"))
  }
}

/// A folder for one test, removed afterwards.
public final class TemporaryFolder {
  public let path: String

  public init() throws {
    path = FileManager.default.temporaryDirectory.path + "/partway-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }

  public func makeFile(_ name: String) throws -> FileHandle {
    FileManager.default.createFile(atPath: path + "/" + name, contents: nil)
    guard let handle = FileHandle(forWritingAtPath: path + "/" + name) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return handle
  }

  public func text(_ name: String) throws -> String {
    String(decoding: try data(name), as: UTF8.self)
  }

  public func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
  }

  package func picture(_ name: String) throws -> Pixmap {
    try PNGDecoder.decode([UInt8](data(name)))
  }

  /// Writes a picture, with the folders above it.
  package func save(_ picture: Pixmap, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(PNGEncoder.encode(picture)).write(to: url, options: .atomic)
  }

  /// All files below, as paths from the folder, in order.
  public var files: [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }
}
