import ViewGraph

/// A page that a view in a stack makes, and who shows it.
@MainActor final class DestinationHolder {
  private var make: (AnyHashable?) -> AnyView
  private var readers: [WeakReader] = []

  private struct WeakReader { weak var reader: (any GraphReader)? }

  init(_ make: @escaping (AnyHashable?) -> AnyView) { self.make = make }

  /// Takes another way to make the page; pages that are shown are made anew.
  func take(_ newMake: @escaping (AnyHashable?) -> AnyView) {
    make = newMake
    readers.removeAll { $0.reader == nil }
    for entry in readers { entry.reader?.invalidate() }
  }

  /// The page for a value, for somebody who wants to hear when it is another.
  func content(for value: AnyHashable?, reader: any GraphReader) -> AnyView {
    if !readers.contains(where: { $0.reader === reader }) {
      readers.append(WeakReader(reader: reader))
    }
    return make(value)
  }
}

/// What the views of a stack say about its pages.
struct NavigationRegistrations {
  /// Pages for values of a type.
  struct Typed {
    var type: ObjectIdentifier
    var holder: DestinationHolder
  }

  /// A page that is shown because its view wants it.
  struct Presented {
    /// Tells the place that wants it from others.
    var number: Int
    /// The level of the page that wants it.
    var level: Int
    var holder: DestinationHolder
    /// Takes the page away.
    var dismisser: DismissTarget
  }

  var typed: [Typed] = []
  var presented: [Presented] = []
}

enum NavigationRegistrationsKey: PreferenceKey {
  static var defaultValue: NavigationRegistrations { NavigationRegistrations() }

  static func reduce(
    value: inout NavigationRegistrations, nextValue: () -> NavigationRegistrations
  ) {
    let next = nextValue()
    value.typed += next.typed
    value.presented += next.presented
  }
}

extension NavigationRegistrations: GraphComparable {
  package func isSame(as other: Self) -> Bool {
    typed.count == other.typed.count && presented.count == other.presented.count
      && zip(typed, other.typed).allSatisfy { $0.type == $1.type && $0.holder === $1.holder }
      && zip(presented, other.presented).allSatisfy {
        $0.number == $1.number && $0.level == $1.level && $0.holder === $1.holder
      }
  }
}

/// Tells the stack around of a page.
struct NavigationDestinationModifier: PrimitiveModifier {
  enum Kind {
    case typed(ObjectIdentifier, (AnyHashable?) -> AnyView)
    case presented(Bool, make: () -> AnyView, dismiss: () -> Void)
  }
  let kind: Kind

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { NavigationDestinationNode(view, content: \.content, inputs: inputs) }
}

@MainActor
private final class NavigationDestinationNode<C: View>: PassthroughNode<
  ModifiedContent<C, NavigationDestinationModifier>, C
>
{
  private lazy var holder = DestinationHolder(currentMake)
  private lazy var number = host.makeNumber()
  private let dismisser = DismissTarget()

  private var currentMake: (AnyHashable?) -> AnyView {
    switch view.modifier.kind {
    case .typed(_, let make): make
    case .presented(_, let make, _): { _ in make() }
    }
  }

  private func isPresented(_ modifier: NavigationDestinationModifier) -> Bool {
    if case .presented(let isPresented, _, _) = modifier.kind { isPresented } else { false }
  }

  override func willMakeContent() {
    noteActor()
    takeDismissal()
    notePreferencesChanged()
  }

  private func takeDismissal() {
    if case .presented(_, _, let dismiss) = view.modifier.kind { dismisser.action = dismiss }
  }

  override func viewChanged(from old: ModifiedContent<C, NavigationDestinationModifier>) {
    takeDismissal()
    holder.take(currentMake)
    if isPresented(old.modifier) != isPresented(view.modifier) { notePreferencesChanged() }
    super.viewChanged(from: old)
  }

  override func remove() {
    super.remove()
    notePreferencesChanged()
  }

  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    if key == NavigationRegistrationsKey.self, let own = own as? K.Value {
      K.add(own, to: &value)
    }
    super.reducePreference(key, into: &value)
  }

  private var own: NavigationRegistrations? {
    switch view.modifier.kind {
    case .typed(let type, _):
      return NavigationRegistrations(typed: [.init(type: type, holder: holder)])
    case .presented(let isPresented, _, _):
      guard isPresented else { return nil }
      return NavigationRegistrations(presented: [
        .init(
          number: number, level: environment.navigationLevel, holder: holder, dismisser: dismisser)
      ])
    }
  }
}

/// The page that a holder makes for a value.
struct HeldDestination: PrimitiveView, UnnamedInPaths {
  let holder: DestinationHolder
  let value: AnyHashable?

  static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    HeldDestinationNode(view, inputs: inputs)
  }
}

@MainActor private final class HeldDestinationNode: ContentNode<HeldDestination, AnyView> {
  override func makeContent() -> AnyView? {
    view.holder.content(for: view.value, reader: self)
  }
}

/// A page that a binding shows.
struct PresentedDestinationModifier<Destination: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let destination: () -> Destination

  func body(content: Content) -> some View {
    content.modifier(
      NavigationDestinationModifier(
        kind: .presented(
          isPresented.wrappedValue, make: { AnyView(destination()) },
          dismiss: { isPresented.wrappedValue = false })))
  }
}

/// A page for the value that a binding holds.
private struct ItemDestinationModifier<Item: Hashable, Destination: View>: ViewModifier {
  let item: Binding<Item?>
  let destination: (Item) -> Destination

  func body(content: Content) -> some View {
    let current = item.wrappedValue
    content.modifier(
      NavigationDestinationModifier(
        kind: .presented(
          current != nil, make: { AnyView(current.map(destination)) },
          dismiss: { item.wrappedValue = nil })))
  }
}

extension View {
  /// Makes the pages for values of a type in the navigation stack around.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      NavigationDestinationModifier(
        kind: .typed(ObjectIdentifier(D.self)) { value in
          AnyView((value?.base as? D).map(destination))
        }))
  }

  /// Shows a page in the navigation stack around while a binding is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(PresentedDestinationModifier(isPresented: isPresented, destination: destination))
  }

  /// Shows a page in the navigation stack around while a binding holds a value.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemDestinationModifier(item: item, destination: destination))
  }
}
