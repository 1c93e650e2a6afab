/// What has changed between two traces: causes first; what follows from them is left out, and views
/// of which the same is to be said are one.
struct FindingList {
  /// The first and weightiest first.
  let findings: [ValueFinding]

  init(_ alignment: TraceAlignment, _ changes: [ValueChange]) {
    var timing = TimingChange.all(in: alignment)
    // A goal that lies elsewhere because the way began elsewhere follows from that.
    timing.removeAll { timing in
      guard timing.difference == .targets else { return false }
      return timing.movedTargets(in: alignment).isEmpty
        || changes.contains { change in
          change.pair == timing.pair && change.first < timing.first
            && timing.covers(change, in: alignment)
        }
    }
    for index in timing.indices {
      timing[index].refine(with: changes, in: alignment)
    }
    let rest = changes.filter { change in
      !timing.contains { $0.explains(change, in: alignment) }
    }
    let drafts =
      TimingDrafts(alignment: alignment, changes: timing).drafts
      + ValueDrafts(alignment: alignment, changes: rest).drafts
    findings = FindingDraft.findings(drafts, in: alignment)
  }
}
