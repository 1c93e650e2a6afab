import DrawingModel
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Styles in all their forms, by what they paint.
@MainActor @Suite struct ShapeStyleTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  /// The colours of all fills.
  private func colors(
    @ViewBuilder _ view: @escaping @MainActor () -> some View
  ) throws -> [PaintColor] {
    var found: [PaintColor] = []
    try Harness.run(view) { scene in
      found = try scene.items(at: 0).compactMap { item in
        guard case .fill(_, .color(let color), _) = item else { return nil }
        return color
      }
    }
    return found
  }

  private func items(
    @ViewBuilder _ view: @escaping @MainActor () -> some View
  ) throws -> [DisplayItem] {
    var found: [DisplayItem] = []
    try Harness.run(view) { found = try $0.items(at: 0) }
    return found
  }

  // MARK: - Levels

  @Test func levelsOfTheLabelColour() throws {
    let light = try colors {
      VStack {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().fill(.quaternary)
      }
    }
    #expect(light.map(\.opacity) == [1, 0.6, 0.3, 0.18])
    #expect(light.map { ($0.blue * 255).rounded() } == [0, 67, 67, 67])
    let dark = try colors {
      VStack {
        Rectangle().fill(.primary)
        Rectangle().fill(.quaternary)
      }.environment(\.colorScheme, .dark)
    }
    #expect(dark.map(\.opacity) == [1, 0.16])
    #expect(dark.map { ($0.blue * 255).rounded() } == [255, 245])
  }

  @Test func levelsOfStylesThatAreSet() throws {
    let (red, blue) = (red, blue)
    let drawn = try colors {
      VStack {
        Rectangle()
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().fill(.quaternary)
      }.foregroundStyle(red, blue, .white)
    }
    #expect(
      drawn.map { [$0.red, $0.green, $0.blue, $0.opacity] } == [
        [1, 0, 0, 1], [0, 0, 1, 1], [1, 1, 1, 1], [1, 1, 1, 0.6],
      ])
  }

  @Test func aLevelAsForegroundStyleCountsFromTheOneAround() throws {
    let red = red
    let drawn = try colors {
      VStack {
        VStack { Rectangle() }.foregroundStyle(.secondary)
        VStack { Rectangle().fill(.secondary) }.foregroundStyle(.secondary)
        VStack { Rectangle() }.foregroundStyle(.foreground)
      }.foregroundStyle(red)
    }
    #expect(drawn.map(\.opacity) == [0.6, 0.3, 1])
    #expect(drawn.allSatisfy { $0.red == 1 })
  }

  @Test func levelsOfAnyStyle() throws {
    let red = red
    let drawn = try colors { Rectangle().fill(red.secondary) }
    #expect(drawn == [PaintColor(red: 1, green: 0, blue: 0, opacity: 0.6)])
  }

  // MARK: - Styles of the environment

  @Test func tintAccentAndBackground() throws {
    let (red, blue) = (red, blue)
    let drawn = try colors {
      VStack {
        Rectangle().fill(.tint).tint(red)
        Rectangle().fill(.tint).accentColor(blue)
        Rectangle().fill(Color.accentColor).accentColor(blue).tint(red)
        Rectangle().fill(.background).backgroundStyle(red)
        Rectangle().fill(.background).backgroundStyle(.background)
        Rectangle().fill(.selection).tint(red)
      }
    }
    #expect(
      drawn.map { [$0.red, $0.green, $0.blue] } == [
        [1, 0, 0], [0, 0, 1], [0, 0, 1], [1, 0, 0], [1, 1, 1], [1, 0, 0],
      ])
  }

  @Test func aStyleOfTheScenesOwnSeesTheEnvironment() throws {
    struct Inked: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark
          ? AnyShapeStyle(Color.white) : AnyShapeStyle(Color.black.opacity(0.5))
      }
    }
    let drawn = try colors {
      VStack {
        Rectangle().fill(Inked())
        Rectangle().foregroundStyle(Inked()).environment(\.colorScheme, .dark)
      }
    }
    #expect(drawn == [PaintColor(red: 0, green: 0, blue: 0, opacity: 0.5), .white])
  }

  // MARK: - Modified styles

  @Test func opacityFadesGradientsToo() throws {
    let red = red
    let drawn = try items {
      Rectangle().fill(
        .linearGradient(colors: [red, .clear], startPoint: .top, endPoint: .bottom).opacity(0.5))
    }
    guard case .fill(_, .linearGradient(let gradient), _)? = drawn.first else {
      Issue.record("\(drawn)")
      return
    }
    #expect(gradient.stops.map(\.color.opacity) == [0.5, 0])
  }

  @Test func shadowsAndBlendingLieAroundWhatIsPainted() throws {
    let red = red
    let drawn = try items {
      Rectangle().fill(
        red.shadow(.inner(radius: 3, y: 1)).shadow(.drop(radius: 5)).blendMode(.multiply))
    }
    guard drawn.count == 7, case .pushEffect(.blend(.multiply)) = drawn[0],
      case .pushEffect(.shadow(let drop)) = drawn[1],
      case .pushEffect(.innerShadow(let inner)) = drawn[2], case .fill = drawn[3]
    else {
      Issue.record("\(drawn)")
      return
    }
    #expect(drop.radius == 5 && near(drop.color.opacity, 0.33))
    #expect(inner.radius == 3 && inner.offset.height == 1 && near(inner.color.opacity, 0.55))
  }

  @Test func shadowsOfStylesMove() throws {
    struct Lifting: View {
      @State private var isUp = false
      var body: some View {
        Circle().fill(.white.shadow(.drop(radius: isUp ? 12 : 4, y: isUp ? 8 : 0)))
          .after(1) { withAnimation(.linear(duration: 1)) { isUp = true } }
      }
    }
    try Harness.run {
      Lifting()
    } _: { scene in
      guard case .pushEffect(.shadow(let shadow))? = try scene.items(at: 1.5).first else {
        Issue.record("no shadow")
        return
      }
      #expect(near(shadow.radius, 8) && near(Double(shadow.offset.height), 4))
    }
  }

  @Test func edgesMayBeLeftHard() throws {
    let drawn = try items { Circle().fill(.red, style: FillStyle(antialiased: false)) }
    #expect(drawn.first == .pushAntialiasing(false) && drawn.last == .pop && drawn.count == 3)
  }

  @Test func textTakesStylesWithEffects() throws {
    let drawn = try items { Text("a").foregroundStyle(.red.shadow(.drop(radius: 2))) }
    guard case .pushEffect(.shadow)? = drawn.first else {
      Issue.record("\(drawn)")
      return
    }
    #expect(drawn.count == 3)
  }

  // MARK: - Materials

  @Test func materialsAreGlass() throws {
    func glass(_ material: Material, _ scheme: ColorScheme) throws -> BackdropPaint? {
      let drawn = try items {
        Rectangle().fill(material).environment(\.colorScheme, scheme)
      }
      if case .pushEffect(.backdrop(let glass))? = drawn.first { return glass }
      return nil
    }
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    for scheme in ColorScheme.allCases {
      let tints = try materials.compactMap { try glass($0, scheme)?.tint }
      #expect(tints.map(\.opacity) == tints.map(\.opacity).sorted() && tints.count == 5)
      #expect(tints.allSatisfy { ($0.red > 0.5) == (scheme == .light) })
    }
  }

  @Test func aMaterialShowsWhatLiesBehind() throws {
    let picture = try Harness.picture(width: 60, height: 60) {
      ZStack {
        Rectangle().fill(Color(red: 1, green: 0, blue: 0))
        Rectangle().fill(.ultraThinMaterial).frame(width: 30, height: 30)
      }
    }
    let (glass, bare) = (picture.color(x: 30, y: 30), picture.color(x: 5, y: 5))
    #expect(bare == PixelColor(red: 255, green: 0, blue: 0))
    #expect(glass.red > glass.green && glass.green > 60 && glass.alpha == 255)
  }
}
