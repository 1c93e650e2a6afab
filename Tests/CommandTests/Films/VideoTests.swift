import Foundation
import Imaging
import TestSupport
import Testing

/// Videos, which `ffmpeg` makes.
@Suite struct VideoTests {
  private func probe(_ file: String, _ entries: String, in scene: SlidingScene) throws -> String {
    let outcome = try BuiltCommand.run(
      executable: SlidingScene.path(of: "ffprobe"),
      ["-v", "error", "-count_frames", "-show_entries", entries, "-of", "csv=p=0", file],
      in: scene.folder.path)
    return outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func picture(
    _ file: String, frame: Int, in scene: SlidingScene, decoder: [String] = []
  ) throws -> Pixmap {
    let outcome = try BuiltCommand.run(
      executable: SlidingScene.path(of: "ffmpeg"),
      ["-v", "error", "-y"] + decoder + [
        "-i", file, "-vf", "select=eq(n\\,\(frame)),scale=in_color_matrix=bt709", "-frames:v", "1",
        "-pix_fmt", "rgba", "frame.png",
      ], in: scene.folder.path)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try scene.folder.picture("frame.png")
  }

  @Test func anMP4HasEveryFrameAtItsTime() throws {
    guard SlidingScene.has("ffprobe", for: "MP4") else { return }
    let scene = try SlidingScene()
    let frames = try scene.frames()
    try scene.render(["-o", "a.mp4"])
    #expect(
      try probe("a.mp4", "stream=codec_name,r_frame_rate,duration,nb_read_frames", in: scene)
        == "h264,60/1,1.500000,90")
    let times = try probe("a.mp4", "frame=pts_time", in: scene).split { ",\n".contains($0) }
      .compactMap { Double($0) }
    #expect(times.count == 90)
    for (index, time) in times.enumerated() { #expect(abs(time - Double(index) / 60) < 1e-5) }
    for number in [0, 45, 89] {
      #expect(
        try picture("a.mp4", frame: number, in: scene).difference(from: frames[number]).mean < 2)
    }
    // The same bytes every time, and no words about who made it when.
    try scene.render(["-o", "b.mp4", "-j", "1"])
    let bytes = try scene.folder.data("a.mp4")
    #expect(try scene.folder.data("b.mp4") == bytes)
    for word in ["x264 - core", "Lavf5", "Lavf6"] {
      #expect(bytes.range(of: Data(word.utf8)) == nil)
    }
    #expect(!scene.folder.files.contains { $0.hasSuffix(".tmp") })
  }

  @Test func otherVideosKeepTransparency() throws {
    guard SlidingScene.has("ffprobe", for: "WebM and MOV") else { return }
    let scene = try SlidingScene()
    let frames = try scene.frames(["--count", "6", "--transparent"])
    for (file, codec, decoder) in [
      ("a.mov", "prores", []), ("a.webm", "vp9", ["-c:v", "libvpx-vp9"]),
    ] as [(String, String, [String])] {
      try scene.render(["--count", "6", "--transparent", "-o", file])
      #expect(try probe(file, "stream=codec_name,nb_read_frames", in: scene) == "\(codec),6")
      let shown = try picture(file, frame: 3, in: scene, decoder: decoder)
      #expect(shown[2, 2] >> 24 < 8)
      #expect(shown.difference(from: frames[3]).mean < 4)
      let middle = try #require((0..<60).first { frames[3][$0, 15] >> 24 == 255 }) + 7
      #expect(shown[middle, 15] >> 24 > 247)
    }
  }

  @Test func oddSizesAreRoundedUp() throws {
    guard SlidingScene.has("ffprobe", for: "MP4 of an odd size") else { return }
    let scene = try SlidingScene()
    try scene.render(["--count", "2", "--size", "61x31", "-o", "a.mp4"])
    #expect(try probe("a.mp4", "stream=width,height", in: scene) == "62,32")
  }

  @Test func withoutFFmpegTheWayToItIsSaid() throws {
    let scene = try SlidingScene()
    var environment = BuiltCommand.environment
    environment["PATH"] = scene.folder.path
    for format in ["mp4", "webm", "mov"] {
      let outcome = try scene.run(["-o", "a.\(format)"], environment: environment)
      #expect(outcome.status == 78)
      #expect(outcome.errors.contains("apt-get install ffmpeg"))
      #expect(!outcome.errors.contains("swiftc"))
    }
    #expect(scene.folder.files == ["Sliding.swift"])
  }

  @Test func whatFFmpegSaysIsPassedOn() throws {
    let scene = try SlidingScene()
    try scene.folder.write(
      "#!/bin/sh\necho 'Unknown encoder libx264' >&2\nexit 3\n", to: "bin/ffmpeg")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: scene.folder.path + "/bin/ffmpeg")
    var environment = BuiltCommand.environment
    environment["PATH"] = scene.folder.path + "/bin:" + (environment["PATH"] ?? "")
    let outcome = try scene.run(["-o", "a.mp4"], environment: environment)
    #expect(outcome.status == 73)
    #expect(outcome.errors.contains("Unknown encoder libx264"))
    #expect(outcome.errors.contains("code 3"))
    #expect(scene.folder.files == ["Sliding.swift", "bin/ffmpeg"])
  }
}
