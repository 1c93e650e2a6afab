import TestSupport
import Testing

/// What the author of a scene hears about deprecated modifiers.
@Suite struct DeprecationTests {
  private static let scene = """
    import SwiftUI

    struct Ball: View {
      @State private var big = false

      var body: some View {
        Circle()
          .frame(width: big ? 80 : 20, height: 20)
          .animation(.easeInOut)
          .onAppear { big = true }
      }
    }
    """

  @Test func animationWithoutAValueIsDeprecatedSinceAniOS() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.scene, to: "Ball.swift")
    let run = try BuiltCommand.run(
      [file, "--at", "0.2", "--scale", "1", "-o", folder.path + "/ball.png"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.errors.contains(
        "Ball.swift:9:8: warning: 'animation' was deprecated in iOS 15.0: "
          + "Use withAnimation or animation(_:value:) instead."), "\(run.errors)")
    #expect(!run.errors.contains("is deprecated"))
  }
}
