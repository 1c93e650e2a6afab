import Foundation
import TestSupport
import Testing

@testable import RenderSceneCommand

/// The proof of determinism: that it passes where it must, and fails where it must.
@Suite struct SelfcheckTests {
  /// What `--json` prints.
  struct Document: Decodable {
    struct Frame: Decodable {
      var time: String
      var digest: String
    }
    struct Scene: Decodable {
      var name: String
      var frames: [Frame]
    }
    struct Difference: Decodable {
      var scene: String
      var time: String
      var expectedDigest: String
      var actualDigest: String
      var expected: String
      var actual: String
    }
    struct Condition: Decodable {
      var name: String
      var status: String
      var frames: Int
      var reason: String?
      var differences: [Difference]
    }
    var schema: String
    var ok: Bool
    var fingerprint: String
    var scenes: [Scene]
    var conditions: [Condition]

    /// The condition of a name.
    func condition(_ name: String) throws -> Condition {
      try #require(conditions.first { $0.name == name }, "\(name)")
    }
  }

  /// Runs the proof and reads its document.
  static func run(
    _ arguments: [String], in folder: TemporaryFolder, status: Int32 = 0
  ) throws -> Document {
    let outcome = try FarmScene.run(
      ["selfcheck", "--json"] + arguments, in: folder, status: status)
    return try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
  }

  /// A scene of a colour that Swift code works out, in 24 bits.
  private static func patch(_ name: String, _ code: String) -> String {
    """
    import SwiftUI
    import Glibc

    struct \(name): View {
      private let value = Self.measure()

      nonisolated(unsafe) static var made = 0

      static func measure() -> Int {
        \(code)
      }

      private func part(_ shift: Int) -> Double { Double(value >> shift & 255) / 255 }

      var body: some View { Color(red: part(16), green: part(8), blue: part(0)) }
    }
    """
  }

  @Test func aSceneThatOnlyDependsOnTimePasses() throws {
    let folder = try TemporaryFolder()
    try folder.write(FarmScene.slide(), to: "Slide.swift")
    let document = try Self.run(["Slide.swift"] + FarmScene.canvas, in: folder)
    #expect(document.schema == "partway.selfcheck/1" && document.ok)
    #expect(document.scenes.map(\.name) == ["slide"])
    #expect(document.scenes[0].frames.map(\.time) == ["0/1", "1/4", "1/2", "1/1"])
    #expect(Set(document.scenes[0].frames.map(\.digest)).count == 4)
    #expect(document.conditions.map(\.name) == ProofCondition.all(isQuick: false).map(\.name))
    for condition in document.conditions {
      // Whether a process may hide fonts, and has another kind of processor to choose, is the machine's affair.
      if ["skipped", "ineffective"].contains(condition.status) {
        print("not proved here: \(condition.name) \(condition.reason ?? "")")
        #expect(["fonts", "no FMA"].contains(condition.name))
      } else {
        #expect(condition.status == "equal" && condition.frames == 4, "\(condition.name)")
      }
    }
    #expect(folder.files == ["Slide.swift"])
    // The same picture as anywhere.
    let still = try FarmScene.run(
      ["still", "Slide.swift", "--at", "0.25", "--json"] + FarmScene.canvas, in: folder)
    #expect(still.output.contains(document.scenes[0].frames[1].digest))
  }

  @Test func whateverElseASceneDependsOnIsFound() throws {
    let folder = try TemporaryFolder()
    let scenes = [
      ("Home", "return Int(getenv(\"HOME\").map { strlen($0) } ?? 0)"),
      ("Number", "return Int(getpid())"),
      ("Count", "made += 1; return made"),
      ("Rights", "let mask = umask(0); umask(mask); return Int(mask)"),
      (
        "Processor",
        """
        typealias Function = @convention(c) (Double) -> Double
            let address = dlsym(dlopen("libm.so.6", RTLD_LAZY), "sin")
            let function = unsafeBitCast(address, to: Function.self)
            let bits = (1...5000).map { function(Double($0) * 0.00371 + 0.1).bitPattern }
            return Int(bits.reduce(UInt64(0)) { $0 &* 31 &+ $1 } & 0xFF_FFFF)
        """
      ),
    ]
    for (name, code) in scenes { try folder.write(Self.patch(name, code), to: name + ".swift") }
    let document = try Self.run(
      scenes.map { $0.0 + ".swift" } + ["--at", "0,0.5", "--out-dir", "found"] + FarmScene.canvas,
      in: folder, status: 4)
    #expect(!document.ok)
    for condition in document.conditions where condition.status != "skipped" {
      let name = condition.name
      let found = Set(condition.differences.map(\.scene))
      #expect(condition.status == "different", "\(name)")
      // The process's number is another one each time.
      #expect(found.contains("number"), "\(name)")
      #expect(found.contains("home") == (name == "home"), "\(name)")
      #expect(found.contains("count") == ["backwards", "shuffled"].contains(name), "\(name)")
      #expect(found.contains("rights") == (name == "umask"), "\(name)")
      let hasFMA =
        (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?
        .contains(" fma ") ?? false
      #expect(found.contains("processor") == (hasFMA && name == "no FMA"), "\(name)")
    }
    // Both pictures are there, and show what the digests say.
    let home = try #require(document.condition("home").differences.first { $0.scene == "home" })
    let digests = try [home.expected, home.actual].map { path in
      let file = try #require(path.split(separator: folder.path + "/").last.map(String.init))
      return try folder.picture(file)
    }
    #expect(digests[0] != digests[1])
    #expect(home.expectedDigest != home.actualDigest)
    #expect(folder.files.contains("found/home/home@0.000s.png"))
    // Those that are equal have gone.
    #expect(!folder.files.contains("found/home/rights@0.000s.png"))
  }

  @Test func theFirstDifferenceIsNamed() throws {
    let folder = try TemporaryFolder()
    let code = "return Int(getenv(\"HOME\").map { strlen($0) } ?? 0)"
    try folder.write(Self.patch("Home", code), to: "Home.swift")
    let arguments = ["selfcheck", "Home.swift", "--quick", "--at", "0"] + FarmScene.canvas
    let outcome = try FarmScene.run(arguments, in: folder, status: 4)
    #expect(
      outcome.output.contains(/surroundings +1 of 1 frames DIFFER/), "\(outcome.output)")
    #expect(
      outcome.errors.contains(
        /'surroundings' changed them. First scene 'home' at 0 s: [0-9a-f]{32} instead of [0-9a-f]{32}; compare .*reference\/home@0.000s.png and .*surroundings\/home@0.000s.png/
      ), "\(outcome.errors)")
    // What the run before has left does not stay.
    try folder.write(FarmScene.slide(), to: "Home.swift")
    try FarmScene.run(arguments, in: folder)
    #expect(folder.files == ["Home.swift"])
  }

  @Test func scenesThatCannotBeShownAreNoNondeterminism() throws {
    let folder = try TemporaryFolder()
    try folder.write(FarmScene.trap, to: "Trap.swift")
    let trap = try FarmScene.run(
      ["selfcheck", "Trap.swift", "--quick", "--at", "0,0.7"] + FarmScene.canvas, in: folder,
      status: 65)
    #expect(trap.errors.contains("the latch is gone"), "\(trap.errors)")
    try folder.write("import SwiftUI\nstruct A: View { var body: Int { } }", to: "A.swift")
    let wrong = try FarmScene.run(["selfcheck", "A.swift"], in: folder, status: 65)
    #expect(wrong.errors.contains("A.swift:2"), "\(wrong.errors)")
    try FarmScene.run(["selfcheck", "no-such-scene"], in: folder, status: 66)
  }
}
