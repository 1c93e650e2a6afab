import Foundation
import TestSupport
import Testing

@testable import RenderSceneCommand

/// Pictures are the same on every machine, and say so where they cannot be.
@Suite struct DeterminismNeedsTests {
  private static let scenes = [
    "ticket-notch", "dusk-sky", "misty-panes", "calm-springs", "text-styles",
  ]
  private static let moments = "0,0.35,1.5"

  private struct Stills: Decodable {
    struct Still: Decodable { var digest: String }
    var stills: [Still]
  }

  /// The digests of all scenes at all moments.
  private static func digests(
    _ variables: [String: String] = [:]
  ) throws -> (list: [String], errors: String) {
    let folder = try TemporaryFolder()
    let outcome = try FarmScene.run(
      ["still"] + scenes + ["--at", moments, "--scale", "1", "--json"], in: folder,
      variables: variables)
    let stills = try JSONDecoder().decode(Stills.self, from: Data(outcome.output.utf8))
    return (stills.stills.map(\.digest), outcome.errors)
  }

  private static let expected = Result { try digests().list }

  /// One proof of one scene, for the conditions that only the command can make.
  private static let proof = Result {
    try SelfcheckTests.run(
      ["text-styles", "dusk-sky", "--at", "0.35", "--scale", "1"], in: TemporaryFolder())
  }

  private func expectEqual(_ condition: String, unless excuses: [String]) throws {
    let found = try Self.proof.get().condition(condition)
    if excuses.contains(found.status) {
      print("not proved here: \(condition) \(found.reason ?? "")")
    } else {
      #expect(found.status == "equal" && found.frames == 2, "\(found)")
    }
  }

  @Test("26: one list of digests with and without fused multiply-add")
  func processorsAgree() throws {
    let list = try Self.expected.get()
    #expect(list.count == 15 && Set(list).count > 9)
    let without = [
      "GLIBC_TUNABLES":
        "glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4,-AVX2_Usable,-FMA_Usable,-FMA4_Usable"
    ]
    #expect(try Self.digests(without).list == list)
    // This also sees to it that other code has run.
    try expectEqual("no FMA", unless: ["ineffective"])
  }

