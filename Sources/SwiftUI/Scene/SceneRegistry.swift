public import Foundation

/// A scene that a file declares: its root view and its canvas.
@MainActor public struct _RegisteredScene {
  /// How a scene came to be declared.
  public enum Kind: Sendable { case preview, root }

  /// The preview's name; nil where it has none.
  public let name: String?
  public let file: String
  public let line: Int
  public let kind: Kind
  public let traits: [_PreviewTrait]
  public let make: @MainActor () -> AnyView
}

/// What a preview says about its canvas.
public struct _PreviewTrait: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case fixedLayout(width: CGFloat, height: CGFloat)
    case sizeThatFitsLayout
    case portrait
    case landscape
  }
  package let kind: Kind

  /// A canvas of the given size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(kind: .fixedLayout(width: width, height: height))
  }

  /// A canvas as large as the view.
  public static var sizeThatFitsLayout: Self { Self(kind: .sizeThatFitsLayout) }
  /// The default device's canvas.
  public static var defaultLayout: Self { Self(kind: .portrait) }

  /// The default device upright.
  public static var portrait: Self { Self(kind: .portrait) }
  /// The default device upside down; its canvas is that of the upright one.
  public static var portraitUpsideDown: Self { Self(kind: .portrait) }
  /// The default device on its side.
  public static var landscapeLeft: Self { Self(kind: .landscape) }
  /// The default device on its other side.
  public static var landscapeRight: Self { Self(kind: .landscape) }
}

/// The scenes that loaded files have declared.
@MainActor public enum _SceneRegistry {
  private static var scenes: [_RegisteredScene] = []

  public static func beginCollecting() { scenes = [] }

  public static func collected() -> [_RegisteredScene] { scenes }

  static func add(_ scene: _RegisteredScene) { scenes.append(scene) }
}

/// Declares a preview; what `#Preview` expands to calls this.
@MainActor public func _registerPreview<Content: View>(
  _ name: String?, file: String = #filePath, line: Int = #line, traits: [_PreviewTrait] = [],
  @ViewBuilder body: @escaping @MainActor () -> Content
) {
  _SceneRegistry.add(
    _RegisteredScene(
      name: name, file: file, line: line, kind: .preview, traits: traits,
      make: { AnyView(body()) }))
}

/// Declares a root view; the entry that is compiled with each scene calls this.
@MainActor public func _registerRoot<Content: View>(
  file: String = #filePath, line: Int = #line,
  @ViewBuilder _ body: @escaping @MainActor () -> Content
) {
  _SceneRegistry.add(
    _RegisteredScene(
      name: nil, file: file, line: line, kind: .root, traits: [], make: { AnyView(body()) }))
}
