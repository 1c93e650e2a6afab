import TestSupport
import Testing

/// What only resembles Apple's, as the command tells it.
@Suite struct ExactnessTests {
  private let switches = """
    import SwiftUI

    struct ContentView: View {
      @State private var isOn = true
      var body: some View {
        VStack {
          Toggle("Wi-Fi", isOn: $isOn)
          if isOn { Slider(value: .constant(0.5)) }
        }
      }
    }
    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(switches, to: "Switches.swift")
    return folder
  }

  @Test func framesNameWhatOnlyResemblesApples() throws {
    let folder = try folder()
    let outcome = try BuiltCommand.run(
      [
        "Switches.swift", "--at", "0,1", "--event", "1:tap:Wi-Fi", "--scale", "1", "--json",
      ], in: folder.path, cache: folder.path + "/cache")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.errors.contains(
        "scene 'switches': Slider and Toggle only resemble Apple's; see COMPATIBILITY.md"))
    let lists = outcome.output.split(separator: "\n").joined()
    #expect(lists.contains("Slider"))
    let quiet = try BuiltCommand.run(
      ["Switches.swift", "--scale", "1", "--quiet"], in: folder.path,
      cache: folder.path + "/cache")
    #expect(quiet.errors.isEmpty)
  }

  @Test func strictRefusesThem() throws {
    let folder = try folder()
    let outcome = try BuiltCommand.run(
      ["Switches.swift", "--scale", "1", "--strict", "-o", "a.png"], in: folder.path,
      cache: folder.path + "/cache")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.contains(
        "scene 'switches' is not exact at 0 s: Slider and Toggle would only resemble Apple's"))
    #expect(!folder.files.contains("a.png"))
  }

  @Test func strictLetsExactFramesThrough() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltCommand.run(
      ["two-rings", "--scale", "1", "--strict", "-o", "a.png"], in: folder.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
