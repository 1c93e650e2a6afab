import DrawingModel
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Changes one second after it appears, over one second.
private struct Changing<Content: View>: View {
  @State private var isOn = false
  @ViewBuilder let content: (Bool) -> Content

  var body: some View {
    content(isOn).after(1) { withAnimation(.linear(duration: 1)) { isOn = true } }
  }
}

/// Gradients as styles and as views, with what they animate.
@MainActor @Suite struct GradientStyleTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func paint(_ harness: Harness, at seconds: Double = 0) throws -> Paint? {
    for item in try harness.items(at: seconds) {
      if case .fill(_, let paint, _) = item { return paint }
    }
    return nil
  }

  private func paint(@ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> Paint? {
    var found: Paint?
    try Harness.run(view) { found = try paint($0) }
    return found
  }

  private func radial(_ paint: Paint?) -> RadialGradientPaint? {
    if case .radialGradient(let gradient)? = paint { return gradient }
    return nil
  }

  private func angular(_ paint: Paint?) -> AngularGradientPaint? {
    if case .angularGradient(let gradient)? = paint { return gradient }
    return nil
  }

  // MARK: - Forms

  @Test func radiiArePointsAndCentresFractions() throws {
    let colors = [red, blue]
    let gradient = radial(
      try paint {
        RadialGradient(
          colors: colors, center: .topLeading, startRadius: 5, endRadius: 50
        ).frame(width: 100, height: 60)
      })
    #expect(gradient?.center == CGPoint(x: 150, y: 170))
    #expect(gradient?.startRadius == 5 && gradient?.endRadius == 50)
    #expect(gradient?.stretch == CGSize(width: 1, height: 1))
    #expect(gradient?.stops.map(\.location) == [0, 1])
  }

  @Test func anEllipseReachesTheFrame() throws {
    let colors = [red, blue]
    let gradient = radial(
      try paint {
        Rectangle().fill(.ellipticalGradient(colors: colors)).frame(width: 80, height: 40)
      })
    #expect(gradient?.stretch == CGSize(width: 80, height: 40))
    #expect(gradient?.startRadius == 0 && gradient?.endRadius == 0.5)
    #expect(gradient?.center == CGPoint(x: 200, y: 200))
  }

  @Test func aConicGradientIsAWholeTurn() throws {
    let colors = [red, blue]
    let turn = angular(
      try paint {
        Circle().fill(.conicGradient(colors: colors, center: .center, angle: .degrees(90)))
      })
    expectNear(turn?.startAngle, .pi / 2)
    expectNear(turn?.endAngle, 5 * .pi / 2)
    let whole = angular(
      try paint { AngularGradient(gradient: Gradient(colors: colors), center: .center) })
    expectNear(whole?.endAngle, 2 * .pi)
    let part = angular(
      try paint {
        AngularGradient(
          colors: colors, center: .center, startAngle: .degrees(-90), endAngle: .degrees(90))
      })
    expectNear(part?.startAngle, -.pi / 2)
    expectNear(part?.endAngle, .pi / 2)
  }

  @Test func aGradientMayNameItsColourSpace() throws {
    let gradient = Gradient(colors: [red, blue])
    for (space, interpolation) in [
      (Gradient.ColorSpace.device, GradientInterpolation.encodedSRGB), (.perceptual, .oklab),
    ] {
      let drawn = try paint {
        Rectangle().fill(
          .linearGradient(
            gradient.colorSpace(space), startPoint: .leading, endPoint: .trailing))
      }
      guard case .linearGradient(let linear)? = drawn else {
        Issue.record("\(String(describing: drawn))")
        continue
      }
      #expect(linear.interpolation == interpolation)
    }
  }

  @Test func aColoursGradientEndsInTheColour() throws {
    guard case .linearGradient(let gradient)? = try paint({ Rectangle().fill(red.gradient) }) else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.last?.color == PaintColor(red: 1, green: 0, blue: 0))
    #expect((gradient.stops.first?.color.green ?? 0) > 0.1)
    #expect(gradient.start.y < gradient.end.y)
  }

  // MARK: - Meshes

  private func mesh(_ paint: Paint?) -> MeshGradientPaint? {
    if case .meshGradient(let mesh)? = paint { return mesh }
    return nil
  }

  @Test func aMeshOfPointsHasSmoothCurves() throws {
    let colors = Array(repeating: red, count: 9)
    let points: [SIMD2<Float>] = [
      [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
    ]
    let drawn = mesh(
      try paint {
        MeshGradient(width: 3, height: 3, points: points, colors: colors)
          .frame(width: 100, height: 100)
      })
    #expect(drawn?.columns == 3 && drawn?.rows == 3)
    let vertex = try #require(drawn?.vertices[4])
    #expect(near(vertex.position.x, 220, within: 1e-4))
    // The tangent of the middle is that of the line through its neighbours, a sixth of it to each side.
    expectNear(Double(vertex.trailing.x - vertex.position.x), 100.0 / 6, within: 1e-4)
    expectNear(Double(vertex.trailing.y - vertex.position.y), 0, within: 1e-4)
    expectNear(Double(vertex.position.y - vertex.top.y), 100.0 / 6, within: 1e-4)
  }

  @Test func aMeshWithoutAColourForEachPointIsItsBackground() throws {
    let drawn = mesh(
      try paint {
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [red],
          background: blue)
      })
    #expect(drawn?.vertices.isEmpty == true)
    #expect(drawn?.background == PaintColor(red: 0, green: 0, blue: 1))
  }

  @Test func meshesMoveWithTheirPointsAndColours() throws {
    let (red, blue) = (red, blue)
    try Harness.run {
      Changing { isOn in
        MeshGradient(
          width: 2, height: 2,
          points: [[0, 0], [1, 0], [0, 1], isOn ? [0.5, 0.5] : [1, 1]],
          colors: [red, red, red, isOn ? blue : red]
        ).frame(width: 100, height: 100)
      }
    } _: { scene in
      let middle = try mesh(paint(scene, at: 1.5))
      expectNear((middle?.vertices[3].position.x).map(Double.init), 225, within: 1e-3)
      expectNear((middle?.vertices[3].color.red).map { $0 * 255 }, 140.362, within: 1e-2)
      let end = try mesh(paint(scene, at: 2.5))
      #expect(end?.vertices[3].color == PaintColor(red: 0, green: 0, blue: 1))
    }
  }

  // MARK: - Changes

  @Test func radiiAnglesAndCentresMove() throws {
    let colors = [red, blue]
    try Harness.run {
      Changing { isOn in
        RadialGradient(
          colors: colors, center: isOn ? .trailing : .leading, startRadius: isOn ? 10 : 0,
          endRadius: isOn ? 90 : 50
        ).frame(width: 100, height: 100)
      }
    } _: { scene in
      let middle = radial(try paint(scene, at: 1.5))
      #expect(near(middle?.startRadius ?? 0, 5) && near(middle?.endRadius ?? 0, 70))
      expectNear((middle?.center.x).map(Double.init), 200)
    }
    try Harness.run {
      Changing { isOn in
        AngularGradient(
          colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(isOn ? 180 : 90))
      }
    } _: { scene in
      expectNear(angular(try paint(scene, at: 1.5))?.endAngle, 0.75 * .pi)
    }
    try Harness.run {
      Changing { isOn in
        EllipticalGradient(colors: colors, endRadiusFraction: isOn ? 1 : 0.5)
      }
    } _: { scene in
      expectNear(radial(try paint(scene, at: 1.5))?.endRadius, 0.75)
    }
  }

  @Test func anotherKindOfGradientIsThereAtOnce() throws {
    let colors = [red, blue]
    try Harness.run {
      Changing { isOn in
        Rectangle().fill(
          isOn
            ? AnyShapeStyle(
              RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 9))
            : AnyShapeStyle(AngularGradient(colors: colors, center: .center)))
      }
    } _: { scene in
      expectNear(radial(try paint(scene, at: 1.01))?.endRadius, 9)
    }
  }
}
