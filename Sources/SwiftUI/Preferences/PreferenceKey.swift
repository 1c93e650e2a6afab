/// A value that views tell those around them.
public protocol PreferenceKey {
  associatedtype Value
  /// What counts where no view says anything.
  static var defaultValue: Value { get }
  /// Adds the value of the next view, in the order of the views, to that of those before.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  /// Adds a value to what there is so far; the first one stands for itself.
  static func add(_ next: Value, to value: inout Value?) {
    guard var sum = value else { return value = next }
    reduce(value: &sum) { next }
    value = sum
  }
}
