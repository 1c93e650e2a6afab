import ViewGraph

/// A view that is a tab of a tab view.
@MainActor @preconcurrency public protocol TabContent: View {}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let number: Int
  public static let search = Self(number: 0)
}

/// A page of a tab view, with its label.
public struct Tab<Value, Content: View, Label: View>: TabContent {
  private let value: AnyHashable?
  private let content: Content
  private let label: Label

  private init(key: AnyHashable?, content: Content, label: Label) {
    value = key
    self.content = content
    self.label = label
  }

  public var body: some View {
    content
      .modifier(TabItemModifier(label: label))
      .layoutValue(key: TagKey.self, value: value)
  }
}

extension Tab where Value: Hashable {
  /// A tab that is selected by a value.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(key: AnyHashable(value), content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// A tab that is not selected by a value.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(key: nil, content: content(), label: label())
  }
}

/// The label of a tab without one of its own.
public struct DefaultTabLabel: View {
  let label: SwiftUI.Label<Text, Image>

  public var body: some View { label }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// A tab with a title and a symbol that is selected by a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      key: AnyHashable(value), content: content(),
      label: DefaultTabLabel(label: .init(titleKey, systemImage: systemImage)))
  }

  /// A tab with a title and a symbol that is selected by a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      key: AnyHashable(value), content: content(),
      label: DefaultTabLabel(label: .init(title, systemImage: systemImage)))
  }

  /// A tab with a title and a picture that is selected by a value.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      key: AnyHashable(value), content: content(),
      label: DefaultTabLabel(label: .init(titleKey, image: image)))
  }

  /// A tab for a search that is selected by a value.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      key: AnyHashable(value), content: content(),
      label: DefaultTabLabel(label: .init("Search", systemImage: "magnifyingglass")))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      key: nil, content: content(),
      label: DefaultTabLabel(label: .init(titleKey, systemImage: systemImage)))
  }

  /// A tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      key: nil, content: content(),
      label: DefaultTabLabel(label: .init(title, systemImage: systemImage)))
  }

  /// A tab with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      key: nil, content: content(),
      label: DefaultTabLabel(label: .init(titleKey, image: image)))
  }

  /// A tab for a search.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      key: nil, content: content(),
      label: DefaultTabLabel(label: .init("Search", systemImage: "magnifyingglass")))
  }
}

/// Tabs that belong together, which a bar shows like all others.
public struct TabSection<Content: View>: TabContent {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

/// Builds the tabs of a tab view from the statements of a closure.
public typealias TabContentBuilder = ViewBuilder
