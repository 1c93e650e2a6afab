import Foundation
import Regression
public import SwiftUI
import VirtualTime

/// Fails unless a view looks at moments as it did when it was recorded.
///
/// The view runs on a clock of its own from its first appearance on, so that nothing waits: a frame ten seconds in takes
/// no longer than the first. Pictures are compared pixel by pixel, exactly unless `limits` allow more. Baselines lie in
/// `__Snapshots__` beside the test file: digests of all frames, and pictures of all where they are ten or fewer, else of
/// five.
///
/// - Parameters:
///   - view: The view.
///   - moments: When: seconds from the first appearance on, `.settled`, `.range(0...1, fps: 60)` and the like.
///   - name: Tells assertions of one test apart.
///   - layout: The canvas in points.
///   - scale: Pixels per point.
///   - colorScheme: The appearance of the system; light where nil.
///   - dynamicTypeSize: How large the reader wants text to be.
///   - layoutDirection: The direction in which rows run.
///   - events: What happens to the view from outside.
///   - limits: How much a frame may differ.
///   - assets: A folder with pictures and colours that the view names, relative to the test file's.
///   - settleLimit: How many seconds it is looked for the moment at which nothing moves.
///   - record: Which baselines may be written, where the surroundings are not to decide.
///   - fileID: The test's module and file.
///   - filePath: The test's file.
///   - testName: The test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
@MainActor public func assertFrames<Content: View>(
  of view: @autoclosure @escaping @MainActor () -> Content,
  at moments: [FrameMoment] = [0],
  named name: String? = nil,
  layout: FrameLayout = .device,
  scale: Double = 3,
  colorScheme: ColorScheme? = nil,
  dynamicTypeSize: DynamicTypeSize = .large,
  layoutDirection: LayoutDirection = .leftToRight,
  events: [FrameEvent] = [],
  limits: FrameLimits = .exact,
  assets: String? = nil,
  settleLimit: Double = 60,
  record: FrameRecording? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let settings = FrameSettings(
    layout: layout, scale: scale, colorScheme: colorScheme, dynamicTypeSize: dynamicTypeSize,
    layoutDirection: layoutDirection, events: events, assets: assets)
  let assertion = Assertion(
    view: { AnyView(view()) }, moments: moments, name: name, settings: settings,
    settleLimit: settleLimit, record: record,
    place: TestPlace(
      fileID: fileID, filePath: filePath, function: testName, line: line, column: column))
  assertion.checkFrames(limits)
}

/// Fails unless a view has at moments the values that it had when they were recorded: where each view lies, how opaque
/// it is, what it stores and paints, and what moves and how.
///
/// The baseline is a text to read, `NAME.trace.txt` beside the pictures, and a failure shows the lines that differ.
///
/// - Parameters:
///   - view: The view.
///   - moments: When: seconds from the first appearance on, `.settled`, `.every(0.1, through: 1)` and the like.
///   - name: Tells assertions of one test apart.
///   - layout: The canvas in points.
///   - scale: Pixels per point, to which places are rounded.
///   - colorScheme: The appearance of the system; light where nil.
///   - dynamicTypeSize: How large the reader wants text to be.
///   - layoutDirection: The direction in which rows run.
///   - events: What happens to the view from outside.
///   - assets: A folder with pictures and colours that the view names, relative to the test file's.
///   - settleLimit: How many seconds it is looked for the moment at which nothing moves.
///   - record: Which baselines may be written, where the surroundings are not to decide.
///   - fileID: The test's module and file.
///   - filePath: The test's file.
///   - testName: The test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
@MainActor public func assertTrace<Content: View>(
  of view: @autoclosure @escaping @MainActor () -> Content,
  at moments: [FrameMoment] = [0],
  named name: String? = nil,
  layout: FrameLayout = .device,
  scale: Double = 3,
  colorScheme: ColorScheme? = nil,
  dynamicTypeSize: DynamicTypeSize = .large,
  layoutDirection: LayoutDirection = .leftToRight,
  events: [FrameEvent] = [],
  assets: String? = nil,
  settleLimit: Double = 60,
  record: FrameRecording? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let settings = FrameSettings(
    layout: layout, scale: scale, colorScheme: colorScheme, dynamicTypeSize: dynamicTypeSize,
    layoutDirection: layoutDirection, events: events, assets: assets)
  let assertion = Assertion(
    view: { AnyView(view()) }, moments: moments, name: name, settings: settings,
    settleLimit: settleLimit, record: record,
    place: TestPlace(
      fileID: fileID, filePath: filePath, function: testName, line: line, column: column))
  assertion.checkValues()
}
