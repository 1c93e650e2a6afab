import Foundation
import FrameRenderer
import SwiftUI
import Testing
import ViewTesting
import VirtualTime

/// How long a trace lists an attribute, and what tracing must leave alone.
@MainActor @Suite struct TraceLifetimeTests {
  /// The kinds of attributes at the given seconds, and what the scene printed.
  private func trace(
    at seconds: [Double], @ViewBuilder _ root: @escaping @MainActor () -> some View
  ) throws -> (kinds: [[String]], lines: [String]) {
    _SceneRegistry.beginCollecting()
    _registerRoot(root)
    var settings = CanvasSettings()
    settings.size = CGSize(width: 400, height: 400)
    settings.scale = 1
    let log = Log()
    let session = try SceneSession(
      scene: _SceneRegistry.collected()[0], settings: settings,
      observer: SceneObserver(console: { _, line in MainActor.assumeIsolated { log(line) } }),
      isTraced: true)
    defer { session.end() }
    for moment in seconds { try session.recordMoment(at: VirtualInstant(seconds: moment)) }
    return (session.recordedMoments.map { $0.attributes.map(\.kind) }, log.lines)
  }

  private struct Leaving: View {
    @State private var isShown = true
    var body: some View {
      ZStack {
        if isShown { Circle().transition(.opacity) }
      }
      .after(1) { withAnimation(.linear(duration: 1)) { isShown = false } }
    }
  }

  @Test func whatHasLeftIsListedNoMore() throws {
    let kinds = try trace(at: [0.5, 1.5, 2, 3]) { Leaving() }.kinds
    #expect(kinds == [["opacity"], ["opacity"], [], []])
  }

  private struct Talkative: View, Animatable {
    var amount: Double
    nonisolated var animatableData: Double {
      get { amount }
      set {
        amount = newValue
        VirtualTime.print("set to \(newValue)")
      }
    }
    var body: some View { Rectangle().frame(width: amount) }
  }

  private struct Moving: View {
    @State private var amount = 0.0
    var body: some View {
      Talkative(amount: amount).after(1) {
        withAnimation(.linear(duration: 2)) { amount = 10 }
      }
    }
  }

  @Test func namingDataPrintsNothing() throws {
    let lines = try trace(at: [0.5, 1, 2, 3]) { Moving() }.lines
    #expect(lines == ["set to 0.0", "set to 5.0"])
  }
}
