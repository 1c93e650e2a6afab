extension Submission {
  /// The manifest of an Indexed Job; each index is a shard.
  ///
  /// A container that ends with one of the codes for what no second try mends fails its shard at
  /// once; one that was evicted does not count as a try.
  var kubernetesManifest: String {
    let folder = inVolume(options.folder)
    // The number comes from JOB_COMPLETION_INDEX, and how many there are from the plan.
    let work = self.work(plan: inVolume(options.planPath), shard: "auto", folder: folder)
    let final = [ExitCode.usage, .badData, .missingInput, .internalError, .configuration]
      .map { "\($0.rawValue)" }.joined(separator: ", ")
    return """
      # Renders a plan in \(shards) shards, \(atOnce) at once. The volume \(options.volume) has the plan, and gets
      # the frames; merge them there with: render-scene \(ShellText.line(merge(folder: folder)))
      apiVersion: batch/v1
      kind: Job
      metadata:
        name: partway
      spec:
        completionMode: Indexed
        completions: \(shards)
        parallelism: \(atOnce)
        backoffLimitPerIndex: 3
        maxFailedIndexes: \(shards)
        podFailurePolicy:
          rules:
            - action: FailIndex
              onExitCodes:
                containerName: work
                operator: In
                values: [\(final)]
            - action: Ignore
              onPodConditions:
                - type: DisruptionTarget
        template:
          spec:
            restartPolicy: Never
            containers:
              - name: work
                image: \(JSONText.quoted(options.image ?? ""))
                command: [\((["render-scene"] + work).map(JSONText.quoted).joined(separator: ", "))]
                resources:
                  requests:
                    cpu: "\(options.jobs)"
                volumeMounts:
                  - name: frames
                    mountPath: \(Self.mount)
            volumes:
              - name: frames
                persistentVolumeClaim:
                  claimName: \(JSONText.quoted(options.volume))

      """
  }

  private static let mount = "/frames"

  /// A path in the volume: names that are not from the root are counted from its top.
  private func inVolume(_ path: String) -> String {
    path.hasPrefix("/") ? path : Self.mount + "/" + path
  }
}
