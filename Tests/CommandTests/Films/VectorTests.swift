import Foundation
import Imaging
import TestSupport
import Testing

/// Stills as SVG and PDF, drawn by other programs and compared with the pixels.
@Suite struct VectorTests {
  /// What stands in all of these scenes: paths, strokes, gradients, text, clips, masks, opacity, pictures and effects.
  private static let views: [(name: String, body: String)] = [
    (
      "paths",
      """
      ZStack {
        Circle().fill(.orange).frame(width: 50, height: 50)
        Path { path in
          path.move(to: CGPoint(x: 10, y: 70))
          path.addCurve(
            to: CGPoint(x: 90, y: 30), control1: CGPoint(x: 30, y: 0),
            control2: CGPoint(x: 60, y: 100))
        }
        .stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [9, 7]))
        RoundedRectangle(cornerRadius: 12).stroke(.black, lineWidth: 2).padding(6)
        Text("Notch").font(.headline).rotationEffect(.degrees(-20))
      }
      """
    ),
    (
      "gradients",
      """
      VStack(spacing: 0) {
        LinearGradient(colors: [.red, .yellow, .blue], startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.green.opacity(0), .green], startPoint: .top, endPoint: .bottom)
        RadialGradient(
          colors: [.white, .purple], center: .center, startRadius: 4, endRadius: 30)
        AngularGradient(colors: [.red, .green, .blue, .red], center: .center)
      }
      """
    ),
    (
      "layers",
      """
      ZStack {
        Rectangle().fill(.yellow)
        ZStack {
          Circle().fill(.red).frame(width: 50, height: 50).offset(x: -15)
          Circle().fill(.blue).frame(width: 50, height: 50).offset(x: 15)
        }
        .opacity(0.5)
        Rectangle().fill(.green).frame(width: 40, height: 40).rotationEffect(.degrees(45))
          .clipShape(Circle()).offset(y: -30)
        LinearGradient(colors: [.black, .gray], startPoint: .leading, endPoint: .trailing)
          .mask { Text("MASK").font(.title3).bold() }
          .offset(y: 35)
      }
      """
    ),
    (
      "effects",
      """
      ZStack {
        Rectangle().fill(.white)
        Circle().fill(.teal).frame(width: 30, height: 30).blur(radius: 3).offset(x: -25, y: -25)
        RoundedRectangle(cornerRadius: 8).fill(.orange).frame(width: 36, height: 24)
          .shadow(radius: 4, y: 3).offset(x: 22, y: -22)
        Rectangle().fill(.red).frame(width: 30, height: 30).blendMode(.multiply)
          .offset(x: 12, y: -10)
        Rectangle().fill(.pink).frame(width: 40, height: 20)
          .rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)).offset(x: -20, y: 25)
        Rectangle().fill(.green).frame(width: 24, height: 24).hueRotation(.degrees(90))
          .offset(x: 25, y: 28)
      }
      """
    ),
  ]

  private func still(
    _ name: String, _ body: String, _ flags: [String], in folder: TemporaryFolder
  ) throws -> BuiltCommand.Outcome {
    let file = name.capitalized + ".swift"
    try folder.write(
      """
      import SwiftUI

      #Preview("\(name)", traits: .fixedLayout(width: 100, height: 100)) {
      \(body)
      }
      """, to: file)
    let outcome = try BuiltCommand.run(["still", file] + flags, in: folder.path)
    try #require(outcome.status == 0, "\(name) \(flags): \(outcome.errors)")
    return outcome
  }

  @Test(arguments: views.indices)
  func shapesLookLikePixels(_ index: Int) throws {
    let (name, body) = Self.views[index]
    let folder = try TemporaryFolder()
    for background in ["white", "none"] {
      let flags = ["--background", background]
      _ = try still(name, body, flags + ["--scale", "2", "-o", "p.png"], in: folder)
      let pixels = try folder.picture("p.png")
      for (format, program, arguments) in [
        ("svg", "rsvg-convert", ["-z", "2", "f.svg", "-o", "drawn.png"]),
        ("pdf", "pdftocairo", ["-r", "144", "-png", "-transp", "-singlefile", "f.pdf", "drawn"]),
      ] {
        // The name is not in the bytes, nor what the process drew before.
        _ = try still(name, body, flags + ["-o", "f.\(format)"], in: folder)
        _ = try still(
          name, body, flags + ["--at", "0,1", "-o", "again_{index}.\(format)"], in: folder)
        let bytes = try folder.data("f.\(format)")
        #expect(try folder.data("again_0.\(format)") == bytes)
        #expect(try folder.data("again_1.\(format)") == bytes)
        for word in ["cairo 1", "CreationDate (D:2026"] {
          #expect(bytes.range(of: Data(word.utf8)) == nil)
        }
        guard SlidingScene.has(program, for: "the look of \(format)") else { continue }
        let outcome = try BuiltCommand.run(
          executable: SlidingScene.path(of: program), arguments, in: folder.path)
        try #require(outcome.status == 0, "\(outcome.errors)")
        // Edges are smoothed by other rules, colours between stops rounded by others.
        let drawn = try folder.picture("drawn.png")
        let (_, mean) = drawn.difference(from: pixels)
        #expect(mean < 2, "\(name) as \(format) on \(background)")
        #expect(
          drawn.shareOfPixels(farFrom: pixels, by: 48) < 0.02,
          "\(name) as \(format) on \(background)")
      }
    }
  }

  @Test func whatShapesCanBeIsNoPicture() throws {
    let folder = try TemporaryFolder()
    for (name, body) in [Self.views[0], Self.views[2]] {
      _ = try still(name, body, ["-o", "f.svg"], in: folder)
      let text = try folder.text("f.svg")
      #expect(!text.contains("<image"), "\(name)")
      #expect(text.contains("width=\"100px\""))
    }
    _ = try still("effects", Self.views[3].body, ["-o", "f.svg"], in: folder)
    #expect(try folder.text("f.svg").contains("<image"))
    // One goes to standard output, and says nothing else there.
    let piped = try still(
      "paths", Self.views[0].body, ["-o", "-", "--format", "svg"], in: folder)
    #expect(piped.output.hasPrefix("<?xml"))
    #expect(piped.output.hasSuffix("</svg>\n"))
  }
}

extension Pixmap {
  /// The share of pixels that differ by more than so much in a channel.
  fileprivate func shareOfPixels(farFrom other: Pixmap, by limit: Int) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    var count = 0
    for y in 0..<height {
      for x in 0..<width {
        let isFar = ([0, 8, 16, 24] as [UInt32]).contains { shift in
          abs(Int(self[x, y] >> shift & 255) - Int(other[x, y] >> shift & 255)) > limit
        }
        if isFar { count += 1 }
      }
    }
    return Double(count) / Double(width * height)
  }
}
