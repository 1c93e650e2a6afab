public import ViewGraph

/// A value that says where the focus is, and moves it when it is set.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty, GraphComparable {
  /// Reads and writes where the focus is, from another view.
  @propertyWrapper public struct Binding {
    fileprivate let location: StateLocation<Value>?
    fileprivate let initial: Value

    public var wrappedValue: Value {
      get { location?.value ?? initial }
      nonmutating set { location?.value = newValue }
    }

    public var projectedValue: Binding { self }
  }

  private let initial: Value
  private var location: StateLocation<Value>?

  /// Whether one view has the focus.
  public init() where Value == Bool { initial = false }

  /// Which of several views has the focus; nil for none.
  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  public var projectedValue: Binding { Binding(location: location, initial: initial) }

  public static func _connect(_ property: inout Self, storage: _PropertyStorage) {
    if let known = storage.value as? StateLocation<Value> {
      property.location = known
    } else {
      let made = StateLocation(property.initial)
      storage.value = made
      property.location = made
    }
  }

  /// State belongs to the place, not to the view value.
  package func isSame(as other: Self) -> Bool { true }
}

/// What ties the focus of a view to a value.
struct FocusLink {
  /// Whether the value asks for the focus.
  let isWanted: Bool
  /// Brings the value up to whether the view has the focus.
  let set: (Bool) -> Void
}

private struct FocusLinksKey: EnvironmentKey {
  static var defaultValue: [FocusLink] { [] }
}

extension EnvironmentValues {
  /// The values that follow the focus of what is inside.
  var focusLinks: [FocusLink] {
    get { self[FocusLinksKey.self] }
    set { self[FocusLinksKey.self] = newValue }
  }
}

/// Ties the focus of a view to a value.
private struct FocusedModifier<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  /// What the binding is when the view loses the focus.
  let absent: Value

  func body(content: Content) -> some View {
    let isWanted = binding.wrappedValue == value
    content.transformEnvironment(\.focusLinks) { links in
      links.append(
        FocusLink(isWanted: isWanted) { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value {
            binding.wrappedValue = absent
          }
        })
    }
  }
}

extension View {
  /// Says whether this view has the focus, and gives or takes it when the value is set.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true, absent: false))
  }

  /// Says that this view has the focus while a value equals `value`.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    func none<T: ExpressibleByNilLiteral>(_: T.Type) -> Any { T(nilLiteral: ()) }
    let absent = (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { none($0) as? Value }
    return modifier(FocusedModifier(binding: binding, value: value, absent: absent ?? value))
  }
}
