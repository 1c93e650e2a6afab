import Foundation
import Testing

/// Views as they are described draw what Apple's SwiftUI drew of them.
@MainActor @Suite struct ReferenceTests {
  @Test(arguments: ReferenceCase.all.map(\.name))
  func aViewIsDrawnAsApplesSwiftUIDrewIt(_ name: String) throws {
    let measurements = try ReferenceRun.measurements.get()
    let measured = try #require(measurements.first { $0.name == name })
    for fault in measured.faults {
      Issue.record(
        """
        \(name): \(fault). The mean is \(measured.mean) levels, the largest \(measured.max) at \
        (\(measured.place.x), \(measured.place.y)). Look at expected, actual and difference in \
        output/reference-failures/\(name).*.png.
        """)
    }
  }

  @Test func everyPictureHasACaseAndEveryCaseAPicture() throws {
    let pictures = try FileManager.default
      .contentsOfDirectory(atPath: ReferenceRun.folder.appendingPathComponent("Pictures").path)
      .filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }
    #expect(ReferenceCase.all.map(\.name).sorted() == pictures.sorted())
    #expect(pictures.count == 72)
  }

  @Test func theTableTellsOfEveryPicture() throws {
    let measurements = try ReferenceRun.measurements.get()
    let table = try String(
      contentsOf: ReferenceRun.output.appendingPathComponent("reference-renders.md"),
      encoding: .utf8)
    #expect(measurements.count == 72)
    for measurement in measurements {
      #expect(table.contains("\n| \(measurement.name) | "))
    }
  }
}
