import SceneLoader
import SwiftUI

/// The scene of a worker's job, compiled and loaded under the job's limits.
@MainActor struct WorkerScene {
  private let job: WorkerJob
  private let channel: WorkerChannel

  init(_ job: WorkerJob, channel: WorkerChannel) {
    self.job = job
    self.channel = channel
  }

  /// Compiles and loads the scene; from then on its time and memory count.
  func load(_ runner: SceneRunner) throws(CommandError) -> SceneRunner.LoadedScene {
    let selection = try runner.select()
    let compiled = try compile(selection, runner)
    channel.send(WorkerMessage(.compiled))
    if let memory = job.memory { ProcessMemory.limitData(toMegabytes: memory) }
    SceneGuard.installTrapHandler()
    SceneGuard.begin(scene: job.scene, timeout: job.timeout)
    Watchdog.armForWholeScene(job.scene, seconds: job.timeout)
    return try runner.load(compiled)
  }

  private func compile(
    _ selections: [SceneLibrary.Selection], _ runner: SceneRunner
  ) throws(CommandError) -> SceneCompiler.CompiledScene {
    let compiler = SceneCompiler(
      installation: Installation.current(), policy: runner.options.cachePolicy)
    let requests = selections.map { SceneCompiler.Request(source: $0.source, root: $0.root) }
    let scenes: [SceneCompiler.CompiledScene]
    do {
      scenes = try compiler.compile(requests)
    } catch {
      tell(error)
      throw CommandError(error)
    }
    guard let scene = scenes.first else {
      throw CommandError(.internalError, "a worker has no scene to compile.")
    }
    if !scene.diagnostics.isEmpty { StandardStreams.error(scene.diagnostics) }
    return scene
  }

  /// Tells why a scene cannot be compiled, with the compiler's own words.
  private func tell(_ error: SceneLoadingError) {
    var message = WorkerMessage(.failed)
    message.exitCode = CommandError(error).exitCode.rawValue
    message.message = error.description
    switch error {
    case .compilation(_, let diagnostics), .compilerStopped(_, _, let diagnostics):
      StandardStreams.error(diagnostics)
      message.isCompilation = true
      message.diagnostics = diagnostics
    default: break
    }
    channel.send(message)
  }
}
