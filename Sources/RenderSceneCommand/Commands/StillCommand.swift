import CairoRaster
import DrawingModel
import Foundation
import FrameRenderer
import Imaging
import SceneLoader
import SwiftUI
import VirtualTime

/// `render-scene still`: pictures of scenes at given moments.
@MainActor struct StillCommand {
  private let options: StillOptions
  private let stopwatch: Stopwatch
  private let rasterizer = CairoRasterizer()
  private var written: [WrittenStill] = []

  static func run(_ options: StillOptions, stopwatch: Stopwatch) throws(CommandError) {
    var command = StillCommand(options: options, stopwatch: stopwatch)
    try command.run()
  }

  private init(options: StillOptions, stopwatch: Stopwatch) {
    self.options = options
    self.stopwatch = stopwatch
  }

  private mutating func run() throws(CommandError) {
    let selections = try stopwatch.measure(.load) { () throws(CommandError) in
      try select()
    }
    try options.checkNames(scenes: selections.map(\.outputName))
    try options.makeFolder()
    let compiled = try stopwatch.measure(.load) { () throws(CommandError) in
      try compile(selections)
    }
    let console = ConsoleRedirection()
    SceneGuard.installTrapHandler()
    for (selection, scene) in zip(selections, compiled) {
      try render(scene, name: selection.outputName)
    }
    console.end()
    report()
  }

  // MARK: - Loading

  private func select() throws(CommandError) -> [SceneLibrary.Selection] {
    let library = Installation.current().scenesFolder.map(SceneLibrary.init)
    var selections: [SceneLibrary.Selection] = []
    for argument in options.scenes {
      do throws(SceneLoadingError) {
        selections.append(try SceneLibrary.select(argument, root: options.root, in: library))
      } catch {
        throw CommandError(error)
      }
    }
    return selections
  }

  private func compile(
    _ selections: [SceneLibrary.Selection]
  ) throws(CommandError) -> [SceneCompiler.CompiledScene] {
    let compiler = SceneCompiler(
      installation: Installation.current(), policy: options.cachePolicy)
    let requests = selections.map { SceneCompiler.Request(source: $0.source, root: $0.root) }
    do {
      let scenes = try compiler.compile(requests)
      for scene in scenes {
        if !options.isQuiet { StandardStreams.error(scene.diagnostics) }
        let word = scene.wasCompiled ? "compiled" : "reusing the compiled"
        log("\(word) scene '\(scene.request.source.name)' in \(scene.module)")
      }
      return scenes
    } catch {
      switch error {
      case .compilation(_, let diagnostics), .compilerStopped(_, _, let diagnostics):
        StandardStreams.error(diagnostics)
      default: break
      }
      throw CommandError(error)
    }
  }

  // MARK: - Rendering

  private mutating func render(
    _ compiled: SceneCompiler.CompiledScene, name: String
  ) throws(CommandError) {
    SceneGuard.begin(scene: name, timeout: options.timeout)
    defer { SceneGuard.end() }
    let root = try stopwatch.measure(.load) { () throws(CommandError) in
      do throws(SceneLoadingError) {
        return try SceneModule.load(compiled)
      } catch {
        throw CommandError(error)
      }
    }
    let session = try stopwatch.measure(.engine) { () throws(CommandError) in
      do {
        return try SceneSession(scene: root, settings: settings)
      } catch let error as FontOpeningError {
        throw CommandError(.missingInput, "scene '\(name)' cannot be shown: \(error).")
      } catch {
        throw CommandError(.badData, "scene '\(name)' cannot be shown: \(error)")
      }
    }
    defer {
      for fault in session.faults { warn("scene '\(name)': \(fault)") }
      session.end()
    }
    let decimals = options.decimals
    // Time only moves forward, whatever the order of the list.
    let order = options.moments.indices.sorted { options.moments[$0] < options.moments[$1] }
    for index in order {
      let moment = options.moments[index]
      SceneGuard.note(scene: name, moment: "the moment \(MomentText.seconds(moment)) s")
      let list = try stopwatch.measure(.engine) { () throws(CommandError) in
        try frame(of: session, at: moment, scene: name)
      }
      let pixmap = try stopwatch.measure(.drawing) { () throws(CommandError) in
        try draw(list, scene: name)
      }
      try stopwatch.measure(.encoding) { () throws(CommandError) in
        let needsDigest = options.isJSON || options.template.needsDigest
        let digest = needsDigest ? PixelDigest(pixmap).description : ""
        let values = options.nameValues(
          scene: name, index: index, decimals: decimals, width: pixmap.width,
          height: pixmap.height, scale: list.scale, digest: digest)
        let path = options.path(forName: options.template.name(values))
        try write(pixmap, to: path)
        written.append(
          WrittenStill(
            scene: name, source: compiled.request.source.path, moment: moment, path: path,
            widthInPixels: pixmap.width, heightInPixels: pixmap.height, scale: list.scale,
            digest: digest, wasCompiled: compiled.wasCompiled))
      }
    }
  }

