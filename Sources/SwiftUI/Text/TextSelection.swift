/// Whether people may select text.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// They may.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// They may not.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// People may select text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// People may not select text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Says whether people may select text inside; nothing is ever selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
