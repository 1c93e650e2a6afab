import DrawingModel
import Imaging
import SwiftUI
import Testing
import ViewTesting

/// Red, green and blue of the pixel under a point, for pictures at scale 1.
private func color(_ picture: Pixmap, _ x: Int, _ y: Int) -> [Int] {
  let pixel = picture[x, y]
  return [pixel >> 16, pixel >> 8, pixel].map { Int($0 & 255) }
}

@MainActor private func picture(
  background: PaintColor = .white,
  _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
) throws -> Pixmap {
  try Harness.picture(width: 40, height: 40, background: background) {
    Canvas(renderer: renderer)
  }
}

private let red = Color(red: 1, green: 0, blue: 0)
private let green = Color(red: 0, green: 1, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
  Path(CGRect(x: x, y: y, width: side, height: side))
}

@MainActor struct CanvasDrawingTests {
  @Test func theClosureIsToldTheSizeAndDrawsInItsOwnCoordinates() throws {
    var sizes: [CGSize] = []
    try Harness.run {
      Canvas { context, size in
        sizes.append(size)
        context.fill(square(5, 5, 10), with: .color(red))
      }
      .frame(width: 100, height: 50)
    } _: { harness in
      let drawn = try harness.drawn(at: 0)
      #expect(sizes == [CGSize(width: 100, height: 50)])
      #expect(drawn.map(\.box) == [CGRect(x: 155, y: 180, width: 10, height: 10)])
    }
  }

  @Test func nothingShowsOutsideOfTheFrame() throws {
    let result = try Harness.picture(width: 40, height: 40) {
      Canvas { context, _ in context.fill(square(-100, -100, 300), with: .color(red)) }
        .frame(width: 20, height: 20)
    }
    #expect(color(result, 20, 20) == [255, 0, 0])
    #expect(color(result, 5, 20) == [255, 255, 255])
  }

  @Test func anOpaqueCanvasIsBlackWhereNothingIsDrawn() throws {
    let result = try Harness.picture(width: 40, height: 40) {
      Canvas(opaque: true) { context, _ in context.fill(square(0, 0, 10), with: .color(red)) }
    }
    #expect(color(result, 5, 5) == [255, 0, 0])
    #expect(color(result, 20, 20) == [0, 0, 0])
  }

  @Test func copiesKeepAStateOfTheirOwn() throws {
    let result = try picture { context, _ in
      var copy = context
      copy.translateBy(x: 20, y: 0)
      copy.opacity = 0
      copy.clip(to: Path())
      context.fill(square(0, 0, 10), with: .color(red))
      copy.fill(square(0, 0, 10), with: .color(red))
      #expect(context.transform.isIdentity && context.opacity == 1)
    }
    #expect(color(result, 5, 5) == [255, 0, 0])
    #expect(color(result, 25, 5) == [255, 255, 255])
  }