  @Test("27: no difference is allowed by default, in any channel, one by one or in folders")
  func defaultToleranceIsZero() throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneFolder.color("Grey", "gray"), to: "Grey.swift")
    try FarmScene.run(
      ["Grey.swift", "--size", "9x9", "--scale", "1", "--transparent", "-o", "a/grey.png"],
      in: folder)
    let picture = try folder.picture("a/grey.png")
    for shift: UInt32 in [0, 8, 16] {
      var other = picture
      other[4, 4] ^= 1 << shift
      try folder.save(other, to: "b/grey.png")
      for sides in [["a/grey.png", "b/grey.png"], ["a", "b"]] {
        let outcome = try FarmScene.run(["diff"] + sides, in: folder, status: 1, isCached: false)
        #expect(outcome.output.contains("1 pixel differs, 0 allowed"), "\(outcome.output)")
      }
    }
    for flag in ["max-delta", "max-diff-pixels", "max-diff-ratio", "threshold", "aa"] {
      let option = try #require(
        CommandSpecification.diff.options.first { $0.name == flag }, "\(flag)")
      #expect(!option.help.contains(/default [1-9]/), "\(option.help)")
    }
  }

  @Test("28: with no system font to be read, and others in their place, the digests are the same")
  func otherFontsDoNotMatter() throws {
    let home = try TemporaryFolder()
    // A font that claims to be better for everything.
    let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
    for place in [".fonts", ".local/share/fonts"] {
      try home.write("", to: place + "/readme")
      try FileManager.default.copyItem(
        atPath: emoji, toPath: home.path + "/\(place)/Inter-Regular.ttf")
    }
    let configuration = try home.write(
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(home.path)/.fonts</dir>
      <match target="pattern"><edit name="family" mode="assign" binding="strong">
      <string>Noto Color Emoji</string></edit></match></fontconfig>
      """, to: "fonts.conf")
    let planted = try Self.digests(["HOME": home.path, "FONTCONFIG_FILE": configuration])
    #expect(try planted.list == Self.expected.get())
    try expectEqual("fonts", unless: ["skipped"])
  }

  @Test("29: an unknown family and a missing glyph are named; with --strict they are refused")
  func fontsAreNotReplacedInSilence() throws {
    for (text, words) in [
      ("Text(\"a\\u{F0123}b\")", "no glyph for U+F0123"),
      (
        "Text(\"a\").font(.custom(\"Baskerville\", size: 20))",
        "there is no font family 'Baskerville'; Caladea-Regular.ttf stands for it"
      ),
    ] {
      let folder = try TemporaryFolder()
      try folder.write(
        "import SwiftUI\nstruct Words: View { var body: some View { \(text) } }",
        to: "Words.swift")
      let arguments = ["Words.swift", "--scale", "1", "-o", "a.png"]
      let strict = try FarmScene.run(arguments + ["--strict"], in: folder, status: 65)
      #expect(strict.errors.contains(words), "\(strict.errors)")
      #expect(folder.files == ["Words.swift"])
      let usual = try FarmScene.run(arguments, in: folder)
      #expect(usual.errors.contains(words), "\(usual.errors)")
    }
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct Words: View {
        var body: some View {
          Text("a").font(.custom("Inter-Bold", size: 20))
          Text("a").font(.custom("JetBrains Mono", fixedSize: 20))
        }
      }
      """, to: "Words.swift")
    let own = try FarmScene.run(["Words.swift", "--strict"], in: folder)
    #expect(own.errors.isEmpty, "\(own.errors)")
  }

  @Test("32: versions of cairo, pixman and freetype are in the fingerprint")
  func fingerprintsHaveVersions() throws {
    let report = try FarmScene.run(["doctor", "--json"], in: TemporaryFolder())
    for library in ["cairo", "pixman", "freetype", "harfbuzz", "libpng", "zlib"] {
      #expect(report.output.contains(try Regex("\"\(library)\": \"[0-9.]+\"")), "\(library)")
    }
    // The package manager says the same, where there is one.
    if let query = SearchPath.find("dpkg-query") {
      for (library, package) in [("cairo", "libcairo2"), ("pixman", "libpixman-1-0")] {
        let outcome = try BuiltCommand.run(
          executable: query, ["--showformat", "${Version}", "--show", package])
        guard outcome.status == 0 else { continue }
        let version = String(outcome.output.split(separator: "-")[0])
        #expect(report.output.contains("\"\(library)\": \"\(version)\""))
      }
    }
    let here = Fingerprint.current()
    for index in here.libraries.indices {
      var other = here
      other.libraries[index].version = "0.0"
      #expect(other.digest != here.digest, "\(here.libraries[index].name)")
    }
  }

  @Test("35: pictures are the same without pixman's code for this processor")
  func pixmanPathsAgree() throws {
    let plain = try Self.digests(["PIXMAN_DISABLE": "mmx sse2 ssse3 arm-simd arm-neon arma64-neon"])
    #expect(try plain.list == Self.expected.get())
    // pixman's own words are no data.
    #expect(plain.errors.contains("pixman: Disabled"), "\(plain.errors)")
    try expectEqual("no pixman SIMD", unless: [])
  }

  @Test("36: one list of digests in five zones and four languages")
  func placesAgree() throws {
    let zones = [
      "America/Los_Angeles", "Pacific/Kiritimati", "Asia/Kolkata", "Europe/Oslo", "Etc/GMT+12",
    ]
    let locales = ["tr_TR.UTF-8", "ar_EG.UTF-8", "de_DE.UTF-8", "C"]
    for (index, zone) in zones.enumerated() {
      let locale = locales[index % locales.count]
      let list = try Self.digests(
        ["TZ": zone, "LANG": locale, "LC_ALL": locale, "LANGUAGE": locale]
      ).list
      #expect(try list == Self.expected.get(), "\(zone), \(locale)")
    }
    try expectEqual("time zone", unless: [])
    try expectEqual("locale", unless: [])
  }
}
