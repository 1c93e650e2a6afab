import Foundation
import Geometry
import SwiftUI
import Testing
import ViewTesting

/// On a canvas of 400 × 400, of which insets keep some clear.
@MainActor @Suite struct SafeAreaTests {
  private func boxes(
    _ insets: EdgeInsets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 10),
    @ViewBuilder _ root: @escaping @MainActor () -> some View
  ) throws -> [CGRect] {
    let scene = try Harness(insets: insets, root)
    defer { scene.end() }
    return try scene.boxes(at: 0)
  }

  private let clear = CGRect(x: 0, y: 40, width: 390, height: 340)
  private let canvas = CGRect(x: 0, y: 0, width: 400, height: 400)

  @Test func viewsStayWithinWhatIsClear() throws {
    expectEqual(try boxes { Color.red }, [clear])
  }

  @Test func viewsReachBeyondItOnTheEdgesTheyAreToldTo() throws {
    expectEqual(try boxes { Color.red.ignoresSafeArea() }, [canvas])
    expectEqual(try boxes { Color.red.edgesIgnoringSafeArea(.all) }, [canvas])
    expectEqual(
      try boxes { Color.red.ignoresSafeArea(edges: .top) },
      [CGRect(x: 0, y: 0, width: 390, height: 380)])
    expectEqual(try boxes { Color.red.ignoresSafeArea(.keyboard) }, [clear])
  }

  @Test func onlyEdgesThatEndAtItAreMoved() throws {
    expectEqual(
      try boxes {
        VStack(spacing: 0) {
          Color.red.ignoresSafeArea()
          Color.blue.frame(height: 40)
        }
      },
      [
        CGRect(x: 0, y: 0, width: 400, height: 340), CGRect(x: 0, y: 340, width: 390, height: 40),
      ])
  }

  @Test func backgroundsReachBeyondItUnlessTold() throws {
    let view = Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
    expectEqual(try boxes { view.background(.blue) }, [canvas, clear])
    expectEqual(try boxes { view.background(.blue, ignoresSafeAreaEdges: []) }, [clear, clear])
  }

  @Test func insetsKeepMoreClear() throws {
    let inset = Color.blue.frame(height: 30)
    expectEqual(
      try boxes { Color.red.safeAreaInset(edge: .bottom, spacing: 5) { inset } },
      [
        CGRect(x: 0, y: 40, width: 390, height: 305), CGRect(x: 0, y: 350, width: 390, height: 30),
      ])
    expectEqual(
      try boxes { Color.red.ignoresSafeArea().safeAreaInset(edge: .bottom) { inset } },
      [canvas, CGRect(x: 0, y: 350, width: 390, height: 30)])
    expectEqual(
      try boxes { Color.red.safeAreaPadding(.horizontal, 8) },
      [CGRect(x: 8, y: 40, width: 374, height: 340)])
    expectEqual(
      try boxes { Color.red.ignoresSafeArea().safeAreaPadding(.top, 8) },
      [CGRect(x: 0, y: 0, width: 400, height: 400)])
  }

  @Test func readersTellTheInsetsThatTouchThem() throws {
    let log = Log()
    func note(_ name: String) -> some View {
      GeometryReader { proxy in
        let insets = proxy.safeAreaInsets
        let _ = log(
          "\(name) \(Int(insets.top)) \(Int(insets.leading)) \(Int(insets.bottom)) "
            + "\(Int(insets.trailing))")
      }
    }
    _ = try boxes {
      ZStack {
        note("all")
        note("small").frame(width: 20, height: 20)
        note("ignoring").ignoresSafeArea()
        note("inset").safeAreaInset(edge: .bottom) { Color.red.frame(height: 30) }
      }
    }
    #expect(
      log.lines == ["all 40 0 20 10", "small 0 0 0 0", "ignoring 0 0 0 0", "inset 40 0 50 10"])
  }
}
