import SceneLoader

/// `render-scene doctor`: what is installed, what is missing, and what pictures depend on.
struct DoctorCommand {
  private let examination: Examination

  @MainActor static func run(_ arguments: ParsedArguments) throws(CommandError) {
    if let extra = arguments.positional.first {
      throw .usage("doctor takes no arguments, not '\(extra)'.")
    }
    let examination = Examination(cacheFolder: arguments.values["cache-dir"])
    let command = DoctorCommand(examination: examination)
    StandardStreams.output(
      arguments.has("json") ? command.json.description() + "\n" : command.text)
    guard let first = examination.problems.first else { return }
    throw CommandError(
      .configuration,
      examination.problems.count == 1
        ? "\(first.what): \(first.remedy)."
        : "\(examination.problems.count) things are missing; each is named above with its remedy.")
  }

  private var text: String {
    let installation = examination.installation
    var rows = [
      ("command", installation.executable), ("version", RenderSceneCommand.version),
      ("fingerprint", examination.fingerprint.digest),
      ("package", installation.packageRoot ?? "not found"),
      ("scenes", "\(examination.sceneCount)"),
      (
        "compiler",
        [examination.compiler ?? "not found", examination.compilerVersion].compactMap { $0 }
          .joined(separator: ", ")
      ),
      (
        "compiled scenes",
        "\(examination.cache.scenes) in \(examination.cache.folder), "
          + ByteText.size(examination.cache.bytes)
      ),
    ]
    rows += examination.fingerprint.libraries.map { ($0.name, $0.version ?? "unknown") }
    var text = rows.map { Self.row($0, $1) }.joined()
    text += "\nfonts\n"
    for font in examination.fingerprint.fonts {
      let digest = font.digest ?? "missing: apt-get install \(font.package)"
      text += Self.row("  " + FileSystem.name(of: font.path), digest, width: 34)
    }
    text += "\noptional programs\n"
    for program in examination.programs {
      text += Self.row(
        "  " + program.name,
        program.path.map { $0 + (program.version.map { ", " + $0 } ?? "") }
          ?? "not found; for \(program.purpose): apt-get install \(program.package)", width: 14)
    }
    if !examination.problems.isEmpty {
      text += "\nmissing\n"
      for problem in examination.problems { text += "  \(problem.what): \(problem.remedy)\n" }
    }
    return text
  }

  private static func row(_ name: String, _ value: String, width: Int = 18) -> String {
    name + String(repeating: " ", count: max(1, width - name.count)) + value + "\n"
  }

  private var json: JSONText {
    func text(_ value: String?) -> JSONText { value.map { .text($0) } ?? .null }
    let installation = examination.installation
    return .object([
      ("schema", .text("partway.doctor/1")), ("ok", .boolean(examination.problems.isEmpty)),
      ("version", .text(RenderSceneCommand.version)), ("command", .text(installation.executable)),
      ("fingerprint", .text(examination.fingerprint.digest)),
      ("executableDigest", .text(examination.fingerprint.executable)),
      ("package", text(installation.packageRoot)),
      ("scenes", .integer(Int64(examination.sceneCount))),
      (
        "compiler",
        .object([
          ("path", text(examination.compiler)), ("version", text(examination.compilerVersion)),
        ])
      ),
      (
        "cache",
        .object([
          ("folder", .text(examination.cache.folder)), ("bytes", .integer(examination.cache.bytes)),
          ("scenes", .integer(Int64(examination.cache.scenes))),
        ])
      ),
      ("libraries", .object(examination.fingerprint.libraries.map { ($0.name, text($0.version)) })),
      (
        "fonts",
        .array(
          examination.fingerprint.fonts.map { font in
            .object([
              ("path", .text(font.path)), ("package", .text(font.package)),
              ("digest", text(font.digest)),
            ])
          })
      ),
      (
        "programs",
        .array(
          examination.programs.map { program in
            .object([
              ("name", .text(program.name)), ("purpose", .text(program.purpose)),
              ("package", .text(program.package)), ("path", text(program.path)),
              ("version", text(program.version)),
            ])
          })
      ),
      (
        "problems",
        .array(
          examination.problems.map {
            .object([("what", .text($0.what)), ("remedy", .text($0.remedy))])
          })
      ),
    ])
  }
}
