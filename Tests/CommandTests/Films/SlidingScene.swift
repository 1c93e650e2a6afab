import Foundation
import Imaging
import TestSupport
import Testing

/// A scene in which something slides for a second after half a second of rest, in a folder of its own.
struct SlidingScene {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI

      #Preview(traits: .fixedLayout(width: 60, height: 30)) {
        Sliding()
      }

      struct Sliding: View {
        @State private var isThere = false

        var body: some View {
          Circle().fill(Color.orange).frame(width: 16, height: 16)
            .offset(x: isThere ? 20 : -20)
            .onAppear {
              withAnimation(.linear(duration: 1).delay(0.5)) {
                isThere = true
              } completion: {
                print("There")
              }
            }
        }
      }
      """, to: "Sliding.swift")
  }

  /// Renders with flags and asks that it succeeds.
  @discardableResult
  func render(
    _ flags: [String], environment: [String: String] = BuiltCommand.environment
  ) throws -> BuiltCommand.Outcome {
    let outcome = try run(flags, environment: environment)
    try #require(outcome.status == 0, "\(flags): \(outcome.errors)")
    return outcome
  }

  /// Renders with flags, whatever comes of it.
  func run(
    _ flags: [String], environment: [String: String] = BuiltCommand.environment
  ) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(
      ["render", "Sliding.swift", "--scale", "1"] + flags, in: folder.path,
      environment: environment)
  }

  /// The frames as numbered pictures, at a rate.
  func frames(_ flags: [String] = []) throws -> [Pixmap] {
    let outcome = try render(["-o", "frames-\(UUID().uuidString)/f_{index:04}.png"] + flags)
    return try outcome.output.split(separator: "\n").map { try folder.picture(String($0)) }
  }

  /// Runs the command in a shell, for redirections.
  func shell(_ flags: String) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(
      executable: "/bin/sh",
      [
        "-c",
        "'\(BuiltCommand.path)' render Sliding.swift --scale 1 --cache-dir "
          + "'\(BuiltCommand.cacheFolder)' \(flags)",
      ], in: folder.path)
  }

  /// Whether a program is installed; says that a test is skipped where it is not.
  static func has(_ program: String, for test: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    if folders.contains(where: { access($0 + "/" + program, X_OK) == 0 }) { return true }
    print("skipped: \(test), as \(program) is not installed")
    return false
  }

  /// The path of an installed program.
  static func path(of program: String) -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { $0 + "/" + program }.first { access($0, X_OK) == 0 } ?? program
  }
}

extension Pixmap {
  /// The largest and the mean difference of a channel from another picture of the same size.
  func difference(from other: Pixmap) -> (largest: Int, mean: Double) {
    guard width == other.width, height == other.height else { return (256, 256) }
    var (largest, sum) = (0, 0)
    for y in 0..<height {
      for x in 0..<width {
        for shift in [0, 8, 16, 24] as [UInt32] {
          let distance = abs(Int(self[x, y] >> shift & 255) - Int(other[x, y] >> shift & 255))
          largest = max(largest, distance)
          sum += distance
        }
      }
    }
    return (largest, Double(sum) / Double(width * height * 4))
  }
}
