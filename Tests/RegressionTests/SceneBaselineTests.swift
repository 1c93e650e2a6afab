import Imaging
import Regression
import TestSupport
import Testing
import VirtualTime

@Suite("Baselines as text") struct SceneBaselineTests {
  private func baseline(frames count: Int64) throws -> SceneBaseline {
    var random = SplitMix64(seed: 7)
    var baseline = SceneBaseline(
      scene: "ticket-notch~dark", rate: "60", width: 1206, height: 2622, scale: 3,
      fingerprint: "0123456789abcdef0123456789abcdef")
    baseline.flags = [
      SceneBaseline.Flag(name: "color-scheme", value: "dark"),
      SceneBaseline.Flag(name: "tap", value: "Boarding pass for Seattle@1.0"),
      SceneBaseline.Flag(name: "transparent", value: ""),
    ]
    baseline.source = "00ff"
    baseline.ignored = ["#clock", "0,0,402,44"]
    baseline.keys = [0, count / 2]
    for number in 0..<count {
      let digits = (0..<2).map { _ in
        let text = String(random.next(), radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
      }
      baseline.frames.append(
        SceneBaseline.Frame(
          number: number,
          instant: VirtualInstant(ticks: number * VirtualInstant.ticksPerSecond / 60),
          digest: try #require(PixelDigest(digits.joined()))))
    }
    return baseline
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let baseline = try baseline(frames: 31)
    var read = try SceneBaseline(text: baseline.text)
    #expect(read.declaredCount == 31)
    read.declaredCount = nil
    #expect(read == baseline)
  }

  @Test("47: a scene of 600 frames costs less than 40 kB of text")
  func sixHundredFramesAreSmall() throws {
    let text = try baseline(frames: 600).text
    #expect(text.utf8.count < 40_000)
    #expect(try SceneBaseline(text: text).frames.count == 600)
  }

  @Test func aLostLineIsNoErrorButTold() throws {
    let lines = try baseline(frames: 10).text.split(separator: "\n")
    let text = (lines.dropLast(4) + lines.suffix(3)).joined(separator: "\n") + "\n"
    let read = try SceneBaseline(text: text)
    #expect(read.frames.map(\.number) == [0, 1, 2, 3, 4, 5, 7, 8, 9])
    #expect(read.declaredCount == 10)
  }

  @Test(arguments: [
    ("", "line 1: '' is not 'partway.baseline/1'"),
    ("partway.baseline/1\nsize 3\n", "line 2: 'size 3' is not of the form"),
    ("partway.baseline/1\n<<<<<<< HEAD\n", "line 2: '<<<<<<< HEAD' is not known"),
    ("partway.baseline/1\nframes 0\n", "scene, rate, size or frames are missing"),
    (
      "partway.baseline/1\nscene a\nrate 60\nsize 1x1 scale 1\nframes 1\n0 1/7 00\n",
      "line 6: '0 1/7 00' is no frame"
    ),
  ])
  func badTextIsRefusedWithItsLine(_ text: String, _ message: String) {
    #expect(throws: BaselineReadError.self) { try SceneBaseline(text: text) }
    do {
      _ = try SceneBaseline(text: text)
    } catch {
      #expect(error.description.hasPrefix(message))
    }
  }
}
