import Glibc
import SceneLoader

/// What there is on this machine of all that the command needs or can use.
struct Examination {
  /// A program that is there or not.
  struct Program {
    var name: String
    /// What it is good for.
    var purpose: String
    /// Debian's package that has it.
    var package: String
    var path: String?
    /// The first line that it says of its version.
    var version: String?
  }

  /// Something that is missing, and how to get it.
  struct Problem {
    var what: String
    var remedy: String
  }

  let fingerprint: Fingerprint
  let installation: Installation
  /// The Swift compiler, or nil where none is found.
  let compiler: String?
  let compilerVersion: String?
  /// Programs without which some things cannot be done.
  let programs: [Program]
  /// The folder of compiled scenes, its size in bytes, and how many there are.
  let cache: (folder: String, bytes: Int64, scenes: Int)
  /// Scenes of the package.
  let sceneCount: Int
  let problems: [Problem]

  /// Looks at this machine.
  ///
  /// - Parameter cacheFolder: The folder of compiled scenes, or nil for the usual one.
  init(cacheFolder: String?) {
    fingerprint = Fingerprint.current()
    installation = Installation.current()
    compiler = (try? CompilerLocation.find())?.path
    compilerVersion = compiler.flatMap { Self.firstLine($0, ["--version"]) }
    programs = Self.optional.map { program in
      var program = program.program
      program.path = SearchPath.find(program.name)
      program.version = program.path.flatMap { path in
        Self.optional.first { $0.program.name == program.name }
          .flatMap { Self.firstLine(path, $0.question) }
      }
      return program
    }
    let contents = SceneCacheContents(
      folder: FileSystem.absolute(cacheFolder ?? installation.defaultCacheFolder))
    cache = (contents.folder, contents.bytes, contents.sceneCount)
    sceneCount =
      installation.scenesFolder.map { SceneLibrary(folder: $0).sourceNames().count } ?? 0
    problems = Self.problems(
      fingerprint: fingerprint, installation: installation, compiler: compiler)
  }

  private static let optional: [(program: Program, question: [String])] = [
    (
      Program(name: "ffmpeg", purpose: "films as MP4, WebM and MOV", package: "ffmpeg"),
      ["-version"]
    ),
    (
      Program(name: "sbatch", purpose: "submit --engine slurm", package: "slurm-wlm"),
      ["--version"]
    ),
    (
      Program(name: "parallel", purpose: "submit --engine parallel", package: "parallel"),
      ["--version"]
    ),
    (Program(name: "chromium", purpose: "tests of players", package: "chromium"), ["--version"]),
  ]

  private static func firstLine(_ path: String, _ arguments: [String]) -> String? {
    let outcome = try? OwnProcess.run([arguments], limit: 1, program: path, isQuiet: true)[0]
    guard let outcome, outcome.status == 0 else { return nil }
    return String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").first
      .map(String.init)
  }

  private static func problems(
    fingerprint: Fingerprint, installation: Installation, compiler: String?
  ) -> [Problem] {
    var problems: [Problem] = []
    if compiler == nil {
      problems.append(
        Problem(
          what: "there is no Swift compiler on PATH",
          remedy: "install Swift 6.3 from https://www.swift.org/install/linux/, and put it on PATH")
      )
    }
    let module = installation.modulesFolder + "/SwiftUI.swiftmodule"
    for path in [module, installation.macroPlugin] where FileSystem.kind(of: path) == nil {
      problems.append(Problem(what: "\(path) is missing", remedy: "make build"))
    }
    if installation.packageRoot == nil {
      problems.append(
        Problem(
          what: "the package with its scenes was not found above the command",
          remedy: "export RENDER_SCENE_ROOT=the folder with Package.swift and Scenes"))
    }
    for library in fingerprint.libraries where library.version == nil {
      problems.append(
        Problem(what: "\(library.name) does not tell its version", remedy: "make dependencies"))
    }
    var packages: [String] = []
    for font in fingerprint.fonts where font.digest == nil {
      if !packages.contains(font.package) { packages.append(font.package) }
    }
    for package in packages {
      let files = fingerprint.fonts.filter { $0.digest == nil && $0.package == package }
      problems.append(
        Problem(
          what: "\(files.count) font files are missing, such as \(files[0].path)",
          remedy: "apt-get install \(package)"))
    }
    return problems
  }
}
