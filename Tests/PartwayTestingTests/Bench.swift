import Foundation
import SwiftUI
import Synchronization
import TestSupport
import Testing

@testable import PartwayTesting

/// A folder in which assertions have their baselines, as if a test file lay there.
@MainActor final class Bench {
  let folder: TemporaryFolder
  /// The environment of the runs, without the one of this process.
  var environment: [String: String] = [:]

  init() throws {
    folder = try TemporaryFolder()
    // The end of the way up from the test file: pictures of failures lie beside it.
    try folder.write("", to: "Package.swift")
  }

  /// What an assertion of frames fails with; nil where it passes.
  func frames(
    _ view: @autoclosure @escaping @MainActor () -> some View, at moments: [FrameMoment] = [0],
    named name: String? = nil, limits: FrameLimits = .exact, record: FrameRecording? = nil,
    scale: Double = 1, events: [FrameEvent] = [], file: String = "CardTests.swift",
    function: String = "card()", line: UInt = 1, layout: FrameLayout = .fixed(width: 40, height: 30)
  ) -> String? {
    let assertion = assertion(
      { AnyView(view()) }, moments, name, record, scale, events, file, function, line, layout)
    return failure { assertion.checkFrames(limits) }
  }

  /// What an assertion of values fails with; nil where it passes.
  func values(
    _ view: @autoclosure @escaping @MainActor () -> some View, at moments: [FrameMoment] = [0],
    named name: String? = nil, record: FrameRecording? = nil, file: String = "CardTests.swift",
    function: String = "card()", line: UInt = 1
  ) -> String? {
    let assertion = assertion(
      { AnyView(view()) }, moments, name, record, 1, [], file, function, line,
      .fixed(width: 40, height: 30))
    return failure { assertion.checkValues() }
  }

  private func assertion(
    _ view: @escaping @MainActor () -> AnyView, _ moments: [FrameMoment], _ name: String?,
    _ record: FrameRecording?, _ scale: Double, _ events: [FrameEvent], _ file: String,
    _ function: String, _ line: UInt, _ layout: FrameLayout
  ) -> Assertion {
    var place = TestPlace(
      fileID: #fileID, filePath: #filePath, function: function, line: line, column: 1)
    place.path = folder.path + "/Tests/" + file
    return Assertion(
      view: view, moments: moments, name: name,
      settings: FrameSettings(
        layout: layout, scale: scale, colorScheme: nil, dynamicTypeSize: .large,
        layoutDirection: .leftToRight, events: events, assets: nil),
      settleLimit: 60, record: record, place: place, environment: environment)
  }

  /// The message of the issue that is recorded, which fails no test; nil where there is none.
  private func failure(_ body: () -> Void) -> String? {
    let messages = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      messages.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
      return true
    }
    let all = messages.withLock { $0 }
    #expect(all.count <= 1)
    return all.first
  }

  // MARK: - Files

  /// Files below the folder of baselines, by their paths in it.
  var baselines: [String] { files(in: "Tests/__Snapshots__") }

  /// Files of failures.
  var failures: [String] { files(in: "output/failures") }

  private func files(in name: String) -> [String] {
    let root = folder.path + "/" + name
    let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// The bytes of a baseline's file.
  func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: folder.path + "/Tests/__Snapshots__/" + name))
  }
}

/// A square of some colour in the middle.
struct Square: View {
  var red = 1.0
  var side = 10.0
  var body: some View {
    Color(.sRGB, red: red, green: 0, blue: 0).frame(width: side, height: side)
  }
}

/// A square that moves to the right for a while.
struct Mover: View {
  var seconds = 0.5
  @State private var isMoved = false
  var body: some View {
    Rectangle().frame(width: 6, height: 6)
      .offset(x: isMoved ? 10 : -10)
      .onAppear { withAnimation(.linear(duration: seconds)) { isMoved = true } }
  }
}
