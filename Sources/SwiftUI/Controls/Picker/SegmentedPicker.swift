import Foundation
import Geometry
import ViewGraph

/// Choices of one width in a row, the chosen one on a plate that slides.
///
/// Sizes are those of iOS 26 by eye.
struct SegmentedPicker<Value: Hashable>: View {
  let source: PickerSource<Value>
  @State private var pressed: AnyHashable?
  static var height: Double { 32 }

  var body: some View {
    SegmentLayout(selection: source.selection.wrappedValue) {
      Capsule().fill(Color(.adaptive(.segmentPlate)))
        .shadow(color: .black.opacity(0.12), radius: 2, y: 1)
        .padding(2)
      source.options
        .font(.system(size: 14, weight: .medium))
        .lineLimit(1)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .modifier(PickerOptionModifier(selection: source.selection, pressed: $pressed))
    }
    .frame(height: Self.height)
    .background { Capsule().fill(Color(.adaptive(.tertiarySystemFill))) }
    .movesWhenOperated(.controlMotion)
    .paleWhereDisabled()
    .control(hiddenLabel: source.label)
  }
}

extension AdaptiveColor {
  /// The plate under a chosen segment. (By eye.)
  static let segmentPlate = AdaptiveColor(light: 0xFFFFFF, dark: 0x636366)
}

/// A plate, and segments of one width over it.
private struct SegmentLayout<Value: Hashable>: Layout {
  let selection: Value

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let segments = subviews.dropFirst()
    let widest = segments.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let height = segments.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(
      width: proposal.width ?? (widest + 20) * Double(segments.count),
      height: proposal.height ?? height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let segments = subviews.dropFirst()
    let width = segments.isEmpty ? 0 : bounds.width / Double(segments.count)
    let size = ProposedViewSize(width: width, height: bounds.height)
    for (index, segment) in segments.enumerated() {
      segment.place(
        at: CGPoint(x: bounds.minX + width * (Double(index) + 0.5), y: bounds.midY),
        anchor: .center, proposal: size)
    }
    let chosen = segments.enumerated().first { $0.element.tag.isTag(of: selection) }?.offset
    subviews[0].place(
      at: CGPoint(x: bounds.minX + width * Double(chosen ?? 0), y: bounds.minY),
      proposal: chosen == nil ? .zero : size)
  }
}
