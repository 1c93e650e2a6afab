import Foundation
import SwiftUI
import TestSupport
import ViewTesting

/// A shape whose notch the macro animates.
@Animatable private struct MacroProbe: Shape {
  var notch: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    Path(CGRect(x: notch, y: 0, width: 10, height: 10))
  }
}

/// The same shape without animatable data.
private struct PlainProbe: Shape {
  var notch: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    Path(CGRect(x: notch, y: 0, width: 10, height: 10))
  }
}

/// A line as long as its frame is wide.
private struct Line: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    return path
  }
}

/// A dot that moves for six seconds, and a bar that follows it by a plain change a tenth of a second later.
private struct DotAndBar: View {
  @State private var isRight = false
  @State private var barIsRight = false

  var body: some View {
    ZStack {
      Circle().frame(width: 20, height: 20).offset(x: isRight ? 120 : -120)
      Rectangle().frame(width: 20, height: 20).offset(x: barIsRight ? 120 : -120)
    }
    .after(1) { withAnimation(.linear(duration: 6)) { isRight = true } }
    .after(1.1) { barIsRight = true }
  }
}

extension OracleRecipe {
  /// A value that changes once, as a view of it shows it.
  @MainActor private static func once(
    _ time: Double, _ animation: Animation?, from start: Double, to target: Double,
    tolerance: Double = 1e-9, content: @escaping @MainActor (Double) -> some View,
    read: @escaping @MainActor (Harness, Double) throws -> Double
  ) -> OracleRecipe {
    .scene(
      OracleScene(interval: target - start, tolerance: tolerance) {
        ProbeScene(from: start, [ProbeChange(at: time, to: target, animation)], content: content)
      } read: {
        try read($0, $1)
      })
  }

  /// Rows about whole scenes, by their names in the lessons.
  @MainActor static func lesson(for row: OracleRow) -> OracleRecipe? {
    let slow = Animation.linear(duration: 6)
    switch row.animation {
    case "edge1 notch with @Animatable":
      return once(1, slow, from: 10, to: 40) {
        MacroProbe(notch: $0)
      } read: {
        try $0.boxes(at: $1)[0].minX
      }
    case "edge1 notch without @Animatable":
      return once(1, slow, from: 10, to: 40) {
        PlainProbe(notch: $0)
      } read: {
        try $0.boxes(at: $1)[0].minX
      }
    case "edge1 bar width", "edge10 bar width":
      let start = row.animation == "edge1 bar width" ? 20.0 : 40
      return once(1, slow, from: start, to: start + 240) {
        Rectangle().frame(width: $0, height: 10)
      } read: {
        try $0.boxes(at: $1)[0].width
      }
    case "edge3 dot offset x":
      return .scene(
        OracleScene(interval: 240) {
          DotAndBar()
        } read: {
          try $0.boxes(at: $1)[0].midX - 200
        })
    case "edge3 bar offset x":
      return .scene(
        OracleScene(interval: 240) {
          DotAndBar()
        } read: {
          try $0.boxes(at: $1)[1].midX - 200
        })
    case "edge4 offset x after .animation(value:)":
      return once(1, nil, from: -120, to: 120) { x in
        Circle().fill(x > 0 ? .purple : .orange).frame(width: 20, height: 20)
          .animation(slow, value: x)
          .offset(x: x)
      } read: {
        try $0.boxes(at: $1)[0].midX - 200
      }
    case "edge4 scoped opacity":
      return once(1, nil, from: 1, to: 0.2) { opacity in
        Circle().animation(slow) { $0.opacity(opacity) }
      } read: {
        try $0.opacities(at: $1)[0]
      }
    case "edge10 rotation degrees":
      return once(1, slow, from: 0, to: 90) {
        Rectangle().rotationEffect(.degrees($0))
      } read: { scene, time in
        for case .pushTransform(let transform) in try scene.items(at: time) {
          return atan2(transform.b, transform.a) / .pi * 180
        }
        return .nan
      }
    case "edge5 right ring trim end":
      return once(0, slow, from: 0, to: 0.75) {
        Line().trim(from: 0, to: $0)
      } read: {
        try $0.boxes(at: $1)[0].width / 400
      }
    case "edge6 circle diameter":
      return once(1, .linear(duration: 4), from: 80, to: 200) {
        Circle().frame(width: $0, height: $0)
      } read: {
        try $0.boxes(at: $1)[0].width
      }
    case "edge9 old text alpha weight (1-p)":
      return fade(at: 1, .linear(duration: 4)) { $0.count == 2 ? $0[1] : 0 }
    case "text cross-fade weights":
      return fade(at: 0, .linear(duration: 1)) { $0.count == 2 ? $0[0] : .nan }
    default: return colour(for: row)
    }
  }

  /// A text that changes once; `read` gets the opacities of the layers, the new text's beneath the old one's.
  @MainActor private static func fade(
    at time: Double, _ animation: Animation, read: @escaping ([Double]) -> Double
  ) -> OracleRecipe {
    once(time, animation, from: 5, to: 18, tolerance: 1e-9) {
      Text("\(Int($0))")
    } read: {
      read(try $0.opacities(at: $1))
    }
  }

  // MARK: Colours

  private static func colour(_ digits: Substring) -> Color? {
    guard let number = UInt32(digits, radix: 16) else { return nil }
    func part(_ shift: UInt32) -> Double { Double(number >> shift & 255) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0))
  }

  @MainActor private static func colour(for row: OracleRow) -> OracleRecipe? {
    let ends = row.parameters.split(separator: "-")
    guard row.animation.hasPrefix("colour "), ends.count == 2,
      let start = colour(ends[0]), let end = colour(ends[1].dropFirst())
    else { return nil }
    let channel = ["R": 0, "G": 1, "B": 2].first { row.animation.contains("channel \($0.key) ") }
    guard let index = channel?.value else { return nil }
    // In 8-bit steps; the table allows half of one.
    return once(0, .linear(duration: 1), from: 0, to: 1, tolerance: 1e-3) {
      Rectangle().fill($0 == 0 ? start : end)
    } read: {
      try $0.colors(at: $1)[0][index]
    }
  }
}
