import Foundation
import SwiftUI
import TestSupport

/// A view of random containers, modifiers and leaves, with how many there are.
@MainActor struct RandomTree {
  private(set) var count = 0
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// A view of at most so many levels.
  mutating func view(levels: Int) -> AnyView {
    count += 1
    guard levels > 0, pick(6) > 0 else { return leaf() }
    return pick(2) == 0 ? container(levels: levels - 1) : modified(levels: levels - 1)
  }

  private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  /// Lengths that code gives, among them those it should not.
  private mutating func length() -> CGFloat {
    switch pick(12) {
    case 0: 0
    case 1: -7
    case 2: 1e6
    case 3: 0.3
    default: CGFloat(pick(120))
    }
  }

  private mutating func optionalLength() -> CGFloat? { pick(3) == 0 ? nil : length() }

  private mutating func leaf() -> AnyView {
    switch pick(9) {
    case 0: AnyView(Spacer(minLength: optionalLength()))
    case 1: AnyView(Divider())
    case 2: AnyView(Circle())
    case 3: AnyView(Text("Ä1"))
    case 4: AnyView(EmptyView())
    case 5: AnyView(Color.red.frame(width: length(), height: length()))
    default: AnyView(Rectangle())
    }
  }

  private mutating func content(levels: Int) -> some View {
    let views = (0..<pick(5)).map { _ in view(levels: levels) }
    return ForEach(0..<views.count) { views[$0] }
  }

  private mutating func horizontal() -> HorizontalAlignment {
    [.leading, .center, .trailing, .listRowSeparatorLeading][pick(4)]
  }

  private mutating func vertical() -> VerticalAlignment {
    [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline][pick(5)]
  }

  private mutating func alignment() -> Alignment {
    Alignment(horizontal: horizontal(), vertical: vertical())
  }

  private mutating func gridItems() -> [GridItem] {
    (0..<pick(4)).map { _ in
      switch pick(3) {
      case 0: GridItem(.fixed(length()), spacing: optionalLength())
      case 1: GridItem(.flexible(minimum: length(), maximum: length()))
      default: GridItem(.adaptive(minimum: length()), alignment: alignment())
      }
    }
  }

  private mutating func container(levels: Int) -> AnyView {
    let inside = content(levels: levels)
    switch pick(12) {
    case 0, 1: return AnyView(HStack(alignment: vertical(), spacing: optionalLength()) { inside })
    case 2, 3: return AnyView(VStack(alignment: horizontal(), spacing: optionalLength()) { inside })
    case 4: return AnyView(ZStack(alignment: alignment()) { inside })
    case 5:
      let row = content(levels: levels)
      return AnyView(
        Grid(alignment: alignment(), horizontalSpacing: optionalLength()) {
          GridRow(alignment: vertical()) { inside }
          GridRow { row }.gridCellColumns(1 + pick(3))
        })
    case 6: return AnyView(LazyVStack(alignment: horizontal()) { inside })
    case 7: return AnyView(LazyHStack(spacing: optionalLength()) { inside })
    case 8: return AnyView(LazyVGrid(columns: gridItems(), alignment: horizontal()) { inside })
    case 9: return AnyView(LazyHGrid(rows: gridItems(), spacing: optionalLength()) { inside })
    case 10: return AnyView(ViewThatFits(in: pick(2) == 0 ? .horizontal : .vertical) { inside })
    default: return AnyView(AnyLayout(VStackLayout(alignment: horizontal())) { inside })
    }
  }

  private mutating func modified(levels: Int) -> AnyView {
    let inside = view(levels: levels)
    switch pick(16) {
    case 0: return AnyView(inside.padding(length()))
    case 1: return AnyView(inside.frame(width: optionalLength(), height: optionalLength()))
    case 2:
      return AnyView(
        inside.frame(
          minWidth: optionalLength(), maxWidth: pick(2) == 0 ? .infinity : optionalLength(),
          minHeight: optionalLength(), alignment: alignment()))
    case 3: return AnyView(inside.frame(idealWidth: length(), maxHeight: .infinity))
    case 4: return AnyView(inside.fixedSize(horizontal: pick(2) == 0, vertical: pick(2) == 0))
    case 5:
      return AnyView(
        inside.aspectRatio(
          pick(3) == 0 ? nil : length() / 50, contentMode: pick(2) == 0 ? .fit : .fill))
    case 6: return AnyView(inside.layoutPriority(Double(pick(5) - 2)))
    case 7: return AnyView(inside.offset(x: length(), y: length()))
    case 8: return AnyView(inside.position(x: length(), y: length()))
    case 9:
      let shift = length()
      return AnyView(inside.alignmentGuide(horizontal()) { $0.width - shift })
    case 10:
      let shift = length()
      return AnyView(inside.alignmentGuide(vertical()) { $0[.bottom] / 2 + shift })
    case 11:
      let layer = view(levels: levels)
      return AnyView(inside.overlay(alignment: alignment()) { layer })
    case 12:
      let layer = view(levels: levels)
      return AnyView(inside.background { layer })
    case 13: return AnyView(inside.environment(\.layoutDirection, .rightToLeft))
    case 14: return AnyView(Group { inside }.border(.blue))
    default: return AnyView(Section("Ö") { inside })
    }
  }
}
