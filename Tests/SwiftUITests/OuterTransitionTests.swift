import DrawingModel
import SwiftUI
import Testing
import ViewTesting

/// Transitions that are written around a place where views come and go.
@MainActor @Suite struct OuterTransitionTests {
  private struct Change<Shown: View>: View {
    @State private var isOn = false
    var animation: Animation? = .linear(duration: 1)
    @ViewBuilder let shown: @MainActor (Bool) -> Shown

    var body: some View {
      VStack { shown(isOn) }.after(1) { withAnimation(animation) { isOn = true } }
    }
  }

  private struct Box: View {
    var body: some View { Rectangle().frame(width: 50, height: 30) }
  }

  /// Factors of all scalings that are not 1, at half of the way.
  private func scales(
    animation: Animation? = .linear(duration: 1),
    @ViewBuilder _ shown: @escaping @MainActor (Bool) -> some View
  ) throws -> [Double] {
    var found: [Double] = []
    try Harness.run {
      Change(animation: animation, shown: shown)
    } _: { scene in
      for item in try scene.items(at: 1.5) {
        if case .pushTransform(let transform) = item, transform.a != 1 { found.append(transform.a) }
      }
    }
    return found
  }

  @Test func aTransitionAroundAnIdentityIsThatOfTheViewsInIt() throws {
    let found = try scales { isOn in Box().id(isOn).transition(.scale) }
    #expect(found.count == 2)
    #expect(found.allSatisfy { near($0, 0.5) })
  }

  @Test func modifiersMayStandInBetween() throws {
    let found = try scales { isOn in Box().id(isOn).padding(10).transition(.scale) }
    #expect(found.count == 2)
  }

  @Test func aTransitionAroundAGroupIsThatOfEachView() throws {
    let found = try scales { isOn in
      Group {
        if isOn { Box() }
        Box()
        if !isOn { Box() }
      }
      .transition(.scale)
    }
    #expect(found.count == 2)
  }

  @Test func theOutermostCounts() throws {
    let found = try scales { isOn in
      Box().transition(.slide).id(isOn).transition(.opacity).transition(.scale)
    }
    #expect(found.count == 2)
  }

  @Test func aTransitionAroundAContainerIsTheContainers() throws {
    let inStack = try scales { isOn in VStack { Box().id(isOn) }.transition(.scale) }
    #expect(inStack.isEmpty)
    let inLayer = try scales { isOn in
      Box().overlay { Box().id(isOn) }.transition(.scale)
    }
    #expect(inLayer.isEmpty)
  }

  @Test func oneWithItsOwnAnimationRunsInAPlainChange() throws {
    let found = try scales(animation: nil) { isOn in
      Box().id(isOn).transition(.scale.animation(.linear(duration: 1)))
    }
    #expect(found.count == 2)
    let plain = try scales(animation: nil) { isOn in Box().id(isOn).transition(.scale) }
    #expect(plain.isEmpty)
  }
}
