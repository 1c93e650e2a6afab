import Foundation
import TestSupport
import Testing
import VirtualTime

@testable import RenderSceneCommand

/// The frames that `render` writes: which, under which names, and with which bytes.
@Suite struct SequenceTests {
  private struct Manifest: Decodable {
    struct Frame: Decodable {
      var frame: Int
      var time: String
      var file: String
      var digest: String
    }
    var schema: String
    var fps: String
    var count: Int
    var drawn: Int
    var frames: [Frame]
  }

  private func render(
    _ flags: [String], in folder: TemporaryFolder
  ) throws -> (errors: String, manifest: Manifest) {
    let outcome = try BuiltCommand.run(
      ["render", "ticket-notch", "--scale", "1"] + flags, in: folder.path)
    try #require(outcome.status == 0, "\(outcome.errors)")
    let data = try Data(
      contentsOf: URL(fileURLWithPath: folder.path + "/output/ticket-notch/manifest.json"))
    return (outcome.errors, try JSONDecoder().decode(Manifest.self, from: data))
  }

  @Test func aResumedRunWritesOnlyTheFramesThatAreNotRight() throws {
    let folder = try TemporaryFolder()
    let (_, manifest) = try render(["--duration", "0.1"], in: folder)
    let place = folder.path + "/output/ticket-notch/"
    let kept = try FileManager.default.attributesOfItem(atPath: place + "ticket-notch_0001.png")
    let whole = try folder.data("output/ticket-notch/ticket-notch_0003.png")
    try FileManager.default.removeItem(atPath: place + "ticket-notch_0003.png")
    try whole.dropLast(40).write(to: URL(fileURLWithPath: place + "ticket-notch_0004.png"))
    let (_, again) = try render(["--duration", "0.1", "--resume"], in: folder)
    #expect(again.frames.map(\.digest) == manifest.frames.map(\.digest))
    #expect(try folder.data("output/ticket-notch/ticket-notch_0003.png") == whole)
    #expect(try folder.data("output/ticket-notch/ticket-notch_0004.png") == whole)
    let after = try FileManager.default.attributesOfItem(atPath: place + "ticket-notch_0001.png")
    #expect(after[.systemFileNumber] as? Int == kept[.systemFileNumber] as? Int, "not replaced")
  }

