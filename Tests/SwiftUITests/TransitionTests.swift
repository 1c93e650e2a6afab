import DrawingModel
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Views that come and go: which transition runs, from where to where, and for how long.
@MainActor @Suite struct TransitionTests {
  /// Shows a box of 50 × 30 points beneath another while `isShown`, changed at one second.
  private struct Toggle<Shown: View>: View {
    @State var isShown: Bool
    var animation: Animation? = .linear(duration: 1)
    @ViewBuilder let shown: () -> Shown

    var body: some View {
      VStack(spacing: 0) {
        if isShown { shown() }
        Rectangle().frame(width: 30, height: 10)
        Spacer(minLength: 0)
      }
      .after(1) { withAnimation(animation) { isShown.toggle() } }
    }
  }

  private struct Box: View {
    var body: some View { Rectangle().fill(.red).frame(width: 50, height: 30) }
  }

  /// Where the first fill of the box's colour appears on the canvas, transforms applied; nil when it is not drawn.
  private func redBox(_ scene: Harness, at time: Double) throws -> CGRect? {
    var transforms: [CGAffineTransform] = [.identity]
    for item in try scene.items(at: time) {
      switch item {
      case .pushTransform(let transform):
        transforms.append(transform.concatenating(transforms[transforms.count - 1]))
      case .pop: transforms.removeLast()
      case .fill(let path, .color(let color), _):
        if color.red == 1, color.green < 0.5 {
          return path.applying(transforms[transforms.count - 1]).boundingRect
        }
      default: if item.opensLevel { transforms.append(transforms[transforms.count - 1]) }
      }
    }
    return nil
  }

  private func expectBox(
    _ box: CGRect?, _ expected: CGRect?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let box, let expected else {
      #expect(box == expected, sourceLocation: sourceLocation)
      return
    }
    let isSame =
      near(box.minX, expected.minX) && near(box.minY, expected.minY)
      && near(box.width, expected.width) && near(box.height, expected.height)
    #expect(isSame, "\(box) instead of \(expected)", sourceLocation: sourceLocation)
  }

  private static let place = CGRect(x: 175, y: 0, width: 50, height: 30)

  @Test func aLeavingViewFadesAtItsPlaceWhileItsSiblingsMoveUp() throws {
    try Harness.run {
      Toggle(isShown: true) { Box() }
    } _: { scene in
      expectEqual(try scene.boxes(at: 1)[0], Self.place)
      for (time, opacity, y) in [(1.25, 0.75, 22.5), (1.5, 0.5, 15), (1.9, 0.1, 3)] {
        let boxes = try scene.boxes(at: time)
        #expect(boxes[0] == Self.place)
        #expect(near(boxes[1].minY, y))
        expectNear(try scene.opacities(at: time)[0], opacity)
      }
      let rest = try scene.boxes(at: 2)
      #expect(rest.count == 1)
      #expect(rest[0].minY == 0)
    }
  }

  @Test func anEnteringViewIsAtItsPlaceAtOnceAndFadesIn() throws {
    try Harness.run {
      Toggle(isShown: false) { Box() }
    } _: { scene in
      expectEqual(try scene.boxes(at: 0.9).count, 1)
      for (time, opacity) in [(1.0, 0.0), (1.25, 0.25), (1.75, 0.75), (2, 1)] {
        expectEqual(try scene.boxes(at: time)[0], Self.place)
        expectNear(try scene.opacities(at: time)[0], opacity)
      }
    }
  }

  @Test func withoutAnAnimationViewsComeAndGoAtOnce() throws {
    for isShown in [true, false] {
      try Harness.run {
        Toggle(isShown: isShown, animation: nil) { Box() }
      } _: { scene in
        expectEqual(try scene.boxes(at: 0.99).count, (isShown ? 2 : 1))
        expectEqual(try scene.boxes(at: 1).count, (isShown ? 1 : 2))
        expectEqual(try scene.isOpaque(at: 1), true)
      }
    }
  }

  @Test func whatIsThereAtFirstHasNotBeenInserted() throws {
    // With an animation of its own the transition would run whatever the change says.
    let transition = AnyTransition.move(edge: .leading).animation(.linear(duration: 1))
    try Harness.run {
      Group { if true { Box().transition(transition) } }
    } _: { scene in
      expectEqual(try redBox(scene, at: 0)?.minX, 175)
    }
  }

