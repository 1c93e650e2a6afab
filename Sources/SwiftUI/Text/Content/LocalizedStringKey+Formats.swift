public import Foundation

extension LocalizedStringKey {
  static func string<F: FormatStyle>(_ input: F.FormatInput, format: F) -> String
  where F.FormatOutput == String {
    format.locale(Locale(identifier: "en_US")).format(input)
  }

  /// A number by a format of C's, with the digits before the point in groups of three.
  static func string(_ value: some _FormatSpecifiable, specifier: String) -> String {
    let plain = String(format: specifier, value._arg)
    guard let conversion = specifier.last(where: \.isLetter), "diufF".contains(conversion),
      let start = plain.firstIndex(where: { ("0"..."9").contains($0) })
    else { return plain }
    let end = plain[start...].firstIndex { !("0"..."9").contains($0) } ?? plain.endIndex
    var digits = String(plain[start..<end])
    // A number filled up with zeros is a code rather than an amount.
    guard digits.count > 3, !digits.hasPrefix("0") else { return plain }
    var place = digits.index(digits.endIndex, offsetBy: -3)
    while place > digits.startIndex {
      digits.insert(",", at: place)
      guard let next = digits.index(place, offsetBy: -3, limitedBy: digits.startIndex) else {
        break
      }
      place = next
    }
    return plain[..<start] + digits + plain[end...]
  }
}

/// A value that a format of C's can be given for.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
  /// The format where none is written.
  static var _defaultSpecifier: String { get }
}

extension _FormatSpecifiable where Self: SignedInteger {
  public var _arg: Int64 { Int64(self) }
  public static var _defaultSpecifier: String { "%lld" }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
  public var _arg: UInt64 { UInt64(self) }
  public static var _defaultSpecifier: String { "%llu" }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _arg: Double { Double(self) }
  public static var _defaultSpecifier: String { "%lf" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
