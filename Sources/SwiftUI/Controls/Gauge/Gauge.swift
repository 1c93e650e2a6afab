import ViewGraph

/// Shows where a value lies in a range.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style

  private init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel,
    minimum: BoundsLabel, maximum: BoundsLabel, marked: MarkedValueLabels
  ) {
    let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
    let share = length > 0 ? (Double(value) - Double(bounds.lowerBound)) / length : 0
    func shown<Part: View>(_ part: Part) -> AnyView? {
      Part.self == EmptyView.self ? nil : AnyView(part)
    }
    configuration = GaugeStyleConfiguration(
      value: min(1, max(0, share)), label: .init(content: AnyView(label)),
      currentValueLabel: shown(current).map { .init(content: $0) },
      minimumValueLabel: shown(minimum).map { .init(content: $0) },
      maximumValueLabel: shown(maximum).map { .init(content: $0) },
      markedValueLabels: shown(marked).map { .init(content: $0) })
  }

  public var body: some View { style.makeBody(configuration).approximates("Gauge") }
}

extension Gauge
where
  CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// A gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, in: bounds, label: label(), current: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView(), marked: EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label and one for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), minimum: EmptyView(),
      maximum: EmptyView(), marked: EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with labels for the value and for the ends of the range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel(), marked: EmptyView())
  }
}

extension Gauge {
  /// A gauge with labels for the value and for the ends of the range; those of marked values are not shown.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel(), marked: markedValueLabels())
  }
}

/// The looks of gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A gauge as its style sees it.
@MainActor @preconcurrency public struct GaugeStyleConfiguration {
  /// What the gauge is about.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// Words for the value.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// Words for the lower end of the range.
  public struct MinimumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// Words for the upper end of the range.
  public struct MaximumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// Words for places in the range.
  public struct MarkedValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// Where the value lies in the range, from 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
  public var markedValueLabels: MarkedValueLabel?
}

private struct GaugeStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue = AnyControlStyle<GaugeStyleConfiguration>(
    DefaultGaugeStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension EnvironmentValues {
  @MainActor var gaugeStyle: AnyControlStyle<GaugeStyleConfiguration> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of gauges inside.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
