import ViewGraph

/// A label that leads to another page of the stack around.
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case page(Destination, Binding<Bool>?)
    case tagged(Destination, AnyHashable, Binding<AnyHashable?>)
    case value(AnyHashable?)
  }

  private let label: Label
  private let target: Target
  @State private var isShown = false
  @Environment(\.navigationController) private var controller
  @Environment(\.listRow) private var row

  private init(_ target: Target, label: Label) {
    self.label = label
    self.target = target
  }

  public var body: some View {
    switch target {
    case .page(let destination, let binding):
      link(to: destination, shown: binding ?? $isShown)
    case .tagged(let destination, let tag, let selection):
      link(
        to: destination,
        shown: Binding {
          selection.wrappedValue == tag
        } set: { isShown in
          if isShown {
            selection.wrappedValue = tag
          } else if selection.wrappedValue == tag {
            selection.wrappedValue = nil
          }
        })
    case .value(let value):
      button { if let value { controller?.push(value) } }
        .disabled(value == nil)
    }
  }

  private func link(to destination: Destination, shown: Binding<Bool>) -> some View {
    button { shown.wrappedValue = true }
      .modifier(PresentedDestinationModifier(isPresented: shown) { destination })
  }

  @ViewBuilder private func button(_ action: @escaping @MainActor () -> Void) -> some View {
    if row != nil {
      Button(action: action) { LinkRow(label: label) }.buttonStyle(RowButtonStyle())
    } else {
      Button(action: action) { label }
    }
  }
}

/// A link in a row of a list: the label, and a sign that there is more.
private struct LinkRow<Label: View>: View, UnnamedInPaths {
  let label: Label

  var body: some View {
    HStack(spacing: 8) {
      label
      Spacer(minLength: 8)
      Image(systemName: "chevron.forward")
        .font(.system(size: 13, weight: .semibold))
        .foregroundStyle(.tertiary)
    }
  }
}

extension NavigationLink {
  /// A link to a page.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.page(destination(), nil), label: label())
  }

  /// A link to a page, in the former order of arguments.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.page(destination, nil), label: label())
  }

  /// A link whose page is shown while a binding is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.page(destination(), isActive), label: label())
  }

  /// A link whose page is shown while a binding is true, in the former order of arguments.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.page(destination, isActive), label: label())
  }

  /// A link whose page is shown while a binding holds its tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.tagged(destination(), tag, Self.erased(selection)), label: label())
  }

  /// A link whose page is shown while a binding holds its tag, in the former order of arguments.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.tagged(destination, tag, Self.erased(selection)), label: label())
  }

  private static func erased<V: Hashable>(_ selection: Binding<V?>) -> Binding<AnyHashable?> {
    Binding {
      selection.wrappedValue.map { AnyHashable($0) }
    } set: { value in
      selection.wrappedValue = value?.base as? V
    }
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the page for a value; without a value it leads nowhere.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to the page for a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link to the page for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// A link to a page.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(.page(destination(), nil), label: Text(titleKey))
  }

  /// A link to a page.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(.page(destination(), nil), label: Text(title))
  }

  /// A link to a page, in the former order of arguments.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.page(destination, nil), label: Text(titleKey))
  }

  /// A link to a page, in the former order of arguments.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.page(destination, nil), label: Text(title))
  }

  /// A link whose page is shown while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.page(destination(), isActive), label: Text(titleKey))
  }

  /// A link whose page is shown while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.page(destination(), isActive), label: Text(title))
  }

  /// A link whose page is shown while a binding is true, in the former order of arguments.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(.page(destination, isActive), label: Text(titleKey))
  }
}

extension NavigationLink {
  /// Sets whether the page is shown beside the link where there is room; here there never is.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
