import ViewGraph

/// What stands at the end of a row, or on the icon of a tab.
enum BadgeKey: LayoutValueKey {
  static var defaultValue: Text? { nil }
}

private struct BadgeModifier: ViewModifier {
  let badge: Text?
  @Environment(\.listRow) private var row

  func body(content: Content) -> some View {
    if row != nil {
      HStack(spacing: 8) {
        content
        if let badge {
          Spacer(minLength: 8)
          badge.foregroundStyle(.secondary)
        }
      }
    } else {
      content.layoutValue(key: BadgeKey.self, value: badge)
    }
  }
}

extension View {
  /// Shows a number at the end of this row of a list or on this tab; none for 0.
  public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(badge: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Shows a text at the end of this row of a list or on this tab.
  public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(badge: label)) }

  /// Shows a text at the end of this row of a list or on this tab.
  public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }

  /// Shows a text at the end of this row of a list or on this tab.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}
