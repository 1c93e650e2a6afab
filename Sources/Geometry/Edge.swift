/// One side of a rectangle, in terms of the reading direction.
@frozen
public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// A set of edges.
  @frozen
  public struct Set: OptionSet, Sendable, Hashable {
    /// Bit mask with bit n standing for the edge of raw value n.
    public let rawValue: Int8

    /// A set from its bit mask.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of one edge.
    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }

    /// Only the top edge.
    public static let top = Set(.top)
    /// Only the leading edge.
    public static let leading = Set(.leading)
    /// Only the bottom edge.
    public static let bottom = Set(.bottom)
    /// Only the trailing edge.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]

    /// Whether the set contains `edge`.
    package func contains(_ edge: Edge) -> Bool {
      contains(Set(edge))
    }
  }
}

/// A side on the horizontal axis.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Sendable, Codable {
  case leading
  case trailing

  /// A set of horizontal edges.
  @frozen
  public struct Set: OptionSet, Sendable, Hashable {
    /// Bit mask with bit n standing for the edge of raw value n.
    public let rawValue: Int8

    /// A set from its bit mask.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of one edge.
    public init(_ edge: HorizontalEdge) {
      rawValue = 1 << edge.rawValue
    }

    /// Only the leading edge.
    public static let leading = Set(.leading)
    /// Only the trailing edge.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A side on the vertical axis.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Sendable, Codable {
  case top
  case bottom

  /// A set of vertical edges.
  @frozen
  public struct Set: OptionSet, Sendable, Hashable {
    /// Bit mask with bit n standing for the edge of raw value n.
    public let rawValue: Int8

    /// A set from its bit mask.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of one edge.
    public init(_ edge: VerticalEdge) {
      rawValue = 1 << edge.rawValue
    }

    /// Only the top edge.
    public static let top = Set(.top)
    /// Only the bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
