import Regression
import SwiftUI
import VirtualTime

/// Makes traces by hand, without a scene.
enum TraceMaking {
  /// A view that fills its frame.
  static func view(
    _ path: String, label: String? = nil, frame: [Double] = [0, 0, 40, 40], opacity: Double = 1,
    values: [StoredValue] = [], color: [Double]? = [1, 0, 0, 1]
  ) -> TracedView {
    TracedView(
      view: path, label: label, hint: nil, frame: frame, opacity: opacity, values: values,
      paintings: [
        TracedPainting(kind: "fill", box: [0, 0, frame[2], frame[3]], color: color)
      ])
  }

  /// A text in black.
  static func text(
    _ path: String, _ string: String, font: String = "Inter-Regular.otf 17",
    frame: [Double] = [0, 0, 60, 20]
  ) -> TracedView {
    view(
      path, frame: frame,
      values: [
        StoredValue(name: "string", content: .text(string)),
        StoredValue(name: "font", content: .text(font)),
      ], color: [0, 0, 0, 1])
  }

  /// The attribute of a view's frame.
  static func geometry(
    _ path: String, at frame: [Double], to target: [Double], _ animation: String?
  ) -> TracedAttribute {
    TracedAttribute(
      view: path, label: nil, kind: "geometry", type: "Circle",
      names: ["x", "y", "width", "height"], model: target, presented: frame,
      velocity: [0, 0, 0, 0], animation: animation, source: nil)
  }

  /// A trace of frames at 60 a second.
  static func trace(
    frames count: Int, at rate: Int64 = 60,
    _ show: (Double) -> (views: [TracedView], attributes: [TracedAttribute])
  ) -> ValueTrace {
    var trace = ValueTrace()
    for index in 0..<count {
      let instant = VirtualInstant(ticks: Int64(index) * VirtualInstant.ticksPerSecond / rate)
      let shown = show(instant.seconds)
      trace.record(
        frame: Int64(index),
        TracedMoment(
          time: instant, attributes: shown.attributes, texts: [], views: shown.views))
    }
    return trace
  }

  /// A trace of views that nothing animates.
  static func trace(frames count: Int = 2, _ views: TracedView...) -> ValueTrace {
    trace(frames: count) { _ in (views, []) }
  }
}
