import Foundation
import Imaging
import TestSupport
import Testing

/// What users of films have asked other tools for.
@Suite struct FilmNeedsTests {
  @Test("4: as many frames as are asked for, each with its true time, and what lies between")
  func everyFrameIsWritten() throws {
    let scene = try SlidingScene()
    let outcome = try scene.render(["--count", "12", "--to", "1.2", "-o", "n/f_####.png"])
    let files = outcome.output.split(separator: "\n").map(String.init)
    #expect(files == (0..<12).map { String(format: "n/f_%04d.png", $0) })
    let list = try scene.folder.text("n/frames.ffconcat").split(separator: "\n")
    #expect(
      list.filter { $0.hasPrefix("duration ") } == Array(repeating: "duration 0.1", count: 12))
    // Rest up to 0.5 s, then another place in each frame.
    let pictures = try files.map { try scene.folder.picture($0) }
    #expect(pictures[..<6].allSatisfy { $0 == pictures[0] })
    for index in 6..<12 { #expect(pictures[index] != pictures[index - 1]) }
    try scene.render(["--count", "12", "--to", "1.2", "-o", "n.apng"])
    let (shown, _) = try AnimatedPNGDecoder.decode(try scene.folder.data("n.apng"))
    #expect(
      shown.map { "\($0.numerator)/\($0.denominator)" }
        == ["3/5"] + Array(repeating: "1/10", count: 6))
    #expect(shown.map(\.pixmap) == Array(pictures[5...]))
  }

  @Test(
    "15: a GIF is as long as its film within a hundredth of a second at any rate, an APNG exactly",
    arguments: [
      "24", "25", "29.97", "30000/1001", "48", "50", "60", "120", "7", "1", "1000/3",
    ])
  func timesAreTrue(_ rate: String) throws {
    let scene = try SlidingScene()
    let flags = ["--fps", rate, "--from", "0.5", "--to", "1.4"]
    let outcome = try scene.render(flags + ["-o", "a.gif", "--json"])
    struct Report: Decodable {
      struct Film: Decodable {
        var count: Int
        var seconds: Double
      }
      var films: [Film]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    let film = try #require(report.films.first)
    let parts = rate.split(separator: "/").compactMap { Double($0) }
    let exact = Double(film.count) / (parts.count == 2 ? parts[0] / parts[1] : parts[0])
    #expect(abs(film.seconds - exact) < 1e-9)
    let gif = try GIFDecoder.decode(try scene.folder.data("a.gif"))
    #expect(abs(Double(gif.reduce(0) { $0 + $1.numerator }) - exact * 100) <= 1)
    try scene.render(flags + ["-o", "a.apng"])
    let (apng, _) = try AnimatedPNGDecoder.decode(try scene.folder.data("a.apng"))
    // Each time is a whole number of frames, as a fraction.
    let numerator = parts.count == 2 ? Int(parts[0]) : Int((parts[0] * 100).rounded())
    let denominator = parts.count == 2 ? Int(parts[1]) : 100
    var frames = 0
    for picture in apng {
      let (count, rest) = (picture.numerator * numerator).quotientAndRemainder(
        dividingBy: picture.denominator * denominator)
      #expect(rest == 0)
      frames += count
    }
    #expect(frames == film.count)
  }

  @Test("22: frames are numbered without gaps, or come with a list that ffmpeg reads")
  func noEncoderStopsAtAGap() throws {
    let scene = try SlidingScene()
    let whole = try scene.render(["--fps", "10", "-o", "w/f_####.png"])
    #expect(
      whole.output.split(separator: "\n").map(String.init)
        == (0..<15).map { String(format: "w/f_%04d.png", $0) })
    // Every third frame keeps its number; the list says how long each is shown.
    try scene.render(["--fps", "10", "--every-nth-frame", "3", "-o", "g/f_####.png"])
    let list = try scene.folder.text("g/frames.ffconcat")
    #expect(list.hasPrefix("ffconcat version 1.0\nfile 'f_0000.png'\nduration 0.3\nfile 'f_0003"))
    guard SlidingScene.has("ffmpeg", for: "the list of frames") else { return }
    let outcome = try BuiltCommand.run(
      executable: SlidingScene.path(of: "ffmpeg"),
      ["-v", "error", "-f", "concat", "-i", "g/frames.ffconcat", "-f", "framemd5", "-"],
      in: scene.folder.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.split(separator: "\n").filter { !$0.hasPrefix("#") }.count >= 5)
  }
}
