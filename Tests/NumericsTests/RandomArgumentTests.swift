import CNumerics
import Foundation
import Testing

/// A hundred thousand random arguments a function, against a reference of 90 bits that is made as the test runs.
@Suite struct RandomArgumentTests {
  static let count = 100_000

  /// In the order of `make_references.py`.
  private static let functions = [
    TestedFunction("exp", { pw_exp($0) }), TestedFunction("log", { pw_log($0) }),
    TestedFunction("sin", { pw_sin($0) }), TestedFunction("cos", { pw_cos($0) }),
    TestedFunction("pow", { pw_pow($0, $1) }), TestedFunction("sqrt", { $0.squareRoot() }),
  ]

  private static let python = "/usr/bin/python3"

  /// Whether Python and its package for many digits are installed.
  static let hasReference: Bool = {
    (try? output(of: ["-c", "import mpmath.libmp"])) != nil
  }()

  private struct Failure: Error {}

  private static func output(of arguments: [String]) throws -> Data {
    guard FileManager.default.isExecutableFile(atPath: python) else { throw Failure() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure() }
    return data
  }

  @Test(.enabled(if: hasReference, "needs python3-mpmath"))
  func resultsAreWithinOneUnitInTheLastPlace() throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Tables/make_references.py").path
    let data = try Self.output(of: [script, "\(Self.count)", "20260725"])
    let numbers = data.withUnsafeBytes { Array($0.bindMemory(to: Double.self)) }
    var place = 0
    for function in Self.functions {
      var worst = 0.0
      var worstArguments: [Double] = []
      for _ in 0..<Self.count {
        let arguments = Array(numbers[place..<(place + function.arity)])
        let nearest = numbers[place + function.arity]
        let rest = numbers[place + function.arity + 1]
        place += function.arity + 2
        // Neighbouring doubles, so the difference is exact.
        let error = abs((function.evaluate(arguments) - nearest) - rest) / nearest.ulp
        if !(error <= worst) { (worst, worstArguments) = (error, arguments) }
      }
      #expect(worst <= 1, "\(function.name) of \(worstArguments): \(worst) units")
      if function.name == "sqrt" { #expect(worst <= 0.5, "square roots are rounded exactly") }
    }
    #expect(place == numbers.count)
  }
}
