import Foundation
import TestSupport
import Testing

@testable import RenderSceneCommand

/// What users of other tools asked for about time, one test for each behaviour.
@Suite struct TimeNeedsTests {
  /// A dot that goes back and forth for ever.
  private static let endless = """
    import SwiftUI
    struct Endless: View {
      @State private var isAway = false
      var body: some View {
        Circle().fill(.blue).frame(width: 20, height: 20)
          .offset(x: isAway ? 40 : -40)
          .animation(.easeInOut(duration: 0.8).repeatForever(), value: isAway)
          .onAppear { isAway = true }
      }
    }
    #Preview(traits: .fixedLayout(width: 120, height: 40)) { Endless() }
    """

  /// A bar that springs out, prints when it begins and when it has ended, and reacts to taps.
  private static let spring = """
    import SwiftUI
    struct Springy: View {
      @State private var width = 20.0
      var body: some View {
        Rectangle().fill(.orange).frame(width: width, height: 20)
          .accessibilityLabel("Bar")
          .onTapGesture {
            print("tapped at \\(Int(width))")
            withAnimation(.spring(duration: 0.5, bounce: 0.4)) { width += 20 }
          }
          .onAppear {
            print("begins")
            withAnimation(.spring(duration: 0.5, bounce: 0.4)) { width = 80 } completion: {
              print("has ended")
            }
          }
      }
    }
    #Preview(traits: .fixedLayout(width: 140, height: 40)) { Springy() }
    """

  private func run(_ arguments: [String], in folder: TemporaryFolder) throws
    -> BuiltCommand.Outcome
  {
    try BuiltCommand.run(arguments, in: folder.path)
  }

  private func folder(_ text: String, named name: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(text, to: name)
    return folder
  }

