import Foundation
import TestSupport
import Testing

/// Small scenes for tests of farms, and what the commands make of them.
enum FarmScene {
  /// A square that moves for a second, in a file of its own.
  static func slide(color: String = "red", seconds: String = "1") -> String {
    """
    import SwiftUI

    struct Slide: View {
      @State private var x = -30.0

      var body: some View {
        Rectangle().fill(Color.\(color)).frame(width: 12, height: 12).offset(x: x)
          .onAppear { withAnimation(.linear(duration: \(seconds))) { x = 30 } }
      }
    }
    """
  }

  /// A scene that ends its process in the middle.
  static let trap = """
    import SwiftUI

    struct Trap: View {
      @State private var x = 0.0

      var body: some View {
        Rectangle().fill(.blue).frame(width: 12, height: 12).offset(x: x)
          .task {
            withAnimation(.linear(duration: 1)) { x = 30 }
            try? await Task.sleep(for: .seconds(0.5))
            fatalError("the latch is gone")
          }
      }
    }
    """

  /// A small canvas.
  static let canvas = ["--size", "80x40", "--scale", "1"]

  /// Runs the command, which must end with a status.
  @discardableResult
  static func run(
    _ arguments: [String], in folder: TemporaryFolder, status: Int32 = 0, isCached: Bool = true,
    variables: [String: String] = [:], location: SourceLocation = #_sourceLocation
  ) throws -> BuiltCommand.Outcome {
    let environment = BuiltCommand.environment.merging(variables) { $1 }
    let outcome = try BuiltCommand.run(
      arguments, in: folder.path, environment: environment,
      cache: isCached ? BuiltCommand.cacheFolder : nil)
    try #require(
      outcome.status == status, "\(arguments): \(outcome.errors)", sourceLocation: location)
    return outcome
  }

  /// The files below a folder with their bytes, by their paths from it.
  static func contents(
    of path: String, in folder: TemporaryFolder, where isWanted: (String) -> Bool = { _ in true }
  ) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for file in folder.files where file.hasPrefix(path + "/") {
      let name = String(file.dropFirst(path.count + 1))
      if isWanted(name) { contents[name] = try folder.data(file) }
    }
    return contents
  }
}
