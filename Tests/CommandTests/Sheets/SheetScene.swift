import Foundation
import TestSupport
import Testing

/// Small scenes for the tests of sheets and players.
enum SheetScene {
  /// A red square that glides 80 points to the right from 0.5 s to 1.5 s, and prints markup.
  static let gliding = """
    import SwiftUI
    struct ContentView: View {
      @State private var isMoved = false
      var body: some View {
        Rectangle().fill(.red).frame(width: 20, height: 20)
          .accessibilityLabel("Slider's knob")
          .offset(x: isMoved ? 80 : 0)
          .onTapGesture {
            withAnimation(.linear(duration: 1)) { isMoved = true } completion: {
              print("over </script><script>boom()</script> & “out”")
            }
          }
          .frame(width: 120, height: 40, alignment: .leading)
      }
    }
    """
  static let flags = [
    "--size", "120x40", "--scale", "1", "--background", "white", "--tap", "Slider's knob@0.5",
  ]

  /// A folder with the scene as `Glide.swift`.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(gliding, to: "Glide.swift")
    return folder
  }

  /// Runs a command with the scene and returns what it printed.
  static func run(
    _ command: String, _ flags: [String], in folder: TemporaryFolder
  ) throws -> BuiltCommand.Outcome {
    let outcome = try BuiltCommand.run(
      [command, "Glide.swift"] + Self.flags + flags, in: folder.path)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome
  }

  /// The digests that `still` gives for moments.
  static func digests(_ moments: String, in folder: TemporaryFolder) throws -> [String] {
    struct Stills: Decodable {
      struct Still: Decodable { var digest: String }
      var stills: [Still]
    }
    let outcome = try run("still", ["--at", moments, "--json"], in: folder)
    return try JSONDecoder().decode(Stills.self, from: Data(outcome.output.utf8)).stills
      .map(\.digest)
  }
}
