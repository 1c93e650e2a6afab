import CNumerics
import Foundation
import Testing

/// One line of a golden table.
struct TableLine {
  /// The one or two arguments.
  var arguments: [Double]
  /// The double nearest to the exact result.
  var nearest: Double
  /// +1, −1 or 0: on which side of `nearest` the exact result lies.
  var side: Int
  /// The recorded result of ours.
  var recorded: Double

  init?(_ line: Substring, arity: Int) {
    let fields = line.split(separator: " ")
    guard fields.count == arity + 1 || fields.count == arity + 2 else { return nil }
    func double(_ text: Substring) -> Double? {
      UInt64(text, radix: 16).map(Double.init(bitPattern:))
    }
    arguments = fields.prefix(arity).compactMap(double)
    guard arguments.count == arity, let nearest = double(fields[arity].dropLast()) else {
      return nil
    }
    self.nearest = nearest
    side = ["+": 1, "-": -1][fields[arity].last] ?? 0
    recorded = fields.count == arity + 2 ? (double(fields[arity + 1]) ?? .nan) : nearest
  }
}

/// A function under test, by the name of its table.
struct TestedFunction: CustomTestStringConvertible, Sendable {
  var name: String
  var arity: Int
  var evaluate: @Sendable ([Double]) -> Double

  var testDescription: String { name }

  init(_ name: String, _ function: @escaping @Sendable (Double) -> Double) {
    self.name = name
    arity = 1
    evaluate = { function($0[0]) }
  }

  init(_ name: String, _ function: @escaping @Sendable (Double, Double) -> Double) {
    self.name = name
    arity = 2
    evaluate = { function($0[0], $0[1]) }
  }

  static let all = [
    TestedFunction("exp", { pw_exp($0) }), TestedFunction("exp2", { pw_exp2($0) }),
    TestedFunction("exp10", { pw_exp10($0) }), TestedFunction("expm1", { pw_expm1($0) }),
    TestedFunction("log", { pw_log($0) }), TestedFunction("log2", { pw_log2($0) }),
    TestedFunction("log10", { pw_log10($0) }), TestedFunction("log1p", { pw_log1p($0) }),
    TestedFunction("pow", { pw_pow($0, $1) }), TestedFunction("cbrt", { pw_cbrt($0) }),
    TestedFunction("hypot", { pw_hypot($0, $1) }), TestedFunction("sin", { pw_sin($0) }),
    TestedFunction("cos", { pw_cos($0) }), TestedFunction("tan", { pw_tan($0) }),
    TestedFunction("asin", { pw_asin($0) }), TestedFunction("acos", { pw_acos($0) }),
    TestedFunction("atan", { pw_atan($0) }), TestedFunction("atan2", { pw_atan2($0, $1) }),
    TestedFunction("sinh", { pw_sinh($0) }), TestedFunction("cosh", { pw_cosh($0) }),
    TestedFunction("tanh", { pw_tanh($0) }), TestedFunction("asinh", { pw_asinh($0) }),
    TestedFunction("acosh", { pw_acosh($0) }), TestedFunction("atanh", { pw_atanh($0) }),
  ]

  /// The golden table, made by `Tables/make_tables.py` with 300 and more bits.
  func table() throws -> [TableLine] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Tables/\(name).txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { try #require(TableLine($0, arity: arity), "unreadable line \($0) in \(name).txt") }
  }
}

@Suite struct NumericsTests {
  @Test(arguments: TestedFunction.all)
  func resultsAreTheRecordedBits(_ function: TestedFunction) throws {
    let table = try function.table()
    #expect(table.count == 2000)
    let changed = table.filter {
      function.evaluate($0.arguments).bitPattern != $0.recorded.bitPattern
    }
    #expect(changed.isEmpty, "first of \(changed.count): \(String(describing: changed.first))")
  }

  @Test(arguments: TestedFunction.all)
  func resultsAreWithinOneUnitInTheLastPlace(_ function: TestedFunction) throws {
    // The nearest double is within half a unit; its neighbour on the side of the exact result is
    // within one.
    let beyond = try function.table().filter { line in
      let result = function.evaluate(line.arguments)
      if result == line.nearest { return false }
      return result != (line.side > 0 ? line.nearest.nextUp : line.nearest.nextDown)
    }
    #expect(beyond.isEmpty, "first of \(beyond.count): \(String(describing: beyond.first))")
  }

  @Test func theExponentialOfSpecialValues() {
    #expect(pw_exp(0) == 1 && pw_exp(-0.0) == 1)
    #expect(pw_exp(.infinity) == .infinity && pw_exp(-.infinity) == 0)
    #expect(pw_exp(.nan).isNaN)
    #expect(pw_exp(709.782712893384) == 0x1.fffffffffff2ap+1023)
    #expect(pw_exp(709.7827128933841) == .infinity)
    #expect(pw_exp(-745.1332191019411) == .leastNonzeroMagnitude)
    #expect(pw_exp(-745.1332191019412) == 0)
    #expect(pw_expm1(-0.0).sign == .minus)
  }

