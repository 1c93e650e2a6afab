import Glibc

/// Compiles scenes to modules that can be loaded into this process, and keeps them.
package struct SceneCompiler: Sendable {
  /// A scene to compile and the root that it is to show.
  package struct Request: Sendable {
    /// The scene's files.
    package var source: SceneSource
    /// The view to register.
    package var root: SceneRoot

    /// Makes a request.
    package init(source: SceneSource, root: SceneRoot) {
      self.source = source
      self.root = root
    }
  }

  /// A scene's module on disk.
  package struct CompiledScene: Sendable {
    /// What was asked for.
    package var request: Request
    /// The module's path.
    package var module: String
    /// Digest of everything that the module depends on.
    package var key: String
    /// Whether the compiler ran.
    package var wasCompiled: Bool
    /// What the compiler wrote although it succeeded: warnings.
    package var diagnostics: String
    /// The folder to remove once the module is loaded, where nothing is kept.
    var temporaryFolder: String?
  }

  /// What happens to compiled scenes.
  package enum CachePolicy: Equatable, Sendable {
    /// Kept in the package's build folder, or in the folder for temporary files where that cannot
    /// be written.
    case standard
    /// Kept in a folder that was named.
    case folder(String)
    /// Neither looked for nor kept.
    case none
  }

  private let installation: Installation
  private let policy: CachePolicy
  private let jobLimit: Int

  /// Makes a compiler.
  ///
  /// - Parameters:
  ///   - installation: Where the modules and the plug-in lie.
  ///   - policy: What happens to compiled scenes.
  ///   - jobLimit: How many compilers run at once; by default one for each processor.
  package init(installation: Installation, policy: CachePolicy, jobLimit: Int? = nil) {
    self.installation = installation
    self.policy = policy
    self.jobLimit = jobLimit ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// Modules for all requests, in order; those that are not in the cache are compiled side by side.
  ///
  /// - Throws: One error for all scenes that do not compile. What compiled beside them is kept.
  package func compile(_ requests: [Request]) throws(SceneLoadingError) -> [CompiledScene] {
    let compiler = try CompilerLocation.find()
    var results: [CompiledScene?] = []
    var missing: [Job] = []
    for (index, request) in requests.enumerated() {
      let job = Job(index: index, request: request, key: try key(for: request, compiler: compiler))
      let module = try cachedModule(job.key)
      results.append(
        module.map {
          CompiledScene(
            request: request, module: $0, key: job.key, wasCompiled: false, diagnostics: "")
        })
      if module == nil { missing.append(job) }
    }
    if !missing.isEmpty {
      let compiled = try run(missing, compiler: compiler)
      for (job, scene) in zip(missing, compiled) { results[job.index] = scene }
    }
    return results.compactMap { $0 }
  }

  // MARK: - The key

  private struct Job {
    var index: Int
    var request: Request
    var key: String
  }

  /// Raised when the way of compiling changes.
  private static let formatVersion = "1"

  private func key(
    for request: Request, compiler: CompilerLocation
  ) throws(SceneLoadingError) -> String {
    var hash = SHA256()
    hash.update(part: Self.formatVersion)
    hash.update(part: compiler.identity)
    hash.update(part: try libraryIdentity())
    hash.update(part: moduleName(for: request))
    hash.update(part: entryFile(for: request))
    for file in request.source.files {
      // The path is in the module: in `#filePath`, and in the message of a trap.
      hash.update(part: file.path)
      hash.update(part: file.contents)
    }
    return String(hash.hexDigest().prefix(32))
  }

  /// What tells this build of the library from another.
  private func libraryIdentity() throws(SceneLoadingError) -> String {
    var parts: [String] = []
    let module = installation.modulesFolder + "/SwiftUI.swiftmodule"
    for path in [installation.executable, module, installation.macroPlugin] {
      guard let identity = FileSystem.identity(of: path) else {
        throw .incompleteInstallation(missing: path)
      }
      parts.append("\(path):\(identity)")
    }
    return parts.joined(separator: "\n")
  }

  private func entryFile(for request: Request) -> String {
    SceneEntryFile.contents(for: request.source.declarations, root: request.root)
  }

  /// A name that no other scene's module has, the same wherever and whenever the same files are
  /// compiled.
  private func moduleName(for request: Request) -> String {
    var hash = SHA256()
    hash.update(part: entryFile(for: request))
    for file in request.source.files {
      hash.update(part: FileSystem.name(of: file.path))
      hash.update(part: file.contents)
    }
    return SceneName.identifier(request.source.name) + "_" + hash.hexDigest().prefix(8)
  }

  // MARK: - The cache

  private func cachedModule(_ key: String) throws(SceneLoadingError) -> String? {
    switch policy {
    case .none:
      return nil
    case .folder(let folder):
      return SceneCache(folder: folder).module(for: key)
    case .standard:
      let cache = SceneCache(folder: installation.defaultCacheFolder)
      if let module = cache.module(for: key) { return module }
      guard !isWritable(cache.folder), let fallback = try? SceneCache.fallback() else { return nil }
      return fallback.module(for: key)
    }
  }

  /// Whether new modules can be put in a folder, which may still have to be made.
  private func isWritable(_ folder: String) -> Bool {
    var folder = folder
    while FileSystem.kind(of: folder) == nil, let parent = FileSystem.parent(of: folder) {
      folder = parent
    }
    return access(folder, W_OK) == 0
  }

  /// The cache to compile into.
  private func writableCache() throws(SceneLoadingError) -> SceneCache {
    do {
      switch policy {
      case .folder(let folder):
        return SceneCache(folder: folder)
      case .none:
        return try SceneCache.fallback()
      case .standard:
        let cache = SceneCache(folder: installation.defaultCacheFolder)
        return isWritable(cache.folder) ? cache : try SceneCache.fallback()
      }
    } catch {
      throw .unwritableCache(error)
    }
  }

  // MARK: - Running the compiler

  private func run(
    _ jobs: [Job], compiler: CompilerLocation
  ) throws(SceneLoadingError) -> [CompiledScene] {
    let cache = try writableCache()
    var folders: [String] = []
    defer { for folder in folders { FileSystem.removeFolder(folder) } }
    do {
      for job in jobs {
        let folder = try cache.makeWorkFolder()
        folders.append(folder)
        let entry = Array(entryFile(for: job.request).utf8)
        try FileSystem.write(entry, to: folder + "/" + SceneEntryFile.name)
      }
    } catch {
      throw .unwritableCache(error)
    }
    let outcomes: [(outcome: ChildProcess.Outcome, output: [UInt8])]
    do {
      outcomes = try ChildProcess.runAll(jobs.count, limit: jobLimit) {
        (index) throws(SystemCallError) in
        try ChildProcess(
          path: compiler.path,
          arguments: arguments(for: jobs[index], in: folders[index], cache: cache),
          environment: environment(temporaryFolder: folders[index]))
      }
    } catch {
      throw .unreadable(error)
    }
    var scenes: [CompiledScene] = []
    var failed: [(name: String, signal: Int32?, diagnostics: String)] = []
    for (index, job) in jobs.enumerated() {
      let diagnostics = CompilerDiagnostics.reworded(
        String(decoding: outcomes[index].output, as: UTF8.self))
      let name = job.request.source.name
      switch outcomes[index].outcome {
      case .exited(0):
        let scene = try keep(job, folder: &folders[index], cache: cache, diagnostics: diagnostics)
        scenes.append(scene)
      case .exited:
        failed.append((name, nil, diagnostics))
      case .signalled(let signal):
        failed.append((name, signal, diagnostics))
      }
    }
    if failed.isEmpty { return scenes }
    let names = failed.map(\.name).joined(separator: ", ")
    let diagnostics = failed.map(\.diagnostics).joined()
    if let signal = failed.compactMap(\.signal).first {
      throw .compilerStopped(scene: names, signal: signal, diagnostics: diagnostics)
    }
    throw .compilation(scene: names, diagnostics: diagnostics)
  }

  /// Puts a compiled module in its place; `folder` is emptied where it has moved or is still
  /// needed.
  private func keep(
    _ job: Job, folder: inout String, cache: SceneCache, diagnostics: String
  ) throws(SceneLoadingError) -> CompiledScene {
    var scene = CompiledScene(
      request: job.request, module: "\(folder)/\(SceneCache.moduleName)", key: job.key,
      wasCompiled: true, diagnostics: diagnostics)
    if policy == .none {
      scene.temporaryFolder = folder
    } else {
      do {
        scene.module = try cache.adopt(workFolder: folder, key: job.key)
      } catch {
        throw .unwritableCache(error)
      }
    }
    folder = ""
    return scene
  }

  private func arguments(for job: Job, in folder: String, cache: SceneCache) -> [String] {
    var arguments = [
      "-emit-library", "-o", "\(folder)/\(SceneCache.moduleName)",
      "-module-name", moduleName(for: job.request), "-swift-version", "5", "-Onone", "-wmo",
      "-parse-as-library", "-D", "DEBUG", "-I", installation.modulesFolder,
      "-module-cache-path", cache.folder + "/ModuleCache",
      "-load-plugin-executable", installation.macroPlugin + "#SwiftUIMacros",
    ]
    for map in installation.moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=" + map] }
    arguments += job.request.source.files.map(\.path)
    arguments.append(folder + "/" + SceneEntryFile.name)
    return arguments
  }

  /// The variables that the compiler gets: those it needs to be found and to start, none that
  /// change what it does.
  private func environment(temporaryFolder: String) -> [String] {
    var settings = ["TMPDIR=" + temporaryFolder, "LC_ALL=C"]
    // The compiler calls a linker, wherever it was itself found.
    let path = getenv("PATH").map { String(cString: $0) + ":" } ?? ""
    settings.append("PATH=" + path + CompilerLocation.standardSearchPath)
    let passed = [
      "HOME", "LD_LIBRARY_PATH", "SWIFTLY_HOME_DIR", "SWIFTLY_BIN_DIR",
      "SWIFTLY_TOOLCHAINS_DIR",
    ]
    for name in passed {
      if let value = getenv(name) { settings.append("\(name)=\(String(cString: value))") }
    }
    return settings
  }
}
