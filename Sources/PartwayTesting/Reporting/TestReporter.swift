import Foundation
import Testing
import XCTest

/// Tells whichever library runs the present test what came of an assertion.
enum TestReporter {
  /// A file that belongs to a failure.
  struct Attached {
    var name: String
    var bytes: [UInt8]
  }

  /// Records a failure, with files where the library keeps some.
  ///
  /// XCTest on Linux keeps no files; they lie in the folder that the message names.
  static func fail(_ message: String, _ attached: [Attached], at place: TestPlace) {
    guard isSwiftTesting else {
      return XCTFail(message, file: place.file, line: place.line)
    }
    for file in attached {
      Attachment.record(file.bytes, named: file.name, sourceLocation: place.sourceLocation)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: place.sourceLocation)
  }

  /// Records something that fails no test.
  static func warn(_ message: String, at place: TestPlace) {
    guard isSwiftTesting else {
      return print("\(place.path):\(place.line): warning: \(message)")
    }
    Issue.record(
      Comment(rawValue: message), severity: .warning, sourceLocation: place.sourceLocation)
  }

  /// Whether Swift Testing runs the present test.
  ///
  /// A task that belongs to no test does not know; there the command line tells, since both libraries run the same
  /// program one after the other.
  private static var isSwiftTesting: Bool {
    Test.current != nil || CommandLine.arguments.contains("swift-testing")
  }
}
