extension CommandSpecification {
  /// Tells what is installed.
  static let doctor = CommandSpecification(
    name: "doctor",
    arguments: "",
    summary: "tell what is installed, what is missing, and what pictures depend on",
    discussion: """
      Lists the command, the compiler, the libraries with their versions, the fonts with the digests
      of their files, the compiled scenes that are kept, and programs that only some commands need.
      Each thing that is missing comes with the line that installs it, and the exit code is 78 then.
      Machines with one fingerprint make the same files of the same scene.

        render-scene doctor
        render-scene doctor --json
      """,
    options: [
      OptionSpecification(name: "cache-dir", valueName: "DIR", help: "folder for compiled scenes"),
      OptionSpecification(name: "json", help: "print one JSON document"),
      .help,
    ],
    run: { (arguments, _) throws(CommandError) in try DoctorCommand.run(arguments) })

  /// Removes what can be made again.
  static let clean = CommandSpecification(
    name: "clean",
    arguments: "[FOLDER]…",
    summary: "remove compiled scenes, the frames of sequences, or orphaned baselines",
    discussion: """
      Removes the compiled scenes that are kept, and in each FOLDER, or in output, the frames that
      manifest.json and the records of shards name, with these lists, and what a command that was
      ended in the middle has left. Stills and all other files stay. Says how much is freed.

      With --orphans it lists the files below __Snapshots__ in each FOLDER, or in Scenes, that no
      scene needs: baselines and pictures of scenes and variants that are gone, pictures that their
      baseline does not list, and fingerprints that no baseline names. --delete removes those.

        render-scene clean --dry-run
        render-scene clean frames --keep-cache
        render-scene clean --orphans --delete
      """,
    options: [
      OptionSpecification(name: "dry-run", help: "list what would be removed, and remove nothing"),
      OptionSpecification(name: "keep-cache", help: "leave compiled scenes where they are"),
      OptionSpecification(name: "cache-dir", valueName: "DIR", help: "folder for compiled scenes"),
      OptionSpecification(
        name: "orphans", help: "list baselines that no scene needs, and nothing else"),
      OptionSpecification(name: "delete", help: "with --orphans: remove them"),
      .quiet, .help,
    ],
    run: { (arguments, _) throws(CommandError) in try CleanCommand.run(arguments) })

  /// Writes what shells need to complete words.
  static let completion = CommandSpecification(
    name: "completion",
    arguments: "bash|zsh|fish",
    summary: "print the script with which a shell completes commands, flags and scenes",
    discussion: """
      For bash, add this to ~/.bashrc:  source <(render-scene completion bash)
      For zsh, where compinit is used:  render-scene completion zsh > ~/.zfunc/_render-scene
      For fish:  render-scene completion fish > ~/.config/fish/completions/render-scene.fish
      """,
    options: [.help],
    run: { (arguments, _) throws(CommandError) in try CompletionCommand.run(arguments) })
}
