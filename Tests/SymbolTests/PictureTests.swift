import CairoRaster
import DrawingModel
import Foundation
import Geometry
import Imaging
import SwiftUI
import Testing
import ViewTesting

/// Pictures from a folder that is made for the test.
@MainActor @Suite("Pictures") struct PictureTests {
  private let folder =
    FileManager.default.temporaryDirectory.path + "/pictures-\(UUID().uuidString)"

  /// A picture whose left half is red and whose right half is blue, with a green first row.
  private static func halves(width: Int, height: Int) throws -> Pixmap {
    var pixmap = try #require(Pixmap(width: width, height: height))
    for y in 0..<height {
      for x in 0..<width {
        pixmap[x, y] = y == 0 ? 0xFF00_FF00 : x < width / 2 ? 0xFFFF_0000 : 0xFF00_00FF
      }
    }
    return pixmap
  }

  private func write(_ pixmap: Pixmap, _ path: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(try PNGEncoder.encode(pixmap)).write(to: url)
  }

  private func write(_ text: String, _ path: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func clean() { try? FileManager.default.removeItem(atPath: folder) }

  private func harness(
    scale: Double = 1, @ViewBuilder _ root: @escaping @MainActor () -> some View
  ) throws -> Harness {
    try Harness(width: 40, height: 40, scale: scale, assetFolder: folder, root)
  }

  @Test func pictureHasItsOwnSizeAndPixels() throws {
    defer { clean() }
    try write(try Self.halves(width: 10, height: 6), "ship.png")
    let harness = try harness { Image("ship") }
    defer { harness.end() }
    expectEqual(try harness.boxes(at: 0), [CGRect(x: 15, y: 17, width: 10, height: 6)])
    let picture = try harness.picture(at: 0)
    #expect(picture[15, 17] == 0xFF00_FF00 && picture[24, 17] == 0xFF00_FF00)
    #expect(picture[19, 18] == 0xFFFF_0000 && picture[20, 22] == 0xFF00_00FF)
    #expect(picture[14, 18] == 0xFFFF_FFFF && picture[25, 18] == 0xFFFF_FFFF)
    #expect(harness.session.faults.isEmpty)
  }

  @Test func fileOfTheScaleIsTaken() throws {
    defer { clean() }
    try write(try Self.halves(width: 10, height: 10), "ship.png")
    try write(try Self.halves(width: 24, height: 24), "ship@2x.png")
    for (scale, side) in [(1.0, 10.0), (2, 12), (3, 12)] {
      let harness = try harness(scale: scale) { Image("ship") }
      defer { harness.end() }
      expectEqual(try harness.boxes(at: 0)[0].width, side)
    }
  }

  @Test func resizablePictureFillsItsFrameAndKeepsItsRatio() throws {
    defer { clean() }
    try write(try Self.halves(width: 10, height: 5), "ship.png")
    do {
      let stretched = try harness { Image("ship").resizable().frame(width: 30, height: 30) }
      defer { stretched.end() }
      expectEqual(try stretched.boxes(at: 0), [CGRect(x: 5, y: 5, width: 30, height: 30)])
    }
    do {
      let fitted = try harness {
        Image("ship").resizable().scaledToFit().frame(width: 30, height: 30)
      }
      defer { fitted.end() }
      expectEqual(try fitted.boxes(at: 0), [CGRect(x: 5, y: 13, width: 30, height: 15)])
    }
    do {
      let filled = try harness {
        Image("ship").resizable().scaledToFill().frame(width: 20, height: 20)
      }
      defer { filled.end() }
      expectEqual(try filled.boxes(at: 0), [CGRect(x: 0, y: 10, width: 40, height: 20)])
    }
  }

  @Test func nearestPixelsKeepTheirColours() throws {
    defer { clean() }
    try write(try Self.halves(width: 4, height: 4), "ship.png")
    let harness = try harness {
      Image("ship").interpolation(.none).resizable().frame(width: 32, height: 32)
    }
    defer { harness.end() }
    let picture = try harness.picture(at: 0)
    #expect(picture[4, 4] == 0xFF00_FF00 && picture[35, 11] == 0xFF00_FF00)
    #expect(picture[4, 12] == 0xFFFF_0000 && picture[19, 35] == 0xFFFF_0000)
    #expect(picture[20, 12] == 0xFF00_00FF)
  }

  @Test func smallerPictureIsTheMeanOfItsPixels() throws {
    defer { clean() }
    var pixmap = try #require(Pixmap(width: 64, height: 64))
    for y in 0..<64 {
      for x in 0..<64 { pixmap[x, y] = (x + y) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
    }
    try write(pixmap, "checks.png")
    let harness = try harness { Image("checks").resizable().frame(width: 16, height: 16) }
    defer { harness.end() }
    let picture = try harness.picture(at: 0)
    #expect(picture[20, 20] == 0xFF80_8080)
  }

  @Test func capsKeepTheirSizeAndTilesRepeat() throws {
    defer { clean() }
    try write(try Self.halves(width: 8, height: 8), "ship.png")
    do {
      let capped = try harness {
        Image("ship").resizable(capInsets: EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2))
          .frame(width: 40, height: 40)
      }
      defer { capped.end() }
      expectEqual(try capped.boxes(at: 0).count, 9)
      expectEqual(try capped.boxes(at: 0)[0], CGRect(x: 0, y: 0, width: 2, height: 2))
      expectEqual(try capped.boxes(at: 0)[4], CGRect(x: 2, y: 2, width: 36, height: 36))
    }
    do {
      let tiled = try harness {
        Image("ship").resizable(resizingMode: .tile).frame(width: 40, height: 40)
      }
      defer { tiled.end() }
      let picture = try tiled.picture(at: 0)
      #expect(picture[0, 0] == 0xFF00_FF00 && picture[16, 16] == 0xFF00_FF00)
      #expect(picture[17, 19] == 0xFFFF_0000 && picture[23, 19] == 0xFF00_00FF)
    }
  }

  @Test func templateTakesTheForegroundStyle() throws {
    defer { clean() }
    try write(try Self.halves(width: 10, height: 10), "ship.png")
    let harness = try harness {
      Image("ship").renderingMode(.template).foregroundStyle(Color(red: 0, green: 1, blue: 1))
    }
    defer { harness.end() }
    #expect(try harness.picture(at: 0)[20, 20] == 0xFF00_FFFF)
  }

  @Test func catalogHasVariantsForAppearances() throws {
    defer { clean() }
    try write(try Self.halves(width: 4, height: 4), "App/Assets.xcassets/Ship.imageset/day.png")
    try write(try Self.halves(width: 6, height: 6), "App/Assets.xcassets/Ship.imageset/night.png")
    try write(
      """
      {"images":[{"filename":"day.png","scale":"1x","idiom":"universal"},
      {"filename":"night.png","scale":"1x","idiom":"universal",
      "appearances":[{"appearance":"luminosity","value":"dark"}]}],"info":{"version":1}}
      """, "App/Assets.xcassets/Ship.imageset/Contents.json")
    try write(
      """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb",
      "components":{"red":"0xFF","green":"0.500","blue":"0","alpha":"1.000"}}},
      {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
      "color":{"color-space":"srgb","components":{"red":"51","green":"0","blue":"0","alpha":"1.0"}}}]}
      """, "App/Assets.xcassets/Sea.colorset/Contents.json")
    do {
      let light = try harness {
        VStack(spacing: 0) {
          Image("Ship")
          Color("Sea").frame(width: 2, height: 2)
        }
      }
      defer { light.end() }
      expectEqual(try light.boxes(at: 0)[0].width, 4)
      expectEqual(try light.colors(at: 0), [[255, 127.5, 0]])
    }
    do {
      let dark = try harness {
        VStack(spacing: 0) {
          Image("Ship")
          Color("Sea").frame(width: 2, height: 2)
        }
        .environment(\.colorScheme, .dark)
      }
      defer { dark.end() }
      expectEqual(try dark.boxes(at: 0)[0].width, 6)
      expectEqual(try dark.colors(at: 0), [[51, 0, 0]])
    }
  }

  @Test func missingPictureTellsWhatThereIs() throws {
    defer { clean() }
    try write(try Self.halves(width: 4, height: 4), "harbour.png")
    let harness = try harness { Image("harbor") }
    defer { harness.end() }
    guard case .stroke? = try harness.items(at: 0).first else {
      Issue.record("nothing marks the place of the missing picture")
      return
    }
    let fault = harness.session.faults.first ?? ""
    #expect(fault.contains("harbor") && fault.contains("harbour"))
  }

  @Test func jpegIsDecoded() throws {
    defer { clean() }
    // 8 × 8 pixels of one grey, as libjpeg writes them at full quality.
    let jpeg = try #require(Data(base64Encoded: Self.greyJPEG))
    let pixmap = try JPEGDecoder.decode([UInt8](jpeg))
    #expect(pixmap.width == 8 && pixmap.height == 8)
    #expect(pixmap[3, 3] == 0xFF80_8080)
    #expect(throws: JPEGDecodingError.self) { try JPEGDecoder.decode([0xFF, 0xD8, 0xFF, 0xE0]) }
  }

  @Test func canvasDrawsImages() throws {
    defer { clean() }
    try write(try Self.halves(width: 10, height: 10), "ship.png")
    let harness = try harness {
      Canvas { context, size in
        context.draw(Image("ship"), in: CGRect(x: 0, y: 0, width: 20, height: 20))
        context.draw(Image(systemName: "star.fill"), at: CGPoint(x: 30, y: 30))
        expectEqual(context.resolve(Image("ship")).size, CGSize(width: 10, height: 10))
      }
    }
    defer { harness.end() }
    #expect(try harness.picture(at: 0)[4, 10] == 0xFFFF_0000)
    #expect(try harness.picture(at: 0)[30, 30] == 0xFF00_0000)
  }

  @Test func drawnImageIsAPicture() throws {
    let harness = try Harness {
      Image(size: CGSize(width: 20, height: 10)) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
      }
      .resizable().frame(width: 40, height: 40)
    }
    defer { harness.end() }
    expectEqual(try harness.drawn(at: 0)[0].box, CGRect(x: 180, y: 180, width: 20, height: 40))
  }

  private static let greyJPEG = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB \
    AQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAAIAAgBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QA \
    tRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0 \
    NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2 \
    t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/ACv/2Q==
    """.replacingOccurrences(of: " ", with: "")
}
