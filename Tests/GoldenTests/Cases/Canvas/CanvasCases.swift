import SwiftUI

/// What a canvas draws.
enum CanvasCases {
  static let all = [
    GoldenCase("canvas/draw/shapes-and-lines") {
      Canvas { context, size in
        let frame = CGRect(origin: .zero, size: size).insetBy(dx: 10, dy: 10)
        context.fill(Path(ellipseIn: frame), with: .color(.mint))
        context.stroke(Path(frame), with: .color(.indigo), lineWidth: 3)
        context.translateBy(x: size.width / 2, y: size.height / 2)
        for step in 0..<12 {
          var tick = context
          tick.rotate(by: .degrees(Double(step) * 30))
          tick.opacity = Double(step + 1) / 12
          tick.fill(Path(CGRect(x: 26, y: -1.5, width: 10, height: 3)), with: .color(.black))
        }
      }
    },
    GoldenCase("canvas/draw/text") {
      Canvas { context, size in
        context.draw(
          Text("Canvas").font(.headline), at: CGPoint(x: size.width / 2, y: 10), anchor: .top)
        var text = context.resolve(Text("a") + Text("b").foregroundColor(.red))
        text.shading = .linearGradient(
          Gradient(colors: [.blue, .green]), startPoint: CGPoint(x: 0, y: 0),
          endPoint: CGPoint(x: 0, y: 20))
        context.scaleBy(x: 2, y: 2)
        context.draw(text, in: CGRect(x: 12, y: 22, width: 40, height: 20))
      }
    },
    GoldenCase("canvas/clip/path-inverse-and-layer") {
      Canvas { context, size in
        let whole = Path(CGRect(origin: .zero, size: size))
        var first = context
        first.clip(to: Path(ellipseIn: CGRect(x: 5, y: 5, width: 40, height: 40)))
        first.clip(
          to: Path(ellipseIn: CGRect(x: 15, y: 15, width: 20, height: 20)), options: .inverse)
        first.fill(whole, with: .color(.red))
        var second = context
        second.clipToLayer { layer in
          layer.opacity = 0.5
          layer.fill(Path(CGRect(x: 55, y: 5, width: 40, height: 20)), with: .color(.black))
          layer.opacity = 1
          layer.fill(Path(CGRect(x: 65, y: 15, width: 20, height: 70)), with: .color(.black))
        }
        second.fill(whole, with: .color(.blue))
      }
    },
    GoldenCase("canvas/filter/metaballs", at: [0, 0.25, 0.5, 0.75, 1]) { Metaballs() },
    GoldenCase("canvas/filter/shadow-below-above-alone") {
      Canvas { context, _ in
        let options: [GraphicsContext.ShadowOptions] = [
          [], .shadowAbove, .shadowOnly, [.shadowAbove, .invertsAlpha],
        ]
        for (index, options) in options.enumerated() {
          var copy = context
          let isInner = options.contains(.invertsAlpha)
          copy.addFilter(
            .shadow(
              color: .black.opacity(0.8), radius: 3, x: 5, y: 5,
              blendMode: isInner ? .sourceAtop : .normal, options: options))
          copy.fill(
            Path(
              roundedRect: CGRect(
                x: 8 + 48 * (index % 2), y: 8 + 48 * (index / 2), width: 30, height: 30),
              cornerRadius: 8), with: .color(.orange))
        }
      }
    },
    GoldenCase("canvas/blend/modes-of-porter-and-duff") {
      Canvas { context, _ in
        let modes: [GraphicsContext.BlendMode] = [
          .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver,
          .destinationIn, .destinationOut, .destinationAtop, .xor, .plusLighter,
        ]
        for (index, mode) in modes.enumerated() {
          context.drawLayer { layer in
            layer.translateBy(x: CGFloat(index % 4) * 25, y: CGFloat(index / 4) * 33)
            layer.fill(
              Path(ellipseIn: CGRect(x: 2, y: 2, width: 14, height: 14)), with: .color(.red))
            layer.blendMode = mode
            layer.fill(
              Path(ellipseIn: CGRect(x: 9, y: 9, width: 14, height: 14)),
              with: .color(.blue.opacity(0.75)))
          }
        }
      }
    },
    GoldenCase("canvas/shading/repeat-and-mirror") {
      Canvas { context, _ in
        let gradient = Gradient(colors: [.yellow, .purple])
        let choices: [GraphicsContext.GradientOptions] = [[], .repeat, .mirror]
        for (index, options) in choices.enumerated() {
          context.fill(
            Path(CGRect(x: 5, y: 5 + 31 * index, width: 90, height: 26)),
            with: .linearGradient(
              gradient, startPoint: CGPoint(x: 30, y: 0), endPoint: CGPoint(x: 50, y: 10),
              options: options))
        }
      }
    },
    GoldenCase("canvas/backdrop/blurred") {
      Canvas { context, _ in
        for step in 0..<10 {
          context.fill(
            Path(CGRect(x: 10 * step, y: 0, width: 5, height: 100)), with: .color(.black))
        }
        context.addFilter(.blur(radius: 3))
        context.fill(
          Path(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60)), with: .backdrop)
      }
    },
  ]

  private struct Metaballs: View {
    @State private var isApart = false

    var body: some View {
      Canvas { context, size in
        context.addFilter(.alphaThreshold(min: 0.5, color: .purple))
        context.addFilter(.blur(radius: 6))
        context.drawLayer { layer in
          for index in 0..<2 {
            guard let ball = layer.resolveSymbol(id: index) else { continue }
            layer.draw(ball, at: CGPoint(x: size.width / 2, y: size.height / 2))
          }
        }
      } symbols: {
        ForEach(0..<2) { index in
          Circle().frame(width: 34, height: 34)
            .offset(x: (isApart ? 26 : 4) * (index == 0 ? -1 : 1))
            .tag(index)
        }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isApart = true } }
    }
  }
}
