import DrawingModel
import Foundation
import Geometry
import SwiftUI
import Testing
import ViewTesting

/// Images in lines of text.
@MainActor @Suite struct InlineImageTests {
  private func boxes(@ViewBuilder _ root: @escaping @MainActor () -> some View) throws -> [CGRect] {
    let harness = try Harness(root)
    defer { harness.end() }
    #expect(harness.session.faults.isEmpty)
    return try harness.boxes(at: 0)
  }

  @Test func aSymbolInTextIsTheSymbolBesideIt() throws {
    let inside = try #require(try boxes { Text(Image(systemName: "star.fill")) }.first)
    let alone = try #require(try boxes { Image(systemName: "star.fill") }.first)
    expectNear(inside.width, alone.width, within: 0.01)
    expectNear(inside.height, alone.height, within: 0.01)
    // A line is not higher for it.
    expectEqual(
      try Sizes.height { Text("a \(Image(systemName: "star.fill"))") },
      try Sizes.height { Text("a") })
  }

  @Test func aSymbolTakesTheTextsFontAndStyle() throws {
    let small = try #require(try boxes { Text(Image(systemName: "star.fill")) }.first)
    let large = try #require(
      try boxes { Text(Image(systemName: "star.fill")).font(.system(size: 34)) }.first)
    expectNear(large.width, 2 * small.width, within: 0.01)
    try Harness.run {
      Text("\(Image(systemName: "star.fill"))").foregroundStyle(Color(red: 1, green: 0, blue: 0))
    } _: { scene in
      expectEqual(try scene.colors(at: 0), [[255, 0, 0]])
    }
  }

  @Test func aSymbolStandsBetweenTheWordsAndWrapsWithThem() throws {
    let width = try Sizes.width { Text("a\(Image(systemName: "star.fill"))b") }
    let letters = try Sizes.width { Text("ab") }
    let symbol = try Sizes.width { Text(Image(systemName: "star.fill")) }
    expectNear(width, letters + symbol, within: 1)
    let line = try Sizes.height { Text("a") }
    let wrapped = try Sizes.height {
      Text("words \(Image(systemName: "star.fill")) words").frame(width: 60)
    }
    #expect(wrapped > 1.5 * line)
  }

  @Test func anUnknownSymbolIsReported() throws {
    let harness = try Harness { Text("a \(Image(systemName: "no.such.symbol"))") }
    defer { harness.end() }
    #expect(harness.session.faults.contains { $0.contains("no.such.symbol") })
  }
}
