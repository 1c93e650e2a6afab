import DrawingModel
import Foundation
import Geometry
import Testing

struct DisplayListTests {
  private var list: DisplayList {
    let gradient = LinearGradientPaint(
      stops: [
        GradientStop(color: .black, location: 0),
        GradientStop(color: PaintColor(red: 1, green: 0.5, blue: 0, opacity: 0.25), location: 1),
      ], start: .zero, end: CGPoint(x: 10, y: 0))
    return DisplayList(
      size: CGSize(width: 20, height: 10.5), scale: 2,
      items: [
        .pushTransform(CGAffineTransform(translationX: 1.0 / 3, y: -0.0000001)),
        .pushLayer(opacity: 0.5),
        .fill(Path(CGRect(x: 0, y: 0, width: 2, height: 1)), .color(.black), evenOdd: true),
        .pop,
        .pop,
        .pushClip(Path(), evenOdd: false),
        .stroke(
          Path { path in
            path.move(to: .zero)
            path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 1, y: 0))
          }, .linearGradient(gradient), StrokeStyle(lineWidth: 3, lineCap: .round, dash: [2, 1])),
        .pop,
      ])
  }

  @Test func textShowsOneItemALineIndentedByNesting() {
    #expect(
      list.description == """
        canvas 20 × 10.5 @2 background (1 1 1)
          transform [1 0 0 1 0.333333 0]
            layer opacity 0.5
              fill even-odd color (0 0 0) path M 0 0 L 2 0 L 2 1 L 0 1 Z
            end
          end
          clip path empty
            stroke width 3 round miter limit 10 dash [2 1] phase 0 linear-gradient oklab \
        from (0 0) to (10 0) [0 (0 0 0), 1 (1 0.5 0 0.25)] path M 0 0 Q 1 0 1 1
          end

        """)
  }

  @Test func numbersThatAreNotFiniteArePrinted() {
    let item = DisplayItem.pushLayer(opacity: .nan)
    #expect(item.description == "layer opacity nan")
    #expect(DisplayItem.pushLayer(opacity: -.infinity).description == "layer opacity -inf")
    #expect(DisplayItem.pushLayer(opacity: -1.5).description == "layer opacity -1.5")
  }

  @Test func equalListsHashEqually() {
    #expect(list == list)
    #expect(list.hashValue == list.hashValue)
    var other = list
    other.items[1] = .pushLayer(opacity: 0.6)
    #expect(other != list)
  }

  @Test func nestingFaultsAreFound() {
    #expect(list.firstNestingFault == nil)
    #expect(DisplayList(size: .zero, items: [.pop]).firstNestingFault == 0)
    #expect(DisplayList(size: .zero, items: [.pushLayer(opacity: 1)]).firstNestingFault == 1)
  }

  @Test func pixelsAreWholeWithHalvesUp() {
    let list = DisplayList(size: CGSize(width: 10.5, height: 0.2), scale: 1)
    #expect(list.widthInPixels == 11)
    #expect(list.heightInPixels == 0)
    #expect(DisplayList(size: CGSize(width: CGFloat.nan, height: -1)).widthInPixels == 0)
  }
}
