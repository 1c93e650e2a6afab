import DrawingModel

/// The colours of a sheet in light or dark appearance.
struct SheetPalette: Sendable {
  /// What everything lies on.
  var paper: PaintColor
  /// Titles and times.
  var ink: PaintColor
  /// What explains.
  var secondary: PaintColor
  /// What only accompanies.
  var tertiary: PaintColor
  /// Thin lines.
  var rule: PaintColor
  /// The edge of a picture.
  var edge: PaintColor
  /// Curves, one after another.
  var series: [PaintColor]

  static let light = SheetPalette(
    paper: hex(0xFCFCFB), ink: hex(0x1D1D1F), secondary: hex(0x6B6B70), tertiary: hex(0x9C9CA3),
    rule: hex(0xDCDCDF), edge: PaintColor(red: 0, green: 0, blue: 0, opacity: 0.14),
    series: [0x3A6FD0, 0xD27A1E, 0x379763, 0x8A5CC2, 0xCB4453, 0x2494A3].map(hex))

  static let dark = SheetPalette(
    paper: hex(0x18181A), ink: hex(0xF2F2F4), secondary: hex(0xA3A3AA), tertiary: hex(0x74747B),
    rule: hex(0x38383C), edge: PaintColor(red: 1, green: 1, blue: 1, opacity: 0.18),
    series: [0x6C9BF0, 0xE8A254, 0x63C08E, 0xB48DE4, 0xEC7783, 0x58BDCB].map(hex))

  /// A colour of the series; after the last one the first comes again.
  func series(_ index: Int) -> PaintColor { series[index % series.count] }

  private static func hex(_ value: UInt32) -> PaintColor {
    func component(_ shift: UInt32) -> Double { Double(value >> shift & 255) / 255 }
    return PaintColor(red: component(16), green: component(8), blue: component(0))
  }
}
