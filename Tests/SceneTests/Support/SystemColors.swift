import TestSupport

extension PixelColor {
  static let systemRed = PixelColor(red: 255, green: 56, blue: 60)
  static let systemOrange = PixelColor(red: 255, green: 141, blue: 40)
  static let systemGreen = PixelColor(red: 52, green: 199, blue: 89)
  static let systemBlue = PixelColor(red: 0, green: 136, blue: 255)
  static let systemPurple = PixelColor(red: 203, green: 48, blue: 224)
  static let systemBrown = PixelColor(red: 172, green: 127, blue: 94)
  static let systemGray = PixelColor(red: 142, green: 142, blue: 147)
}
