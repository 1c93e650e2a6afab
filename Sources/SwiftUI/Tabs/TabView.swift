import Foundation
import Geometry
import ViewGraph

/// Pages of which one is seen, with a bar to choose.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var model = TabModel()
  @State private var ownSelection: AnyHashable?
  @State private var drag: CGFloat = 0
  @Environment(\.tabViewStyle) private var style
  @Environment(\.tabAccessory) private var accessory
  @State private var source = PreferenceSource<PageTraitsKey>()
  @Environment(\.pageGround) private var ground

  /// Pages of which one is selected.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public var body: some View {
    switch style {
    case .bar: tabs.approximates("TabView")
    case .pages(let dots, let plate): pages(dots: dots, plate: plate).approximates("TabView")
    }
  }

  private var selected: AnyHashable? {
    if let selection { return AnyHashable(selection.wrappedValue) }
    return ownSelection
  }

  private func select(_ key: AnyHashable) {
    if let selection {
      if let value = key.base as? SelectionValue { selection.wrappedValue = value }
    } else {
      ownSelection = key
    }
  }

  private var tabs: some View {
    TabPages(model: model, selection: selected, layout: .stacked, content: content)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(PreferenceSourceModifier(source: source))
      .safeAreaInset(edge: .bottom, spacing: 0) {
        PreferenceReader(source) { traits in
          if !traits.isHidden(.tab) {
            VStack(spacing: 0) {
              if let accessory {
                accessory.padding(.horizontal, ContainerMetrics.margin).padding(.bottom, 8)
              }
              TabModelReader(model) { entries, index in
                TabBar(entries: entries, selected: index, traits: traits) { select($0) }
              }
            }
          }
        }
      }
      .background(ground)
  }

  private func pages(
    dots: PageTabViewStyle.IndexDisplayMode, plate: PageIndexViewStyle.BackgroundDisplayMode
  ) -> some View {
    TabPages(
      model: model, selection: selected, layout: .sideBySide(drag: drag), content: content
    )
    .contentShape(Rectangle())
    .gesture(
      DragGesture()
        .onChanged { drag = $0.translation.width }
        .onEnded { turn($0.predictedEndTranslation.width) }
    )
    .overlay(alignment: .bottom) {
      TabModelReader(model) { entries, index in
        if dots == .always || dots == .automatic && entries.count > 1 {
          PageDots(count: entries.count, selected: index, hasPlate: plate == .always)
        }
      }
    }
  }

  /// Comes to rest after a finger has moved the pages.
  private func turn(_ distance: CGFloat) {
    let index = model.selectedIndex
    let next = distance < -100 ? index + 1 : distance > 100 ? index - 1 : index
    withAnimation(ContainerMotion.slide) {
      drag = 0
      if model.entries.indices.contains(next) { select(model.entries[next].key) }
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Pages of which the first is seen until another one is chosen.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}