  @Test func transformsApplyTheLatestFirst() throws {
    let result = try picture { context, _ in
      context.translateBy(x: 20, y: 20)
      context.rotate(by: .degrees(90))
      context.scaleBy(x: 2, y: 1)
      // x points down, twice as long.
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(red))
      #expect(CGPoint(x: 1, y: 0).applying(context.transform) == CGPoint(x: 20, y: 22))
    }
    #expect(color(result, 17, 28) == [255, 0, 0])
    #expect(color(result, 17, 31) == [255, 255, 255])
    #expect(color(result, 22, 22) == [255, 255, 255])
  }

  @Test func linesHaveTheWidthOfThePresentScale() throws {
    let result = try picture { context, _ in
      context.scaleBy(x: 2, y: 2)
      var line = Path()
      line.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
      context.stroke(line, with: .color(red), lineWidth: 4)
    }
    #expect((0..<40).filter { color(result, 20, $0) == [255, 0, 0] } == Array(16..<24))
  }

  // MARK: - Clips and layers

  @Test func clipsCutOneAnother() throws {
    let result = try picture { context, _ in
      context.clip(to: square(0, 0, 20))
      context.clip(to: square(10, 0, 20))
      #expect(context.clipBoundingRect == CGRect(x: 10, y: 0, width: 10, height: 20))
      context.translateBy(x: 10, y: 0)
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
      context.fill(square(-40, -40, 100), with: .color(red))
    }
    #expect(color(result, 15, 10) == [255, 0, 0])
    #expect(color(result, 5, 10) == [255, 255, 255])
    #expect(color(result, 25, 10) == [255, 255, 255])
    #expect(color(result, 15, 25) == [255, 255, 255])
  }

  @Test func anInverseClipShowsTheOutside() throws {
    let result = try picture { context, _ in
      context.clip(to: square(10, 10, 20), options: .inverse)
      context.fill(square(0, 0, 40), with: .color(red))
    }
    #expect(color(result, 5, 5) == [255, 0, 0])
    #expect(color(result, 20, 20) == [255, 255, 255])
  }

  @Test func aLayerClipsByItsOpacity() throws {
    let result = try picture(background: .black) { context, _ in
      context.clipToLayer(opacity: 0.5) { $0.fill(square(0, 0, 20), with: .color(blue)) }
      context.fill(square(0, 0, 40), with: .color(white: 1))
    }
    #expect(color(result, 10, 10).allSatisfy { (127...128).contains($0) })
    #expect(color(result, 30, 30) == [0, 0, 0])
  }

  @Test func aLayerIsTranslucentAsAWhole() throws {
    let result = try picture { context, _ in
      context.opacity = 0.5
      context.translateBy(x: 10, y: 0)
      context.drawLayer { layer in
        #expect(layer.opacity == 1)
        layer.fill(square(0, 0, 20), with: .color(red))
        layer.fill(square(10, 0, 20), with: .color(blue))
      }
    }
    #expect(color(result, 25, 10)[0] == color(result, 35, 10)[0])
    #expect(color(result, 15, 10)[0] == 255)
    #expect(color(result, 5, 10) == [255, 255, 255])
  }

  @Test func whatBlendsSeesTheCanvasAlone() throws {
    let result = try picture { context, _ in
      context.fill(square(0, 0, 20), with: .color(red))
      context.blendMode = .plusLighter
      context.fill(square(10, 0, 20), with: .color(green))
      context.blendMode = .destinationOut
      context.fill(square(0, 10, 10), with: .color(.black))
    }
    #expect(color(result, 15, 5) == [255, 255, 0])
    #expect(color(result, 25, 5) == [0, 255, 0])
    // The white behind the canvas stays.
    #expect(color(result, 5, 15) == [255, 255, 255])
  }

  @Test func clearingAndCopyingReplaceWhatWasThere() throws {
    let result = try picture { context, _ in
      context.fill(square(0, 0, 40), with: .color(red))
      context.blendMode = .clear
      context.fill(square(0, 0, 10), with: .color(blue.opacity(0.2)))
      context.blendMode = .copy
      context.fill(square(20, 20, 10), with: .color(blue.opacity(0.5)))
    }
    #expect(color(result, 5, 5) == [255, 255, 255])
    #expect(color(result, 25, 25)[0] == color(result, 25, 25)[1])
    #expect(color(result, 25, 25)[2] == 255)
    #expect(color(result, 35, 35) == [255, 0, 0])
  }

  @Test func porterAndDuffsOperationsWorkOnTheWholePicture() throws {
    func drawn(_ mode: GraphicsContext.BlendMode) throws -> [[Int]] {
      let result = try picture { context, _ in
        context.fill(square(0, 0, 20), with: .color(red))
        context.blendMode = mode
        context.fill(square(10, 0, 20), with: .color(blue))
      }
      return [5, 15, 25].map { color(result, $0, 5) }
    }
    let (r, b, w) = ([255, 0, 0], [0, 0, 255], [255, 255, 255])
    #expect(try drawn(.sourceIn) == [w, b, w])
    #expect(try drawn(.sourceOut) == [w, w, b])
    #expect(try drawn(.sourceAtop) == [r, b, w])
    #expect(try drawn(.destinationIn) == [w, r, w])
    #expect(try drawn(.destinationOut) == [r, w, w])
    #expect(try drawn(.destinationOver) == [r, r, b])
    #expect(try drawn(.destinationAtop) == [w, r, b])
    #expect(try drawn(.xor) == [r, w, b])
  }

  // MARK: - Filters

  @Test func theLatestFilterIsTheFirstToAct() throws {
    let items = try Harness.picture(width: 40, height: 40) {
      Canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.5, color: green))
        context.addFilter(.blur(radius: 4))
        context.fill(square(10, 10, 20), with: .color(red))
      }
    }
    // Blurred, then cut off where it is half as opaque: at the edge.
    #expect(color(items, 11, 20) == [0, 255, 0])
    #expect(color(items, 8, 20) == [255, 255, 255])
    // A corner is a quarter as opaque.
    #expect(color(items, 10, 10) == [255, 255, 255])
  }

  @Test func aBlurIsAsWideAsTheScaleItWasAddedUnder() throws {
    let list = try listed { context, _ in
      context.scaleBy(x: 3, y: 3)
      context.addFilter(.blur(radius: 2))
      context.scaleBy(x: 1.0 / 3, y: 1.0 / 3)
      context.fill(square(0, 0, 5), with: .color(red))
    }
    #expect(list.contains("transform [3 0 0 3 0 0]"))
    #expect(list.contains("effect blur 2"))
  }

  private func listed(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> String {
    let harness = try Harness(width: 40, height: 40) { Canvas(renderer: renderer) }
    defer { harness.end() }
    return try harness.list(at: 0).description
  }

  @Test func colorsAreFilteredByTheirFormulas() throws {
    func filtered(_ filter: GraphicsContext.Filter) throws -> [Int] {
      let result = try picture { context, _ in
        context.addFilter(filter)
        context.fill(square(0, 0, 40), with: .color(red: 0.8, green: 0.4, blue: 0.2))
      }
      return color(result, 20, 20)
    }
    #expect(try filtered(.colorInvert()) == [51, 153, 204])
    #expect(try filtered(.colorInvert(0)) == [204, 102, 51])
    #expect(try filtered(.brightness(0.2)) == [255, 153, 102])
    #expect(try filtered(.colorMultiply(Color(red: 0.5, green: 1, blue: 0))) == [102, 102, 0])
    var swap = ColorMatrix()
    (swap.r1, swap.r3, swap.b1, swap.b3) = (0, 1, 1, 0)
    swap.g5 = 0.2
    #expect(try filtered(.colorMatrix(swap)) == [51, 153, 204])
    var fainter = ColorMatrix()
    fainter.a4 = 0.5
    #expect((229...230).contains(try filtered(.colorMatrix(fainter))[0]))
    let grey = try filtered(.grayscale(1))
    #expect(grey[0] == grey[1] && grey[1] == grey[2])
  }

  @Test func shadowsLieBeneathAboveAndAlone() throws {
    func drawn(_ options: GraphicsContext.ShadowOptions) throws -> (inside: [Int], beside: [Int]) {
      let result = try picture { context, _ in
        context.addFilter(.shadow(color: blue, radius: 0, x: 10, y: 0, options: options))
        context.fill(square(5, 5, 20), with: .color(red))
      }
      return (color(result, 20, 10), color(result, 30, 10))
    }
    #expect(try drawn([]).inside == [255, 0, 0])
    #expect(try drawn([]).beside == [0, 0, 255])
    #expect(try drawn(.shadowAbove).inside == [0, 0, 255])
    #expect(try drawn(.shadowOnly).inside == [0, 0, 255])
    let alone = try picture { context, _ in
      context.addFilter(.shadow(color: blue, radius: 0, x: 10, y: 0, options: .shadowOnly))
      context.fill(square(5, 5, 20), with: .color(red))
    }
    #expect(color(alone, 10, 10) == [255, 255, 255])
  }

  @Test func anInvertedShadowAtopIsAnInnerShadow() throws {
    let result = try picture { context, _ in
      context.addFilter(
        .shadow(
          color: blue, radius: 0, x: 4, y: 0, blendMode: .sourceAtop,
          options: [.shadowAbove, .invertsAlpha]))
      context.fill(square(10, 10, 20), with: .color(red))
    }
    #expect(color(result, 11, 20) == [0, 0, 255])
    #expect(color(result, 20, 20) == [255, 0, 0])
    #expect(color(result, 5, 20) == [255, 255, 255])
  }

  // MARK: - Shadings

  @Test func aGradientGoesOnAsItsOptionsSay() throws {
    let stops = Gradient(stops: [
      .init(color: red, location: 0), .init(color: red, location: 0.5),
      .init(color: blue, location: 0.5), .init(color: blue, location: 1),
    ])
    func drawn(_ options: GraphicsContext.GradientOptions) throws -> [[Int]] {
      let result = try picture { context, _ in
        context.fill(
          square(0, 0, 40),
          with: .linearGradient(
            stops, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 20, y: 0),
            options: options))
      }
      return [2, 7, 12, 17, 22, 27, 32, 37].map { color(result, $0, 20) }
    }
    let (r, b) = ([255, 0, 0], [0, 0, 255])
    #expect(try drawn([]) == [r, r, r, b, b, b, b, b])
    #expect(try drawn(.repeat) == [r, b, r, b, r, b, r, b])
    #expect(try drawn(.mirror) == [b, r, r, b, b, r, r, b])
  }

  @Test func aStyleFillsTheBoxOfThePath() throws {
    let result = try picture { context, _ in
      context.fill(
        square(10, 10, 20),
        with: .style(
          LinearGradient(
            stops: [
              .init(color: red, location: 0.5), .init(color: blue, location: 0.5),
            ], startPoint: .leading, endPoint: .trailing)))
      context.fill(square(0, 0, 5), with: .palette([.color(green), .color(red)]))
    }
    #expect(color(result, 15, 20) == [255, 0, 0])
    #expect(color(result, 25, 20) == [0, 0, 255])
    #expect(color(result, 2, 2) == [0, 255, 0])
  }

  @Test func theForegroundIsThatOfTheEnvironment() throws {
    let result = try Harness.picture(width: 40, height: 40) {
      Canvas { context, _ in context.fill(square(0, 0, 40), with: .foreground) }
        .foregroundStyle(green)
    }
    #expect(color(result, 20, 20) == [0, 255, 0])
  }

  @Test func theBackdropMayBeFiltered() throws {
    let result = try picture { context, _ in
      context.fill(square(0, 0, 40), with: .color(red))
      context.addFilter(.colorInvert())
      context.fill(square(0, 0, 20), with: .backdrop)
    }
    #expect(color(result, 10, 10) == [0, 255, 255])
    #expect(color(result, 30, 30) == [255, 0, 0])
  }

  // MARK: - Text

  @Test func textIsSetAsAViewWouldBe() throws {
    func drawn(@ViewBuilder _ root: @escaping @MainActor () -> some View) throws -> [Harness.Drawn]
    {
      let harness = try Harness(width: 200, height: 100, root)
      defer { harness.end() }
      return try harness.drawn(at: 0)
    }
    let expected = try drawn { Text("Hello").font(.title) }
    let drawn = try drawn {
      Canvas { context, size in
        let text = context.resolve(Text("Hello").font(.title))
        #expect(text.measure(in: size).height == 34)
        context.draw(text, at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
    }
    #expect(drawn.count == 1)
    #expect(near(drawn[0].box, expected[0].box, within: 0.51))
    #expect(drawn[0].color == expected[0].color)
  }

  @Test func theShadingOfResolvedTextSparesPartsWithAColorOfTheirOwn() throws {
    let harness = try Harness(width: 200, height: 100) {
      Canvas { context, _ in
        var text = context.resolve(Text("a") + Text("b").foregroundColor(blue))
        text.shading = .color(green)
        context.draw(text, in: CGRect(x: 10, y: 20, width: 100, height: 40))
      }
    }
    defer { harness.end() }
    let colors = try harness.colors(at: 0)
    #expect(colors == [[0, 255, 0], [0, 0, 255]])
  }
}