  /// Inserted from and removed to, as displacements of the box.
  private static let displacements:
    [(name: String, transition: AnyTransition, inserted: CGSize, removed: CGSize)] = [
      (
        "leading", .move(edge: .leading), CGSize(width: -50, height: 0),
        CGSize(width: -50, height: 0)
      ),
      (
        "trailing", .move(edge: .trailing), CGSize(width: 50, height: 0),
        CGSize(width: 50, height: 0)
      ),
      ("top", .move(edge: .top), CGSize(width: 0, height: -30), CGSize(width: 0, height: -30)),
      ("bottom", .move(edge: .bottom), CGSize(width: 0, height: 30), CGSize(width: 0, height: 30)),
      ("slide", .slide, CGSize(width: -50, height: 0), CGSize(width: 50, height: 0)),
      ("push", .push(from: .bottom), CGSize(width: 0, height: 30), CGSize(width: 0, height: -30)),
      ("offset", .offset(x: 8, y: -4), CGSize(width: 8, height: -4), CGSize(width: 8, height: -4)),
    ]

  @Test(arguments: 0..<7) func movingTransitionsStartAndEndAtTheirPlaces(index: Int) throws {
    let (name, transition, inserted, removed) = Self.displacements[index]
    for (isShown, away) in [(false, inserted), (true, removed)] {
      try Harness.run {
        Toggle(isShown: isShown) { Box().transition(transition) }
      } _: { scene in
        for progress in [0.0, 0.25, 0.5, 0.75] {
          let share = isShown ? progress : 1 - progress
          expectBox(
            try redBox(scene, at: 1 + progress),
            Self.place.offsetBy(dx: away.width * share, dy: away.height * share))
        }
        expectBox(try redBox(scene, at: 2), isShown ? nil : Self.place)
        if name == "push" {
          expectEqual(try scene.isOpaque(at: 2), true)
        }
      }
    }
  }

  @Test func pushFadesAsWell() throws {
    try Harness.run {
      Toggle(isShown: false) { Box().transition(.push(from: .leading)) }
    } _: { scene in
      expectNear(try scene.opacities(at: 1.25)[0], 0.25)
    }
  }

  @Test func scaleShrinksAboutItsAnchor() throws {
    try Harness.run {
      Toggle(isShown: true) { Box().transition(.scale) }
    } _: { scene in
      expectBox(
        try redBox(scene, at: 1.5), CGRect(x: 187.5, y: 7.5, width: 25, height: 15))
      expectBox(try redBox(scene, at: 2), nil)
    }
    try Harness.run {
      Toggle(isShown: false) { Box().transition(.scale(0.5, anchor: .topLeading)) }
    } _: { scene in
      expectBox(try redBox(scene, at: 1), CGRect(x: 175, y: 0, width: 25, height: 15))
      expectBox(try redBox(scene, at: 1.5), CGRect(x: 175, y: 0, width: 37.5, height: 22.5))
    }
  }

  @Test func combinedTransitionsRunTogether() throws {
    let both = AnyTransition.scale.combined(with: .opacity).combined(with: .offset(y: 20))
    try Harness.run {
      Toggle(isShown: false) { Box().transition(both) }
    } _: { scene in
      expectBox(
        try redBox(scene, at: 1.5), CGRect(x: 187.5, y: 17.5, width: 25, height: 15))
      expectNear(try scene.opacities(at: 1.5)[0], 0.5)
    }
  }

  @Test func asymmetricTransitionsDifferInTheirDirections() throws {
    let transition = AnyTransition.asymmetric(
      insertion: .scale.combined(with: .opacity),
      removal: .move(edge: .bottom).combined(with: .opacity))
    try Harness.run {
      Toggle(isShown: false) { Box().transition(transition) }
    } _: { scene in
      expectBox(
        try redBox(scene, at: 1.5), CGRect(x: 187.5, y: 7.5, width: 25, height: 15))
    }
    try Harness.run {
      Toggle(isShown: true) { Box().transition(transition) }
    } _: { scene in
      expectBox(try redBox(scene, at: 1.5), Self.place.offsetBy(dx: 0, dy: 15))
      expectNear(try scene.opacities(at: 1.5).min() ?? 1, 0.5)
    }
  }

