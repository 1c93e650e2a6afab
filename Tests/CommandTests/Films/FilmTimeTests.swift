import Foundation
import Imaging
import TestSupport
import Testing
import VirtualTime

@testable import RenderSceneCommand

/// Speed, hold, counts and end points, and all ways to say which frames.
@Suite struct FilmTimeTests {
  private struct Manifest: Decodable {
    struct Frame: Decodable {
      var frame: Int
      var seconds: Double
      var time: String
    }
    var fps: String
    var count: Int
    var speed: String?
    var hold: String?
    var frames: [Frame]
  }

  private func manifest(
    _ scene: SlidingScene, _ flags: [String]
  ) throws -> (manifest: Manifest, errors: String) {
    let outcome = try scene.render(["-o", "out/f_####.png"] + flags)
    let data = try scene.folder.data("out/manifest.json")
    return (try JSONDecoder().decode(Manifest.self, from: data), outcome.errors)
  }

  @Test func slowMotionAndHoldShiftTheScene() throws {
    let scene = try SlidingScene()
    let plain = try scene.frames(["--fps", "8"])
    let (slow, errors) = try manifest(scene, ["--fps", "4", "--speed", "0.5", "--hold", "1.5"])
    // 1.5 s of rest, then 1.5 s of the scene at half the speed.
    #expect(slow.count == 18)
    #expect(slow.speed == "1/2" || slow.speed == "5/10")
    #expect(slow.hold == "3/2")
    #expect(slow.frames.map(\.frame) == Array(0..<18))
    #expect(slow.frames[..<7].allSatisfy { $0.seconds == 0 })
    #expect(slow.frames[7...].map(\.seconds) == (1...11).map { Double($0) / 8 })
    #expect(errors.contains("18 = ⌈4.5 s × 4⌉"))
    for index in 0..<12 {
      let name = String(format: "out/f_%04d.png", index + 6)
      #expect(try scene.folder.picture(name) == plain[index])
    }
    // The list for ffmpeg has the film's times.
    let list = try scene.folder.text("out/frames.ffconcat")
    #expect(list.components(separatedBy: "duration 0.25\n").count == 19)
    // Frames and their numbers are the film's, seconds are the scene's.
    let (some, _) = try manifest(
      scene, ["--fps", "4", "--speed", "0.5", "--hold", "1.5", "--frames", "0,3,10-12,-1"])
    #expect(some.frames.map(\.frame) == [0, 3, 10, 11, 12, 17])
    #expect(some.frames.map(\.seconds) == [0, 0, 0.5, 0.625, 0.75, 1.375])
    let (part, _) = try manifest(
      scene, ["--fps", "4", "--speed", "0.5", "--hold", "1.5", "--from", "0.5", "--to", "12f"])
    #expect(part.frames.map(\.frame) == [10, 11])
    #expect(part.frames.map(\.seconds) == [0.5, 0.625])
  }

  @Test func aCountIsSpreadEvenly() throws {
    let scene = try SlidingScene()
    let (open, errors) = try manifest(scene, ["--count", "4"])
    #expect(open.frames.map(\.time) == ["0/1", "3/8", "3/4", "9/8"])
    #expect(open.fps == "8/3")
    #expect(errors.contains("4, every 1.5/4 s, without the end"))
    let (closed, _) = try manifest(scene, ["--count", "4", "--endpoint", "inclusive"])
    #expect(closed.frames.map(\.time) == ["0/1", "1/2", "1/1", "3/2"])
    let (part, _) = try manifest(scene, ["--count", "2", "--from", "1", "--to", "@there"])
    #expect(part.frames.map(\.seconds) == [1, 1.25])
    try scene.render(["--count", "4", "-o", "a.apng"])
    let (shown, _) = try AnimatedPNGDecoder.decode(try scene.folder.data("a.apng"))
    #expect(shown.reduce(0) { $0 + $1.seconds } == 1.5)
  }

  @Test func momentsMakeASequence() throws {
    let scene = try SlidingScene()
    let (list, _) = try manifest(scene, ["--at", "0.75,0,@there,50%,-250ms,30f"])
    #expect(list.frames.map(\.seconds) == [0, 0.5, 0.75, 1.25, 1.5])
    #expect(list.frames.map(\.frame) == Array(0..<5))
    try scene.render(["--at", "0,0.8,1,1.05", "-o", "a.apng"])
    let (shown, _) = try AnimatedPNGDecoder.decode(try scene.folder.data("a.apng"))
    #expect(shown.map { "\($0.numerator)/\($0.denominator)" } == ["4/5", "1/5", "1/20", "1/20"])
  }

