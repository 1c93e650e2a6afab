extension Submission {
  /// A workflow with a matrix of shards and a job that merges what they hand on.
  var gitHubWorkflow: String {
    let command = options.image == nil ? ".build/release/render-scene" : "render-scene"
    let work = self.work(plan: options.planPath, shard: "SHARD", folder: "frames")
      .map { $0 == "SHARD" ? "${{ matrix.shard }}/\(shards)" : ShellText.quoted($0) }
    let numbers = (1...shards).map { "\($0)" }.joined(separator: ", ")
    let container = options.image.map { "    container: \(JSONText.quoted($0))\n" } ?? ""
    let build = options.image == nil ? "      - run: make build\n" : ""
    return """
      # Renders a plan in \(shards) shards, \(atOnce) at once, and merges them.
      name: frames
      on: workflow_dispatch
      jobs:
        work:
          runs-on: ubuntu-latest
      \(container)    strategy:
            fail-fast: false
            max-parallel: \(atOnce)
            matrix:
              shard: [\(numbers)]
          steps:
            - uses: actions/checkout@v4
      \(build)      - run: \(command) \(work.joined(separator: " "))
            - if: always()
              uses: actions/upload-artifact@v4
              with:
                name: shard-${{ matrix.shard }}
                path: frames
        merge:
          needs: work
          if: always()
          runs-on: ubuntu-latest
      \(container)    steps:
            - uses: actions/checkout@v4
      \(build)      - uses: actions/download-artifact@v4
              with:
                pattern: shard-*
                path: shards
            - run: \(command) merge shards --out frames/results.json
            - if: always()
              uses: actions/upload-artifact@v4
              with:
                name: frames
                path: frames

      """
  }
}
