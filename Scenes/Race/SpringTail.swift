import SwiftUI

/// What a spring does after its duration: the chart goes on for another six tenths, drawn lighter.
struct SpringTail: View {
  @State private var isFinished = false
  @State private var start = Date.distantFuture

  private static let spring = Spring(duration: 1.2, bounce: 0.45)
  private static let pace = 0.25

  var body: some View {
    VStack(spacing: 32) {
      ZStack(alignment: .leading) {
        Capsule().fill(.gray.opacity(0.2)).frame(width: 320, height: 28)
        Circle().fill(.red).frame(width: 28, height: 28).offset(x: isFinished ? 250 : 0)
      }
      .animation(.spring(Self.spring).speed(Self.pace), value: isFinished)
      ZStack {
        Rectangle().fill(.gray.opacity(0.12))
        Wave(spring: Self.spring, from: 1, to: 1.6).stroke(.red.opacity(0.4), lineWidth: 3)
        Wave(spring: Self.spring, from: 0, to: 1).stroke(.red, lineWidth: 3)
        TimelineView(.animation) { context in
          let elapsed = max(0, context.date.timeIntervalSince(start) * Self.pace)
          let share = min(1.6, elapsed / Self.spring.duration)
          Rider(share: share, value: Self.spring.value(target: 1, time: share * 1.2)).fill(.blue)
        }
      }
      .frame(width: 320, height: 240)
    }
    .onAppear {
      start = .now
      isFinished = true
    }
  }
}

extension CGRect {
  /// Both unit lengths of the chart are 200 points.
  fileprivate func point(_ share: Double, _ value: Double) -> CGPoint {
    CGPoint(x: minX + share * 200, y: maxY - value * 200)
  }
}

private struct Wave: Shape {
  let spring: Spring
  let from: Double
  let to: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      for step in 0...60 {
        let share = from + (to - from) * Double(step) / 60
        let point = rect.point(share, spring.value(target: 1, time: share * spring.duration))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }
}

private struct Rider: Shape {
  var share: Double
  var value: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(share, value) }
    set { (share, value) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let middle = rect.point(share, value)
    return Path(ellipseIn: CGRect(x: middle.x - 8, y: middle.y - 8, width: 16, height: 16))
  }
}

#Preview { SpringTail() }
