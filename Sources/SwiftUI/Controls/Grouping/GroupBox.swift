import ViewGraph

/// Views in a box, under a label.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// A box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// A box with a label, in the former order of arguments.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, renamed: "GroupBox(content:label:)")
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  public var body: some View {
    style.makeBody(
      GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
    )
    .approximates("GroupBox")
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// A box with a text for its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A box with a text for its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style shows in another one.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The looks of boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A box as its style sees it.
@MainActor @preconcurrency public struct GroupBoxStyleConfiguration {
  /// What stands over the content.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What is in the box.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
}

private struct GroupBoxStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue = AnyControlStyle<GroupBoxStyleConfiguration>(
    DefaultGroupBoxStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension EnvironmentValues {
  @MainActor var groupBoxStyle: AnyControlStyle<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of boxes inside.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// The usual looks: a grey plate with round corners. (Sizes by eye.)
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
      configuration.content
    }
    .padding(16)
    .background {
      RoundedRectangle(cornerRadius: 12).fill(Color(.adaptive(.secondarySystemBackground)))
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The usual looks.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
