import Foundation
import Imaging
import TestSupport
import Testing

/// Films that need nothing but the command: their pictures against the numbered ones.
@Suite struct FilmTests {
  /// A picture for each frame, from pictures that stand for several.
  private func spread(_ shown: [ShownPicture], rate: Int) -> [Pixmap] {
    shown.flatMap { picture in
      [Pixmap](repeating: picture.pixmap, count: picture.numerator * rate / picture.denominator)
    }
  }

  @Test func anAnimatedPNGIsTheSequence() throws {
    let scene = try SlidingScene()
    let frames = try scene.frames()
    #expect(frames.count == 90)
    let outcome = try scene.render(["-o", "a.apng"])
    #expect(outcome.output == "a.apng\n")
    #expect(outcome.errors.contains("90 = ⌈1.5 s × 60⌉, without the end"))
    let (shown, repetitions) = try AnimatedPNGDecoder.decode(try scene.folder.data("a.apng"))
    #expect(repetitions == 0)
    #expect(spread(shown, rate: 60) == frames)
    // What does not move is one picture that is shown longer.
    #expect(shown[0].numerator * 60 == 31 * shown[0].denominator)
    #expect(shown.count == 60)
    // A PNG reader shows the first frame.
    #expect(try scene.folder.picture("a.apng") == frames[0])
    for jobs in ["1", "16", "50%"] {
      try scene.render(["-o", "b.png", "--format", "apng", "-j", jobs])
      #expect(try scene.folder.data("b.png") == scene.folder.data("a.apng"))
    }
    if SlidingScene.has("pngcheck", for: "pngcheck of an APNG") {
      let check = try BuiltCommand.run(
        executable: SlidingScene.path(of: "pngcheck"), ["-v", "a.apng"], in: scene.folder.path)
      #expect(check.status == 0, "\(check.output)")
    }
    if SlidingScene.has("ffprobe", for: "ffprobe of an APNG") {
      let probe = try BuiltCommand.run(
        executable: SlidingScene.path(of: "ffprobe"),
        [
          "-v", "error", "-count_frames", "-show_entries", "stream=codec_name,nb_read_frames",
          "-of",
          "csv=p=0", "a.apng",
        ], in: scene.folder.path)
      #expect(probe.output == "apng,60\n")
    }
  }

  @Test func aTransparentFilmKeepsItsEdges() throws {
    let scene = try SlidingScene()
    let frames = try scene.frames(["--transparent", "--fps", "10"])
    #expect(frames[3].isOpaque == false)
    try scene.render(["--transparent", "--fps", "10", "-o", "a.apng"])
    let (shown, _) = try AnimatedPNGDecoder.decode(try scene.folder.data("a.apng"))
    #expect(spread(shown, rate: 10) == frames)
    // A GIF's pixels are there or not.
    try scene.render(["--transparent", "--fps", "10", "-o", "a.gif"])
    let pictures = spread(try GIFDecoder.decode(try scene.folder.data("a.gif")), rate: 10)
    #expect(pictures.count == frames.count)
    for (picture, frame) in zip(pictures, frames) {
      for y in 0..<30 {
        for x in 0..<60 {
          #expect((picture[x, y] == 0) == (frame[x, y] >> 24 < 128))
        }
      }
    }
  }

  @Test func aGIFOfFewColorsIsTheSequence() throws {
    let scene = try SlidingScene()
    let frames = try scene.frames(["--fps", "50"])
    try scene.render(["--fps", "50", "-o", "a.gif"])
    let shown = try GIFDecoder.decode(try scene.folder.data("a.gif"))
    #expect(spread(shown, rate: 50) == frames)
    try scene.render(["--fps", "50", "-o", "b.gif", "-j", "8"])
    #expect(try scene.folder.data("b.gif") == scene.folder.data("a.gif"))
    // Faster than programs show: the film is as long as it should be, without some of its frames.
    let outcome = try scene.render(["-o", "c.gif", "--json"])
    let fast = try GIFDecoder.decode(try scene.folder.data("c.gif"))
    #expect(fast.reduce(0) { $0 + $1.numerator } == 150)
    #expect(fast.allSatisfy { $0.numerator >= 2 })
    #expect(outcome.output.contains("\"pictures\": \(fast.count)"))
    #expect(fast.last?.pixmap == (try scene.frames()).last)
  }

