import Foundation
import Geometry
import ViewGraph

/// The bar at the bottom of a tab view.
struct TabBar: View, UnnamedInPaths {
  let entries: [TabEntry]
  let selected: Int
  let traits: PageTraits
  let select: @MainActor (AnyHashable) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(entries.enumerated()), id: \.element.key) { index, entry in
        Button {
          select(entry.key)
        } label: {
          TabLabel(entry: entry, isSelected: index == selected)
        }
        .buttonStyle(TabButtonStyle())
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: ContainerMetrics.tabBarHeight)
    .background {
      if traits.backgroundVisibility[.tab] != .hidden {
        BarPlate(style: traits.backgrounds[.tab], edge: .top)
      }
    }
    .modifier(BarAppearance(scheme: traits.colorSchemes[.tab]))
  }
}

/// A button that does not change under a finger.
private struct TabButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.contentShape(Rectangle())
  }
}

/// An icon above a title, with a badge.
private struct TabLabel: View, UnnamedInPaths {
  let entry: TabEntry
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 3) { entry.label }
      .labelStyle(TabLabelStyle())
      .symbolVariant(.fill)
      .font(.system(size: 10, weight: .medium))
      .environment(\.iconFont, .system(size: 19))
      .lineLimit(1)
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.systemGray)))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) {
        if let badge = entry.badge { BadgeDot(text: badge).offset(x: 15, y: 3) }
      }
  }
}

private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon
      configuration.title
    }
  }
}

/// A red dot with a number.
private struct BadgeDot: View, UnnamedInPaths {
  let text: Text

  var body: some View {
    text.font(.system(size: 12)).foregroundStyle(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18)
      .frame(height: 18)
      .background(Color.red, in: Capsule())
  }
}

/// Tells which of several pages is seen.
struct PageDots: View, UnnamedInPaths {
  let count: Int
  let selected: Int
  let hasPlate: Bool

  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<max(0, count), id: \.self) { index in
        Circle().fill(.white).opacity(index == selected ? 1 : 0.3).frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 12)
    .frame(height: 26)
    .background {
      if hasPlate { Capsule().fill(Color(.systemGray2)) }
    }
    .padding(.bottom, 10)
  }
}