  private var settings: CanvasSettings {
    var settings = CanvasSettings()
    settings.size = options.size.map { CGSize(width: $0.width, height: $0.height) }
    settings.scale = options.scale
    settings.background = options.background
    settings.seed = options.seed
    return settings
  }

  private func frame(
    of session: SceneSession, at moment: VirtualInstant, scene: String
  ) throws(CommandError) -> DisplayList {
    do {
      let list = try session.frame(at: moment)
      let size = CanvasSize(width: Double(list.size.width), height: Double(list.size.height))
      try CanvasOptions.checkPixels(size, scale: list.scale)
      return list
    } catch let error as CommandError {
      throw error
    } catch let error as FontOpeningError {
      throw CommandError(
        .missingInput, "scene '\(scene)' failed at \(MomentText.seconds(moment)) s: \(error).")
    } catch let error as EventQueueRunError {
      throw CommandError(.timeout, "scene '\(scene)' did not come to rest: \(error).")
    } catch {
      throw CommandError(
        .badData, "scene '\(scene)' failed at \(MomentText.seconds(moment)) s: \(error)")
    }
  }

  private func draw(_ list: DisplayList, scene: String) throws(CommandError) -> Pixmap {
    do {
      return try rasterizer.rasterize(list)
    } catch {
      switch error {
      case .emptyCanvas, .canvasTooLarge:
        throw CommandError(.usage, "scene '\(scene)': \(error)")
      case .unbalancedLevels, .outOfMemory, .drawing:
        throw CommandError(.internalError, "scene '\(scene)': \(error)")
      }
    }
  }

  private func write(_ pixmap: Pixmap, to path: String) throws(CommandError) {
    let bytes: [UInt8]
    do {
      bytes = try PNGEncoder.encode(pixmap)
    } catch {
      throw CommandError(.internalError, "\(path): \(error)")
    }
    do {
      try Watchdog.holdingOff { () throws(FileWriteError) in
        try AtomicFile.write(bytes, to: path)
      }
    } catch {
      throw CommandError(error)
    }
  }

  // MARK: - Reporting

  private func warn(_ line: String) {
    if !options.isQuiet { StandardStreams.error("render-scene: \(line)\n") }
  }

  private func log(_ line: String) {
    if options.isVerbose, !options.isQuiet { StandardStreams.error("render-scene: \(line)\n") }
  }

  private func report() {
    let milliseconds = stopwatch.milliseconds
    if options.isJSON {
      var members: [(String, JSONText)] = [("stills", .array(written.map(\.json)))]
      if options.showsTimings {
        members.append(
          ("milliseconds", .object(milliseconds.map { ("\($0.phase)", .number($0.value)) })))
      }
      StandardStreams.output(JSONText.object(members).description() + "\n")
    } else if !options.isQuiet {
      StandardStreams.output(written.map { $0.path + "\n" }.joined())
    }
    guard options.showsTimings, !options.isJSON, !options.isQuiet else { return }
    let parts = milliseconds.map { "\($0.phase) \(DecimalText.fixed($0.value, decimals: 1))" }
    StandardStreams.error("milliseconds: \(parts.joined(separator: ", "))\n")
  }
}