  @Test func aWebPIsTheSequence() throws {
    let scene = try SlidingScene()
    try scene.render(["--fps", "20", "-o", "a.webp"])
    try scene.render(["--fps", "20", "-o", "b.webp", "-j", "8"])
    #expect(try scene.folder.data("b.webp") == scene.folder.data("a.webp"))
    guard SlidingScene.has("webpmux", for: "pictures of a WebP"),
      SlidingScene.has("dwebp", for: "pictures of a WebP")
    else { return }
    func tool(_ name: String, _ arguments: [String]) throws -> String {
      let outcome = try BuiltCommand.run(
        executable: SlidingScene.path(of: name), arguments, in: scene.folder.path)
      try #require(outcome.status == 0, "\(name) \(arguments): \(outcome.errors)")
      return outcome.output
    }
    // number, width, height, alpha, x, y, duration, …
    let rows = try tool("webpmux", ["-info", "a.webp"]).split(separator: "\n").compactMap { line in
      let words = line.split { $0 == " " || $0 == ":" }.map(String.init)
      return words.count > 8 && Int(words[0]) != nil ? words : nil
    }
    let frames = try scene.frames(["--fps", "20"])
    var canvas = try #require(Pixmap(width: 60, height: 30))
    var shown: [Pixmap] = []
    for row in rows {
      _ = try tool("webpmux", ["-get", "frame", row[0], "a.webp", "-o", "part.webp"])
      _ = try tool("dwebp", ["part.webp", "-o", "part.png"])
      let part = try scene.folder.picture("part.png")
      let (x, y) = (try #require(Int(row[4])), try #require(Int(row[5])))
      for row in 0..<part.height {
        for column in 0..<part.width { canvas[x + column, y + row] = part[column, row] }
      }
      let milliseconds = try #require(Int(row[6]))
      shown += [Pixmap](repeating: canvas, count: milliseconds / 50)
    }
    #expect(shown == frames)
  }

  @Test func rawFramesGoThroughAPipe() throws {
    let scene = try SlidingScene()
    let frames = try scene.frames(["--fps", "10"])
    let outcome = try scene.shell("--fps 10 -o - --format rgba > raw")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let raw = [UInt8](try scene.folder.data("raw"))
    #expect(raw.count == 15 * 60 * 30 * 4)
    for (index, frame) in frames.enumerated() {
      for (x, y) in [(10, 15), (30, 15), (50, 15)] {
        let place = ((index * 30 + y) * 60 + x) * 4
        let pixel =
          UInt32(raw[place + 3]) << 24 | UInt32(raw[place]) << 16 | UInt32(raw[place + 1]) << 8
          | UInt32(raw[place + 2])
        #expect(pixel == frame[x, y])
      }
    }
    try scene.render(["--fps", "10", "-o", "file.rgba"])
    #expect(try scene.folder.data("file.rgba") == Data(raw))
    // Films that are finished at their beginning go through a pipe as well, and are the same.
    for format in ["apng", "webp", "gif"] {
      _ = try scene.shell("--fps 10 -o - --format \(format) > piped.\(format)")
      try scene.render(["--fps", "10", "-o", "file.\(format)"])
      #expect(
        try scene.folder.data("piped.\(format)") == scene.folder.data("file.\(format)"))
    }
    _ = try scene.shell("--count 1 -o - --format png > one.png")
    #expect(try scene.folder.picture("one.png") == frames[0])
  }

