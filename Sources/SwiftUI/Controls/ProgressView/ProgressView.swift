public import Foundation
import ViewGraph

/// Shows how far something is, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// Where the fraction comes from.
  private enum Source {
    case fraction(Double?)
    case interval(ClosedRange<Date>, countsDown: Bool)
  }

  private let source: Source
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  @Environment(\.progressViewStyle) private var style

  private init(source: Source, label: Label, currentValueLabel: CurrentValueLabel) {
    self.source = source
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public var body: some View {
    switch source {
    case .fraction(let fraction): styled(fraction)
    case .interval(let interval, let countsDown):
      TimelineView(.animation) { context in
        styled(Self.fraction(of: context.date, in: interval, countsDown: countsDown))
      }
    }
  }

  private func styled(_ fraction: Double?) -> some View {
    style.makeBody(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(currentValueLabel)))
    )
    .approximates("ProgressView")
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    return min(1, max(0, Double(value) / Double(total)))
  }

  private static func fraction(
    of date: Date, in interval: ClosedRange<Date>, countsDown: Bool
  ) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = date.timeIntervalSince(interval.lowerBound)
    let share = length > 0 ? min(1, max(0, passed / length)) : 1
    return countsDown ? 1 - share : share
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something that goes on.
  public init() where Label == EmptyView {
    self.init(source: .fraction(nil), label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Something that goes on, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(source: .fraction(nil), label: label(), currentValueLabel: EmptyView())
  }

  /// Something that goes on, with a text for its label.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Something that goes on, with a text for its label.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }

  /// A part of a whole; nil for what is not known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(
      source: .fraction(Self.fraction(value, of: total)), label: EmptyView(),
      currentValueLabel: EmptyView())
  }

  /// A part of a whole, with a label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      source: .fraction(Self.fraction(value, of: total)), label: label(),
      currentValueLabel: EmptyView())
  }

  /// A part of a whole, with a text for its label.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// A part of a whole, with a text for its label.
  @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// A part of a whole, with a label and one for the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      source: .fraction(Self.fraction(value, of: total)), label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// The time of an interval that has passed or is left, on the scene's clock.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      source: .interval(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// The time of an interval that has passed or is left, with its own words for it.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// The time of an interval that has passed or is left.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress that a style shows in another one.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      source: .fraction(configuration.fractionCompleted),
      label: configuration.label ?? .init(content: AnyView(EmptyView())),
      currentValueLabel: configuration.currentValueLabel ?? .init(content: AnyView(EmptyView())))
  }
}

/// The minutes and seconds of an interval that have passed or are left.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View {
    TimelineView(.periodic(from: interval.lowerBound, by: 1)) { context in
      Text(verbatim: Self.clock(seconds(at: context.date)))
    }
  }

  private func seconds(at date: Date) -> Int {
    let moment = min(max(date, interval.lowerBound), interval.upperBound)
    let passed = moment.timeIntervalSince(interval.lowerBound)
    let left = interval.upperBound.timeIntervalSince(moment)
    return Int(countsDown ? left.rounded(.up) : passed.rounded(.down))
  }

  /// `1:05` or `1:01:05`.
  private static func clock(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return hours > 0
      ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
  }
}
