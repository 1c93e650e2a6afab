public import Foundation

/// A literal of text with values in it, as it is written in source.
///
/// No tables of translations are read: the text is the literal's own, with values formatted for American English.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let runs: [Text.Run]

  public init(_ value: String) { runs = [Text.Run(string: value)] }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }

  /// The parts of a literal, put together.
  public struct StringInterpolation: StringInterpolationProtocol {
    var runs = [Text.Run(string: "")]

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      if runs[runs.count - 1] == Text.Run(string: runs[runs.count - 1].string) {
        runs[runs.count - 1].string += literal
      } else {
        runs.append(Text.Run(string: literal))
      }
    }

    public mutating func appendInterpolation(_ string: String) { appendLiteral(string) }

    /// A number, with its digits in groups of three.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendLiteral(
        LocalizedStringKey.string(value, specifier: T._defaultSpecifier))
    }

    /// A number by a format of C's.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      appendLiteral(LocalizedStringKey.string(value, specifier: specifier))
    }

    /// A value in a format of Foundation's.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      appendLiteral(LocalizedStringKey.string(input, format: format))
    }

    /// A text with its own looks.
    public mutating func appendInterpolation(_ text: Text) { runs += text.runs }

    /// Any other value, as it describes itself.
    @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) {
      appendLiteral("\(value)")
    }
  }

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
