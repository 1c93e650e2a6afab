/// The key under which a view keeps its tag.
enum TagKey: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}

/// The key under which a view of a collection has its identity, for those who look for tags.
enum ImplicitTagKey: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}

extension LayoutSubview {
  /// The view's tag, or its identity in a collection.
  var tag: AnyHashable? { self[TagKey.self] ?? self[ImplicitTagKey.self] }
}

extension AnyHashable? {
  /// Whether this is the tag of a value.
  func isTag<Value: Hashable>(of value: Value) -> Bool {
    guard let self else { return false }
    return self.base as? Value == value
  }
}

extension View {
  /// Names this view by a value, so that what is around can find it: a canvas its symbols.
  ///
  /// With `includeOptional` the value wrapped in an optional finds the view too.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    layoutValue(key: TagKey.self, value: AnyHashable(tag))
  }
}
