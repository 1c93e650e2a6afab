internal import Foundation
internal import Geometry

extension DisplayList: CustomStringConvertible {
  /// The list as text: a heading, then one item a line, indented by nesting.
  ///
  /// Numbers have up to six decimals, so the text is the same wherever the list is.
  package var description: String {
    let back = background.map(\.printed) ?? "none"
    var lines = [
      "canvas \(number(size.width)) × \(number(size.height)) @\(number(scale)) background \(back)"
    ]
    var depth = 1
    for item in items {
      if item == .pop {
        depth = max(1, depth - 1)
      }
      lines.append(String(repeating: "  ", count: depth) + item.description)
      if item.opensLevel { depth += 1 }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DisplayItem: CustomStringConvertible {
  /// The item on one line, numbers with up to six decimals.
  package var description: String {
    switch self {
    case .fill(let path, let paint, let evenOdd):
      "fill\(evenOdd ? " even-odd" : "") \(paint.printed) path \(path.printed)"
    case .stroke(let path, let paint, let style):
      "stroke \(style.printed) \(paint.printed) path \(path.printed)"
    case .pushTransform(let transform):
      "transform \(transform.printed)"
    case .pushClip(let path, let evenOdd):
      "clip\(evenOdd ? " even-odd" : "") path \(path.printed)"
    case .pushLayer(let opacity):
      "layer opacity \(number(opacity))"
    case .pushEffect(let effect):
      "effect \(effect.printed)"
    case .pushAntialiasing(let isOn):
      "antialiasing \(isOn ? "on" : "off")"
    case .pop:
      "end"
    }
  }
}

extension LayerEffect {
  fileprivate var printed: String {
    switch self {
    case .isolated: "isolated"
    case .blend(let operation): "blend \(operation.rawValue)"
    case .blur(let radius, let isOpaque): "blur \(number(radius))\(isOpaque ? " opaque" : "")"
    case .shadow(let shadow): "shadow \(shadow.printed)"
    case .innerShadow(let shadow): "inner-shadow \(shadow.printed)"
    case .backdrop(let glass):
      "backdrop blur \(number(glass.radius)) saturation \(number(glass.saturation)) "
        + "tint \(glass.tint.printed)"
    case .color(let filter): filter.printed
    case .projection(let m):
      "projection ["
        + [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
        .map { number($0) }.joined(separator: " ") + "]"
    }
  }
}

extension ShadowPaint {
  fileprivate var printed: String {
    "\(number(radius)) offset (\(number(offset.width)) \(number(offset.height))) "
      + "color \(color.printed)"
  }
}

extension ColorFilter {
  fileprivate var printed: String {
    switch self {
    case .brightness(let amount): "brightness \(number(amount))"
    case .contrast(let amount): "contrast \(number(amount))"
    case .saturation(let amount): "saturation \(number(amount))"
    case .grayscale(let amount): "grayscale \(number(amount))"
    case .hueRotation(let angle): "hue-rotation \(number(angle))"
    case .multiply(let color): "multiply \(color.printed)"
    case .invert: "invert"
    case .luminanceToAlpha: "luminance-to-alpha"
    case .silhouette(let color): "silhouette \(color.printed)"
    case .matrix(let values):
      "color-matrix [" + values.map { number($0) }.joined(separator: " ") + "]"
    case .alphaThreshold(let min, let max, let color):
      "alpha-threshold \(number(min)) \(number(max)) color \(color.printed)"
    }
  }
}

extension PaintColor {
  /// The components in parentheses; opacity only when not 1.
  fileprivate var printed: String {
    let parts = opacity == 1 ? [red, green, blue] : [red, green, blue, opacity]
    return "(" + parts.map(number).joined(separator: " ") + ")"
  }
}

extension Paint {
  fileprivate var printed: String {
    switch self {
    case .color(let color):
      return "color \(color.printed)"
    case .linearGradient(let gradient):
      return "linear-gradient \(gradient.interpolation.rawValue)\(gradient.spread.printed) "
        + "from \(gradient.start.printed) to \(gradient.end.printed) \(gradient.stops.printed)"
    case .radialGradient(let gradient):
      let stretch = gradient.stretch
      let stretched =
        stretch == CGSize(width: 1, height: 1)
        ? "" : " stretched (\(number(stretch.width)) \(number(stretch.height)))"
      return "radial-gradient \(gradient.interpolation.rawValue)\(gradient.spread.printed) "
        + "at \(gradient.center.printed) radius \(number(gradient.startRadius)) "
        + "to \(number(gradient.endRadius))\(stretched) \(gradient.stops.printed)"
    case .angularGradient(let gradient):
      return "angular-gradient \(gradient.interpolation.rawValue) at \(gradient.center.printed) "
        + "angle \(number(gradient.startAngle)) to \(number(gradient.endAngle)) "
        + gradient.stops.printed
    case .meshGradient(let mesh):
      let vertices = mesh.vertices.map { vertex in
        [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom]
          .map(\.printed).joined(separator: " ") + " \(vertex.color.printed)"
      }
      return "mesh-gradient \(mesh.interpolation.rawValue)\(mesh.smoothsColors ? " smooth" : "") "
        + "\(mesh.columns) × \(mesh.rows) background \(mesh.background.printed) "
        + "[" + vertices.joined(separator: ", ") + "]"
    case .picture(let paint):
      let (picture, part) = (paint.picture, paint.part)
      let name = String(picture.digest, radix: 16)
      let isWhole = part.width == picture.width && part.height == picture.height
      return "picture \(String(repeating: "0", count: 16 - name.count) + name) "
        + "\(picture.width) × \(picture.height) "
        + (isWhole ? "" : "part (\(part.x) \(part.y) \(part.width) \(part.height)) ")
        + "\(paint.sampling.rawValue)\(paint.repeats ? " repeated" : "") "
        + paint.transform.printed
    }
  }
}

extension GradientSpread {
  fileprivate var printed: String { self == .pad ? "" : " " + rawValue }
}

extension [GradientStop] {
  fileprivate var printed: String {
    "[" + map { "\(number($0.location)) \($0.color.printed)" }.joined(separator: ", ") + "]"
  }
}

extension StrokeStyle {
  fileprivate var printed: String {
    var text = "width \(number(lineWidth)) \(lineCap) \(lineJoin)"
    if lineJoin == .miter { text += " limit \(number(miterLimit))" }
    if !dash.isEmpty {
      text += " dash [" + dash.map { number($0) }.joined(separator: " ") + "]"
      text += " phase \(number(dashPhase))"
    }
    return text
  }
}

extension CGAffineTransform {
  fileprivate var printed: String {
    "[" + [a, b, c, d, tx, ty].map { number($0) }.joined(separator: " ") + "]"
  }
}

extension CGPoint {
  fileprivate var printed: String { "(\(number(x)) \(number(y)))" }
}

extension Path {
  fileprivate var printed: String {
    var parts: [String] = []
    for element in elements {
      switch element {
      case .move(let end): parts.append("M \(end.numbers)")
      case .line(let end): parts.append("L \(end.numbers)")
      case .quadCurve(let end, let control):
        parts.append("Q \(control.numbers) \(end.numbers)")
      case .curve(let end, let control1, let control2):
        parts.append("C \(control1.numbers) \(control2.numbers) \(end.numbers)")
      case .closeSubpath: parts.append("Z")
      }
    }
    return parts.isEmpty ? "empty" : parts.joined(separator: " ")
  }
}

extension CGPoint {
  fileprivate var numbers: String { "\(number(x)) \(number(y))" }
}

// MARK: - Numbers

private func number(_ value: CGFloat) -> String { number(Double(value)) }

/// A number with up to six decimals, without trailing zeros or a minus before zero.
private func number(_ value: Double) -> String {
  guard value.magnitude < 1e12 else { return "\(value)" }
  if value.isNaN { return "nan" }
  let millionths = Int64((value * 1e6).rounded())
  let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
  var text = "\(whole)"
  if rest != 0 {
    var decimals = String(rest)
    decimals = String(repeating: "0", count: 6 - decimals.count) + decimals
    while decimals.hasSuffix("0") { decimals.removeLast() }
    text += "." + decimals
  }
  return millionths < 0 ? "-" + text : text
}
