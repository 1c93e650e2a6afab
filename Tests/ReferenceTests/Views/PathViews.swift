import SwiftUI

/// A picture of 200 × 200 points.
func clock(
  _ name: String, kind: ReferenceKind = .shape, masks: [ReferenceMask] = [],
  @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
) -> ReferenceCase {
  ReferenceCase(name, 600, 600, scale: 3, kind: kind, masks: masks, view: view)
}

/// The even-odd hand of a clock with a ring and an arrow.
private struct OpenHourHand: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let unit = radius / 30
    let (x, y) = (rect.midX, rect.midY)
    let center = CGPoint(x: x, y: y)
    let middle = CGPoint(x: x, y: y - radius / 4 - unit)
    let outer = radius / 15 + unit
    /// Degrees from 3 o'clock of a point to the right of the axis, seen from one on it.
    func direction(_ right: CGFloat, _ below: CGFloat) -> Double {
      atan2(Double(below), Double(right)) * 180 / .pi
    }
    let (low, high) = (direction(unit / 2, 2 * unit), direction(unit / 2, -2 * unit))
    let end = direction(unit / 2, -outer)
    let bar = y - 4 * radius / 9
    let side = [
      CGPoint(x: unit / 2, y: bar), CGPoint(x: 2 * unit, y: bar),
      CGPoint(x: 2 * unit, y: bar - unit), CGPoint(x: unit / 2, y: bar - unit),
      CGPoint(x: unit / 2, y: y - 49 * radius / 90), CGPoint(x: 2 * unit, y: y - 41 * radius / 72),
    ]
    return Path { path in
      path.addArc(
        center: center, radius: outer, startAngle: .degrees(90), endAngle: .degrees(end),
        clockwise: true)
      path.addArc(
        center: middle, radius: 2 * unit, startAngle: .degrees(low), endAngle: .degrees(high),
        clockwise: true)
      for point in side { path.addLine(to: CGPoint(x: x + point.x, y: point.y)) }
      path.addLine(to: CGPoint(x: x, y: y - 25 * radius / 36))
      for point in side.reversed() { path.addLine(to: CGPoint(x: x - point.x, y: point.y)) }
      path.addArc(
        center: middle, radius: 2 * unit, startAngle: .degrees(180 - high),
        endAngle: .degrees(180 - low), clockwise: true)
      path.addArc(
        center: center, radius: outer, startAngle: .degrees(180 - end), endAngle: .degrees(90),
        clockwise: true)
      path.closeSubpath()
      path.addCircle(center: center, radius: radius / 15)
      path.addCircle(center: middle, radius: radius / 30)
    }
  }
}

/// Discs at places on a clock's face.
private struct Rivets: Shape {
  /// Degrees from 12 o'clock.
  var angles: [Double]
  /// Distance from the middle, in radii.
  var distance: CGFloat
  /// Radius of a disc, in radii of the face.
  var size: CGFloat

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for angle in angles {
        path.addCircle(
          center: clockPoint(
            angle, inset: radius * (1 - distance), center: center, radius: radius),
          radius: radius * size)
      }
    }
  }
}

let pathCases = [
  clock("path-three-circles") { ThreeCircles().stroke().padding() },
  clock("path-moon") { Moon().stroke().padding() },
  clock("path-cogwheel") { Cogwheel().stroke().padding(1) },
  clock("path-cogwheel-pair", kind: .shape(max: 80)) { CogwheelPair().stroke().padding(1) },
  clock("path-windup-key") { WindupKey().stroke().padding(1) },
  clock("path-hour-hand-evenodd") {
    ZStack {
      Circle().stroke()
      OpenHourHand().fill(style: FillStyle(eoFill: true))
    }
    .padding()
  },
  clock("plate-two-rivets-text", masks: [.rect(x: 240..<360, y: 170..<430)]) {
    ZStack {
      Circle().stroke(lineWidth: 6).scale(10 / 12)
      Rivets(angles: [315, 135], distance: 0.6, size: 1 / 20)
      Text("I").font(.system(size: 99, design: .serif))
    }
    .padding(1)
  },
  clock("plate-twenty-rivets-text", masks: [.rect(x: 100..<500, y: 170..<430)]) {
    ZStack {
      Circle().stroke(lineWidth: 6)
      Circle().stroke(lineWidth: 6).scale(10 / 12)
      Rivets(angles: (0..<20).map { 18 * Double($0) }, distance: 88 / 96, size: 1 / 20)
      Text("XII").font(.system(size: 96, design: .serif))
    }
    .padding(4)
  },
]