  /// Fades and turns, by way of the phase.
  private struct Tumble: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.rotationEffect(.degrees(90 * phase.value)).opacity(phase.isIdentity ? 1 : 0)
    }
  }

  @Test func aTransitionOfOnesOwnHasAPhaseForEachDirection() throws {
    for (isShown, angle) in [(false, -0.25), (true, 0.25)] {
      try Harness.run {
        Toggle(isShown: isShown) { Box().transition(Tumble()) }
      } _: { scene in
        let turns = try scene.items(at: 1.5).compactMap { item -> Double? in
          guard case .pushTransform(let t) = item, t.b != 0 else { return nil }
          return atan2(t.b, t.a) / (2 * .pi)
        }
        #expect(turns.count == 1)
        #expect(near(turns.first ?? 0, angle / 2))
        expectNear(try scene.opacities(at: 1.5).min() ?? 1, 0.5)
      }
    }
  }

  private struct Shift: ViewModifier {
    var x: CGFloat
    func body(content: Content) -> some View {
      content.opacity(x == 0 ? 1 : 0.2).scaleEffect(1 + x)
    }
  }

  @Test func aPairOfModifiersIsATransition() throws {
    let transition = AnyTransition.modifier(active: Shift(x: 1), identity: Shift(x: 0))
    try Harness.run {
      Toggle(isShown: false) { Box().transition(transition) }
    } _: { scene in
      expectBox(try redBox(scene, at: 1), CGRect(x: 150, y: -15, width: 100, height: 60))
      expectBox(try redBox(scene, at: 1.5), CGRect(x: 162.5, y: -7.5, width: 75, height: 45))
      expectNear(try scene.opacities(at: 1.5)[0], 0.6)
    }
  }

  // MARK: - Which transition runs

  @Test func anAnimationInsideTheConditionDoesNotDriveIt() throws {
    struct Inside: View {
      @State var isShown = false
      var body: some View {
        VStack {
          if isShown { Box().animation(.linear(duration: 1), value: isShown) }
        }
        .after(1) { isShown = true }
        .after(3) { isShown = false }
      }
    }
    try Harness.run {
      Inside()
    } _: { scene in
      expectEqual(try scene.isOpaque(at: 1), true)
      expectEqual(try scene.boxes(at: 1).count, 1)
      expectEqual(try scene.boxes(at: 3).count, 0)
    }
  }

  @Test func anAnimationOutsideTheConditionDrivesIt() throws {
    struct Outside: View {
      @State var isShown = false
      var body: some View {
        VStack { if isShown { Box() } }
          .animation(.linear(duration: 1), value: isShown).after(1) { isShown = true }
      }
    }
    try Harness.run {
      Outside()
    } _: { scene in
      expectNear(try scene.opacities(at: 1.25)[0], 0.25)
    }
  }

  @Test func aTransitionInsideAnInsertedStackIsIgnored() throws {
    try Harness.run {
      Toggle(isShown: false) { VStack { Box().transition(.move(edge: .leading)) } }
    } _: { scene in
      expectBox(try redBox(scene, at: 1.5), Self.place)
      expectNear(try scene.opacities(at: 1.5)[0], 0.5)
    }
    try Harness.run {
      Toggle(isShown: false) {
        VStack { Box().transition(.move(edge: .leading)) }.transition(.identity)
      }
    } _: { scene in
      expectBox(try redBox(scene, at: 1.5), Self.place)
      expectEqual(try scene.isOpaque(at: 1.5), true)
    }
  }

  @Test func theIdentityTransitionRemovesAtOnce() throws {
    try Harness.run {
      Toggle(isShown: true) { Box().transition(.identity) }
    } _: { scene in
      expectEqual(try scene.boxes(at: 1).count, 1)
    }
  }

  @Test func modifiersAroundATransitionKeepIt() throws {
    try Harness.run {
      Toggle(isShown: false) { Box().transition(.move(edge: .top)).padding(.top, 10) }
    } _: { scene in
      // The box with its padding is 40 points high.
      expectBox(try redBox(scene, at: 1.5), Self.place.offsetBy(dx: 0, dy: 10 - 20))
    }
  }

  @Test func aTransitionWithItsOwnAnimationNeedsNoOther() throws {
    let transition = AnyTransition.move(edge: .leading).animation(.linear(duration: 2))
    for animation in [nil, Animation.easeIn(duration: 5)] {
      try Harness.run {
        Toggle(isShown: true, animation: animation) { Box().transition(transition) }
      } _: { scene in
        expectBox(try redBox(scene, at: 2), Self.place.offsetBy(dx: -25, dy: 0))
        expectBox(try redBox(scene, at: 2.99), Self.place.offsetBy(dx: -49.75, dy: 0))
        expectBox(try redBox(scene, at: 3), nil)
      }
    }
  }

  @Test func eachHalfOfAnAsymmetricTransitionMayHaveItsAnimation() throws {
    let transition = AnyTransition.asymmetric(
      insertion: .opacity, removal: .slide.animation(.linear(duration: 4)))
    try Harness.run {
      Toggle(isShown: true) { Box().transition(transition) }
    } _: { scene in
      expectBox(try redBox(scene, at: 3), Self.place.offsetBy(dx: 25, dy: 0))
      expectBox(try redBox(scene, at: 5), nil)
    }
  }
}
