import ViewGraph

/// A label that shows and hides what belongs to it.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let binding: Binding<Bool>?
  private let content: () -> Content
  private let label: Label
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  /// A group that keeps whether it is open, and is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    binding = nil
    self.content = content
    self.label = label()
  }

  /// A group that is open while a value says so.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    binding = isExpanded
    self.content = content
    self.label = label()
  }

  public var body: some View {
    style.makeBody(
      DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content())),
        isExpanded: binding ?? $isOpen)
    )
    .approximates("DisclosureGroup")
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a text for its label.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group with a text for its label.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(label) }
  }

  /// A group that is open while a value says so, with a text for its label.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// A group that is open while a value says so, with a text for its label.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// The looks of disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A disclosure group as its style sees it.
@MainActor @preconcurrency public struct DisclosureGroupStyleConfiguration {
  /// What is always seen.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What is shown and hidden.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
  /// Whether the content is shown; a style sets it.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

private struct DisclosureGroupStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue = AnyControlStyle<DisclosureGroupStyleConfiguration>(
    AutomaticDisclosureGroupStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension EnvironmentValues {
  @MainActor var disclosureGroupStyle: AnyControlStyle<DisclosureGroupStyleConfiguration> {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of disclosure groups inside.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(
      \.disclosureGroupStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// The usual looks: a row with a chevron that turns.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack(spacing: 8) {
          configuration.label
          Spacer(minLength: 0)
          Image(systemName: "chevron.right").font(.system(size: 13, weight: .semibold))
            .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
        }
        .foregroundStyle(.tint)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The usual looks.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
