import Foundation
import Geometry
import ViewGraph

/// One page of a stack with its bars.
struct NavigationPage<Content: View>: View, UnnamedInPaths {
  let content: Content
  let level: Int
  let controller: NavigationController
  /// Takes the page away; nil for the root.
  let pop: (@MainActor () -> Void)?
  /// The dismissal that the stack around the root has.
  let outerTarget: DismissTarget?

  @State private var source = PreferenceSource<PageTraitsKey>()
  @State private var target = DismissTarget()
  @State private var link = ScrollLink()
  @Environment(\.pageGround) private var ground

  var body: some View {
    target.action = pop ?? {}
    return VStack { content }
      .environment(\.dismissTarget, pop == nil ? outerTarget : target)
      .environment(\.navigationLevel, level)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(ScrollLinkSource(link: link))
      .modifier(PreferenceSourceModifier(source: source))
      .safeAreaInset(edge: .top, spacing: 0) {
        PreferenceReader(source) { traits in topBar(traits) }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        PreferenceReader(source) { traits in BottomBar(traits: traits) }
      }
      .background(ground)
      .modifier(PageBoundary())
  }

  @ViewBuilder private func topBar(_ traits: PageTraits) -> some View {
    // A bar without anything in it is as high as any other.
    if !traits.isHidden(.navigation) {
      NavigationBar(
        traits: traits, isLarge: isLarge(traits), level: level,
        backTitle: controller.title(atLevel: level - 1), link: link, pop: pop ?? {})
    }
  }

  /// Whether the title has a line of its own; as the page before has it where nothing is said.
  private func isLarge(_ traits: PageTraits) -> Bool {
    controller.note(traits, atLevel: level)
    return controller.isLarge(atLevel: level)
  }
}

/// The bar at the bottom of a page, where it has one.
private struct BottomBar: View, UnnamedInPaths {
  let traits: PageTraits

  var body: some View {
    let entries = traits.items(at: .bottom)
    if !entries.isEmpty, !traits.isHidden(.bottom) {
      HStack(spacing: 16) { ToolbarViews(entries: entries) }
        .padding(.horizontal, ContainerMetrics.margin)
        .frame(maxWidth: .infinity)
        .frame(height: ContainerMetrics.barHeight)
        .background {
          if traits.backgroundVisibility[.bottom] != .hidden {
            BarPlate(style: traits.backgrounds[.bottom], edge: .top)
          }
        }
        .modifier(BarAppearance(scheme: traits.colorSchemes[.bottom]))
    }
  }
}

/// What a page says about its bars is heard no further out; that about tab bars is.
private struct PageBoundary: ViewModifier {
  func body(content: Content) -> some View {
    content.transformPreference(PageTraitsKey.self) { traits in
      var outer = PageTraits()
      outer.visibility[.tab] = traits.visibility[.tab]
      outer.backgroundVisibility[.tab] = traits.backgroundVisibility[.tab]
      outer.backgrounds[.tab] = traits.backgrounds[.tab]
      outer.colorSchemes[.tab] = traits.colorSchemes[.tab]
      traits = outer
    }
  }
}
