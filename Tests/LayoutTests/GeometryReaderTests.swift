import Foundation
import Geometry
import SwiftUI
import Testing
import ViewTesting

/// On a canvas of 400 × 400.
@MainActor @Suite struct GeometryReaderTests {
  @Test func takesTheSpaceAndPutsItsContentAtTheCorner() throws {
    try Harness.run {
      GeometryReader { proxy in
        Rectangle().frame(width: proxy.size.width / 4, height: proxy.size.height / 2)
      }
      .frame(width: 200, height: 100)
    } _: { scene in
      expectEqual(try scene.boxes(at: 0), [CGRect(x: 100, y: 150, width: 50, height: 50)])
    }
  }

  @Test func isTenByTenWhereNothingIsProposed() throws {
    try Harness.run {
      GeometryReader { _ in Color.red }.fixedSize()
    } _: { scene in
      expectEqual(try scene.boxes(at: 0), [CGRect(x: 195, y: 195, width: 10, height: 10)])
    }
  }

  private struct Widening: View {
    @State private var isWide = false
    var body: some View {
      GeometryReader { proxy in Rectangle().frame(width: proxy.size.width / 2) }
        .frame(width: isWide ? 300 : 100, height: 20)
        .after(1) { withAnimation(.linear(duration: 1)) { isWide = true } }
    }
  }

  @Test func firstValuesDoNotAnimateAndLaterOnesFollowTheTransaction() throws {
    try Harness.run {
      Widening()
    } _: { scene in
      expectEqual(try scene.boxes(at: 0), [CGRect(x: 150, y: 190, width: 50, height: 20)])
      expectEqual(try scene.boxes(at: 1.5), [CGRect(x: 100, y: 190, width: 100, height: 20)])
      expectEqual(try scene.boxes(at: 2), [CGRect(x: 50, y: 190, width: 150, height: 20)])
    }
  }

  private struct Inserted: View {
    @State private var isShown = false
    var body: some View {
      ZStack {
        if isShown {
          GeometryReader { proxy in Color.red.frame(width: proxy.size.width, height: 10) }
            .transition(.identity)
        }
      }
      .frame(width: 200, height: 20)
      .after(1) { withAnimation(.linear(duration: 1)) { isShown = true } }
    }
  }

  @Test func whatIsInsertedHasItsSizeAtOnce() throws {
    try Harness.run {
      Inserted()
    } _: { scene in
      expectEqual(try scene.boxes(at: 1.5), [CGRect(x: 100, y: 190, width: 200, height: 10)])
    }
  }

  private struct Reading: View {
    let proxy: GeometryProxy
    var body: some View { Color.red.frame(width: proxy.size.width / 2, height: 10) }
  }

  private struct Passing: View {
    @State private var width: CGFloat = 100
    var body: some View {
      GeometryReader { Reading(proxy: $0) }
        .frame(width: width, height: 20)
        .after(1) { width = 200 }
    }
  }

  @Test func viewsThatAreGivenTheProxyAreEvaluatedThemselves() throws {
    try Harness.run {
      Passing()
    } _: { scene in
      expectEqual(try scene.boxes(at: 0.5).map(\.width), [50])
      expectEqual(try scene.boxes(at: 1).map(\.width), [100])
    }
  }

  private struct Restless: View {
    @State private var width: CGFloat = 100
    var body: some View {
      GeometryReader { proxy in
        Color.red.onChange(of: proxy.size.width, initial: true) { _, new in width = new + 1 }
      }
      .frame(width: width, height: 20)
    }
  }

  @Test func contentThatDecidesItsOwnSizeIsReported() throws {
    try Harness.run {
      Restless()
    } _: { scene in
      _ = try scene.list(at: 0.1)
      #expect(!scene.session.faults.isEmpty)
    }
  }

  // MARK: Frames

  private struct Frames: View {
    let log: Log
    var body: some View {
      VStack(spacing: 0) {
        Color.clear.frame(height: 100)
        GeometryReader { proxy in
          let _ = note(proxy)
          Color.red
        }
        .frame(width: 40, height: 20)
        .offset(x: 10, y: 20)
        .padding(5)
      }
      .coordinateSpace(.named("inner"))
      .scaleEffect(2, anchor: .topLeading)
      .frame(width: 200, height: 200, alignment: .topLeading)
      .coordinateSpace(name: "outer")
    }
    func note(_ proxy: GeometryProxy) {
      func text(_ rect: CGRect) -> String {
        "\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))"
      }
      log("local " + text(proxy.frame(in: .local)))
      log("inner " + text(proxy.frame(in: .named("inner"))))
      log("outer " + text(proxy.frame(in: .named("outer"))))
      log("global " + text(proxy.frame(in: .global)))
      log("unknown " + text(proxy.frame(in: .named("nobody"))))
      log("bounds " + (proxy.bounds(of: .named("inner")).map(text) ?? "none"))
      log("missing " + (proxy.bounds(of: .named("nobody")).map(text) ?? "none"))
    }
  }

  @Test func framesGoThroughOffsetsAndTransforms() throws {
    let log = Log()
    try Harness.run {
      Frames(log: log)
    } _: { scene in
      _ = try scene.list(at: 0)
      // The column is 200 wide; its second view is 50 × 30 with its padding.
      #expect(
        log.lines == [
          "local 0 0 40 20", "inner 90 125 40 20", "outer 180 250 80 40", "global 280 350 80 40",
          "unknown 280 350 80 40", "bounds -90 -125 200 130", "missing none",
        ])
    }
  }

  @Test func aTurnedViewHasTheUprightBoxAroundIt() throws {
    let log = Log()
    try Harness.run {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .global)
        let _ = log(
          "\(Int(frame.midX)) \(Int(frame.width.rounded())) \(Int(frame.height.rounded()))")
        Color.red
      }
      .frame(width: 60, height: 20)
      .rotationEffect(.degrees(90))
    } _: { scene in
      _ = try scene.list(at: 0)
      #expect(log.lines == ["200 20 60"])
    }
  }

  private struct Doubled: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    }
  }

  @Test func effectsThatLayoutIgnoresDoNotCount() throws {
    let log = Log()
    try Harness.run {
      GeometryReader { proxy in
        let _ = log("\(Int(proxy.frame(in: .global).width))")
        Color.red
      }
      .frame(width: 60, height: 20)
      .modifier(Doubled().ignoredByLayout())
    } _: { scene in
      _ = try scene.list(at: 0)
      #expect(log.lines == ["60"])
    }
  }
}
