import SwiftUI

/// Three circles on the sides of a square.
struct ThreeCircles: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = rect.width / 6
    let far = rect.width / 3
    let centers = [
      CGPoint(x: rect.midX - 2 * radius, y: rect.midY),
      CGPoint(x: rect.midX + 2 * radius, y: rect.midY),
      CGPoint(x: rect.midX, y: rect.midY - far),
    ]
    return Path { path in
      for center in centers {
        path.addEllipse(
          in: CGRect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      }
    }
  }
}

/// A crescent.
struct Moon: Shape {
  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    func point(_ degrees: Double, _ inset: CGFloat) -> CGPoint {
      clockPoint(degrees, inset: inset, center: center, radius: radius)
    }
    return Path { path in
      path.addArc(
        center: center, radius: radius, startAngle: .degrees(-90), endAngle: .degrees(50),
        clockwise: true)
      path.addCurve(
        to: point(0, 0), control1: point(35, 2 * radius), control2: point(105, 2 * radius))
    }
  }
}

/// A cogwheel with windows between its arms.
struct Cogwheel: Shape {
  var teeth = 30
  var arms = 10
  /// The angle of a window between two arms, in degrees.
  var window = 28.0
  var hasHoles = true

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      path.addCircle(center: center, radius: radius / 8)
      addWindows(&path, center: center, radius: radius)
      addRim(&path, center: center, radius: radius)
    }
  }

  private func addWindows(_ path: inout Path, center: CGPoint, radius: CGFloat) {
    let step = 360.0 / Double(arms)
    for arm in 1...arms {
      let angle = step * Double(arm)
      var outline = Path()
      outline.addArc(
        center: center, radius: radius / 4, startAngle: .degrees(angle),
        endAngle: .degrees(angle - window), clockwise: true)
      outline.addArc(
        center: center, radius: radius * 3 / 4, startAngle: .degrees(angle - window),
        endAngle: .degrees(angle), clockwise: false)
      outline.closeSubpath()
      path.addPath(outline)
      if hasHoles {
        let hole = clockPoint(
          angle + 90 - 12, inset: radius / 5, center: center, radius: radius)
        path.addCircle(center: hole, radius: radius / 48)
      }
    }
  }

  private func addRim(_ path: inout Path, center: CGPoint, radius: CGFloat) {
    let step = 360.0 / Double(teeth)
    var outline = Path()
    for tooth in 0..<teeth {
      let angle = step * Double(tooth)
      outline.addArc(
        center: center, radius: radius, startAngle: .degrees(angle),
        endAngle: .degrees(angle + step / 2), clockwise: false)
      outline.addArc(
        center: center, radius: radius * 10 / 11, startAngle: .degrees(angle + step / 2),
        endAngle: .degrees(angle + step), clockwise: false)
    }
    outline.closeSubpath()
    path.addPath(outline)
  }
}

/// Two cogwheels that touch, one above the other.
struct CogwheelPair: Shape {
  func path(in rect: CGRect) -> Path {
    let wheel = Cogwheel(teeth: 10, arms: 4, window: 70, hasHoles: false)
    let radius = min(rect.width, rect.height) / 4
    return Path { path in
      for part in [0.26, 0.74] {
        let center = CGPoint(x: rect.midX, y: rect.minY + part * rect.height)
        path.addPath(
          wheel.path(
            in: CGRect(
              x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)))
      }
    }
  }
}

/// The key that winds up a clock, with three eyes.
struct WindupKey: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let (rim, eye) = (radius / 6, radius / 3)
    let side = eye / 2 + radius / 2 + rim
    let left = CGPoint(x: radius / 2, y: side)
    let top = CGPoint(x: radius, y: eye / 2 + rim)
    let right = CGPoint(x: radius * 3 / 2, y: side)
    let (near, far) = (radius * 2 / 3, radius * 4 / 3)
    let key = Path { path in
      path.move(to: CGPoint(x: near, y: 2 * radius))
      path.addLine(to: CGPoint(x: near, y: side + eye + rim))
      path.addArc(
        center: left, radius: eye + rim, startAngle: .degrees(90), endAngle: .degrees(270),
        clockwise: false)
      path.addArc(
        center: top, radius: eye / 2 + rim, startAngle: .degrees(180), endAngle: .degrees(360),
        clockwise: false)
      path.addArc(
        center: right, radius: eye + rim, startAngle: .degrees(270), endAngle: .degrees(450),
        clockwise: false)
      path.addLine(to: CGPoint(x: far, y: side + eye + rim))
      path.addLine(to: CGPoint(x: far, y: 2 * radius))
      path.closeSubpath()
      path.addCircle(center: left, radius: eye)
      path.addCircle(center: top, radius: eye / 2)
      path.addCircle(center: right, radius: eye)
    }
    return key.offsetBy(dx: rect.minX, dy: rect.minY)
  }
}

extension Path {
  /// Adds a whole circle.
  mutating func addCircle(center: CGPoint, radius: CGFloat) {
    addEllipse(
      in: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
