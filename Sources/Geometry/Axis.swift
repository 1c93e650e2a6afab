/// A direction in which views can be laid out or scrolled.
@frozen
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  case horizontal
  case vertical

  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// A set of axes.
  @frozen
  public struct Set: OptionSet, Sendable, Hashable {
    /// Bit mask with bit n standing for the axis of raw value n.
    public let rawValue: Int8

    /// A set from its bit mask.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of one axis.
    package init(_ axis: Axis) {
      rawValue = 1 << axis.rawValue
    }

    /// Only the horizontal axis.
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    /// Only the vertical axis.
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)
  }
}
