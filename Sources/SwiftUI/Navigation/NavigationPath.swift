/// The values of the pages of a navigation stack, from the first one above the root to the one that is seen.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// A path without pages.
  public init() {}

  /// A path of some values, in order.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many pages lie above the root.
  public var count: Int { elements.count }

  public var isEmpty: Bool { elements.isEmpty }

  /// Puts a page for a value on top.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Takes the topmost pages away.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// How a stack reads and writes the path that is bound to it.
struct NavigationPathAccess {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void

  init(_ path: Binding<NavigationPath>) {
    read = { path.wrappedValue.elements }
    write = { path.wrappedValue.elements = $0 }
  }

  init<Data: RangeReplaceableCollection>(_ path: Binding<Data>) where Data.Element: Hashable {
    read = { path.wrappedValue.map { AnyHashable($0) } }
    write = { values in
      path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
    }
  }

  init(_ path: Binding<[AnyHashable]>) {
    read = { path.wrappedValue }
    write = { path.wrappedValue = $0 }
  }
}
