import Foundation
import TestSupport
import Testing

/// Nothing depends on what the processor can do: the same bits with and without AVX2 and fused multiply-add.
@Suite struct ProcessorFeatureTests {
  /// Makes the C library choose as if the processor had neither; names of old and new versions of it.
  private static let without =
    "glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4,-AVX,-AVX512F,-AVX2_Usable,-FMA_Usable,-FMA4_Usable,"
    + "-AVX_Usable,-AVX512F_Usable"

  private static var environment: [String: String] {
    BuiltCommand.environment.merging(["GLIBC_TUNABLES": without]) { $1 }
  }

  /// A scene whose springs, curves, angles and colours all calculate.
  private static let scene = """
    import SwiftUI

    struct Swirl: View {
      @State private var isOn = false

      var body: some View {
        ZStack {
          ForEach(0..<6, id: \\.self) { index in
            RoundedRectangle(cornerRadius: isOn ? 30 : 4)
              .fill(isOn ? .purple : .orange)
              .frame(width: 60, height: 60)
              .offset(x: isOn ? 90 : 40)
              .rotationEffect(.degrees(Double(index) * 60 + (isOn ? 137 : 0)))
              .scaleEffect(isOn ? 1.1 : 0.8)
          }
        }
        .onAppear { withAnimation(.spring(duration: 0.9, bounce: 0.4)) { isOn = true } }
      }
    }
    """

  @Test func picturesAreTheSame() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.scene, to: "Swirl.swift")
    let moments = ["0.1", "0.35", "0.8"]
    for moment in moments {
      let arguments = [file, "--at", moment, "--scale", "2", "-o"]
      let plain = try BuiltCommand.run(arguments + [folder.path + "/plain-\(moment).png"])
      let limited = try BuiltCommand.run(
        arguments + [folder.path + "/limited-\(moment).png"], environment: Self.environment)
      #expect(plain.status == 0 && limited.status == 0, "\(plain.errors)\(limited.errors)")
      let first = try folder.data("plain-\(moment).png")
      let second = try folder.data("limited-\(moment).png")
      #expect(first == second, "at \(moment) s")
      #expect(first.count > 1000)
    }
  }

  /// The numeric tests and the curves', run anew by this test program in a process of their own.
  @Test func numbersAreTheSame() throws {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let run = try BuiltCommand.run(
      executable: program,
      [
        "--testing-library", "swift-testing", "--filter", "NumericsTests.NumericsTests|MotionTests",
      ],
      environment: Self.environment)
    #expect(run.status == 0, "\(run.output.suffix(2000))\(run.errors.suffix(2000))")
    #expect((run.output + run.errors).contains("resultsAreTheRecordedBits"))
  }
}
