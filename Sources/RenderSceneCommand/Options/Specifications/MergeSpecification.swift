extension CommandSpecification {
  /// Puts shards together.
  static let merge = CommandSpecification(
    name: "merge",
    arguments: "DIR…",
    summary: "put together what shards have rendered, and name what is missing",
    discussion: """
      Reads every shard-i-of-n.json below the folders, as 'work' and 'render --shard' write them,
      and looks at each picture: it must have the digest that was noted. Writes results.json, and
      beside it {scene}/ with all frames, manifest.json and frames.ffconcat of each sequence that is
      whole: the same files as 'render' writes without shards. Frames that lie there already stay
      where they are, the others are copied.

      Where frames are missing or damaged, it names them, prints the command that renders just
      these, and exits with 6. It exits with 4 where one frame was made twice and differs.

        render-scene merge frames
        render-scene merge shard-1 shard-2 shard-3 -o merged/results.json
      """,
    options: [
      OptionSpecification(
        name: "out", letter: "o", valueName: "FILE",
        help: "the results; default results.json in the first folder"),
      OptionSpecification(name: "json", help: "print the results instead of their path"),
      .quiet, .help,
    ],
    run: { (arguments, _) throws(CommandError) in
      try MergeCommand.run(try MergeOptions(arguments))
    })
}
