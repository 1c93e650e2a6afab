import ViewGraph

/// Bars that modifiers speak of.
public struct ToolbarPlacement: Sendable {
  enum Bar: Hashable { case navigation, bottom, tab }
  let bar: Bar?

  /// Whichever bar is there; the navigation bar.
  public static let automatic = Self(bar: nil)
  public static let navigationBar = Self(bar: .navigation)
  public static let bottomBar = Self(bar: .bottom)
  public static let tabBar = Self(bar: .tab)

  static func meant(by bars: [ToolbarPlacement]) -> [Bar] {
    bars.isEmpty ? [.navigation] : bars.map { $0.bar ?? .navigation }
  }
}

/// Where in the bars around a view is put.
public struct ToolbarItemPlacement: Sendable {
  enum Edge { case leading, middle, trailing, bottom, keyboard }
  let edge: Edge
  /// Whether the view stands for what most people want.
  var isProminent = false

  public static let automatic = Self(edge: .trailing)
  public static let principal = Self(edge: .middle)
  public static let title = Self(edge: .middle)
  public static let navigation = Self(edge: .leading)
  public static let primaryAction = Self(edge: .trailing)
  public static let secondaryAction = Self(edge: .trailing)
  public static let status = Self(edge: .bottom)
  public static let confirmationAction = Self(edge: .trailing, isProminent: true)
  public static let cancellationAction = Self(edge: .leading)
  public static let destructiveAction = Self(edge: .trailing)
  public static let topBarLeading = Self(edge: .leading)
  public static let topBarTrailing = Self(edge: .trailing)
  public static let navigationBarLeading = Self(edge: .leading)
  public static let navigationBarTrailing = Self(edge: .trailing)
  public static let bottomBar = Self(edge: .bottom)
  /// Above a keyboard, of which there is none here: not shown.
  public static let keyboard = Self(edge: .keyboard)
}

/// A view for a bar.
struct ToolbarEntry {
  var placement: ToolbarItemPlacement
  var view: AnyView
}

/// Views for the bars around.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The views, in order.
  static func _collect(_ content: Self) -> _ToolbarEntries
}

/// Views for the bars around that people could arrange; here the same as any others.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

/// Views for bars, in order.
public struct _ToolbarEntries {
  var entries: [ToolbarEntry]
}

extension ToolbarContent {
  public static func _collect(_ content: Self) -> _ToolbarEntries { Body._collect(content.body) }
}

extension Never: ToolbarContent {}

/// Content of a bar that says itself what it consists of.
protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// One view for a bar.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  let entry: ToolbarEntry

  public static func _collect(_ content: Self) -> _ToolbarEntries {
    _ToolbarEntries(entries: [content.entry])
  }
}

extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    entry = ToolbarEntry(placement: placement, view: AnyView(content()))
  }
}

extension ToolbarItem where ID == String {
  /// A view that people could arrange under a name.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    entry = ToolbarEntry(placement: placement, view: AnyView(content()))
  }
}

/// Several views for one place of a bar.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let entry: ToolbarEntry

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    entry = ToolbarEntry(placement: placement, view: AnyView(content()))
  }

  public static func _collect(_ content: Self) -> _ToolbarEntries {
    _ToolbarEntries(entries: [content.entry])
  }
}

/// Space between views of a bar.
public struct ToolbarSpacer: PrimitiveToolbarContent {
  let entry: ToolbarEntry

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    let space = sizing == .flexible ? AnyView(Spacer()) : AnyView(Spacer().frame(width: 8))
    entry = ToolbarEntry(placement: placement, view: space)
  }

  public static func _collect(_ content: Self) -> _ToolbarEntries {
    _ToolbarEntries(entries: [content.entry])
  }
}

/// How wide a space is.
public struct SpacerSizing: Hashable, Sendable {
  private let number: Int
  public static let flexible = Self(number: 0)
  public static let fixed = Self(number: 1)
}

/// What a builder of bars has made of its statements.
public struct _ToolbarList: PrimitiveToolbarContent {
  let entries: _ToolbarEntries

  public static func _collect(_ content: Self) -> _ToolbarEntries { content.entries }
}

/// Builds the views of bars from the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  @MainActor public static func buildBlock() -> _ToolbarList {
    _ToolbarList(entries: _ToolbarEntries(entries: []))
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload @MainActor public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarList {
    var entries: [ToolbarEntry] = []
    func add<C: ToolbarContent>(_ content: C) { entries += C._collect(content).entries }
    repeat add(each content)
    return _ToolbarList(entries: _ToolbarEntries(entries: entries))
  }

  @MainActor public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> _ToolbarList {
    _ToolbarList(entries: content.map { Content._collect($0) } ?? _ToolbarEntries(entries: []))
  }

  @MainActor public static func buildEither<First: ToolbarContent>(first: First) -> _ToolbarList {
    _ToolbarList(entries: First._collect(first))
  }

  @MainActor public static func buildEither<Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarList {
    _ToolbarList(entries: Second._collect(second))
  }

  @MainActor public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarList {
    _ToolbarList(entries: Content._collect(content))
  }
}

extension View {
  /// Puts views into the bars of the page around.
  @MainActor public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let entries = Content._collect(content()).entries
    return transformPreference(PageTraitsKey.self) { $0.items += entries }
  }

  /// Puts a view into the navigation bar of the page around.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let entry = ToolbarEntry(placement: .automatic, view: AnyView(content()))
    return transformPreference(PageTraitsKey.self) { $0.items.append(entry) }
  }

  /// Puts views that people could arrange into the bars of the page around.
  @MainActor public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }
}
