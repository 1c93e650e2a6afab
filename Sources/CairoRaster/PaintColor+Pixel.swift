internal import DrawingModel

extension PaintColor {
  /// Whether every component is a finite number.
  var isFinite: Bool {
    red.isFinite && green.isFinite && blue.isFinite && opacity.isFinite
  }

  /// The colour as a premultiplied word 0xAARRGGBB, each byte rounded once, halves up.
  ///
  /// Components are limited to 0…1 here.
  var premultipliedPixel: UInt32 {
    let alpha = min(max(opacity, 0), 1)
    func byte(_ value: Double) -> UInt32 {
      UInt32(min(max(value, 0), 1) * alpha * 255 + 0.5)
    }
    return UInt32(alpha * 255 + 0.5) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
