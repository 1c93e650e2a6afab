import CVirtualTime
import Glibc
import SceneLoader
import VirtualTime

/// `render-scene watch`: stills, rendered again whenever the files of their scenes are saved.
@MainActor final class WatchCommand {
  private let arguments: ParsedArguments
  private let options: StillOptions
  private let watch: FolderWatch
  private let interruption = Interruption()
  private var scenes: [WatchedScene]
  /// Scenes that have changed since they were rendered.
  private var changed: Set<Int>
  /// When the first and the last of these changes came.
  private var changes: (first: Int64, last: Int64)?
  private var running: WatchedRender?
  /// What has changed besides sources while something was rendered.
  private var pictures: [String] = []
  /// Pictures that were written; that they change is no reason to render.
  private var written: Set<String> = []

  /// How long nothing must happen before a change counts as complete.
  private static let pause: Int64 = 50_000_000
  /// How long changes that follow each other are waited for.
  private static let patience: Int64 = 1_000_000_000
  /// Between looks for a folder that has gone.
  private static let pace: Int64 = 200_000_000

  static func run(_ arguments: ParsedArguments, stopwatch: Stopwatch) throws(CommandError) {
    try WatchCommand(arguments, stopwatch: stopwatch).run()
  }

  private init(_ arguments: ParsedArguments, stopwatch: Stopwatch) throws(CommandError) {
    self.arguments = arguments
    options = try StillOptions(arguments)
    if options.isStandardOutput {
      throw .usage("watch writes files again and again; give --out a file's name, not '-'.")
    }
    let selections = try SceneRunner(options: options.scene, stopwatch: stopwatch).select()
    if !options.needsScene {
      let moments = try options.moments { SceneTimes(end: .zero) }
      try options.checkNames(selections.map { ($0.outputName, moments) })
    }
    watch = try FolderWatch()
    scenes = zip(selections, options.scene.scenes).map { WatchedScene($0, argument: $1) }
    changed = Set(scenes.indices)
  }

  private func run() throws(CommandError) {
    signal(SIGPIPE, SIG_IGN)
    try watchFolders()
    if !options.scene.isQuiet {
      let names = scenes.map(\.name).joined(separator: ", ")
      StandardStreams.error("watching \(names); Ctrl-C ends it\n")
    }
    while true {
      if let code = interruption.exitCode {
        running?.cancel()
        throw CommandError(code, "the watch has ended.")
      }
      try startNext()
      waitForNews()
      take(watch.changes())
      if running?.read() == true { finish() }
      if hasLostFolders { try lookAgain() }
    }
  }

  // MARK: - Changes

  private func take(_ paths: [String]) {
    var relevant = paths.filter { !written.contains($0) }
    if running != nil {
      // They may be what is being rendered.
      pictures += relevant.filter { !$0.hasSuffix(".swift") && !$0.hasSuffix(".json") }
      relevant.removeAll { pictures.contains($0) }
    }
    guard !relevant.isEmpty else { return }
    for index in scenes.indices {
      // A folder that comes or goes may bring files with it.
      let hasMoved = scenes[index].look()
      if hasMoved || relevant.contains(where: { scenes[index].depends(on: $0) }) { note(index) }
    }
  }

  private func note(_ scene: Int) {
    let now = Int64(pw_host_monotonic_ns())
    changed.insert(scene)
    changes = (changes?.first ?? now, now)
    // What the compiler leaves behind when it is ended is more than what it still costs.
    if running?.scene == scene, running?.isCompiled == true {
      running?.cancel()
      running = nil
    }
  }

  private func watchFolders() throws(CommandError) {
    var known: Set<String> = []
    try watch.watch(scenes.flatMap(\.folders).filter { known.insert($0).inserted })
  }

  private var hasLostFolders: Bool {
    scenes.contains { $0.folders.contains { !watch.isWatching($0) } }
  }

  /// Watches the folders that there are now; what is in new ones has changed.
  private func lookAgain() throws(CommandError) {
    let before = scenes.map { scene in scene.folders.filter { watch.isWatching($0) } }
    try watchFolders()
    for index in scenes.indices {
      let isNew = scenes[index].folders.contains {
        watch.isWatching($0) && !before[index].contains($0)
      }
      if isNew { note(index) }
    }
  }

  // MARK: - Rendering

  /// Starts to render a scene, once its changes are complete.
  private func startNext() throws(CommandError) {
    guard running == nil, wait == 0, let next = changed.sorted().first else { return }
    changed.remove(next)
    if changed.isEmpty { changes = nil }
    // An editor has moved it away, and will write it anew.
    guard scenes[next].isThere else { return }
    try watchFolders()
    running = try WatchedRender(
      WorkerJob(
        kind: .still, source: scenes[next].argument, scene: scenes[next].name,
        values: arguments.values, lists: arguments.lists, timeout: options.scene.timeout),
      scene: next)
  }

  /// Tells what has come of the rendering that is over.
  private func finish() {
    guard let done = running else { return }
    running = nil
    let paths = done.finish(
      isQuiet: options.scene.isQuiet, isOutdated: changed.contains(done.scene))
    written.formUnion(paths.map { FileSystem.absolute($0) })
    let changes = pictures
    pictures = []
    take(changes)
  }

  /// Nanoseconds until changes count as complete; nil where there are none.
  private var wait: Int64? {
    guard !changed.isEmpty else { return nil }
    guard let changes else { return 0 }
    let now = Int64(pw_host_monotonic_ns())
    return max(0, min(changes.last + Self.pause, changes.first + Self.patience) - now)
  }

  private func waitForNews() {
    let limits = [running == nil ? wait : nil, hasLostFolders ? Self.pace : nil].compactMap { $0 }
    let milliseconds = limits.min().map { Int32(($0 + 999_999) / 1_000_000) } ?? -1
    let descriptors = [watch.descriptor, interruption.descriptor] + (running?.descriptors ?? [])
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&polled, nfds_t(polled.count), milliseconds)
  }
}
