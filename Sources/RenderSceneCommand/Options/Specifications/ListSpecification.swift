extension CommandSpecification {
  /// Lists scenes.
  static let list = CommandSpecification(
    name: "list",
    aliases: ["compositions"],
    arguments: "[FOLDER]",
    summary: "list the scenes in Scenes, or in a folder",
    discussion: """
      Prints one name a line; several previews of one file are listed as file/preview.

        render-scene list
        render-scene list MyScenes --json
      """,
    options: [.json, .help],
    run: { (arguments, _) throws(CommandError) in try ListCommand.run(arguments) })
}
