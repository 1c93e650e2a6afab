import SwiftUI

/// Clips, masks, groups, blend modes and shadows.
enum CompositingCases {
  private struct Stripes: View {
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<6) { index in
          [Color.red, .orange, .yellow, .green, .blue, .purple][index].frame(width: 16)
        }
      }
    }
  }

  /// A gradient of grey levels under stripes that are blended with it.
  private struct Blended: View {
    var mode: BlendMode

    var body: some View {
      ZStack {
        LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
        Stripes().padding(.vertical, 10).blendMode(mode)
      }
    }
  }

  static let all = clips + masks + groups + blends + shadows

  private static let clips = [
    GoldenCase("clip/shape/circle") { Stripes().clipShape(Circle()).padding(10) },
    GoldenCase("clip/shape/even-odd-star") {
      Stripes().clipShape(FillCases.Star(), style: FillStyle(eoFill: true)).padding(10)
    },
    GoldenCase("clip/shape/nested") {
      Stripes().clipShape(Circle()).offset(x: 20).clipShape(Capsule())
        .frame(width: 80, height: 60)
    },
    GoldenCase("clip/frame/overflow") {
      Circle().fill(.blue).frame(width: 80, height: 80).frame(width: 50, height: 50).clipped()
    },
    GoldenCase("clip/corner-radius/card") {
      Stripes().frame(width: 80, height: 50).cornerRadius(12)
    },
    GoldenCase("clip/shape/rotated") {
      Stripes().frame(width: 60, height: 60).clipShape(RoundedRectangle(cornerRadius: 12))
        .rotationEffect(.degrees(30))
    },
  ]

  private static let masks = [
    GoldenCase("mask/shape/star") { Stripes().mask { FillCases.Star().padding(5) } },
    GoldenCase("mask/gradient/fading") {
      Stripes().mask {
        LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
      }
    },
    GoldenCase("mask/opacity/half") { Stripes().mask { Circle().opacity(0.5) } },
    GoldenCase("mask/blur/soft") { Stripes().mask { Circle().padding(20).blur(radius: 6) } },
  ]

  private static let groups = [
    GoldenCase("opacity/group/nested") {
      ZStack {
        Circle().fill(.red).padding(10)
        ZStack {
          Rectangle().fill(.blue).padding(30)
          Rectangle().fill(.white).padding(40)
        }
        .opacity(0.5)
      }
      .opacity(0.5)
    },
    GoldenCase("opacity/group/zero") { Circle().fill(.red).opacity(0) },
    GoldenCase("opacity/group/over-one") { Circle().fill(.red).padding(10).opacity(3) },
    GoldenCase("opacity/compositing-group/overlapping-children") {
      ZStack {
        Circle().fill(.red).frame(width: 60, height: 60).offset(x: -12)
        Circle().fill(.blue).frame(width: 60, height: 60).offset(x: 12)
      }
      .compositingGroup().opacity(0.5)
    },
  ]

  private static let blends: [GoldenCase] = [
    GoldenCase("blend/mode/multiply") { Blended(mode: .multiply) },
    GoldenCase("blend/mode/screen") { Blended(mode: .screen) },
    GoldenCase("blend/mode/overlay") { Blended(mode: .overlay) },
    GoldenCase("blend/mode/difference") { Blended(mode: .difference) },
    GoldenCase("blend/mode/color-dodge") { Blended(mode: .colorDodge) },
    GoldenCase("blend/mode/soft-light") { Blended(mode: .softLight) },
    GoldenCase("blend/mode/luminosity") { Blended(mode: .luminosity) },
    GoldenCase("blend/mode/plus-lighter") { Blended(mode: .plusLighter) },
    GoldenCase("blend/mode/plus-darker") { Blended(mode: .plusDarker) },
    GoldenCase("blend/mode/destination-out") {
      ZStack {
        Rectangle().fill(.blue).padding(10)
        Circle().padding(25).blendMode(.destinationOut)
      }
      .compositingGroup()
    },
  ]

  private static let shadows = [
    GoldenCase("shadow/shape/circle") {
      Circle().fill(.white).padding(25).shadow(radius: 8)
    },
    GoldenCase("shadow/offset/coloured") {
      Rectangle().fill(.yellow).padding(30).shadow(color: .blue, radius: 4, x: 8.5, y: 6)
    },
    GoldenCase("shadow/radius/zero") {
      Rectangle().fill(.yellow).padding(30).shadow(color: .black, radius: 0, x: 6, y: 6)
    },
    GoldenCase("shadow/two/of-view-and-shadow") {
      Circle().fill(.green).padding(30).shadow(color: .red, radius: 4, x: 6)
        .shadow(color: .blue, radius: 4, y: 10)
    },
    GoldenCase("shadow/translucent/of-a-hollow-ring") {
      Circle().stroke(.black.opacity(0.6), lineWidth: 8).padding(30).shadow(radius: 5)
    },
    GoldenCase("shadow/group/of-each-child") {
      ZStack {
        Circle().fill(.red).frame(width: 40, height: 40).offset(x: -12)
        Circle().fill(.white).frame(width: 40, height: 40).offset(x: 12)
      }
      .shadow(color: .black, radius: 5)
    },
  ]
}
