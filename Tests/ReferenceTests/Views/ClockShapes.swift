import SwiftUI

/// A straight hand that narrows toward its tip.
struct StraightHand: Shape {
  /// Width at the middle, in thirtieths of the face.
  var thickness: CGFloat
  /// Distance of the tip from the rim, in radii.
  var gap: CGFloat

  func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    let width = diameter / 30 * thickness
    let tip = rect.midY - diameter / 2 + diameter / 2 * gap
    return Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: width / 2,
        startAngle: .degrees(0), endAngle: .degrees(180), clockwise: false)
      path.addLine(to: CGPoint(x: rect.midX - width / 4, y: tip))
      path.addLine(to: CGPoint(x: rect.midX + width / 4, y: tip))
      path.addLine(to: CGPoint(x: rect.midX + width / 2, y: rect.midY))
    }
  }

  static let minute = StraightHand(thickness: 1 / 3, gap: 1 / 8)
  static let hour = StraightHand(thickness: 1 / 2, gap: 2 / 5)
}

/// A wavy hand.
struct CurvedHand: Shape {
  func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    let width = diameter / 40 / 3
    let gap = diameter / 2 / 8
    let height = diameter / 2 - gap
    let (x, y) = (rect.midX, rect.midY)
    let top = y - height
    return Path { path in
      path.addArc(
        center: CGPoint(x: x, y: y), radius: width, startAngle: .degrees(0),
        endAngle: .degrees(180), clockwise: false)
      path.addCurve(
        to: CGPoint(x: x - width / 2, y: top),
        control1: CGPoint(x: x + 2 * width, y: top + height * 3 / 4),
        control2: CGPoint(x: x - 3 * width, y: top + height / 5))
      path.addArc(
        center: CGPoint(x: x, y: top), radius: width / 2, startAngle: .degrees(180),
        endAngle: .degrees(0), clockwise: false)
      path.addCurve(
        to: CGPoint(x: x + width, y: y),
        control1: CGPoint(x: x - 2 * width, y: top + height / 5),
        control2: CGPoint(x: x + 3 * width, y: top + height * 3 / 4))
    }
  }
}

/// A mouth: a smile at 1, straight at 0, a frown at −1.
struct Mouth: Shape {
  var smile: CGFloat

  func path(in rect: CGRect) -> Path {
    let (width, height) = (rect.width, rect.height)
    let ends = rect.minY + height * (1 - smile) / 2
    let middle = rect.minY + height * (1 + smile) / 2
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: ends))
      path.addQuadCurve(
        to: CGPoint(x: rect.midX, y: middle), control: CGPoint(x: rect.minX + 8, y: middle))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX + width, y: ends),
        control: CGPoint(x: rect.maxX - 8, y: middle))
    }
  }
}

/// An eye of a radius: a rim a sixth of it wide, and an iris a quarter as large that touches the rim
/// where it looks.
struct Eye: View {
  var radius: CGFloat
  /// Where it looks, from 12 o'clock; nil for straight on.
  var gaze: Angle?

  var body: some View {
    ZStack {
      Circle().stroke(lineWidth: radius / 6)
      Iris(gaze: gaze)
    }
  }
}

private struct Iris: Shape {
  var gaze: Angle?

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let place =
      gaze.map {
        clockPoint($0.degrees, inset: radius / 4, center: center, radius: radius)
      } ?? center
    return Path { $0.addCircle(center: place, radius: radius / 4) }
  }
}
