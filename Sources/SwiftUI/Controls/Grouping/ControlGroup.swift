import ViewGraph

/// Controls that belong together, on one plate.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  @Environment(\.controlGroupStyle) private var style

  /// A group without a label.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A group with a label, which is not shown.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// A group with a text for its label, which is not shown.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(titleKey))
  }

  public var body: some View {
    style.makeBody(ControlGroupStyleConfiguration(content: .init(content: AnyView(content))))
      .approximates("ControlGroup")
  }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  public var body: some View { content }
}

/// The looks of groups of controls.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A group of controls as its style sees it.
@MainActor @preconcurrency public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let content: Content
}

private struct ControlGroupStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue = AnyControlStyle<ControlGroupStyleConfiguration>(
    AutomaticControlGroupStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension EnvironmentValues {
  @MainActor var controlGroupStyle: AnyControlStyle<ControlGroupStyleConfiguration> {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of groups of controls inside.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// The usual looks: a row on a capsule. (Sizes by eye.)
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.content
        .labelStyle(.iconOnly)
        .padding(.horizontal, 14)
        .frame(height: 34)
    }
    .background { Capsule().fill(Color(.adaptive(.tertiarySystemFill))) }
  }
}

/// A row without a plate, as in bars.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 20) { configuration.content.labelStyle(.iconOnly) }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The usual looks.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A row without a plate, as in bars.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
