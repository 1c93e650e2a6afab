import SwiftUI
import Testing

/// What `print` shows of animations, and when they are equal, after semantics D.7 and D.10.
@MainActor @Suite struct AnimationDescriptionTests {
  @Test func theDefaultIsAValueOfItsOwn() {
    #expect("\(Animation.default)" == "DefaultAnimation()")
    #expect(String(reflecting: Animation.default) == "AnyAnimator(SwiftUI.DefaultAnimation())")
    #expect(Animation.default == .default)
    #expect(Animation.default != .spring && Animation.default != .smooth)
  }

  @Test func springsPrintTheirResponse() {
    let expected =
      "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0, delay: 0.0)"
    #expect("\(Animation.spring)" == expected)
    #expect("\(Animation.spring())" == expected)
    #expect("\(Animation.smooth)" == expected)
    #expect(
      "\(Animation.interactiveSpring)"
        == "FluidSpringAnimation(response: 0.15, dampingFraction: 0.85, blendDuration: 0.25, delay: 0.0)"
    )
    #expect(
      "\(Animation.interactiveSpring(response: 0.15))"
        == "FluidSpringAnimation(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25, delay: 0.0)"
    )
    #expect(
      "\(Animation.spring(response: 0.5))"
        == "FluidSpringAnimation(response: 0.5, dampingFraction: 0.825, blendDuration: 0.0, delay: 0.0)"
    )
    #expect(
      "\(Animation.interpolatingSpring(stiffness: 170, damping: 15))"
        == "SpringAnimation(mass: 1.0, stiffness: 170.0, damping: 15.0, initialVelocity: 0.0)")
  }

  @Test func curvesPrintTheirCoefficients() {
    #expect(
      "\(Animation.linear)"
        == "BezierAnimation(duration: 0.35, curve: SwiftUI.UnitCurve.CubicSolver("
        + "ax: -2.0, bx: 3.0, cx: 0.0, ay: -2.0, by: 3.0, cy: 0.0))")
    #expect(
      String(reflecting: Animation.timingCurve(0.25, 0, 0.5, 1, duration: 2))
        == "AnyAnimator(SwiftUI.BezierAnimation(duration: 2.0, curve: "
        + "SwiftUI.UnitCurve.CubicSolver("
        + "ax: 0.25, bx: 0.0, cx: 0.75, ay: -2.0, by: 3.0, cy: 0.0)))")
    #expect(Animation.timingCurve(.easeIn, duration: 1) == .easeIn(duration: 1))
    #expect(Animation.easeIn != .easeOut)
  }

  @Test func modifiersPrintWhatTheyModify() {
    #expect(
      "\(Animation.default.speed(2))" == "SpeedAnimation(base: DefaultAnimation(), speed: 2.0)")
    #expect(
      "\(Animation.default.delay(0.5).repeatForever())"
        == "RepeatAnimation(base: DelayAnimation(base: DefaultAnimation(), delay: 0.5), "
        + "repeatCount: nil, autoreverses: true)")
    #expect(
      "\(Animation.default.repeatCount(3, autoreverses: false))"
        == "RepeatAnimation(base: DefaultAnimation(), repeatCount: 3, autoreverses: false)")
    #expect(Animation.default.speed(2) == .default.speed(2))
    #expect(Animation.default.speed(2).delay(1) != .default.delay(1).speed(2))
  }

  private struct Halfway: CustomAnimation {
    var seconds: Double
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { nil }
  }

  @Test func animationsOfASceneSayWhereTheyAreFrom() {
    let animation = Animation(Halfway(seconds: 2))
    #expect("\(animation)" == "Halfway(seconds: 2.0)")
    #expect(!String(reflecting: animation).contains("SwiftUI.Halfway"))
    #expect(animation == Animation(Halfway(seconds: 2)))
    #expect(animation != Animation(Halfway(seconds: 3)))
    #expect(Set([animation, Animation(Halfway(seconds: 2)), .default]).count == 2)
  }
}
