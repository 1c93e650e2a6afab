import DrawingModel
import ViewGraph

/// Where colours that a scene names come from.
struct NamedColors: GraphComparable {
  /// The colour of a name in light or dark appearance; nil where there is none.
  let paint: (_ name: String, _ isDark: Bool) -> PaintColor?

  func isSame(as other: Self) -> Bool { true }
}

private struct NamedColorsKey: EnvironmentKey {
  static var defaultValue: NamedColors? { nil }
}

extension EnvironmentValues {
  /// Where colours that a scene names come from; nil where nothing is known of any.
  var namedColors: NamedColors? {
    get { self[NamedColorsKey.self] }
    set { self[NamedColorsKey.self] = newValue }
  }
}