  @Test func aY4MDeclaresWhatItIs() throws {
    let scene = try SlidingScene()
    _ = try scene.shell("--fps 30000/1001 -o - --format y4m > film.y4m")
    let bytes = [UInt8](try scene.folder.data("film.y4m"))
    let header = "YUV4MPEG2 W60 H30 F30000:1001 Ip A1:1 C444 XCOLORRANGE=LIMITED\n"
    #expect(bytes.starts(with: Array(header.utf8)))
    #expect(bytes.count == header.utf8.count + 45 * (6 + 60 * 30 * 3))
    let first = header.utf8.count + 6
    // White in the corner: Y 235, no colour.
    #expect([bytes[first], bytes[first + 1800], bytes[first + 3600]] == [235, 128, 128])
    guard SlidingScene.has("ffmpeg", for: "colours of a Y4M") else { return }
    let outcome = try BuiltCommand.run(
      executable: SlidingScene.path(of: "ffmpeg"),
      ["-v", "error", "-i", "film.y4m", "-frames:v", "1", "-pix_fmt", "rgb24", "first.png"],
      in: scene.folder.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let frame = try #require(try scene.frames(["--count", "1"]).first)
    // Two roundings to whole steps of 219 and 224 levels.
    #expect(try scene.folder.picture("first.png").difference(from: frame).largest <= 3)
  }

  @Test func whatCannotBeAFilmIsRefusedBeforehand() throws {
    let scene = try SlidingScene()
    let before = scene.folder.files
    for (flags, words) in [
      (["-o", "a.svg"], "'still' writes one picture as svg"),
      (["--format", "tiff"], "no format"), (["--format", "gfi"], "Did you mean gif?"),
      (["-o", "-"], "-o - needs --format"), (["-o", "a.gif", "--format", "webp"], "ends as gif"),
      (["-o", "a_####.gif"], "a film is one file"), (["-o", "{time}.apng"], "a film is one file"),
      (["-o", "a.mp4", "--transparent"], "mp4 has no transparency"),
      (["-o", "a.y4m", "--background", "#00000080"], "y4m has no transparency"),
      (["--speed", "0"], "no speed"), (["--hold", "-1"], "no length of time"),
      (["--count", "0"], "no count of frames"), (["--count", "3", "--fps", "2"], "give one"),
      (["--count", "3", "--at", "1"], "give one of them"),
      (["--at", "1", "--from", "0"], "leave out --from"),
      (["--frames", "1", "--every-nth-frame", "2"], "leave out --frames"),
    ] {
      let outcome = try scene.run(flags)
      #expect(outcome.status == 64, "\(flags)")
      #expect(outcome.errors.contains(words), "\(flags): \(outcome.errors)")
    }
    #expect(scene.folder.files == before)
  }

  @Test func aFilmThatIsNotFinishedIsNotThere() throws {
    let scene = try SlidingScene()
    try scene.folder.write(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var count = 0

        var body: some View {
          Circle().frame(width: CGFloat([10, 20][count]))
            .task {
              try? await Task.sleep(for: .seconds(0.5))
              count = 2
            }
        }
      }
      """, to: "Trap.swift")
    let files = scene.folder.files
    var names = ["a.apng", "a.gif", "a.webp", "a.rgba", "a.y4m"]
    if SlidingScene.has("ffmpeg", for: "an MP4 that is not finished") { names.append("a.mp4") }
    for name in names {
      let outcome = try BuiltCommand.run(
        ["render", "Trap.swift", "--size", "40x40", "--scale", "1", "--to", "1", "-o", name],
        in: scene.folder.path)
      #expect(outcome.status == 65, "\(name)")
      #expect(scene.folder.files == files, "\(name)")
    }
    // Nor one whose pictures do not fit each other.
    let outcome = try scene.run(["--event", "0.5:size:80x40", "-o", "a.apng"])
    #expect(outcome.status == 64, "\(outcome.errors)")
    #expect(outcome.errors.contains("60 × 30 to 80 × 40"), "\(outcome.errors)")
    #expect(scene.folder.files == files)
  }

  @Test func filesThatAreThereMayBeKept() throws {
    let scene = try SlidingScene()
    for name in ["a.apng", "b_####.png"] {
      try scene.render(["--count", "2", "-o", name, "--no-overwrite"])
      let files = scene.folder.files
      let again = try scene.run(["--count", "2", "-o", name, "--no-overwrite"])
      #expect(again.status == 73)
      #expect(again.errors.contains("is there already"))
      #expect(scene.folder.files == files)
      try scene.render(["--count", "2", "-o", name])
    }
  }
}
