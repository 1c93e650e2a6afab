import Foundation
import Geometry
import ViewGraph

/// A bar under its label.
///
/// The sizes are iOS's by eye.
struct ProgressBar: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  static let thickness = 4.0

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      TrackLayout(
        fraction: configuration.fractionCompleted ?? 0, thickness: Self.thickness
      ) {
        Capsule().fill(Color(.adaptive(.systemFill)))
        Capsule().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A wheel or a ring over its label.
struct ProgressCircle: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.controlSize) private var controlSize
  @Environment(\.tint) private var surroundingTint

  private var diameter: Double {
    switch controlSize {
    case .mini, .small, .regular: 20
    case .large, .extraLarge: 37
    }
  }

  private var ownTint: AnyShapeStyle? { tint.map { AnyShapeStyle($0) } ?? surroundingTint }

  var body: some View {
    VStack(spacing: 6) {
      if let fraction = configuration.fractionCompleted {
        ring(fraction).frame(width: diameter, height: diameter)
      } else {
        Spinner(style: ownTint ?? AnyShapeStyle(.secondary))
          .frame(width: diameter, height: diameter)
      }
      configuration.label.foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }

  private func ring(_ fraction: Double) -> some View {
    let width = diameter * 0.15
    return ZStack {
      Circle().inset(by: width / 2).stroke(Color(.adaptive(.systemFill)), lineWidth: width)
      Circle().inset(by: width / 2).trim(from: 0, to: fraction)
        .stroke(
          ownTint ?? AnyShapeStyle(.tint), style: StrokeStyle(lineWidth: width, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
    }
  }
}

/// Eight spokes of which one after another is the darkest: a turn a second on the scene's clock, without an end.
private struct Spinner: View {
  static let count = 8
  let style: AnyShapeStyle

  var body: some View {
    TimelineView(
      .periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1 / Double(Self.count))
    ) { context in
      let step = Int((context.date.timeIntervalSinceReferenceDate * Double(Self.count)).rounded())
      ZStack {
        ForEach(0..<Self.count) { spoke in
          Spoke(turn: Double(spoke) / Double(Self.count)).fill(style)
            .opacity(opacity(of: spoke, step: step))
        }
      }
    }
  }

  /// The leading spoke is opaque, and those behind it pale one by one.
  private func opacity(of spoke: Int, step: Int) -> Double {
    let age = ((step - spoke) % Self.count + Self.count) % Self.count
    return 1 - 0.75 * Double(age) / Double(Self.count - 1)
  }
}

/// A short line with round ends that points outwards.
private struct Spoke: Shape {
  /// Where around the middle, in turns clockwise from the top.
  let turn: Double

  nonisolated func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let (width, inner) = (radius * 0.24, radius * 0.48)
    let upright = CGRect(
      x: rect.midX - width / 2, y: rect.midY - radius, width: width, height: radius - inner)
    let angle = turn * 2 * Double.pi
    let transform = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .rotated(by: angle).translatedBy(x: -rect.midX, y: -rect.midY)
    return Path(roundedRect: upright, cornerRadius: width / 2).applying(transform)
  }
}
