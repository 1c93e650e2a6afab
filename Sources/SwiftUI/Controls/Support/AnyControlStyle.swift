import ViewGraph

/// A style of any type for a kind of control.
@MainActor struct AnyControlStyle<Configuration> {
  /// The looks of a control in this style.
  let makeBody: @MainActor (Configuration) -> AnyView
  private let type: Any.Type

  init<S, Content: View>(
    _ style: S, _ make: @escaping @MainActor (S, Configuration) -> Content
  ) {
    type = S.self
    makeBody = { AnyView(StyledBody(style: style, configuration: $0, make: make)) }
  }

  /// Whether the style is of a type.
  func isOf(_ other: Any.Type) -> Bool { type == other }
}

/// The body that a style makes, evaluated with the style's own dynamic properties connected.
struct StyledBody<S, Configuration, Content: View>: View, UnnamedInPaths {
  let style: S
  let configuration: Configuration
  let make: @MainActor (S, Configuration) -> Content

  var body: Content { make(style, configuration) }
}

extension StyledBody: @preconcurrency PropertyHolder {
  static var held: String { "style" }
}
