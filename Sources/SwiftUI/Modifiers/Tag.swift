/// The key under which a view keeps its tag.
enum TagKey: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}

extension View {
  /// Names this view by a value, so that what is around can find it: a canvas its symbols.
  ///
  /// With `includeOptional` the value wrapped in an optional finds the view too.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    layoutValue(key: TagKey.self, value: AnyHashable(tag))
  }
}
