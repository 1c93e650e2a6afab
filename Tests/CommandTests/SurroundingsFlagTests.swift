import Foundation
import TestSupport
import Testing

@testable import RenderSceneCommand

/// Flags for what the reader of a scene has chosen.
@Suite struct SurroundingsFlagTests {
  private func still(_ flags: [String], in folder: TemporaryFolder) throws -> BuiltCommand.Outcome {
    let scenes = try SceneFolder(
      "surroundings",
      [
        "Reader.swift": """
        import SwiftUI

        struct Reader: View {
          @Environment(\\.dynamicTypeSize) private var size

          var body: some View {
            HStack(spacing: 0) {
              Color.red
              (size >= .accessibility1 ? Color.black : Color.blue)
            }
          }
        }
        """
      ])
    return try BuiltCommand.run(
      ["still", scenes.path + "/Reader.swift", "--size", "40x20", "--scale", "1"]
        + ["-o", folder.path + "/a.png"] + flags)
  }

  @Test func rowsRunTheOtherWay() throws {
    let folder = try TemporaryFolder()
    #expect(try still([], in: folder).status == 0)
    let usual = try folder.picture("a.png")
    #expect(try still(["--layout-direction", "rtl"], in: folder).status == 0)
    let mirrored = try folder.picture("a.png")
    #expect(usual[5, 10] == mirrored[35, 10])
    #expect(usual[35, 10] == mirrored[5, 10])
    #expect(usual[5, 10] != mirrored[5, 10])
  }

  @Test func textIsAsLargeAsTheReaderWants() throws {
    let folder = try TemporaryFolder()
    #expect(try still(["--type-size", "accessibility-3"], in: folder).status == 0)
    #expect(try folder.picture("a.png")[35, 10] == 0xFF00_0000)
  }

  @Test func whatTheEngineCannotDoIsRefused() throws {
    for (flag, value, words) in [
      ("--locale", "de_DE", "the locale 'de_DE' is not supported"),
      ("--time-zone", "Europe/Oslo", "the time zone 'Europe/Oslo' is not supported"),
      ("--type-size", "huge", "'huge' is no size of text"),
      ("--layout-direction", "up", "'up' is no layout direction"),
    ] {
      let outcome = try still([flag, value], in: TemporaryFolder())
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
    let allowed = try still(["--locale", "en_US", "--time-zone", "UTC"], in: TemporaryFolder())
    #expect(allowed.status == 0)
  }
}
