import Foundation
import Geometry
import ViewGraph

/// A bar under a label, with the ends' labels beside it.
///
/// Sizes are iOS's by eye.
struct GaugeBar: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(spacing: 6) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        TrackLayout(fraction: configuration.value, thickness: 6) {
          Capsule().fill(Color(.adaptive(.systemFill)))
          Capsule().fill(.tint)
        }
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A thin bar with a mark at the value, or filled up to it.
struct SmallGaugeBar: View {
  let configuration: GaugeStyleConfiguration
  let isMarked: Bool
  @Environment(\.tint) private var tint

  /// Gradients run along the bar.
  private var style: AnyShapeStyle {
    guard let gradient = tint?.style as? Gradient else { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
  }

  var body: some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel
      if isMarked {
        TrackLayout(
          fraction: configuration.value, thickness: 6, thumb: CGSize(width: 10, height: 10)
        ) {
          Capsule().fill(style)
          Color.clear
          Circle().fill(.primary)
            .overlay { Circle().strokeBorder(.background, lineWidth: 2) }
        }
      } else {
        TrackLayout(fraction: configuration.value, thickness: 6) {
          Capsule().fill(style).opacity(0.3)
          Capsule().fill(style)
        }
      }
      configuration.maximumValueLabel
    }
    .font(.footnote)
  }
}

/// A ring around the value: open at the bottom with a mark, or closed up to the value.
struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isMarked: Bool
  static let diameter = 52.0
  static let thickness = 5.5
  /// The part of a turn that an open ring leaves out.
  static let gap = 0.25
  @Environment(\.tint) private var tint

  /// Gradients run along the ring.
  private var style: AnyShapeStyle {
    guard let gradient = tint?.style as? Gradient else { return AnyShapeStyle(.tint) }
    let start = isMarked ? 90 + 180 * Self.gap : -90
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient, center: .center, startAngle: .degrees(start),
        endAngle: .degrees(start + 360 * (isMarked ? 1 - Self.gap : 1))))
  }

  var body: some View {
    ZStack {
      if isMarked { openRing } else { closedRing }
      inside.frame(width: Self.diameter * 0.62)
      if isMarked { bounds }
    }
    .frame(width: Self.diameter, height: Self.diameter)
  }

  private var line: StrokeStyle { StrokeStyle(lineWidth: Self.thickness, lineCap: .round) }

  private func circle(from start: Angle) -> some Shape {
    Circle().inset(by: Self.thickness / 2).rotation(start)
  }

  private var openRing: some View {
    let start = 90 + 180 * Self.gap
    let turn = start / 360 + configuration.value * (1 - Self.gap)
    return ZStack {
      circle(from: .degrees(start)).trim(from: 0, to: 1 - Self.gap).stroke(style, style: line)
      GaugeMark(turn: turn, thickness: Self.thickness).stroke(.background, lineWidth: 3)
        .fill(style)
    }
  }

  private var closedRing: some View {
    ZStack {
      circle(from: .zero).stroke(style, style: line).opacity(0.3)
      circle(from: .degrees(-90)).trim(from: 0, to: configuration.value)
        .stroke(style, style: line)
    }
  }

  @ViewBuilder private var inside: some View {
    if let current = configuration.currentValueLabel {
      current.font(.system(size: 16, weight: .semibold))
    } else {
      configuration.label.font(.system(size: 12, weight: .medium))
    }
  }

  @ViewBuilder private var bounds: some View {
    if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
      if configuration.currentValueLabel != nil {
        configuration.label.font(.system(size: 10)).offset(y: Self.diameter / 2 - 6)
      }
    } else {
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
      .font(.system(size: 10))
      .offset(y: Self.diameter / 2 - 5)
    }
  }
}

/// A dot on a ring, so many turns clockwise from three o'clock.
private struct GaugeMark: Shape {
  var turn: Double
  let thickness: Double

  nonisolated var animatableData: Double {
    get { turn }
    set { turn = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - thickness / 2
    let dot = CGRect(
      x: rect.midX + radius - thickness * 0.6, y: rect.midY - thickness * 0.6,
      width: thickness * 1.2, height: thickness * 1.2)
    let rotation = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .rotated(by: turn * 2 * Double.pi).translatedBy(x: -rect.midX, y: -rect.midY)
    return Path(ellipseIn: dot).applying(rotation)
  }
}
