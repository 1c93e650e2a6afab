import Foundation

/// Scene files for tests at a place that is the same on every run, so that they are compiled once.
public struct SceneFolder {
  public let path: String

  /// Makes a folder of files; its name must go with their text.
  public init(_ name: String, _ files: [String: String]) throws {
    path = BuiltCommand.buildFolder + "/test-scene-files/" + name
    let manager = FileManager.default
    for (file, text) in files {
      let url = URL(fileURLWithPath: path + "/" + file)
      try manager.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let data = Data(text.utf8)
      if manager.contents(atPath: url.path) != data { try data.write(to: url, options: .atomic) }
    }
    // What an earlier version of the test has left would be further scenes.
    for case let file as String in manager.enumerator(atPath: path) ?? .init()
    where file.hasSuffix(".swift") && files[file] == nil {
      try manager.removeItem(atPath: path + "/" + file)
    }
  }

  /// A scene that shows a colour.
  public static func color(_ name: String, _ color: String) -> String {
    """
    import SwiftUI

    struct \(name): View {
      var body: some View { Color.\(color).frame(width: 20, height: 10) }
    }
    """
  }

  /// A scene of a circle that moves to the right for so many seconds.
  public static func mover(_ name: String, seconds: Double) -> String {
    """
    import SwiftUI

    struct \(name): View {
      @State private var isMoved = false

      var body: some View {
        Circle().fill(.blue).frame(width: 12, height: 12)
          .offset(x: isMoved ? 12 : -12)
          .onAppear { withAnimation(.linear(duration: \(seconds))) { isMoved = true } }
      }
    }
    """
  }
}