  @Test("1: a still is byte for byte the frame of the whole sequence, for every scene")
  func stillsAreFrames() throws {
    let folder = try TemporaryFolder()
    let list = try BuiltCommand.run(["list"], in: folder.path, cache: nil)
    let scenes = list.output.split(separator: "\n").map(String.init)
    #expect(scenes.count > 80)
    let flags = ["--scale", "1", "--fps", "4", "--duration", "2", "-q", "--timeout", "600"]
    let frames = try run(["render"] + scenes + flags + ["--out-dir", "frames"], in: folder)
    #expect(frames.status == 0, "\(frames.errors)")
    let stills = try run(
      ["still"] + scenes + flags + ["--at", "0.25,1.25", "-o", "stills/{scene}_{frame:04}.png"],
      in: folder)
    #expect(stills.status == 0, "\(stills.errors)")
    for scene in scenes {
      let name = scene.replacingOccurrences(of: "/", with: ".")
      for frame in ["0001", "0005"] {
        let file = "\(name)_\(frame).png"
        #expect(
          try folder.data("stills/\(file)") == folder.data("frames/\(name)/\(file)"), "\(file)")
      }
    }
  }

  @Test("2: every kind of scene takes every form of time")
  func everyFormOfTime() throws {
    let forms = [
      ("0.5", "0.500s"), ("0.5s", "0.500s"), ("250ms", "0.250s"), ("18f", "0.300s"),
      ("50%", "0.500s"), ("-1f", "0.983s"), ("-0.25s", "0.750s"), ("@start", "0.000s"),
      ("@end-100ms", "0.900s"), ("0.2..0.4:0.1", "0.200s 0.300s 0.400s"),
      ("0.95..", "0.950s 0.967s 0.983s 1.000s"), ("..1f", "0.000s 0.017s"),
    ]
    let folder = try folder(Self.spring, named: "Preview.swift")
    try folder.write(
      "import SwiftUI\nstruct ContentView: View { var body: some View { Color.red } }",
      to: "Plain.swift")
    try folder.write(
      """
      import SwiftUI
      @main struct Program: App {
        var body: some Scene { WindowGroup { Inner() } }
      }
      """, to: "Whole/Program.swift")
    try folder.write(
      "import SwiftUI\nstruct Inner: View { var body: some View { Color.green } }",
      to: "Whole/Inner.swift")
    let size = ["--size", "40x30", "--scale", "1", "--duration", "1"]
    for scene in ["Preview.swift", "Plain.swift", "Whole"] {
      for (form, times) in forms {
        let outcome = try run(
          ["still", scene, "--at", form, "-o", "{time:.3}s"] + size, in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let expected = times.split(separator: " ").map { "\($0).png\n" }.joined()
        #expect(outcome.output == expected, "\(scene) --at \(form)")
      }
    }
  }

  @Test("3: the last frame needs no guess")
  func theLastFrame() throws {
    let folder = try folder(Self.spring, named: "Springy.swift")
    let outcome = try run(
      ["Springy.swift", "--at", "@settled,-1f,@has-ended", "--json", "--scale", "1"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    struct Document: Decodable {
      struct Still: Decodable { var seconds: Double }
      var stills: [Still]
    }
    let stills = try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8)).stills
    try #require(stills.count == 3)
    // In order of time: the animation has ended, then a frame before rest, then rest.
    #expect(stills[0].seconds == 0.5)
    #expect(abs(stills[2].seconds - stills[1].seconds - 1.0 / 60) < 1e-9)
  }

  @Test("3: the settle time is in the list of scenes")
  func theListTellsWhereScenesSettle() throws {
    let folder = try folder(Self.spring, named: "Springy.swift")
    try folder.write(Self.endless, to: "Endless.swift")
    try folder.write("import SwiftUI\nstruct Broken: View {", to: "Broken.swift")
    let outcome = try run(["list", ".", "--json"], in: folder)
    #expect(outcome.status == 65, "\(outcome.errors)")
    struct Document: Decodable {
      struct Scene: Decodable {
        struct Cue: Decodable {
          var name: String
          var time: Double
        }
        var name: String
        var width: Double?
        var height: Double?
        var scale: Double?
        var duration: Double?
        var settled: Double?
        var endless: [String]?
        var cues: [Cue]?
        var error: String?
      }
      var scenes: [Scene]
    }
    let scenes = try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8)).scenes
    let springy = try #require(scenes.first { $0.name == "springy" })
    #expect([springy.width, springy.height, springy.scale] == [140, 40, 3])
    #expect(springy.settled == springy.duration)
    #expect((springy.settled ?? 0) > 0.5)
    #expect(springy.cues?.map(\.name) == ["begins", "completion", "has-ended"])
    #expect(springy.cues?.last?.time == 0.5)
    let endless = try #require(scenes.first { $0.name == "endless" })
    #expect(endless.settled == nil)
    #expect(endless.duration == 10)
    #expect(endless.endless?.first?.contains("Circle") == true)
    #expect(scenes.first { $0.name == "broken" }?.error?.isEmpty == false)
    // What the files say alone needs no compiler.
    let names = try run(["list", ".", "--json", "--no-run"], in: folder)
    #expect(names.status == 0)
    #expect(!names.output.contains("settled"))
  }

  @Test("5: a ring that fills on appearance is empty at 0, part drawn at 0.4 and full at 0.8")
  func theRingFills() throws {
    let folder = try TemporaryFolder()
    let outcome = try run(["trace", "nights-ring", "--at", "0,0.4,0.8", "--csv"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let rows = outcome.output.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }.filter { $0.count > 7 && $0[5] == "trim.to" }
    let presented = rows.compactMap { Double($0[7]) }
    let model = rows.compactMap { Double($0[6]) }
    try #require(presented.count == 3 && model.count == 3)
    #expect(presented[0] == 0)
    #expect(presented[1] > 0.05 && presented[1] < model[1])
    #expect(presented[2] == model[2])
  }

  @Test("6: second 600 costs virtual time only")
  func farMomentsCostNoWaiting() throws {
    let folder = try folder(Self.endless, named: "Endless.swift")
    let outcome = try run(
      ["Endless.swift", "--at", "600", "--scale", "1", "--timeout", "60"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test("7: a spring caught in flight has one digest in a thousand runs under load")
  func aThousandRuns() throws {
    let folder = try folder(Self.spring, named: "Springy.swift")
    let script = """
      seq 1000 | xargs -P 8 -I{} "$0" Springy.swift --at 0.35 --scale 1 --json -q \
        --out-dir out/{} --cache-dir "$1" | grep -o '"digest": "[0-9a-f]*"' | sort | uniq -c
      """
    // Compiled before many ask for it at once.
    #expect(try run(["Springy.swift", "--scale", "1"], in: folder).status == 0)
    let outcome = try BuiltCommand.run(
      executable: "/bin/bash",
      ["-c", script, BuiltCommand.path, BuiltCommand.cacheFolder], in: folder.path)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 1, "\(outcome.output) \(outcome.errors)")
    #expect(lines.first?.contains("1000 ") == true, "\(outcome.output)")
  }

  @Test("8: an endless animation has one exact frame at any moment")
  func endlessScenesHaveExactFrames() throws {
    let folder = try folder(Self.endless, named: "Endless.swift")
    let flags = ["--scale", "1"]
    // A period is 1.6 s; what is asked for together, alone and a thousand periods later is the same.
    let outcome = try run(
      ["Endless.swift", "--at", "0.3,7.3,8.9,1607.3", "-o", "{ms}.png"] + flags, in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let alone = try run(["Endless.swift", "--at", "7.3", "-o", "alone.png"] + flags, in: folder)
    #expect(alone.status == 0, "\(alone.errors)")
    let frame = try folder.data("7300.png")
    #expect(try folder.data("alone.png") == frame)
    #expect(try folder.data("8900.png") == frame)
    #expect(try folder.data("1607300.png") == frame)
    #expect(try folder.data("300.png") != frame)
  }

  @Test("9: waiting for an endless scene to settle ends, and names what moves")
  func endlessScenesDoNotHang() throws {
    let folder = try folder(Self.endless, named: "Endless.swift")
    let outcome = try run(["Endless.swift", "--at", "@settled"], in: folder)
    #expect(outcome.status == 5)
    for words in ["'endless' does not settle within 60 s", "Circle", "easeInOut", "--duration"] {
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
    #expect(folder.files.contains { $0.hasSuffix(".png") } == false)
  }

  @Test("10: both rules for the end; the last value is exact with the inclusive one")
  func bothEndpoints() throws {
    let folder = try folder(Self.spring, named: "Springy.swift")
    let flags = ["--fps", "15", "--scale", "1", "--to", "1"]
    for (rule, count) in [("exclusive", 15), ("inclusive", 16)] {
      let outcome = try run(
        ["render", "Springy.swift", "--endpoint", rule, "--out-dir", rule] + flags, in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.split(separator: "\n").count == count)
      #expect(outcome.errors.contains("\(count) frames at 15 a second"), "\(outcome.errors)")
    }
    let end = try run(["Springy.swift", "--at", "1", "--scale", "1", "-o", "end.png"], in: folder)
    #expect(end.status == 0)
    #expect(try folder.data("inclusive/springy/springy_0015.png") == folder.data("end.png"))
  }

  @Test("11: decimal ends within a thousandth of a frame are on the frame")
  func decimalEndsSnap() throws {
    let rate = FrameRate(numerator: 30, denominator: 1)
    func count(_ end: String, _ endpoint: FrameRange.Endpoint) throws -> Int {
      let moment = try TimeListParser(rate: rate).parse(end)
      return try FrameRange(end: try #require(moment.first), endpoint: endpoint, rate: rate)
        .frames().count
    }
    for end in ["32.866667", "32.8666667", "32.866666", "32.86667", "986f"] {
      #expect(try count(end, .exclusive) == 986, "\(end)")
      #expect(try count(end, .inclusive) == 987, "\(end)")
    }
    // A tenth of a frame is meant.
    #expect(try count("32.87", .exclusive) == 987)
    #expect(try count("32.863", .inclusive) == 986)
  }

  @Test("12: a moment sees all events before it, as playing does")
  func seekingRepeatsWhatHappenedBefore() throws {
    let folder = try folder(Self.spring, named: "Springy.swift")
    let events = ["--tap", "Bar@0.3", "--tap", "Bar@0.65", "--scale", "1"]
    let played = try run(
      ["render", "Springy.swift", "--to", "1", "--endpoint", "inclusive"] + events, in: folder)
    #expect(played.status == 0, "\(played.errors)")
    let sought = try run(
      ["Springy.swift", "--at", "1", "-o", "still.png"] + events, in: folder)
    #expect(sought.status == 0, "\(sought.errors)")
    func log(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { $0.hasPrefix("[") }
    }
    #expect(log(played.errors) == log(sought.errors))
    #expect(log(sought.errors).filter { $0.contains("tapped") }.count == 2)
    #expect(try folder.data("output/springy/springy_0060.png") == folder.data("still.png"))
  }

  @Test("13: frames are the same on a processor at a tenth of its speed")
  func slowMachinesGiveTheSameFrames() throws {
    let folder = try folder(Self.spring, named: "Springy.swift")
    let flags = ["Springy.swift", "--scale", "1", "--to", "0.8", "-q"]
    let fast = try run(["render"] + flags + ["--out-dir", "fast"], in: folder)
    #expect(fast.status == 0, "\(fast.errors)")
    // Nine tenths of the time the program is stopped.
    let script = """
      "$0" render "${@:2}" --out-dir slow --cache-dir "$1" & job=$!
      while kill -STOP $job 2>/dev/null; do
        sleep 0.009; kill -CONT $job 2>/dev/null; sleep 0.001
      done
      wait $job
      """
    let slow = try BuiltCommand.run(
      executable: "/bin/bash",
      ["-c", script, BuiltCommand.path, BuiltCommand.cacheFolder] + flags, in: folder.path)
    #expect(slow.status == 0, "\(slow.errors)")
    for frame in 0..<48 {
      let name = String(format: "springy/springy_%04d.png", frame)
      #expect(try folder.data("fast/" + name) == folder.data("slow/" + name), "\(frame)")
    }
  }
}
