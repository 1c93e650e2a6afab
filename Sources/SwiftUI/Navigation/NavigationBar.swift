import Foundation
import Geometry
import ViewGraph

/// The bar at the top of a page: a way back, the title, and the views that the page puts there.
struct NavigationBar: View, UnnamedInPaths {
  let traits: PageTraits
  let isLarge: Bool
  let level: Int
  let backTitle: String?
  let link: ScrollLink
  let pop: @MainActor () -> Void

  private var leading: [ToolbarEntry] { traits.items(at: .leading) }
  private var trailing: [ToolbarEntry] { traits.items(at: .trailing) }
  private var principal: [ToolbarEntry] { traits.items(at: .middle) }
  private var hasBackButton: Bool { level > 0 && traits.isBackButtonHidden != true }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      row
      if isLarge { largeTitle }
      if let search = traits.search { search.padding(.bottom, 8) }
    }
    .background(alignment: .top) { plate }
    .foregroundStyle(.primary)
    .modifier(BarAppearance(scheme: traits.colorSchemes[.navigation]))
  }

  private var row: some View {
    NavigationRowLayout {
      HStack(spacing: 16) {
        if hasBackButton { BackButton(title: backTitle, pop: pop) }
        ToolbarViews(entries: leading)
      }
      VStack(spacing: 0) { title }
      HStack(spacing: 16) { ToolbarViews(entries: trailing) }
    }
    .padding(.horizontal, ContainerMetrics.margin)
    .frame(height: ContainerMetrics.barHeight)
  }

  @ViewBuilder private var title: some View {
    if !principal.isEmpty {
      ToolbarViews(entries: principal)
    } else if let title = traits.title {
      let small = VStack(spacing: 0) {
        title.font(.headline).lineLimit(1)
        if let subtitle = traits.subtitle {
          subtitle.font(.caption).foregroundStyle(.secondary)
        }
      }
      if isLarge {
        small.modifier(
          ScrollLinkedModifier(
            link: link,
            effect: .appears(
              from: ContainerMetrics.largeTitleHeight - 16, to: ContainerMetrics.largeTitleHeight)))
      } else {
        small
      }
    }
  }

  private var largeTitle: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let title = traits.title { title.font(.largeTitle.bold()).lineLimit(1) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, ContainerMetrics.margin)
    .frame(height: ContainerMetrics.largeTitleHeight, alignment: .top)
    .modifier(
      ScrollLinkedModifier(
        link: link, effect: .scrollsAway(height: ContainerMetrics.largeTitleHeight))
    )
    .clipped()
  }

  /// What lies behind the bar once content has come under it.
  @ViewBuilder private var plate: some View {
    switch traits.backgroundVisibility[.navigation] ?? .automatic {
    case .hidden: EmptyView()
    case .visible: BarPlate(style: traits.backgrounds[.navigation], edge: .bottom)
    case .automatic:
      BarPlate(style: traits.backgrounds[.navigation], edge: .bottom)
        .frame(height: isLarge ? ContainerMetrics.barHeight : nil)
        .modifier(ScrollLinkedModifier(link: link, effect: plateEffect))
    }
  }

  private var plateEffect: ScrollLinkEffect {
    let start = isLarge ? ContainerMetrics.largeTitleHeight - 8 : 0
    return .appears(from: start, to: start + 8)
  }
}

/// A bar's material and the line at its edge.
struct BarPlate: View, UnnamedInPaths {
  let style: AnyShapeStyle?
  let edge: VerticalEdge

  var body: some View {
    Rectangle().fill(style ?? AnyShapeStyle(.bar))
      .overlay(alignment: edge == .bottom ? .bottom : .top) {
        Rectangle().fill(.separator).frame(height: ContainerMetrics.hairline)
      }
      .ignoresSafeArea(edges: [.horizontal, edge == .bottom ? .top : .bottom])
  }
}

/// The appearance that a page wants for a bar.
struct BarAppearance: ViewModifier {
  let scheme: ColorScheme?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.colorScheme) { $0 = scheme ?? $0 }
  }
}

/// The views of one place in a bar.
struct ToolbarViews: View, UnnamedInPaths {
  let entries: [ToolbarEntry]

  var body: some View {
    ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
      entry.view.font(entry.placement.isProminent ? .body.weight(.semibold) : .body)
    }
  }
}

/// The button that leads to the page before.
private struct BackButton: View {
  let title: String?
  let pop: @MainActor () -> Void

  /// Titles that are longer are not shown. (iOS shows what fits; chosen.)
  private static let longest = 12

  var body: some View {
    Button(action: pop) {
      HStack(spacing: 5) {
        Image(systemName: "chevron.backward").font(.system(size: 20, weight: .medium))
        Text(verbatim: title.flatMap { $0.count <= Self.longest ? $0 : nil } ?? "Back")
      }
    }
    .padding(.leading, -8)
    .accessibilityIdentifier("BackButton")
  }
}
