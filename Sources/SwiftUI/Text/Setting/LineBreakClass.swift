/// What a character means to the places where lines may be broken: the classes of Unicode's line breaking algorithm that
/// have rules of their own here.
enum LineBreakClass: UInt8 {
  case alphabetic, ideographic, numeric, space, zeroWidthSpace, joiner, glue, combining
  case breakAfter, hyphen, breakBoth, open, close, quotation, exclamation, infix, solidus
  case prefix, postfix, inseparable, nonStarter, object, regional

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      self = Self.ascii(value)
    } else {
      self = Self.special(value) ?? Self.general(scalar)
    }
  }

  private static func ascii(_ value: UInt32) -> Self {
    switch value {
    case 0x20: .space
    case 0x09, 0x7C: .breakAfter
    case 0x30...0x39: .numeric
    case 0x2D: .hyphen
    case 0x28, 0x5B, 0x7B: .open
    case 0x29, 0x5D, 0x7D: .close
    case 0x22, 0x27: .quotation
    case 0x21, 0x3F: .exclamation
    case 0x2C, 0x2E, 0x3A, 0x3B: .infix
    case 0x2F: .solidus
    case 0x24, 0x2B, 0x5C: .prefix
    case 0x25: .postfix
    case 0x00...0x1F, 0x7F: .combining
    default: .alphabetic
    }
  }

  /// The class of a character whose general category does not tell it.
  private static func special(_ value: UInt32) -> Self? {
    switch value {
    case 0x200B: .zeroWidthSpace
    case 0x2060, 0xFEFF: .joiner
    case 0xA0, 0x202F, 0x2007, 0x2011, 0x034F, 0x0F0C: .glue
    case 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x1680, 0xAD, 0x2010, 0x2012, 0x2013: .breakAfter
    case 0x3000: .space
    case 0x2014: .breakBoth
    case 0xA1, 0xBF: .open
    case 0x2024...0x2026, 0x22EF: .inseparable
    case 0xA3, 0xA5, 0xB1, 0x20A0...0x20BF, 0x2116, 0x2212: .prefix
    case 0xA2, 0xB0, 0x2030...0x2037, 0x2103, 0x2109: .postfix
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF61, 0xFF64: .close
    case 0xFF01, 0xFF1F: .exclamation
    case 0x3005, 0x303B, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE, 0x301C, 0xFF1A, 0xFF1B, 0xFF65:
      .nonStarter
    // Small kana.
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095,
      0x3096, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE,
      0x30F5, 0x30F6, 0x31F0...0x31FF, 0xFF67...0xFF70:
      .nonStarter
    case 0xFFFC: .object
    case 0x1F1E6...0x1F1FF: .regional
    default: nil
    }
  }

  private static func general(_ scalar: Unicode.Scalar) -> Self {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format: .combining
    case .openPunctuation: .open
    case .closePunctuation: .close
    case .initialPunctuation, .finalPunctuation: .quotation
    case .decimalNumber: isWide(scalar.value) ? .ideographic : .numeric
    case .currencySymbol: .prefix
    case .spaceSeparator: .breakAfter
    default: isWide(scalar.value) ? .ideographic : .alphabetic
    }
  }

  /// Whether a character may begin and end a line whatever stands beside it: kana, Hangul, han and pictures.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x11FF, 0x2E80...0x2FFB, 0x3003...0x303A, 0x3040...0x318F, 0x31A0...0x4DBF,
      0x4E00...0xA4CF, 0xAC00...0xD7FB, 0xF900...0xFAFF, 0xFF02...0xFF60, 0xFF66...0xFFDC,
      0x1F000...0x1F1E5, 0x1F200...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
