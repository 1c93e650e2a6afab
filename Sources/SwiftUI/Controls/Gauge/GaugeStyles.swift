import ViewGraph

/// The style that gauges have where none is set: a bar that is filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

/// A bar that is filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SmallGaugeBar(configuration: configuration, isMarked: true)
  }
}

/// A small bar that is filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.font(.footnote)
      SmallGaugeBar(configuration: configuration, isMarked: false)
      configuration.currentValueLabel.font(.footnote)
    }
  }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isMarked: true)
  }
}

/// A ring that is closed up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isMarked: false)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// What a gauge looks like where it is.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that is filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is closed up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
