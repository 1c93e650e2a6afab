import DrawingModel
public import Motion
public import ViewGraph

extension Color {
  /// A colour as numbers, with nothing left that depends on the appearance.
  public struct Resolved: Hashable, Codable, Sendable, CustomStringConvertible {
    /// Linear light, 0 to 1 in sRGB's gamut.
    public var linearRed: Float
    /// Linear light, 0 to 1 in sRGB's gamut.
    public var linearGreen: Float
    /// Linear light, 0 to 1 in sRGB's gamut.
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(
        colorSpace.encoded(
          red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity)))
    }

    init(_ paint: PaintColor) {
      linearRed = Float(SRGB.decode(paint.red))
      linearGreen = Float(SRGB.decode(paint.green))
      linearBlue = Float(SRGB.decode(paint.blue))
      opacity = Float(paint.opacity)
    }

    var paint: PaintColor {
      PaintColor(
        red: SRGB.encode(Double(linearRed)), green: SRGB.encode(Double(linearGreen)),
        blue: SRGB.encode(Double(linearBlue)), opacity: Double(opacity))
    }

    /// Encoded sRGB.
    public var red: Float {
      get { Float(paint.red) }
      set { linearRed = Float(SRGB.decode(Double(newValue))) }
    }

    /// Encoded sRGB.
    public var green: Float {
      get { Float(paint.green) }
      set { linearGreen = Float(SRGB.decode(Double(newValue))) }
    }

    /// Encoded sRGB.
    public var blue: Float {
      get { Float(paint.blue) }
      set { linearBlue = Float(SRGB.decode(Double(newValue))) }
    }

    /// The components as eight hexadecimal digits, red first.
    public var description: String {
      let paint = paint
      let digits = [paint.red, paint.green, paint.blue, paint.opacity].map { component in
        let byte = Int((min(max(component, 0), 1) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
      return "#" + digits.joined()
    }
  }

  /// The colour's numbers where it is shown.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(paint(in: environment))
  }

  /// A colour of given numbers, the same in every appearance.
  public init(_ resolved: Resolved) { self.init(.fixed(resolved.paint)) }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(paint)
  }
}

extension Color.Resolved: Animatable {
  /// Its colour as it is interpolated.
  public var animatableData:
    AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>
  {
    get {
      let vector = ColorVector(paint)
      return AnimatablePair(
        vector.l, AnimatablePair(vector.m, AnimatablePair(vector.s, vector.opacity)))
    }
    set {
      var vector = ColorVector()
      vector.l = newValue.first
      vector.m = newValue.second.first
      vector.s = newValue.second.second.first
      vector.opacity = newValue.second.second.second
      self = Color.Resolved(vector.color)
    }
  }
}
