extension CommandSpecification {
  /// Renders many scenes.
  static let batch = CommandSpecification(
    name: "batch",
    arguments: "FOLDER|FILE.json",
    summary: "render every scene of a folder or manifest, each in a process of its own",
    discussion: """
      Renders the pictures of every scene below a folder; a folder whose files need one another and
      have one root is one scene. A trap, a loop without an end or too much memory costs that scene
      alone, and so does one that does not compile or shows nothing; the others are rendered.
      Variants of a scene's sidecar (NAME.scene.json) are rendered besides the scene as it is.
      results.json beside the pictures says what came of each scene, what it cost, and which
      pictures it has. Two pictures of one name are refused before anything is rendered.

      A manifest names scenes by name or path, with moments, variants and names of their own:
        {"schema": "partway.batch/1", "defaults": {"at": "0,50%,@end", "scale": 2},
         "variants": [{"name": "dark", "colorScheme": "dark"}, {"name": "large",
         "typeSize": "xxxLarge"}], "scenes": ["Cards", {"scene": "ticket-notch", "at": [0, 3],
         "variants": ["dark"], "out": "tickets/{variant}@{time:.3}s.png"}]}
      What flags say counts for all, before what the manifest and variants say.

        render-scene batch Scenes --scale 1
        render-scene batch Scenes --sequence --fps 30 -j 4 --memory 1024 --timeout 30
        render-scene batch Scenes.json --variant 'dark*' --grep '^trip' --resume

      \(listHelp)
      """,
    options: [
      OptionSpecification(
        name: "at", valueName: "LIST",
        help: "moments to render; \(EntryOptions.standardMoments) if not given"),
      OptionSpecification(
        name: "sequence", help: "render every frame of each scene, instead of moments"),
      OptionSpecification(
        name: "from", valueName: "MOMENT", help: "where the frames begin; makes a sequence"),
      OptionSpecification(
        name: "to", valueName: "MOMENT", help: "where the frames end; makes a sequence"),
      OptionSpecification(
        name: "frames", valueName: "FRAMES", help: "frames by number; makes a sequence"),
      OptionSpecification(
        name: "every-nth-frame", valueName: "N", help: "every nth frame only; makes a sequence"),
      OptionSpecification(
        name: "count", valueName: "N", help: "so many frames at equal distances; makes a sequence"),
      .endpoint("exclusive"),
      OptionSpecification(
        name: "speed", valueName: "X", help: "scene time a second; makes a sequence"),
      OptionSpecification(
        name: "hold", valueName: "TIME",
        help: "how long the first frame is shown before time moves; makes a sequence"),
      .fps,
      OptionSpecification(
        name: "variant", valueName: "GLOB",
        help: "variants to render; base is the scene as it is; default all"),
      OptionSpecification(
        name: "grep", aliases: ["filter"], valueName: "RE",
        help: "scenes whose names (scene, or scene~variant) the expression finds"),
      OptionSpecification(
        name: "out", letter: "o", valueName: "TEMPLATE",
        help: "pictures to write; default {scene}~{variant}@{time:.3}s.png"),
      OptionSpecification(
        name: "out-dir", valueName: "DIR", help: "folder to write to, instead of output"),
      .workers, .memory, .compileTimeout,
      OptionSpecification(
        name: "resume", help: "go on with a run that was ended: render only what is not there"),
      OptionSpecification(
        name: "dry-run", help: "list the pictures that would be written, and render none"),
    ] + OptionSpecification.events + OptionSpecification.canvas + OptionSpecification.limits + [
      OptionSpecification(name: "json", help: "print results.json instead of paths"),
      .quiet, .verbose, .help,
    ],
    run: { (arguments, _) throws(CommandError) in
      try BatchCommand.run(try BatchOptions(arguments))
    })
}

extension OptionSpecification {
  static let workers = OptionSpecification(
    name: "jobs", aliases: ["concurrency", "workers"], letter: "j", valueName: "N",
    help: "scenes at once, or a share of the processors: 50%; default all")
  static let memory = OptionSpecification(
    name: "memory", valueName: "MB", help: "memory that a scene may take; default no limit")
  static let compileTimeout = OptionSpecification(
    name: "compile-timeout", valueName: "SECONDS",
    help: "host time that compiling a scene may take; default 300")
}
