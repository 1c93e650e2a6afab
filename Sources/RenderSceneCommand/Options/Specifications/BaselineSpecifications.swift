import Regression

extension CommandSpecification {
  /// Records baselines.
  static let record = CommandSpecification(
    name: "record",
    arguments: "[SCENE|PATH…]",
    summary: "record what scenes look like, to verify them later",
    discussion: """
      Writes a baseline for each scene of the folders and names given, or of Scenes, or of the
      folder that the command runs in: the digest of every frame in __Snapshots__/SCENE.digests
      beside the scene, and in __Snapshots__/SCENE/ a few pictures and the values over time. A
      scene of 600 frames takes less than 30 kB of text. Variants of a scene's sidecar are recorded
      besides the scene as it is. Flags that say which frames there are and how they are shown are
      kept, and count when the scene is verified. --at makes a baseline of chosen moments, each with
      its picture.

      Where CI is set nothing is recorded unless --record says so. RENDER_SCENE_RECORD says it for
      every command: all, missing, failed or never. failed verifies first, and records what differs
      or is missing.

        render-scene record
        render-scene record ticket-notch --fps 30 --color-scheme dark
        render-scene record Sources/Views --at 0,0.4,@settled --scale 2
        render-scene record Scenes --record missing --grep '^trip'

      \(listHelp)
      """,
    options: [.recordMode, .keptPictures, .ignoredViews] + OptionSpecification.frameChoice + [.fps]
      + OptionSpecification.baselines + OptionSpecification.events
      + OptionSpecification.canvas.filter { $0.name != "root" }
      + OptionSpecification.limits.filter { ["duration", "settle-limit"].contains($0.name) } + [
        OptionSpecification(name: "json", help: "print what was recorded as JSON"),
        .quiet, .verbose, .help,
      ],
    run: { (arguments, stopwatch) throws(CommandError) in
      let options = try RecordOptions(arguments)
      if options.mode == .failed {
        var verified = arguments
        verified.values = verified.values.filter { flag, _ in
          CommandSpecification.verify.options.contains { $0.name == flag }
        }
        return try VerifyCommand.run(try VerifyOptions(verified))
      }
      try RecordCommand.run(options)
    })

  /// Compares scenes with their baselines.
  static let verify = CommandSpecification(
    name: "verify",
    arguments: "[SCENE|PATH…]",
    summary: "compare scenes with what was recorded, and report what changed",
    discussion: """
      Renders the frames of each scene as they were recorded and compares the digests of their
      pixels: one pixel that is off by one level is a difference. Where a scene differs, its values
      are compared before its pictures, so that the first line says what it is: which property of
      which view, from when on, another curve, a delay, another colour, a frame too few. Everything
      goes to output/failures: index.html to look at, results.json, and of each frame that differs
      the expected, the actual and the difference. Expected pictures that are not kept are drawn
      again from the scene as it was recorded, found in the cache or in git, and shown only where
      their digests are those that were recorded.

      --max-delta and --threshold say which pixels differ, --max-diff-pixels and --max-diff-ratio
      how many may; of those that are given all must hold. Baselines without a scene are orphans.
      'render-scene approve' takes what is now for what is expected.

      Exit codes: 0 nothing differs; 1 scenes differ; 3 a baseline is missing, or was recorded just
      now, or is an orphan under --extended-errors; 65 a scene does not compile or traps.

        render-scene verify
        render-scene verify ticket-notch --reporter list,junit,github
        render-scene verify --last-failed
        render-scene verify Sources/Views --ignore '#clock' --max-delta 1
      """,
    options: [.recordMode] + OptionSpecification.comparison.filter { $0.name != "ignore" } + [
      .ignoredViews,
      OptionSpecification(
        name: "fail-on-layout", help: "fail where views have moved, whatever limits allow"),
      OptionSpecification(
        name: "last-failed", help: "only scenes that were not right the last time"),
      OptionSpecification(
        name: "max-failures", valueName: "N", help: "begin no further scene after so many"),
      OptionSpecification(
        name: "max-pictures", valueName: "N",
        help: "frames shown of those of a scene that differ, or all; default 120"),
      .keptPictures,
      OptionSpecification(
        name: "out-dir", valueName: "DIR",
        help: "folder for what is written; default output/failures"),
      .singleFile,
      OptionSpecification(
        name: "regjson", valueName: "FILE", help: "write reg-cli's reg.json as well"),
    ] + OptionSpecification.baselines + [
      OptionSpecification(name: "json", help: "print results.json instead of lines"),
      .quiet, .verbose, .help,
    ],
    run: { (arguments, _) throws(CommandError) in
      try VerifyCommand.run(try VerifyOptions(arguments))
    })

  /// Takes what there is for what is expected.
  static let approve = CommandSpecification(
    name: "approve",
    aliases: ["update"],
    arguments: "[RESULTS]",
    summary: "take what verify has seen for what is expected from now on",
    discussion: """
      Reads the results of 'render-scene verify' and makes baselines of exactly the frames that it
      has seen: nothing is rendered again. --only names scenes, with a pattern such as 'trip-*', or
      one frame of a scene by its moment, such as ticket-notch@3.0. Scenes that have changed since
      are refused; verify them again.

        render-scene approve
        render-scene approve --only ticket-notch,curve-race
        render-scene approve --only ticket-notch@3.0
      """,
    options: [
      OptionSpecification(
        name: "only", valueName: "SCENE[@T]", isRepeatable: true,
        help: "scenes, patterns or single frames to approve; repeatable, or with commas"),
      OptionSpecification(name: "dry-run", help: "say what would be approved, and write nothing"),
      .quiet, .help,
    ],
    run: { (arguments, _) throws(CommandError) in
      try ApproveCommand.run(try ApproveOptions(arguments))
    })
}
