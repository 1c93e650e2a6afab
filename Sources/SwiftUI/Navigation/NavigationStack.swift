import ViewGraph

/// Pages on top of one another, of which the topmost is seen.
public struct NavigationStack<Data, Root: View>: View {
  private let access: NavigationPathAccess?
  private let root: Root
  @State private var ownPath: [AnyHashable] = []

  /// A stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    access = nil
    self.root = root()
  }

  /// A stack whose path is bound.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    access = NavigationPathAccess(path)
    self.root = root()
  }

  /// A stack whose path is bound, with values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    access = NavigationPathAccess(path)
    self.root = root()
  }

  public var body: some View {
    NavigationPages(root: root, access: access ?? NavigationPathAccess($ownPath))
  }
}

/// The pages of a stack, the root lowest.
struct NavigationPages<Root: View>: View, UnnamedInPaths {
  let root: Root
  let access: NavigationPathAccess
  @State private var controller = NavigationController()
  @State private var source = PreferenceSource<NavigationRegistrationsKey>()
  @State private var hasAppeared = false
  @Environment(\.dismissTarget) private var outerTarget

  var body: some View {
    controller.access = access
    let path = access.read()
    return PreferenceReader(source) { registrations in
      pages(NavigationPageList(path: path, registrations: registrations).pages)
    }
    .environment(\.navigationController, controller)
    .modifier(PreferenceSourceModifier(source: source))
    .transformPreference(NavigationRegistrationsKey.self) { $0 = NavigationRegistrations() }
    .onAppear { hasAppeared = true }
    .approximates("NavigationStack")
  }

  private func pages(_ pages: [NavigationPageList.Page]) -> some View {
    ZStack {
      NavigationPage(
        content: root, level: 0, controller: controller, pop: nil, outerTarget: outerTarget
      )
      .modifier(PageCover(isCovered: !pages.isEmpty))
      ForEach(Array(pages.enumerated()), id: \.element.key) { index, page in
        NavigationPage(
          content: content(of: page), level: index + 1, controller: controller,
          pop: { pop(page) }, outerTarget: nil
        )
        .modifier(PageCover(isCovered: index + 1 < pages.count))
        .transition(hasAppeared ? Self.slide : .identity)
        .zIndex(Double(index + 1))
      }
    }
  }

  private static var slide: AnyTransition {
    .move(edge: .trailing).animation(ContainerMotion.slide)
  }

  @ViewBuilder private func content(of page: NavigationPageList.Page) -> some View {
    if let holder = page.holder {
      HeldDestination(holder: holder, value: page.value)
    } else {
      MissingDestination(value: page.value)
    }
  }

  private func pop(_ page: NavigationPageList.Page) {
    if let dismisser = page.dismisser { dismisser.action() }
    if let index = page.pathIndex { controller.pop(toPathCount: index) }
  }
}

/// The pages above the root, in order.
@MainActor struct NavigationPageList {
  struct Page {
    /// Tells the page from the others, from one update to the next.
    var key: AnyHashable
    var holder: DestinationHolder?
    var value: AnyHashable?
    /// Its place in the path; nil for a page that a view wants.
    var pathIndex: Int?
    var dismisser: DismissTarget?
  }

  private struct PathKey: Hashable {
    var index: Int
    var value: AnyHashable
  }

  private(set) var pages: [Page] = []

  /// A page that a view wants lies on the page with the view, those of the path on top of the ones before.
  init(path: [AnyHashable], registrations: NavigationRegistrations) {
    var remaining = path.enumerated().makeIterator()
    while true {
      if let wanted = registrations.presented.last(where: { $0.level == pages.count }) {
        pages.append(
          Page(key: wanted.number, holder: wanted.holder, dismisser: wanted.dismisser))
      } else if let (index, value) = remaining.next() {
        let type = ObjectIdentifier(Swift.type(of: value.base))
        pages.append(
          Page(
            key: PathKey(index: index, value: value),
            holder: registrations.typed.first { $0.type == type }?.holder, value: value,
            pathIndex: index))
      } else {
        return
      }
    }
  }
}

/// Moves a page aside and darkens it while another one lies on it.
private struct PageCover: ViewModifier {
  let isCovered: Bool

  func body(content: Content) -> some View {
    content
      .modifier(CoveredModifier(isCovered: isCovered))
      .animation(ContainerMotion.slide) { page in
        page
          .overlay {
            if isCovered {
              Color.black.opacity(ContainerMotion.pageShade).ignoresSafeArea()
                .transition(.opacity)
            }
          }
          .modifier(
            _DisplacementEffect(isCovered ? .leading : nil, share: ContainerMotion.parallax))
      }
  }
}

/// What is shown for a value of which no view says how it looks.
private struct MissingDestination: PrimitiveView {
  let value: AnyHashable?

  static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    let type = view.value.map { "\(Swift.type(of: $0.base))" } ?? "nothing"
    inputs.host.graph.report(
      "a page was pushed for a value of type \(type), and no navigationDestination(for: "
        + "\(type).self) says what to show; the page is empty")
    return ViewNode(view, inputs: inputs)
  }
}
