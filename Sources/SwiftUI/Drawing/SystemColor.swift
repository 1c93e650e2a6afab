import DrawingModel

/// The system's palette as of iOS 26 (fact F1), light and dark.
enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

  private var codes: (light: UInt32, dark: UInt32) {
    switch self {
    case .red: (0xFF383C, 0xFF4245)
    case .orange: (0xFF8D28, 0xFF9230)
    case .yellow: (0xFFCC00, 0xFFD600)
    case .green: (0x34C759, 0x30D158)
    case .mint: (0x00C8B3, 0x00DAC3)
    case .teal: (0x00C3D0, 0x00D2E0)
    case .cyan: (0x00C0E8, 0x3CD3FE)
    case .blue: (0x0088FF, 0x0091FF)
    case .indigo: (0x6155F5, 0x6D7CFF)
    case .purple: (0xCB30E0, 0xDB34F2)
    case .pink: (0xFF2D55, 0xFF375F)
    case .brown: (0xAC7F5E, 0xB78A66)
    case .gray: (0x8E8E93, 0x8E8E93)
    }
  }

  func paint(isDark: Bool) -> PaintColor {
    AdaptiveColor(light: codes.light, dark: codes.dark).paint(isDark: isDark)
  }
}

/// A colour with one value for light and one for dark appearance.
struct AdaptiveColor: Hashable, Sendable {
  /// Red, green and blue as 0xRRGGBB.
  var light: UInt32
  var dark: UInt32
  var lightOpacity = 1.0
  var darkOpacity = 1.0

  init(light: UInt32, dark: UInt32, _ lightOpacity: Double = 1, _ darkOpacity: Double? = nil) {
    self.light = light
    self.dark = dark
    self.lightOpacity = lightOpacity
    self.darkOpacity = darkOpacity ?? lightOpacity
  }

  func paint(isDark: Bool) -> PaintColor {
    let code = isDark ? dark : light
    return PaintColor(
      red: Double(code >> 16 & 255) / 255, green: Double(code >> 8 & 255) / 255,
      blue: Double(code & 255) / 255, opacity: isDark ? darkOpacity : lightOpacity)
  }

  // iOS's colours by use, as public tables have them; the first four labels are fact F1's, and the fifth is chosen.

  /// From the primary to the quinary level.
  static let labels = [
    AdaptiveColor(light: 0x000000, dark: 0xFFFFFF),
    AdaptiveColor(light: 0x3C3C43, dark: 0xEBEBF5, 0.6),
    AdaptiveColor(light: 0x3C3C43, dark: 0xEBEBF5, 0.3),
    AdaptiveColor(light: 0x3C3C43, dark: 0xEBEBF5, 0.18, 0.16),
    AdaptiveColor(light: 0x3C3C43, dark: 0xEBEBF5, 0.1),
  ]
  static let separator = AdaptiveColor(light: 0x3C3C43, dark: 0x545458, 0.29, 0.6)
  static let opaqueSeparator = AdaptiveColor(light: 0xC6C6C8, dark: 0x38383A)
  static let link = AdaptiveColor(light: 0x007AFF, dark: 0x0984FF)
  static let systemBackground = AdaptiveColor(light: 0xFFFFFF, dark: 0x000000)
  static let secondarySystemBackground = AdaptiveColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  static let tertiarySystemBackground = AdaptiveColor(light: 0xFFFFFF, dark: 0x2C2C2E)
  static let systemGroupedBackground = AdaptiveColor(light: 0xF2F2F7, dark: 0x000000)
  static let secondaryGroupedBackground = AdaptiveColor(light: 0xFFFFFF, dark: 0x1C1C1E)
  static let tertiaryGroupedBackground = AdaptiveColor(light: 0xF2F2F7, dark: 0x2C2C2E)
  static let systemFill = AdaptiveColor(light: 0x787880, dark: 0x787880, 0.2, 0.36)
  static let secondarySystemFill = AdaptiveColor(light: 0x787880, dark: 0x787880, 0.16, 0.32)
  static let tertiarySystemFill = AdaptiveColor(light: 0x767680, dark: 0x767680, 0.12, 0.24)
  static let quaternarySystemFill = AdaptiveColor(light: 0x747480, dark: 0x767680, 0.08, 0.18)
  static let systemGray2 = AdaptiveColor(light: 0xAEAEB2, dark: 0x636366)
  static let systemGray3 = AdaptiveColor(light: 0xC7C7CC, dark: 0x48484A)
  static let systemGray4 = AdaptiveColor(light: 0xD1D1D6, dark: 0x3A3A3C)
  static let systemGray5 = AdaptiveColor(light: 0xE5E5EA, dark: 0x2C2C2E)
  static let systemGray6 = AdaptiveColor(light: 0xF2F2F7, dark: 0x1C1C1E)
}
