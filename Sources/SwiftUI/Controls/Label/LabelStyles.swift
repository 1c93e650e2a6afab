import ViewGraph

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    IconAndTitle(configuration: configuration)
  }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The style that labels have where none is set: the icon before the title.
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    IconAndTitle(configuration: configuration)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == DefaultLabelStyle {
  /// What a label looks like where it is.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// A row of icon and title on one baseline. (No source tells the distance; that of iOS's rows by eye.)
private struct IconAndTitle: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.listRow) private var row

  var body: some View {
    if row != nil {
      HStack(spacing: 12) {
        configuration.icon.foregroundStyle(.tint).frame(width: 28)
        configuration.title.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      }
    } else {
      plain
    }
  }

  private var plain: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// A label style of any type.
@MainActor struct AnyLabelStyle {
  let makeBody: @MainActor (LabelStyleConfiguration) -> AnyView

  init(_ style: some LabelStyle) {
    makeBody = { AnyView(style.makeBody(configuration: $0)) }
  }
}

private struct LabelStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue = AnyLabelStyle(DefaultLabelStyle())
}

extension EnvironmentValues {
  @MainActor var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of labels inside.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, AnyLabelStyle(style))
  }
}
