import Foundation
import Geometry
import Motion
import Testing

@Suite struct AnimatableTests {
  /// `value` with the data halfway to that of `other`.
  private func middle<Value: Animatable>(_ value: Value, _ other: Value) -> Value {
    var result = value
    var way = other.animatableData - value.animatableData
    way.scale(by: 0.5)
    result.animatableData += way
    return result
  }

  @Test func numbersAreTheirOwnData() {
    #expect(middle(1.0, 4.0) == 2.5)
    #expect(middle(CGFloat(1), CGFloat(4)) == 2.5)
    #expect(middle(Float(1), Float(4)) == 2.5)
  }

  @Test func geometryIsInterpolatedByItsNumbers() {
    #expect(middle(CGPoint(x: 0, y: 10), CGPoint(x: 4, y: 20)) == CGPoint(x: 2, y: 15))
    #expect(
      middle(CGSize(width: 0, height: 10), CGSize(width: 4, height: 20))
        == CGSize(width: 2, height: 15))
    #expect(
      middle(
        CGRect(x: 0, y: 10, width: 20, height: 30), CGRect(x: 10, y: 30, width: 50, height: 70))
        == CGRect(x: 5, y: 20, width: 35, height: 50))
    #expect(
      middle(
        EdgeInsets(top: 0, leading: 2, bottom: 4, trailing: 6),
        EdgeInsets(top: 8, leading: 12, bottom: 16, trailing: 20))
        == EdgeInsets(top: 4, leading: 7, bottom: 10, trailing: 13))
    #expect(middle(UnitPoint(x: 0, y: 1), UnitPoint(x: 1, y: 0)) == UnitPoint(x: 0.5, y: 0.5))
    #expect(abs(middle(Angle(degrees: 0), Angle(degrees: 90)).degrees - 45) < 1e-13)
  }

  @Test func componentsAreInDeclarationOrder() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData
    #expect(insets.first == 1)
    #expect(insets.second.first == 2)
    #expect(insets.second.second.first == 3)
    #expect(insets.second.second.second == 4)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4).animatableData
    #expect(rect == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
  }

  @Test func anglesAndUnitPointsAreScaledForSprings() {
    #expect(Angle(radians: 2).animatableData == 256)
    #expect(UnitPoint(x: 0.25, y: 1).animatableData == AnimatablePair(32, 128))
    var angle = Angle.zero
    angle.animatableData = 128
    #expect(angle.radians == 1)
  }

  @Test func dataThatIsNotDeclaredIsEmptyAndKeepsTheValue() {
    struct Label: Animatable {
      var width = 5.0
    }
    var label = Label()
    label.animatableData = EmptyAnimatableData()
    #expect(label.width == 5)
    #expect(label.animatableData == .zero)
  }
}
