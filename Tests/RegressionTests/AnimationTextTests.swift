import Testing

@testable import Regression

@Suite("Animations taken apart") struct AnimationTextTests {
  @Test(arguments: [
    ("easeOut(duration: 0.5)", "easeOut(duration: 0.5)", "", 0.0),
    ("default", "default", "", 0),
    ("default.speed(0.25)", "default", ".speed(0.25)", 0),
    ("easeIn(duration: 1.0).delay(0.1).speed(0.5)", "easeIn(duration: 1.0)", ".speed(0.5)", 0.2),
    ("easeIn(duration: 1.0).speed(0.5).delay(0.1)", "easeIn(duration: 1.0)", ".speed(0.5)", 0.1),
    (
      "timingCurve(Curve(a: 1), duration: 2.0).repeatForever(autoreverses: true)",
      "timingCurve(Curve(a: 1), duration: 2.0)", ".repeatForever(autoreverses: true)", 0
    ),
    ("Wobble", "Wobble", "", 0),
  ])
  func parts(_ text: String, _ base: String, _ modifiers: String, _ delay: Double) {
    let animation = AnimationText(text)
    #expect(animation.base == base)
    #expect(animation.modifiers == modifiers)
    #expect((animation.delay - delay).magnitude < 1e-12)
    #expect(animation.withoutDelay == base + modifiers)
  }

  @Test func whatHasChangedIsNamed() {
    func change(_ old: String, _ new: String) -> AnimationText.Change {
      AnimationText(old).change(to: AnimationText(new))
    }
    #expect(change("easeOut(duration: 0.5)", "easeInOut(duration: 0.5)") == .curve)
    #expect(change("easeOut(duration: 0.5)", "easeOut(duration: 0.8)") == .duration)
    #expect(
      change("spring(duration: 0.5, bounce: 0.3)", "spring(duration: 0.4, bounce: 0.3)")
        == .duration)
    #expect(
      change("spring(duration: 0.5, bounce: 0.3)", "spring(duration: 0.5, bounce: 0.2)") == .curve)
    #expect(change("linear(duration: 1.0)", "linear(duration: 1.0).delay(0.5)") == .delay(0.5))
    #expect(change("linear(duration: 1.0)", "linear(duration: 1.0).speed(2.0)") == .curve)
    #expect(change("default", "default") == .none)
  }
}
