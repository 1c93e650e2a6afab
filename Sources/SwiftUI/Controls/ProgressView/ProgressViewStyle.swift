import ViewGraph

/// The looks of what shows a progress.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A progress as its style sees it.
@MainActor @preconcurrency public struct ProgressViewStyleConfiguration {
  /// What goes on.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// Words for how far it is.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// How much is done, from 0 to 1; nil where that is not known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

private struct ProgressViewStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue = AnyControlStyle<ProgressViewStyleConfiguration>(
    DefaultProgressViewStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension EnvironmentValues {
  @MainActor var progressViewStyle: AnyControlStyle<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of what shows a progress inside.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// The style that is used where none is set: a bar for what is known, else a wheel of spokes.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      ProgressCircle(configuration: configuration, tint: nil)
    } else {
      ProgressBar(configuration: configuration, tint: nil)
    }
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }

  /// A bar with a colour of its own.
  @available(iOS, introduced: 14.0, deprecated: 15.0, message: "Use ``View/tint(_)`` instead.")
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressBar(configuration: configuration, tint: tint)
  }
}

/// A wheel of spokes, or a ring where it is known how much is done.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }

  /// A wheel or ring with a colour of its own.
  @available(iOS, introduced: 14.0, deprecated: 15.0, message: "Use ``View/tint(_)`` instead.")
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressCircle(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// What a progress looks like where it is.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel of spokes, or a ring.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
