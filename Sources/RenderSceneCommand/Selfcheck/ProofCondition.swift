/// What is different in one run of a proof of determinism.
struct ProofCondition: Sendable {
  /// How one can tell that a condition has really changed something.
  enum Evidence: Sendable {
    /// Nothing needs to be shown: it is so because it was set so.
    case none
    /// The C library's own functions give other last bits.
    case mathematics
    /// pixman says which of its implementations it leaves out.
    case pixman
  }

  /// What it is called, in words.
  var name: String
  /// What was done, for people who want to do it by hand.
  var summary: String
  var order = ProofRun.Order.forward
  var jobs = 1
  /// Variables that are set.
  var variables: [String: String] = [:]
  /// Whether no others are there, but those that say where the product's parts are.
  var isBare = false
  var host = HostConditions()
  var evidence = Evidence.none

  /// The name of the folder with its pictures.
  var folderName: String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }

  /// The variables of its processes.
  func environment(from all: [String: String]) -> [String: String] {
    let kept = isBare ? all.filter { Self.installation.contains($0.key) } : all
    return kept.merging(variables) { $1 }
  }

  /// Where the compiler and the package are; without them there would be nothing to run.
  private static let installation: Set = ["PATH", "RENDER_SCENE_ROOT"]
}

extension ProofCondition {
  /// The run that all others are compared with.
  static let reference = ProofCondition(name: "reference", summary: "all moments in one run, -j 1")

  /// The conditions, in order; few of them that change much at once where it must be quick.
  static func all(isQuick: Bool) -> [ProofCondition] {
    isQuick
      ? orders + [jobs(16), everythingAround, plainProcessor, plainPixman]
      : orders + [jobs(2), jobs(16)] + surroundings + [plainProcessor, plainPixman]
  }

  private static let orders = [
    ProofCondition(name: "again", summary: "the same once more"),
    ProofCondition(
      name: "backwards", summary: "each moment by itself, the last first", order: .backward),
    ProofCondition(
      name: "shuffled", summary: "each moment by itself, in mixed order", order: .shuffled),
  ]

  private static func jobs(_ count: Int) -> ProofCondition {
    ProofCondition(name: "\(count) jobs", summary: "-j \(count)", jobs: count)
  }

  private static let zone = ["TZ": "Pacific/Kiritimati"]
  private static let locale = [
    "LANG": "ar_EG.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "ar:tr", "AppleLocale": "ar_EG",
    "AppleLanguages": "(ar,tr)",
  ]
  private static let home = [
    "HOME": "/nonexistent", "XDG_CONFIG_HOME": "/nonexistent", "XDG_CACHE_HOME": "/nonexistent",
    "XDG_DATA_HOME": "/nonexistent", "XDG_DATA_DIRS": "/nonexistent",
  ]
  private static let other = [
    "USER": "nobody", "LOGNAME": "nobody", "SHELL": "/bin/false", "TERM": "vt52", "COLUMNS": "20",
    "LINES": "5", "DISPLAY": ":99", "HOSTNAME": "elsewhere", "EDITOR": "ed", "CI": "true",
    "MALLOC_PERTURB_": "85", "SWIFT_DETERMINISTIC_HASHING": "1", "CAIRO_DEBUG": "1",
  ]
  private static let fontVariables = [
    "FONTCONFIG_FILE": "/dev/null", "FONTCONFIG_PATH": "/nonexistent",
    "FREETYPE_PROPERTIES": "truetype:interpreter-version=35 cff:no-stem-darkening=0",
  ]

  private static let surroundings = [
    ProofCondition(name: "time zone", summary: "TZ=Pacific/Kiritimati", variables: zone),
    ProofCondition(
      name: "locale", summary: "LC_ALL=tr_TR.UTF-8 LANG=ar_EG.UTF-8", variables: locale),
    ProofCondition(name: "home", summary: "HOME=/nonexistent", variables: home),
    ProofCondition(name: "umask", summary: "umask 077", host: HostConditions(umask: 0o077)),
    ProofCondition(
      name: "folder", summary: "started in /", host: HostConditions(folder: "/")),
    ProofCondition(
      name: "environment", summary: "other user, terminal, memory filled with a pattern",
      variables: other),
    ProofCondition(name: "no environment", summary: "env -i", isBare: true),
    ProofCondition(
      name: "one processor", summary: "taskset to one processor",
      host: HostConditions(hasOneProcessor: true)),
    ProofCondition(
      name: "fonts", summary: "no font files but those of the fingerprint, no fontconfig",
      variables: fontVariables, host: HostConditions(hidesFonts: true)),
  ]

  private static let everythingAround = ProofCondition(
    name: "surroundings", summary: "other zone, locale, home, umask, folder, variables",
    variables: [zone, locale, home, other, fontVariables].reduce(into: [:]) { all, some in
      all.merge(some) { $1 }
    },
    host: HostConditions(umask: 0o077, folder: "/", hasOneProcessor: true))

  /// The C library chooses as on a processor without fused multiply-add; names of its versions before and since 2.33.
  private static let plainProcessor = ProofCondition(
    name: "no FMA", summary: "GLIBC_TUNABLES=glibc.cpu.hwcaps=-FMA,-AVX2,…",
    variables: [
      "GLIBC_TUNABLES": "glibc.cpu.hwcaps="
        + ["AVX2", "FMA", "FMA4", "AVX", "AVX512F"].flatMap { ["-\($0)", "-\($0)_Usable"] }
        .joined(separator: ",")
    ],
    evidence: .mathematics)

  private static let plainPixman = ProofCondition(
    name: "no pixman SIMD", summary: "PIXMAN_DISABLE=\"\(pixmanPaths)\"",
    variables: ["PIXMAN_DISABLE": pixmanPaths], evidence: .pixman)

  /// What pixman has for particular processors.
  ///
  /// Its plain code for frequent cases ("fast") stays, since without that Cairo cannot fill rectangles at all.
  private static let pixmanPaths =
    "mmx sse2 ssse3 wholeops arm-simd arm-neon arma64-neon vmx loongson-mmi mips-dspr2"
}
