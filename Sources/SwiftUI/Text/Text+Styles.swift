extension Text {
  /// How a line under or through text looks.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is drawn.
    public struct Pattern: Hashable, Sendable {
      enum Kind: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
      let kind: Kind

      public static let solid = Pattern(kind: .solid)
      public static let dot = Pattern(kind: .dot)
      public static let dash = Pattern(kind: .dash)
      public static let dashDot = Pattern(kind: .dashDot)
      public static let dashDotDot = Pattern(kind: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// A line; nil takes the text's own colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One solid line in the text's colour.
    public static let single = LineStyle()
  }

  /// Where text is left out that does not fit.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// Whether letters are all capitals or all small.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// How large text is beside other text.
  public struct Scale: Hashable, Sendable {
    let factor: Double

    public static let `default` = Scale(factor: 1)
    public static let secondary = Scale(factor: 0.8)
  }
}

extension Text.Case {
  /// The string in this case, in no language's own way.
  func applied(to string: String) -> String {
    switch self {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    }
  }
}
