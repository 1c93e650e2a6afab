import Foundation
import Imaging
import TestSupport
import Testing

/// Which view of a file is shown, for each way a file can say so.
@Suite struct SceneRootTests {
  /// The picture of a scene file at a moment, at scale 1.
  private func picture(
    of source: String, at moment: String = "0", _ arguments: [String] = []
  ) throws -> Pixmap {
    let folder = try TemporaryFolder()
    let scene = try folder.write(source, to: "Root.swift")
    let outcome = try BuiltCommand.run(
      [scene, "--at", moment, "--scale", "1", "-o", "root.png"] + arguments, in: folder.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let file = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/root.png"))
    return try PNGDecoder.decode([UInt8](file))
  }

  /// Colour of a picture, by the distance from its middle.
  private func color(_ picture: Pixmap, dx: Int = 0, dy: Int = 0) -> [Int] {
    let word = picture[picture.width / 2 + dx, picture.height / 2 + dy]
    return [Int(word >> 16 & 255), Int(word >> 8 & 255), Int(word & 255)]
  }

  /// Colour in the middle of the picture of a scene file's first frame.
  private func middle(of source: String, _ arguments: [String] = []) throws -> [Int] {
    color(try picture(of: source, arguments))
  }

  private static let red = [255, 56, 60]
  private static let green = [52, 199, 89]
  private static let blue = [0, 136, 255]

  @Test func firstWindowOfAnApp() throws {
    let color = try middle(
      of: """
        import SwiftUI
        @main struct Program: App {
          var body: some Scene {
            WindowGroup { Home(color: .green) }
            WindowGroup("Second") { Home(color: .red) }
          }
        }
        struct Home: View {
          let color: Color
          var body: some View { color }
        }
        """)
    #expect(color == Self.green)
  }

  @Test func previewsOfAProvider() throws {
    let color = try middle(
      of: """
        import SwiftUI
        struct Home: View {
          let color: Color
          var body: some View { Rectangle().fill(color) }
        }
        struct HomePreviews: PreviewProvider {
          static var previews: some View { Home(color: .blue) }
        }
        """)
    #expect(color == Self.blue)
  }

  @Test func previewComesBeforeContentView() throws {
    let source = """
      import SwiftUI
      struct ContentView: View { var body: some View { Color.red } }
      #Preview("First") { Color.green }
      #Preview("Second", traits: .fixedLayout(width: 40, height: 20)) { Color.blue }
      """
    #expect(try middle(of: source) == Self.green)
    #expect(try middle(of: source, ["--root", "second"]) == Self.blue)
    #expect(try middle(of: source, ["--root", "ContentView"]) == Self.red)
  }

  @Test func propertyThatCannotAnimateIsAnErrorAtItsLine() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write(
      """
      import SwiftUI
      @Animatable struct Flag: Shape {
        var depth: CGFloat
        var isRaised: Bool
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      struct ContentView: View { var body: some View { Flag(depth: 1, isRaised: true) } }
      """, to: "Flag.swift")
    let outcome = try BuiltCommand.run([scene, "--at", "0"], in: folder.path)
    #expect(outcome.status == 65)
    let message =
      "\(scene):4:3: error: Cannot automatically synthesize 'animatableData'. "
      + "(from macro '_SwiftUIAnimatableProperty')"
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func ignoredPropertyChangesAtOnceAndTheOthersAnimate() throws {
    let picture = try picture(
      of: """
        import SwiftUI
        @Animatable struct Bar: Shape {
          var width: CGFloat
          @AnimatableIgnored var isTall: Bool
          func path(in rect: CGRect) -> Path {
            let height: CGFloat = isTall ? 40 : 4
            return Path(CGRect(
              x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height))
          }
        }
        struct ContentView: View {
          @State private var changed = false
          var body: some View {
            Bar(width: changed ? 200 : 0, isTall: changed).fill(.blue)
              .onAppear { withAnimation(.linear(duration: 1)) { changed = true } }
          }
        }
        """, at: "0.5")
    // Half way the bar is 100 of 200 wide, and as tall as it will be.
    #expect(color(picture, dx: 45, dy: 15) == Self.blue)
    #expect(color(picture, dx: -45, dy: -15) == Self.blue)
    #expect(color(picture, dx: 55) == [255, 255, 255])
  }
}
