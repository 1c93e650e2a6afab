import Foundation
import TestSupport
import Testing

/// What users of other tools asked for about long runs.
@Suite struct ScaleNeedsTests {
  @Test(
    "55: ten thousand frames take within a tenth of the memory of a hundred; the rate is printed")
  func memoryStaysWhereItIs() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct Pulse: View {
        @State private var isLarge = false
        var body: some View {
          Circle().fill(.pink).frame(width: isLarge ? 60 : 20, height: isLarge ? 60 : 20)
            .overlay(Text("Pulse").opacity(isLarge ? 1 : 0))
            .onAppear {
              withAnimation(.easeInOut(duration: 1.3).repeatForever()) { isLarge = true }
            }
        }
      }
      #Preview(traits: .fixedLayout(width: 80, height: 80)) { Pulse() }
      """, to: "Pulse.swift")
    func run(frames: Int) throws -> (megabytes: Double, rate: Double) {
      let outcome = try BuiltCommand.run(
        [
          "render", "Pulse.swift", "--frames", "0-\(frames - 1)", "--duration", "\(frames)f",
          "--scale", "1", "--timings", "--out-dir", "frames-\(frames)",
        ], in: folder.path)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.split(separator: "\n").count == frames)
      // Such as: 812.5 frames a second, 38 MB of memory at most
      let words = outcome.errors.split(separator: "\n").last?.split(separator: " ") ?? []
      let numbers = words.compactMap { Double($0) }
      try #require(numbers.count == 2, "\(outcome.errors)")
      return (numbers[1], numbers[0])
    }
    // Compiles the scene, which takes memory of another kind.
    _ = try run(frames: 2)
    let few = try run(frames: 100)
    let many = try run(frames: 10_000)
    #expect(many.megabytes <= few.megabytes * 1.1, "\(few) \(many)")
    #expect(many.rate > 0)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.path + "/frames-10000/pulse")
    #expect(files.count == 10_002)
  }
}
