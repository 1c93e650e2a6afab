import Foundation
import Geometry
import ViewGraph

/// Choices one below another, the chosen one in the middle, the others paler towards the ends.
///
/// A finger moves them, and they come to rest at the nearest; they do not run on. Rows are not turned away in depth.
struct WheelPicker<Value: Hashable>: View {
  let source: PickerSource<Value>
  @State private var record = WheelRecord()
  @GestureState(reset: { _, transaction in transaction.animation = .controlMotion })
  private var shift = 0.0

  static var rowHeight: Double { 32 }
  static var height: Double { 216 }

  var body: some View {
    WheelLayout(
      selection: source.selection.wrappedValue, shift: shift, rowHeight: Self.rowHeight,
      record: record
    ) {
      source.options
        .font(.system(size: 22))
        .lineLimit(1)
        .frame(maxWidth: .infinity, minHeight: Self.rowHeight, maxHeight: Self.rowHeight)
        .modifier(PickerOptionModifier(selection: source.selection, isTapped: true))
    }
    .frame(height: Self.height)
    .mask { LinearGradient(stops: Self.fading, startPoint: .top, endPoint: .bottom) }
    .background {
      RoundedRectangle(cornerRadius: Self.rowHeight / 2)
        .fill(Color(.adaptive(.tertiarySystemFill)))
        .frame(height: Self.rowHeight)
        .padding(.horizontal, 9)
    }
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 5).updating($shift) { value, shift, _ in
        shift = value.translation.height
      }.onEnded { value in
        if let tag = record.tag(after: value.translation.height / Self.rowHeight),
          let chosen = tag.base as? Value
        {
          source.selection.operate(chosen)
        }
      }
    )
    .movesWhenOperated(.controlMotion)
    .paleWhereDisabled()
    .control(hiddenLabel: source.label)
  }

  private static var fading: [Gradient.Stop] {
    let middle = rowHeight / height / 2
    return [
      .init(color: .black.opacity(0), location: 0),
      .init(color: .black.opacity(0.5), location: 0.5 - middle - 0.001),
      .init(color: .black, location: 0.5 - middle), .init(color: .black, location: 0.5 + middle),
      .init(color: .black.opacity(0.5), location: 0.5 + middle + 0.001),
      .init(color: .black.opacity(0), location: 1),
    ]
  }
}

/// What the last layout of a wheel has found, for those who turn it.
final class WheelRecord: @unchecked Sendable {
  /// Read and written on the main actor only.
  var tags: [AnyHashable?] = []
  var chosen = 0

  /// The tag of the row in the middle once the rows have moved down by so many of them.
  func tag(after rows: Double) -> AnyHashable? {
    guard !tags.isEmpty else { return nil }
    return tags[min(tags.count - 1, max(0, chosen - Int(rows.rounded())))]
  }
}

/// Rows under one another, with the chosen one in the middle.
private struct WheelLayout<Value: Hashable>: Layout {
  let selection: Value
  /// How far the rows have been moved down.
  let shift: Double
  let rowHeight: Double
  let record: WheelRecord

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(
      width: proposal.width ?? widest + 36,
      height: proposal.height ?? rowHeight * Double(subviews.count))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    record.tags = subviews.map(\.tag)
    record.chosen = record.tags.firstIndex { $0.isTag(of: selection) } ?? 0
    for (index, subview) in subviews.enumerated() {
      let distance = Double(index - record.chosen) * rowHeight + shift
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY + distance), anchor: .center,
        proposal: ProposedViewSize(width: bounds.width, height: rowHeight))
    }
  }
}