  @Test func everyFrameIsWrittenOnceUnderItsNumber() throws {
    let folder = try TemporaryFolder()
    let (errors, manifest) = try render(["--duration", "1.5"], in: folder)
    let names = (0..<90).map {
      "ticket-notch_" + String(repeating: "0", count: $0 < 10 ? 3 : 2) + "\($0).png"
    }
    #expect(manifest.frames.map(\.file) == names)
    #expect(manifest.frames.map(\.frame) == Array(0..<90))
    #expect(manifest.frames[45].time == "3/4")
    #expect(manifest.count == 90)
    #expect(manifest.fps == "60")
    #expect(
      folder.files.sorted()
        == (["frames.ffconcat", "manifest.json"] + names).map { "output/ticket-notch/" + $0 })
    #expect(errors.contains("90 frames at 60 a second, from 0 s to 1.4833333333 s"))
    // Nothing moves in the first second: those frames are drawn once.
    #expect(manifest.drawn == 30)
    #expect(Set(manifest.frames[0...60].map(\.digest)).count == 1)
    let list = try folder.text("output/ticket-notch/frames.ffconcat")
    #expect(
      list.hasPrefix("ffconcat version 1.0\nfile 'ticket-notch_0000.png'\nduration 0.0166666667\n"))
    #expect(list.split(separator: "\n").count == 1 + 2 * 90 + 1)
  }

  @Test func aFrameIsTheStillOfItsInstantWhateverElseIsRendered() throws {
    let whole = try TemporaryFolder()
    _ = try render(["--to", "2", "-j", "1"], in: whole)
    func frame(_ number: Int, in folder: TemporaryFolder) throws -> Data {
      let name = String(format: "output/ticket-notch/ticket-notch_%04d.png", number)
      return try folder.data(name)
    }
    let still = try BuiltCommand.run(
      ["ticket-notch", "--scale", "1", "--at", "1.5", "-o", "still.png"], in: whole.path)
    #expect(still.status == 0)
    #expect(try whole.data("still.png") == frame(90, in: whole))
    for jobs in ["2", "16"] {
      let other = try TemporaryFolder()
      _ = try render(["--to", "2", "-j", jobs], in: other)
      for number in 0..<120 {
        #expect(try frame(number, in: other) == frame(number, in: whole), "\(number), -j \(jobs)")
      }
    }
    let part = try TemporaryFolder()
    let (_, manifest) = try render(["--from", "1.25", "--to", "1.5"], in: part)
    #expect(manifest.frames.map(\.frame) == Array(75..<90))
    for number in 75..<90 { #expect(try frame(number, in: part) == frame(number, in: whole)) }
    let slow = try TemporaryFolder()
    _ = try render(["--to", "2", "--fps", "24"], in: slow)
    for second in [0, 0.5, 1, 1.5] {
      #expect(try frame(Int(second * 24), in: slow) == frame(Int(second * 60), in: whole))
    }
  }

  @Test func someFramesMayBeAskedFor() throws {
    let folder = try TemporaryFolder()
    #expect(
      try render(["--frames", "3,60-62,90..96:3"], in: folder).manifest.frames.map(\.frame)
        == [3, 60, 61, 62, 90, 93, 96])
    #expect(
      try render(["--to", "0.2", "--every-nth-frame", "5"], in: folder).manifest.frames.map(\.frame)
        == [0, 5, 10])
    #expect(
      try render(["--to", "0.1", "--endpoint", "inclusive"], in: folder).manifest.count == 7)
  }

  @Test func namesMayBeChosen() throws {
    for (name, first) in [
      ("shots/a.png", "shots/a_0000.png"), ("b_####", "b_0000.png"), ("c%02d.png", "c00.png"),
      ("d-{index}.png", "d-0.png"), ("folder/", "folder/ticket-notch/ticket-notch_0000.png"),
    ] {
      let folder = try TemporaryFolder()
      let outcome = try BuiltCommand.run(
        ["render", "ticket-notch", "--scale", "1", "--to", "0.05", "-o", name], in: folder.path)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.split(separator: "\n").first.map(String.init) == first)
      #expect(folder.files.contains(first))
    }
  }

  @Test func whatCannotBeRenderedIsRefusedBeforehand() throws {
    let folder = try TemporaryFolder()
    for (flags, words) in [
      (["--to", "0"], "has no frames"), (["--from", "2", "--to", "1"], "has no frames"),
      (["--fps", "0"], "no frame rate"), (["-j", "0"], "no number of jobs"),
      (["--every-nth-frame", "0"], "no count of frames"),
      (["--endpoint", "open"], "exclusive or inclusive"),
      (["--frames", "1", "--to", "2"], "leave out --from and --to"),
      (["--to", "1,2"], "takes one moment"), (["-o", "film.svg"], "'still' writes"),
    ] {
      let outcome = try BuiltCommand.run(["render", "ticket-notch"] + flags, in: folder.path)
      #expect(outcome.status == 64, "\(flags)")
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
    #expect(folder.files == [])
  }

  // MARK: - Ranges

  @Test func framesLieAtExactFractions() throws {
    let rate = FrameRate(numerator: 30000, denominator: 1001)
    let range = FrameRange(end: VirtualInstant(seconds: 10), rate: rate)
    let frames = try range.frames()
    #expect(frames.count == 300)
    for frame in frames {
      let exact = Double(frame.number) * 1001 / 30000
      #expect(abs(frame.instant.seconds - exact) < 1e-9)
    }
  }

  @Test func aRangeBetweenFramesIsExactFromItsStart() throws {
    let start = VirtualInstant(ticks: VirtualInstant.ticksPerSecond / 100)
    let frames = try FrameRange(
      start: start, end: VirtualInstant(seconds: 1), step: 2,
      rate: FrameRate(numerator: 10, denominator: 1)
    ).frames()
    #expect(frames.map(\.number) == [0, 2, 4, 6, 8])
    #expect(frames[1].instant.ticks == start.ticks + VirtualInstant.ticksPerSecond / 5)
  }
}
