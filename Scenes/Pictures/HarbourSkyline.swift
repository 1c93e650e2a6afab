import SwiftUI

/// A harbour at dusk, in layers of flat colour.
struct Skyline: View {
  let sky: [Color]
  let far: Color
  let near: Color
  let water: [Color]
  let heights: [Double]
  let hasNeedle: Bool

  var body: some View {
    Canvas { context, size in
      let shore = size.height * 0.74
      context.fill(
        Path(CGRect(x: 0, y: 0, width: size.width, height: shore)),
        with: .linearGradient(
          Gradient(colors: sky), startPoint: .zero, endPoint: CGPoint(x: 0, y: shore)))
      context.fill(
        Path(ellipseIn: CGRect(x: size.width * 0.68, y: shore * 0.3, width: 64, height: 64)),
        with: .color(.white.opacity(0.55)))
      // Hills.
      var hills = Path()
      hills.move(to: CGPoint(x: 0, y: shore))
      for step in 0...40 {
        let x = size.width * Double(step) / 40
        let wave = sin(Double(step) * 0.31) * 16 + sin(Double(step) * 0.13 + 1) * 22
        hills.addLine(to: CGPoint(x: x, y: shore - 62 - wave))
      }
      hills.addLine(to: CGPoint(x: size.width, y: shore))
      context.fill(hills, with: .color(far.opacity(0.5)))
      // Houses, twice: a pale row and a dark one.
      for row in 0..<2 {
        let width = size.width / Double(heights.count) * (row == 0 ? 1.0 : 1.0)
        for (index, height) in heights.enumerated() {
          let shift = row == 0 ? -width / 2 : 0
          let share = row == 0 ? heights[(index * 5 + 3) % heights.count] : height
          let top = shore - share * (row == 0 ? 150 : 118)
          let box = CGRect(
            x: Double(index) * width + shift, y: top, width: width - 2, height: shore - top)
          context.fill(
            Path(roundedRect: box, cornerRadius: 2), with: .color(row == 0 ? far : near))
          guard row == 1 else { continue }
          for line in stride(from: top + 8, to: shore - 8, by: 11) {
            for window in 0..<3 where (index * 7 + window * 3 + Int(line)) % 5 < 2 {
              context.fill(
                Path(
                  CGRect(
                    x: box.minX + 5 + Double(window) * (width - 8) / 3, y: line, width: 4, height: 5
                  )),
                with: .color(.yellow.opacity(0.75)))
            }
          }
        }
      }
      if hasNeedle {
        var needle = Path()
        let x = size.width * 0.24
        needle.move(to: CGPoint(x: x - 12, y: shore))
        needle.addQuadCurve(
          to: CGPoint(x: x - 4, y: shore - 178), control: CGPoint(x: x - 3, y: shore - 90))
        needle.addLine(to: CGPoint(x: x, y: shore - 236))
        needle.addLine(to: CGPoint(x: x + 4, y: shore - 178))
        needle.addQuadCurve(
          to: CGPoint(x: x + 12, y: shore), control: CGPoint(x: x + 3, y: shore - 90))
        context.fill(needle, with: .color(near))
        context.fill(
          Path(ellipseIn: CGRect(x: x - 30, y: shore - 190, width: 60, height: 14)),
          with: .color(near))
      } else {
        // A bridge of two towers.
        var bridge = Path()
        let deck = shore - 34
        for x in [size.width * 0.2, size.width * 0.62] {
          bridge.addRect(CGRect(x: x - 4, y: deck - 96, width: 8, height: 130))
        }
        bridge.addRect(CGRect(x: 0, y: deck, width: size.width, height: 5))
        context.fill(bridge, with: .color(.red.opacity(0.8)))
        var cable = Path()
        cable.move(to: CGPoint(x: 0, y: deck - 24))
        cable.addQuadCurve(
          to: CGPoint(x: size.width * 0.2, y: deck - 94),
          control: CGPoint(x: size.width * 0.12, y: deck - 36))
        cable.addQuadCurve(
          to: CGPoint(x: size.width * 0.62, y: deck - 94),
          control: CGPoint(x: size.width * 0.41, y: deck + 78))
        cable.addQuadCurve(
          to: CGPoint(x: size.width, y: deck - 4),
          control: CGPoint(x: size.width * 0.74, y: deck - 14))
        context.stroke(cable, with: .color(.red.opacity(0.8)), lineWidth: 3)
      }
      // Water with strips of light.
      context.fill(
        Path(CGRect(x: 0, y: shore, width: size.width, height: size.height - shore)),
        with: .linearGradient(
          Gradient(colors: water), startPoint: CGPoint(x: 0, y: shore),
          endPoint: CGPoint(x: 0, y: size.height)))
      for index in 0..<34 {
        let y = shore + 8 + Double(index * index % 67) * (size.height - shore - 12) / 67
        let x = Double(index * 83 % 600) / 600 * size.width
        context.fill(
          Path(
            roundedRect: CGRect(x: x, y: y, width: 18 + Double(index * 13 % 40), height: 2),
            cornerRadius: 1),
          with: .color(.white.opacity(0.22)))
      }
      // A ferry.
      var hull = Path()
      let (x, y) = (size.width * 0.5, shore + 40.0)
      hull.addLines([
        CGPoint(x: x - 46, y: y), CGPoint(x: x + 46, y: y), CGPoint(x: x + 36, y: y + 13),
        CGPoint(x: x - 36, y: y + 13),
      ])
      hull.closeSubpath()
      context.fill(hull, with: .color(.white))
      context.fill(
        Path(CGRect(x: x - 28, y: y - 13, width: 52, height: 13)), with: .color(.white.opacity(0.9))
      )
      context.fill(
        Path(CGRect(x: x - 2, y: y - 26, width: 10, height: 13)), with: .color(.red))
    }
  }
}

struct SeattleSkyline: View {
  var body: some View {
    Skyline(
      sky: [Color(red: 0.16, green: 0.22, blue: 0.47), Color(red: 0.95, green: 0.58, blue: 0.5)],
      far: Color(red: 0.42, green: 0.38, blue: 0.6),
      near: Color(red: 0.13, green: 0.15, blue: 0.32),
      water: [Color(red: 0.56, green: 0.42, blue: 0.55), Color(red: 0.1, green: 0.16, blue: 0.36)],
      heights: [0.5, 0.7, 0.45, 0.9, 1, 0.75, 1, 0.6, 0.85, 0.5, 0.66, 0.4], hasNeedle: true)
  }
}

struct LisbonSkyline: View {
  var body: some View {
    Skyline(
      sky: [Color(red: 0.98, green: 0.77, blue: 0.45), Color(red: 0.99, green: 0.93, blue: 0.8)],
      far: Color(red: 0.93, green: 0.72, blue: 0.55),
      near: Color(red: 0.79, green: 0.42, blue: 0.3),
      water: [Color(red: 0.45, green: 0.7, blue: 0.75), Color(red: 0.13, green: 0.42, blue: 0.55)],
      heights: [0.4, 0.55, 0.35, 0.5, 0.62, 0.45, 0.5, 0.38, 0.58, 0.42, 0.5, 0.36],
      hasNeedle: false)
  }
}

#Preview("Seattle", traits: .fixedLayout(width: 600, height: 360)) { SeattleSkyline() }

#Preview("Lisbon", traits: .fixedLayout(width: 600, height: 360)) { LisbonSkyline() }
