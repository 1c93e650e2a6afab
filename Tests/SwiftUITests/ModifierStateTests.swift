import SwiftUI
import Testing
import ViewTesting

/// Modifiers with a body keep state of their own, as views do.
@MainActor @Suite struct ModifierStateTests {
  private struct Counter: ViewModifier {
    let log: Log
    @State private var count = 0
    @Environment(\.displayScale) private var scale

    func body(content: Content) -> some View {
      content.frame(width: 10 + CGFloat(count))
        .onAppear { count += 5 }
        .onChange(of: count) { _, new in log("\(new) at \(scale)") }
    }
  }

  @Test func stateInAModifierIsKeptAndChangesItsBody() throws {
    let log = Log()
    try Harness.run {
      Rectangle().frame(height: 10).modifier(Counter(log: log))
    } _: { scene in
      expectEqual(try scene.boxes(at: 0)[0].width, 15)
      #expect(log.lines == ["5 at 1.0"])
    }
  }

  @Test func eachUseOfAModifierHasItsOwn() throws {
    struct Toggle: ViewModifier {
      let time: Double
      @State private var isWide = false

      func body(content: Content) -> some View {
        content.frame(width: isWide ? 20 : 10).after(time) { isWide = true }
      }
    }
    try Harness.run {
      VStack {
        Rectangle().frame(height: 10).modifier(Toggle(time: 1))
        Rectangle().frame(height: 10).modifier(Toggle(time: 2))
      }
    } _: { scene in
      expectEqual(try scene.boxes(at: 1.5).map(\.width), [20, 10])
      expectEqual(try scene.boxes(at: 2.5).map(\.width), [20, 20])
    }
  }
}