  @Test func powersOfTwoAndTenAreExact() {
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      #expect(pw_exp2(Double(exponent)) == power)
      #expect(pw_log2(power) == Double(exponent))
      #expect(pw_pow(2, Double(exponent)) == power)
    }
    for exponent in 0...22 {
      let power = (0..<exponent).reduce(1.0) { product, _ in product * 10 }
      #expect(pw_exp10(Double(exponent)) == power)
      #expect(pw_log10(power) == Double(exponent))
      #expect(pw_pow(10, Double(exponent)) == power)
    }
  }

  @Test func logarithmsOfSpecialValues() {
    for function in [pw_log, pw_log2, pw_log10] {
      #expect(function(1) == 0 && function(1).sign == .plus)
      #expect(function(0) == -.infinity && function(-0.0) == -.infinity)
      #expect(function(.infinity) == .infinity)
      #expect(function(-1).isNaN && function(.nan).isNaN)
    }
    #expect(pw_log1p(-1) == -.infinity)
    #expect(pw_log1p(-1.5).isNaN)
  }

  @Test func powersOfSpecialValues() {
    #expect(pw_pow(.nan, 0) == 1 && pw_pow(1, .nan) == 1)
    #expect(pw_pow(.nan, 1).isNaN && pw_pow(2, .nan).isNaN)
    #expect(pw_pow(-1, .infinity) == 1 && pw_pow(-1, -.infinity) == 1)
    #expect(pw_pow(0.5, .infinity) == 0 && pw_pow(0.5, -.infinity) == .infinity)
    #expect(pw_pow(2, .infinity) == .infinity && pw_pow(2, -.infinity) == 0)
    #expect(
      pw_pow(0, -1) == .infinity && pw_pow(-0.0, -1) == -.infinity && pw_pow(-0.0, -2) == .infinity)
    #expect(pw_pow(-0.0, 3).sign == .minus && pw_pow(-0.0, 2).sign == .plus)
    #expect(pw_pow(-.infinity, 3) == -.infinity && pw_pow(-.infinity, 2) == .infinity)
    #expect(pw_pow(-.infinity, -3).sign == .minus && pw_pow(.infinity, -1) == 0)
    #expect(pw_pow(-8, 1.0 / 3).isNaN)
    #expect(pw_pow(-2, 3) == -8 && pw_pow(-2, -2) == 0.25)
    #expect(pw_pow(10, 400) == .infinity && pw_pow(-10, 401) == -.infinity && pw_pow(10, -400) == 0)
    #expect(pw_pow(7.25, 1) == 7.25)
  }

  @Test func anglesOfSpecialValues() {
    for function in [pw_sin, pw_cos, pw_tan] {
      #expect(function(.infinity).isNaN && function(-.infinity).isNaN && function(.nan).isNaN)
    }
    #expect(pw_sin(-0.0).sign == .minus && pw_tan(-0.0).sign == .minus && pw_cos(0) == 1)
    #expect(pw_atan(.infinity) == .pi / 2 && pw_atan(-.infinity) == -.pi / 2)
    #expect(pw_asin(1) == .pi / 2 && pw_acos(-1) == .pi && pw_acos(1) == 0)
    #expect(pw_asin(1.0.nextUp).isNaN && pw_acos(-1.5).isNaN)
  }

  @Test func quadrantsOfTheTwoArgumentArcTangent() {
    #expect(pw_atan2(0, 1) == 0 && pw_atan2(-0.0, 1).sign == .minus)
    #expect(pw_atan2(0, -1) == .pi && pw_atan2(-0.0, -1) == -.pi)
    #expect(pw_atan2(0, 0) == 0 && pw_atan2(0, -0.0) == .pi)
    #expect(pw_atan2(1, 0) == .pi / 2 && pw_atan2(-1, 0) == -.pi / 2)
    #expect(pw_atan2(1, 1) == .pi / 4 && pw_atan2(1, -1) == 3 * (.pi / 4))
    #expect(pw_atan2(.infinity, .infinity) == .pi / 4)
    #expect(pw_atan2(.infinity, -.infinity) == 2.356194490192345)
    #expect(pw_atan2(1, .infinity) == 0 && pw_atan2(1, -.infinity) == .pi)
    #expect(pw_atan2(.nan, 1).isNaN)
  }

  @Test func sineAndCosineTogetherAreTheSameBits() {
    for step in -400...400 {
      let x = Double(step) * 0.37
      var sine = 0.0
      var cosine = 0.0
      pw_sincos(x, &sine, &cosine)
      #expect(sine == pw_sin(x) && cosine == pw_cos(x))
    }
  }

  @Test func rootsOfSpecialValues() {
    #expect(pw_cbrt(-0.0).sign == .minus && pw_cbrt(-.infinity) == -.infinity)
    for whole in -100...100 {
      #expect(pw_cbrt(Double(whole * whole * whole)) == Double(whole))
    }
    #expect(pw_hypot(3, -4) == 5)
    #expect(pw_hypot(.infinity, .nan) == .infinity && pw_hypot(1, .nan).isNaN)
    #expect(pw_hypot(1e308, 1e308) == 1.4142135623730951e308)
  }
}
