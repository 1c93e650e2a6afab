/// A program made of scenes; the root of its first window is what is rendered.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  /// The windows of the program.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Where the program would begin as a process of its own, which has no display to show its windows on.
  public static func main() {
    preconditionFailure("\(Self.self) has no display here; render it with render-scene")
  }
}

/// A part of a program with a view of its own, such as a window.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The root view of the first window; nil where the scene has none.
  static func _firstWindow(of scene: Self) -> AnyView?
}

extension Scene {
  public static func _firstWindow(of scene: Self) -> AnyView? {
    Body._firstWindow(of: scene.body)
  }
}

extension Never: Scene {}

/// Builds the scenes of a program.
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Of several scenes the first is the one that counts.
  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> First { first }
}

/// Windows that all show the same kind of view.
public struct WindowGroup<Content: View>: Scene {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init(_ title: String, @ViewBuilder content: () -> Content) { self.content = content() }

  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { fatalError("a window group has no scenes inside") }

  public static func _firstWindow(of scene: Self) -> AnyView? { AnyView(scene.content) }
}

/// Views that a file shows in its preview.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// Declares the root of a program's first window.
@MainActor public func _registerApp<Program: App>(
  _ program: Program.Type, file: String = #filePath, line: Int = #line
) {
  _registerRoot(file: file, line: line) {
    let program = Program()
    Program.Body._firstWindow(of: program.body) ?? AnyView(EmptyView())
  }
}
