extension OptionSpecification {
  /// Parts of a canvas that are not looked at.
  static let ignoredViews = OptionSpecification(
    name: "ignore", valueName: "WHAT", isRepeatable: true,
    help: "'#identifier' or label of views, or x,y,w,h in pixels: not compared; repeatable")

  /// What counts as a difference.
  static let comparison = [
    OptionSpecification(
      name: "max-delta", valueName: "LEVELS",
      help: "levels of 255 by which a channel may differ; default 0"),
    OptionSpecification(
      name: "threshold", valueName: "SHARE",
      help: "perceived difference a pixel may have, 0 to 1 (YIQ)"),
    OptionSpecification(
      name: "max-diff-pixels", valueName: "N", help: "pixels that may differ; default 0"),
    OptionSpecification(
      name: "max-diff-ratio", valueName: "SHARE",
      help: "share of the pixels that may differ, 0 to 1"),
    OptionSpecification(name: "aa", help: "tolerate differences on smoothed edges"),
    OptionSpecification(
      name: "ignore", valueName: "X,Y,W,H", isRepeatable: true,
      help: "area in pixels that is not looked at; repeatable"),
    OptionSpecification(
      name: "align", valueName: "WHERE",
      help: "top-left or center: how pictures of two sizes are laid over each other"),
    OptionSpecification(
      name: "ignore-change", aliases: ["exit-zero-on-changes"],
      help: "end with exit code 0 whatever differs"),
    OptionSpecification(
      name: "extended-errors", help: "fail also where a picture is new"),
    OptionSpecification(
      name: "reporter", valueName: "LIST",
      help: "of list, html, json, junit, markdown and github; default list"),
    .singleFile,
  ]
}

extension CommandSpecification {
  /// Compares pictures.
  static let diff = CommandSpecification(
    name: "diff",
    arguments: "EXPECTED ACTUAL [DIFFERENCE]",
    summary: "compare pictures, folders of them, or the results of two runs",
    discussion: """
      EXPECTED and ACTUAL are two PNG files, two folders that are searched for PNG files, or two
      JSON files that 'render' or 'batch' wrote (manifest.json, results.json). Decoded pixels are
      compared, so that it does not matter how a file was compressed. By default one pixel that is
      off by one level is a difference. --max-delta and --threshold say which pixels differ,
      --max-diff-pixels and --max-diff-ratio how many may; of those that are given all must hold.

      For each picture that differs another one shows where: red for what changed, green for what
      only ACTUAL has, blue for what only EXPECTED has. It goes to DIFFERENCE, or to
      output/diff/NAME-diff.png, beside results.json; differences of the run before are removed
      first. The reporters html, junit and markdown write index.html, junit.xml and summary.md there.

      Exit codes: 0 nothing differs; 1 pictures differ or are missing; 3 pictures are new, under
      --extended-errors; 65 a file is no picture; 66 a path is not there.

        render-scene diff before.png after.png
        render-scene diff main/output output --max-delta 1 --reporter list,junit
        render-scene diff a/manifest.json b/manifest.json --json
      """,
    options: OptionSpecification.comparison + [
      OptionSpecification(
        name: "out-dir", valueName: "DIR", help: "folder for what is written; default output/diff"),
      OptionSpecification(
        name: "regjson", valueName: "FILE", help: "write reg-cli's reg.json as well"),
      .json, .quiet, .help,
    ],
    run: { (arguments, _) throws(CommandError) in try DiffCommand.run(try DiffOptions(arguments)) }
  )
}
