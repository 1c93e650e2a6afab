import DiffReport
import Foundation
import TestSupport

/// A project folder with one scene that is recorded and verified.
struct BaselineScene {
  let folder: TemporaryFolder
  /// Runs see these variables besides the usual ones.
  var variables: [String: String] = [:]

  init(_ text: String = text(), named name: String = "Trip") throws {
    folder = try TemporaryFolder()
    try write(text, named: name)
  }

  func write(_ text: String, named name: String = "Trip") throws {
    try folder.write(text, to: "\(name).swift")
  }

  /// A circle that moves after a while, and a word beside it.
  static func text(
    curve: String = "easeOut(duration: 0.5)", delay: String = "0.2", color: String = ".orange",
    font: String = ".system(size: 17)", word: String = "Seattle", distance: Int = 60,
    size: String = "width: 160, height: 60", extra: String = ""
  ) -> String {
    """
    import SwiftUI

    struct ContentView: View {
      @State private var isAway = false
      var body: some View {
        HStack {
          Circle().fill(\(color)).frame(width: 20, height: 20).offset(x: isAway ? \(distance) : 0)
          Spacer()
          Text("\(word)").font(\(font)).accessibilityIdentifier("goal")
        }
        .padding(4)
        \(extra)
        .task {
          try? await Task.sleep(for: .seconds(\(delay)))
          withAnimation(.\(curve)) { isAway = true }
        }
      }
    }

    #Preview(traits: .fixedLayout(\(size))) { ContentView() }
    """
  }

  @discardableResult
  func run(_ arguments: [String], cache: String? = BuiltCommand.cacheFolder) throws
    -> BuiltCommand.Outcome
  {
    try BuiltCommand.run(
      arguments, in: folder.path,
      environment: BuiltCommand.environment.merging(variables) { $1 }, cache: cache)
  }

  /// Records everything in the folder; small pictures are enough.
  @discardableResult
  func record(_ flags: [String] = []) throws -> BuiltCommand.Outcome {
    try run(["record", ".", "--scale", "1"] + flags)
  }

  @discardableResult
  func verify(_ flags: [String] = []) throws -> BuiltCommand.Outcome {
    try run(["verify", "."] + flags)
  }

  @discardableResult
  func approve(_ flags: [String] = []) throws -> BuiltCommand.Outcome {
    try run(["approve"] + flags, cache: nil)
  }

  /// What the last `verify` has written.
  func results() throws -> ComparisonResults {
    try JSONDecoder().decode(
      ComparisonResults.self, from: folder.data("output/failures/results.json"))
  }

  /// The first line of what is told of the one scene.
  func headline() throws -> String {
    try results().items.first?.reasons.first ?? ""
  }

  /// The lines of the baseline.
  func digests(_ name: String = "trip") throws -> [String] {
    try folder.text("__Snapshots__/\(name).digests").split(separator: "\n").map(String.init)
  }
}
