import Foundation
import Geometry
import ViewGraph

/// Choices in a column, with a mark at the chosen one.
struct InlinePicker<Value: Hashable>: View {
  let source: PickerSource<Value>
  @State private var pressed: AnyHashable?
  @Environment(\.hidesControlLabels) private var hidesLabel

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !hidesLabel {
        source.label.font(.footnote).foregroundStyle(.secondary).padding(.bottom, 6)
      }
      OptionRows(selection: source.selection.wrappedValue, edge: .trailing) {
        source.options.modifier(OptionRowLook(leading: 0, trailing: 28))
          .modifier(PickerOptionModifier(selection: source.selection, pressed: $pressed))
      }
      .movesWhenOperated(.pressMotion)
    }
    .paleWhereDisabled()
    .control(hiddenLabel: source.label)
  }
}

/// Rows under one another with a mark at the chosen one.
struct OptionRows<Value: Hashable, Rows: View>: View {
  let selection: Value
  let edge: HorizontalEdge
  @ViewBuilder let rows: Rows

  var body: some View {
    OptionRowLayout(selection: selection, edge: edge) {
      Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
        .modifier(_TransactionModifier(isCode: false) { $0.animation = nil })
      rows
    }
  }
}

/// The height of a row, the margins of its content, and the line below.
struct OptionRowLook: ViewModifier {
  let leading: Double
  let trailing: Double
  static let height = 44.0

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, minHeight: Self.height, alignment: .leading)
      .padding(.leading, leading)
      .padding(.trailing, trailing)
      .contentShape(Rectangle())
      .overlay(alignment: .bottom) { Divider() }
  }
}

/// A mark, and rows under one another; the mark lies at an edge of the chosen row.
private struct OptionRowLayout<Value: Hashable>: Layout {
  let selection: Value
  let edge: HorizontalEdge

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.dropFirst().map {
      $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    }
    return CGSize(
      width: proposal.width ?? sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let size = ProposedViewSize(width: bounds.width, height: nil)
    var (y, mark) = (bounds.minY, nil as CGFloat?)
    for row in subviews.dropFirst() {
      let height = row.sizeThatFits(size).height
      row.place(at: CGPoint(x: bounds.minX, y: y), proposal: size)
      if mark == nil, row.tag.isTag(of: selection) { mark = y + height / 2 }
      y += height
    }
    subviews[0].place(
      at: CGPoint(
        x: edge == .leading ? bounds.minX + 14 : bounds.maxX,
        y: mark ?? -10_000), anchor: edge == .leading ? .leading : .trailing,
      proposal: .unspecified)
  }
}
