public import Foundation
import ViewGraph
import VirtualTime

/// Shows content that depends on the date, anew at each moment of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is told.
  public struct Context {
    /// How often the content is shown anew, from the fastest to the slowest.
    public enum Cadence: Comparable, Hashable, Sendable {
      case live
      case seconds
      case minutes
    }
    /// The latest date of the schedule that has come.
    public let date: Date
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The context of every timeline view, whatever its types.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View, PrimitiveView where Content: View {
  /// Shows `content` with the latest date of `schedule`.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The same for content that names the type of its context in full.
  @_disfavoredOverload
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = { content(Context(date: $0.date, cadence: .live)) }
  }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    TimelineNode(view, inputs: inputs)
  }
}

extension TimelineView.Context: Sendable {}

/// Keeps the place in the schedule.
///
/// Frames draw the date of their own moment; updates and reference ticks are what moves the date for everything that
/// has consequences.
@MainActor
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ContentNode<
  TimelineView<Schedule, Content>, Content
>
{
  private lazy var follower = FrameFollower(of: self, waitsForTicks: true)
  private lazy var cursor = ScheduleCursor(view.schedule, at: now)
  /// The date of the last evaluation that acted.
  private lazy var acted = now

  private var now: Date { host.date(at: host.graph.now) }

  override func willMakeContent() { noteActor() }

  override var contentInputs: _ViewInputs {
    var inputs = super.contentInputs
    inputs.follower = follower
    return inputs
  }

  override func viewChanged(from old: TimelineView<Schedule, Content>) {
    if isActing, !ValueComparison.areEqual(old.schedule, view.schedule) {
      cursor = ScheduleCursor(view.schedule, at: now)
      follower.advances = true
    }
    super.viewChanged(from: old)
  }

  override func makeContent() -> Content? {
    // Something around that acts evaluates the content too, with the date of its last own turn.
    let takesTime = host.graph.mode == .drawing || follower.advances
    let date = date()
    follower.evaluated(isCurrent: takesTime)
    return view.content(TimelineViewDefaultContext(date: date, cadence: .live))
  }

  /// The date to evaluate with; moves on where it may.
  private func date() -> Date {
    switch host.graph.mode {
    case .restoring: return acted
    case .drawing:
      advance()
      return cursor.current
    case .acting:
      guard follower.advances else { return acted }
      follower.advances = false
      advance()
      acted = cursor.current
      follower.nextTick = cursor.next.map { tick(for: host.instant(of: $0)) }
      if cursor.isContinuous || cursor.next != nil {
        host.clock.start(follower)
      } else {
        host.clock.stop(follower)
      }
      return acted
    }
  }

  private func advance() {
    cursor.advance(to: now)
    guard !cursor.isContinuous else { return follower.nextChange = nil }
    follower.nextChange =
      cursor.next.map { host.instant(of: $0) - dateTolerance } ?? VirtualInstant(ticks: .max)
  }

  /// The first reference tick not before `instant`, as exactly as dates tell.
  private func tick(for instant: VirtualInstant) -> VirtualInstant {
    .referenceTick(after: instant - dateTolerance)
  }

  /// Ticks within which dates far from the reference date may miss an instant.
  private var dateTolerance: Int64 { VirtualInstant.ticks(inSeconds: 1e-6) }

  override func remove() {
    host.clock.remove(follower)
    super.remove()
  }
}
