extension CommandSpecification {
  /// Makes reports again from results.
  static let report = CommandSpecification(
    name: "report",
    arguments: "[RESULTS]",
    summary: "make the HTML report and other forms again from a results.json",
    discussion: """
      RESULTS is a results.json that 'verify' or 'diff' wrote, or its folder; output/failures if
      not given. Reports are made from it and the pictures that it names, and nothing else. The
      HTML report is index.html beside it, with a folder report/ for its thumbnails and numbers;
      it opens from disk and needs no network. Press ? in it for its keys. The reporters junit and
      markdown write junit.xml and summary.md; list, json and github print.

      --single-file puts everything into the page, up to 10 MB: first the frames that tell most,
      then reduced ones; the page says what was left out.

      Exit codes: 0 written; 65 these are no results; 66 there are none.

        render-scene report
        render-scene report output/diff --single-file -o report.html
        render-scene report nightly/results.json --reporter html,markdown
      """,
    options: [
      OptionSpecification(
        name: "reporter", valueName: "LIST",
        help: "of html, junit, markdown, json, github and list; default html"),
      .singleFile,
      OptionSpecification(
        name: "out", letter: "o", valueName: "FILE",
        help: "file to write, where one form is asked for; default beside RESULTS"),
      .quiet, .help,
    ],
    run: { (arguments, _) throws(CommandError) in
      try ReportCommand.run(try ReportOptions(arguments))
    })
}

extension OptionSpecification {
  /// Puts everything into the page of a report.
  static let singleFile = OptionSpecification(
    name: "single-file", help: "HTML report as one file of 10 MB at most")
}
