extension CommandSpecification {
  /// Lists scenes.
  static let list = CommandSpecification(
    name: "list",
    aliases: ["compositions"],
    arguments: "[FOLDER]",
    summary: "list the scenes in Scenes, or in a folder",
    discussion: """
      Prints one name a line; several previews of one file are listed as file/preview. With --json
      each scene is compiled and run in a process of its own as well, and the document tells its
      canvas, its duration, where it settles, and its cues, all times in seconds; a scene that cannot
      be run has an "error" instead, and the exit code is 65. --no-run tells what the files say.

        render-scene list
        render-scene list MyScenes --json
      """,
    options: [
      OptionSpecification(name: "json", help: "print one JSON document, with what scenes do"),
      OptionSpecification(name: "no-run", help: "with --json, run nothing"),
      OptionSpecification(
        name: "jobs", aliases: ["concurrency", "workers"], letter: "j", valueName: "N|P%",
        help: "processes at a time; default one for each processor"),
      OptionSpecification(
        name: "memory", valueName: "MB", help: "memory that a scene may take; default no limit"),
      OptionSpecification(
        name: "compile-timeout", valueName: "SECONDS",
        help: "host time that compiling a scene may take; default 300"),
    ] + OptionSpecification.limits.filter { $0.name != "strict" } + [.help],
    run: { (arguments, _) throws(CommandError) in try ListCommand.run(arguments) })
}
