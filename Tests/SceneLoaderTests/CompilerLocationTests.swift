import SceneLoader
import Testing

/// Where the compiler is looked for.
struct CompilerLocationTests {
  @Test func aMissingCompilerIsNamed() throws {
    let error = #expect(throws: SceneLoadingError.self) {
      try CompilerLocation.find(on: "/nonexistent:relative")
    }
    #expect(error == .compilerNotFound(searched: "/nonexistent:relative"))
    #expect(error?.description.contains("swiftc is not on PATH") == true)
  }
}
