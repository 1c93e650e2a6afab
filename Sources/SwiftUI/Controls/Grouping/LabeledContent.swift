public import Foundation
import ViewGraph

/// A label with a value at the other end of the row.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.labeledContentStyle) private var style

  /// A label with any view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    style.makeBody(
      LabeledContentStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
  }
}

extension LabeledContent where Label == Text {
  /// A text with any view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A text with any view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with another.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// A text with another.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// A text with a value in a format of Foundation's.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// A text with a value in a format of Foundation's.
  @_disfavoredOverload public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The row that a style shows in another one.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The looks of labelled content.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Labelled content as its style sees it.
@MainActor @preconcurrency public struct LabeledContentStyleConfiguration {
  /// What the content is.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What is labelled.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
}

private struct LabeledContentStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue = AnyControlStyle<LabeledContentStyleConfiguration>(
    AutomaticLabeledContentStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension EnvironmentValues {
  @MainActor var labeledContentStyle: AnyControlStyle<LabeledContentStyleConfiguration> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of labelled content inside.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(
      \.labeledContentStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// The usual looks: the content in the secondary colour at the end of the row.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelledRow(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The usual looks.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// A label and content at the two ends of a row.
private struct LabelledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.hidesControlLabels) private var hidesLabel

  var body: some View {
    HStack(spacing: 8) {
      if !hidesLabel {
        configuration.label
        Spacer(minLength: 0)
      }
      configuration.content.foregroundStyle(.secondary)
    }
  }
}
