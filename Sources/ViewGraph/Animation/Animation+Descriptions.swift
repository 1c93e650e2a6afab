import Foundation
import Motion

// What `print` shows of an animation. Springs and the default print as the structures they are; curves print with the
// coefficients of their polynomials, and modifiers with what they modify.

extension BezierAnimation: CustomStringConvertible {
  var description: String {
    "BezierAnimation(duration: \(duration), curve: SwiftUI.UnitCurve.CubicSolver("
      + "ax: \(curve.ax), bx: \(curve.bx), cx: \(curve.cx), "
      + "ay: \(curve.ay), by: \(curve.by), cy: \(curve.cy)))"
  }
}

extension UnitCurveAnimation: CustomStringConvertible {
  var description: String { "UnitCurveAnimation(duration: \(duration), curve: \(curve))" }
}

extension SpeedAnimation: CustomStringConvertible {
  var description: String { "SpeedAnimation(base: \(base), speed: \(speed))" }
}

extension DelayAnimation: CustomStringConvertible {
  var description: String { "DelayAnimation(base: \(base), delay: \(delay))" }
}

extension RepeatAnimation: CustomStringConvertible {
  var description: String {
    let count = repeatCount.map { String($0) } ?? "nil"
    return
      "RepeatAnimation(base: \(base), repeatCount: \(count), autoreverses: \(autoreverses))"
  }
}

extension LogicalCompletionAnimation: CustomStringConvertible {
  var description: String {
    "LogicalCompletionAnimation(base: \(base), duration: \(duration))"
  }
}

extension Animation {
  public var description: String { String(describing: base) }

  /// The library's own animations say that they are SwiftUI's, those of a scene which module they are from.
  public var debugDescription: String {
    let isOwn = base is any AnalyticAnimation
    return "AnyAnimator(\(isOwn ? "SwiftUI.\(base)" : String(reflecting: base)))"
  }

  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
