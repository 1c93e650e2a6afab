import CairoRaster
import Foundation
import Testing
import Typography

/// The goldens as a whole: each has a case, each case has a golden, and the libraries are the recorded ones.
@MainActor @Suite struct GoldenStoreTests {
  @Test func eachNameIsUniqueAndInKebabCase() {
    let names = GoldenCase.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*){2,}/) != nil)
    }
  }

  @Test func everyGoldenHasACaseAndEveryCaseAGolden() throws {
    guard try GoldenRecording.chosen == .never else { return }
    let cased = GoldenCase.all.flatMap { [$0.pictureFile, $0.listFile] }.sorted()
    #expect(GoldenStore.files() == cased)
    #expect(GoldenCase.all.count >= GoldenCase.leastCount)
  }

  /// Other versions may draw other pixels; then this names them before anyone looks for a fault of ours.
  @Test func theLibrariesAreTheOnesOfTheGoldens() throws {
    let versions = CairoRasterizer.libraryVersions.merging(FontLibrary.libraryVersions) { $1 }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let text = try String(decoding: encoder.encode(versions), as: UTF8.self) + "\n"
    if try GoldenRecording.chosen != .never {
      try GoldenStore.write(Data(text.utf8), to: "MANIFEST.json")
    }
    let kept = GoldenStore.read("MANIFEST.json").map { String(decoding: $0, as: UTF8.self) }
    #expect(kept == text)
  }
}
