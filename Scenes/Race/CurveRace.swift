import SwiftUI

/// Five animations of 1.2 seconds race at a quarter of their speed; below, the same curves as formulas.
struct CurveRace: View {
  @State private var isFinished = false
  @State private var start = Date.distantFuture

  var body: some View {
    VStack(spacing: 28) {
      VStack(spacing: 12) {
        ForEach(Racer.all) { racer in
          Lane(racer: racer, progress: isFinished ? 1 : 0)
            .animation(racer.animation.speed(Racer.pace), value: isFinished)
        }
      }
      TimelineView(.animation) { context in
        Chart(head: head(at: context.date))
      }
      .frame(height: 300)
    }
    .padding(24)
    .onAppear {
      start = .now
      isFinished = true
    }
  }

  /// The share of the race that is over, from 0 to 1.
  private func head(at date: Date) -> Double {
    max(0, min(1, date.timeIntervalSince(start) * Racer.pace / Racer.duration))
  }
}

/// A curve under its name, as an animation and as a formula.
private struct Racer: Identifiable {
  static let duration = 1.2
  static let pace = 0.25

  let id: String
  let color: Color
  let animation: Animation
  /// Progress after a share of the duration.
  let value: @Sendable (Double) -> Double

  static let all = [
    Racer(
      id: "linear", color: .blue, animation: .linear(duration: duration),
      value: UnitCurve.linear.value(at:)),
    Racer(
      id: "ease in", color: .green, animation: .easeIn(duration: duration),
      value: UnitCurve.easeIn.value(at:)),
    Racer(
      id: "ease out", color: .orange, animation: .easeOut(duration: duration),
      value: UnitCurve.easeOut.value(at:)),
    Racer(
      id: "ease in and out", color: .purple, animation: .easeInOut(duration: duration),
      value: UnitCurve.easeInOut.value(at:)),
    Racer(
      id: "spring", color: .red, animation: .spring(duration: duration, bounce: 0.45),
      value: { share in
        Spring(duration: duration, bounce: 0.45).value(target: 1, time: share * duration)
      }),
  ]
}

/// A track with a dot, and how far the dot has come, computed from the animated progress.
private struct Lane: View, Animatable {
  let racer: Racer
  var progress: Double

  /// The way of the dot's middle; the track goes on behind it, because a spring does.
  private let travel = 288.0

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  var body: some View {
    VStack(spacing: 4) {
      HStack {
        Text(racer.id).fontWeight(.medium)
        Spacer()
        Text("\(Int((progress * 100).rounded()))%").fontWeight(.bold).foregroundStyle(racer.color)
      }
      .font(.subheadline)
      ZStack(alignment: .leading) {
        Capsule().fill(racer.color.opacity(0.16)).frame(height: 28)
        Rectangle().fill(.gray).frame(width: 1, height: 28).offset(x: 14 + travel)
        Circle().fill(racer.color).frame(width: 24, height: 24).offset(x: 2 + progress * travel)
      }
    }
  }
}

/// The curves over time, with a playhead and a marker where each of them is.
private struct Chart: View {
  let head: Double

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 12).fill(Color.gray.opacity(0.12))
      Level(progress: 0).stroke(.gray, lineWidth: 1)
      Level(progress: 1).stroke(.gray, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
      Playhead(head: head).stroke(.gray, lineWidth: 1)
      ForEach(Racer.all) { racer in
        Curve(value: racer.value).stroke(racer.color, lineWidth: 2)
      }
      ForEach(Racer.all) { racer in
        Marker(head: head, value: racer.value(head)).fill(racer.color)
      }
    }
  }
}

extension CGRect {
  /// Where a share of the time and a progress lie; a fifth above full progress is room for overshoot.
  fileprivate func point(_ share: Double, _ progress: Double) -> CGPoint {
    CGPoint(x: minX + 16 + share * (width - 32), y: maxY - 16 - progress / 1.2 * (height - 32))
  }
}

/// A line across the chart at one progress.
private struct Level: Shape {
  let progress: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: rect.point(0, progress))
      path.addLine(to: rect.point(1, progress))
    }
  }
}

private struct Curve: Shape {
  let value: @Sendable (Double) -> Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: rect.point(0, value(0)))
      for step in 1...96 {
        let share = Double(step) / 96
        path.addLine(to: rect.point(share, value(share)))
      }
    }
  }
}

private struct Playhead: Shape {
  let head: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: rect.point(head, 0))
      path.addLine(to: rect.point(head, 1.2))
    }
  }
}

private struct Marker: Shape {
  var head: Double
  var value: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(head, value) }
    set { (head, value) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let middle = rect.point(head, value)
    return Path(ellipseIn: CGRect(x: middle.x - 6, y: middle.y - 6, width: 12, height: 12))
  }
}

#Preview { CurveRace() }