  @Test(arguments: [
    ("85..", [85, 86, 87, 88, 89]), ("..2", [0, 1, 2]), ("-2..", [88, 89]), ("5-7", [5, 6, 7]),
    ("80..:4", [80, 84, 88]), ("-1,0", [0, 89]), ("85..-4", [85, 86]), ("50%", [45]),
    ("@there", [90]), ("88..90", [88, 89, 90]),
  ])
  func framesAreThoseOfTheWholeFilm(_ list: String, _ numbers: [Int]) throws {
    let scene = try SlidingScene()
    #expect(try manifest(scene, ["--frames", list]).manifest.frames.map(\.frame) == numbers)
  }

  @Test func theLastFrameIsOneOfTheGridWhereverTheSceneEnds() throws {
    let scene = try SlidingScene()
    for (flags, last) in [
      (["--duration", "1.51"], 90), (["--duration", "1.49"], 89),
      (["--duration", "1.5", "--endpoint", "inclusive"], 90),
    ] {
      let (whole, _) = try manifest(scene, flags)
      let (part, _) = try manifest(scene, flags + ["--frames", "-1"])
      #expect(whole.frames.last?.frame == last)
      #expect(part.frames.map(\.frame) == [last])
      #expect(part.frames.map(\.time) == [whole.frames.last?.time])
    }
  }

  @Test(arguments: [
    (["--endpoint", "exclusive"], 15, "15 = ⌈1 s × 15⌉, without the end", "14/15"),
    (["--endpoint", "inclusive"], 16, "16 = ⌊1 s × 15⌋ + 1, with the end", "1/1"),
    (["--endpoint", "inclusive", "--every-nth-frame", "4"], 4, "4 = ⌊1 s × 15 / 4⌋ + 1", "4/5"),
    (["--every-nth-frame", "4"], 4, "4 = ⌈1 s × 15 / 4⌉", "4/5"),
  ])
  func theCountIsThatOfTheFormula(
    _ flags: [String], _ count: Int, _ formula: String, _ last: String
  ) throws {
    let scene = try SlidingScene()
    let (manifest, errors) = try manifest(scene, ["--fps", "15", "--to", "1"] + flags)
    #expect(manifest.count == count)
    #expect(errors.contains(formula), "\(errors)")
    #expect(manifest.frames.last?.time == last)
  }

  @Test func decimalsThatMissAFrameByLittleMeanIt() throws {
    let rate = FrameRate(numerator: 30, denominator: 1)
    func count(_ seconds: String, _ endpoint: FrameRange.Endpoint) throws -> Int {
      let end = try TimeListParser(rate: rate).parse(seconds)[0]
      return try FrameRange(end: end, endpoint: endpoint, rate: rate).frames().count
    }
    #expect(try count("32.866667", .exclusive) == 986)
    #expect(try count("32.866666", .exclusive) == 986)
    #expect(try count("32.867", .exclusive) == 987)
    #expect(try count("32.866666", .inclusive) == 987)
    #expect(try count("32.866", .inclusive) == 986)
  }

  @Test func stillsTakeAllWaysToSayWhen() throws {
    let scene = try SlidingScene()
    for (flags, seconds) in [
      (["--count", "4"], ["0.000", "0.500", "1.000", "1.500"]),
      (["--count", "2", "--endpoint", "exclusive", "--to", "1"], ["0.000", "0.500"]),
      (["--count", "3", "--from", "0.5", "--to", "@settled"], ["0.500", "1.000", "1.500"]),
      (["--frames", "0,30-32,-1"], ["0.000", "0.500", "0.517", "0.533", "1.483"]),
      (["--at", "0..1:500ms,..0.2:0.1"], ["0.000", "0.100", "0.200", "0.500", "1.000"]),
      (["--at", "1.4..:50ms"], ["1.400", "1.450", "1.500"]),
      (["--at", "@there-0.5s,3s,90f,25%"], ["0.375", "1.000", "1.500", "3.000"]),
      (["--at", "@start,@end,@completion#1"], ["0.000", "1.500"]),
      (["--at", "-1f,-0.5s"], ["1.000", "1.483"]),
    ] {
      let outcome = try BuiltCommand.run(
        ["still", "Sliding.swift", "--scale", "1"] + flags, in: scene.folder.path)
      #expect(outcome.status == 0, "\(flags): \(outcome.errors)")
      #expect(
        outcome.output.split(separator: "\n").map(String.init).sorted()
          == seconds.map { "output/sliding@\($0)s.png" }, "\(flags)")
    }
    for (flags, words) in [
      (["--count", "2", "--at", "1"], "give one of them"), (["--from", "1"], "goes with --count"),
      (["--count", "2", "--from", "2", "--to", "1"], "lies after the end"),
      (["--at", "0,1", "-o", "-"], "takes one picture"), (["-o", "a.gif"], "'render' makes films"),
    ] {
      let outcome = try BuiltCommand.run(
        ["still", "Sliding.swift", "--scale", "1"] + flags, in: scene.folder.path)
      #expect(outcome.status == 64, "\(flags)")
      #expect(outcome.errors.contains(words), "\(flags): \(outcome.errors)")
    }
  }
}
