import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Layout as properties: what holds for every tree of views.
@MainActor @Suite struct LayoutPropertyTests {
  /// Seeds of random trees; a failure names the one that `TEST_SEED` makes the first again.
  private nonisolated static let seeds = (0..<10).map { (SplitMix64.testSeed ?? 1) + 1_000 * $0 }

  /// Ten times a thousand trees; none traps.
  @Test(arguments: seeds) func randomTreesHaveFiniteBoxesAtALinearCost(_ first: UInt64) throws {
    var views = 0
    var asked = 0
    for seed in first..<(first + 1_000) {
      var tree = RandomTree(seed: seed)
      let view = tree.view(levels: 7)
      let scene = try Harness { view }
      defer { scene.end() }
      for box in try scene.boxes(at: 0) {
        let isFinite = [box.minX, box.minY, box.width, box.height].allSatisfy(\.isFinite)
        #expect(isFinite || box.isNull, "\(box), seed \(seed)")
      }
      views += tree.count
      asked += scene.session.measureCount
      #expect(scene.session.measureCount <= 300 * tree.count + 300, "seed \(seed)")
    }
    // Each view makes one or two boxes, and each box is asked some ten questions.
    #expect(asked <= 40 * views, "\(asked) sizes for \(views) views, seed \(first)")
  }

  /// How many sizes are worked out for a chain of stacks, each inside the one before.
  private func cost(
    depth: Int, _ wrap: @escaping @MainActor (Int, AnyView) -> AnyView
  ) throws -> Int {
    var view = AnyView(Rectangle())
    for level in 0..<depth { view = wrap(level, view) }
    let scene = try Harness { view }
    defer { scene.end() }
    return scene.session.measureCount
  }

  private func nested(_ level: Int, _ inside: AnyView) -> AnyView {
    level % 2 == 0
      ? AnyView(
        HStack {
          Rectangle()
          inside
        })
      : AnyView(
        VStack {
          inside
          Text("a")
        })
  }

  @Test func nestedStacksCostInProportionToTheirDepth() throws {
    let (few, many) = (try cost(depth: 12, nested), try cost(depth: 48, nested))
    #expect(many <= 5 * few, "\(few) and \(many)")
    let equal = { @MainActor (_: Int, inside: AnyView) in
      AnyView(
        HStack {
          inside
          Rectangle()
        })
    }
    let (less, more) = (try cost(depth: 12, equal), try cost(depth: 48, equal))
    #expect(more <= 5 * less, "\(less) and \(more)")
  }

  /// Where each axis depends on the other, one box is asked more questions the deeper it lies; but twice the depth does
  /// not square their number.
  @Test func nestedRatiosNeverCostExponentially() throws {
    let wrap = { @MainActor (level: Int, inside: AnyView) in
      AnyView(
        self.nested(level, AnyView(inside.aspectRatio(1.1, contentMode: .fit)))
          .padding(1))
    }
    let (few, many) = (try cost(depth: 10, wrap), try cost(depth: 20, wrap))
    #expect(many <= 64 * few, "\(few) and \(many)")
  }

  @Test func nestedGridsCostInProportionToTheirDepth() throws {
    let wrap = { @MainActor (_: Int, inside: AnyView) in
      AnyView(
        Grid {
          GridRow {
            inside
            Rectangle()
          }
        })
    }
    let (few, many) = (try cost(depth: 6, wrap), try cost(depth: 24, wrap))
    #expect(many <= 6 * few, "\(few) and \(many)")
  }

  @Test func manyChildrenCostInProportionToTheirNumber() throws {
    func cost(_ count: Int) throws -> Int {
      let scene = try Harness {
        VStack {
          ForEach(0..<count, id: \.self) { index in
            HStack {
              Rectangle().layoutPriority(Double(index))
              Text("a")
            }
          }
        }
      }
      defer { scene.end() }
      return scene.session.measureCount
    }
    let (few, many) = (try cost(50), try cost(500))
    #expect(many <= 11 * few, "\(few) and \(many)")
  }

  // MARK: - Asked before placed

  /// Writes down what is asked of its subviews' sizes, and how they are placed.
  private struct Witness: Layout {
    nonisolated(unsafe) static var log: [String] = []
    let name: String

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      Self.log.append("asked \(name) \(proposal.width ?? -1) \(proposal.height ?? -1)")
      return CGSize(width: min(proposal.width ?? 30, 60), height: min(proposal.height ?? 20, 40))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let asked = "asked \(name) \(proposal.width ?? -1) \(proposal.height ?? -1)"
      Self.log.append(Self.log.contains(asked) ? "placed \(name)" : "\(name) was not asked")
    }
  }

  @Test func aChildIsAskedBeforeItIsPlacedAndPlacedOnce() throws {
    func witness(_ name: String) -> some View { Witness(name: name) { EmptyView() } }
    Witness.log = []
    _ = try laidOut {
      HStack {
        witness("a")
        VStack {
          witness("b").aspectRatio(2, contentMode: .fit)
          witness("c").frame(minWidth: 10, maxWidth: 50).fixedSize()
        }
        ZStack { witness("d").padding() }
        Grid { GridRow { witness("e") } }
        LazyVGrid(columns: [GridItem()]) { witness("f") }
        ViewThatFits { witness("g") }
      }
    }
    for name in ["a", "b", "c", "d", "e", "f", "g"] {
      expectEqual(Witness.log.filter { $0 == "placed \(name)" }.count, 1)
    }
    #expect(!Witness.log.contains { $0.hasSuffix("was not asked") }, "\(Witness.log)")
    // No size is worked out twice.
    let asked = Witness.log.filter { $0.hasPrefix("asked") }
    #expect(Set(asked).count == asked.count)
  }

  // MARK: - Three facts that are easily taken otherwise

  @Test func layoutRunsOnceAtTheFinalValuesWhileLeavesGlide() throws {
    struct Opening: View {
      @State private var isOpen = false
      var body: some View {
        HStack(spacing: 0) {
          Witness(name: "w") { EmptyView() }
          Rectangle().frame(width: isOpen ? 200 : 100)
        }
        .frame(height: 10)
        .after(1) { withAnimation(.linear(duration: 1)) { isOpen = true } }
      }
    }
    Witness.log = []
    try Harness.run {
      Opening()
    } _: { scene in
      _ = try scene.boxes(at: 0.5)
      let before = scene.session.counts.layouts
      for step in 0...8 { _ = try scene.boxes(at: 1 + Double(step) / 8) }
      #expect(scene.session.counts.layouts == before + 1)
    }
    try Harness.run {
      Opening()
    } _: { scene in
      // The leaf's width goes from 100 to 200, half-way at half time.
      expectEqual(try scene.boxes(at: 1.5).map(\.width), [150])
    }
  }

  @Test func transformsDoNotMoveNeighbours() throws {
    let plain = try laidOut {
      HStack(spacing: 0) {
        tile(20, 20)
        tile(30, 30)
      }
    }
    let turned = try laidOut {
      HStack(spacing: 0) {
        tile(20, 20).scaleEffect(3).rotationEffect(.degrees(30)).offset(x: -80, y: 9)
        tile(30, 30)
      }
    }
    #expect(plain[1] == turned[1])
    #expect(plain[0] != turned[0])
  }

  @Test func contentLargerThanItsStackOverflowsCentred() throws {
    expectEqual(
      try laidOut {
        VStack(spacing: 0) { tile(100, 60) }.frame(width: 40, height: 20)
      }, [box(150, 170, 100, 60)])
  }

  // MARK: - Lists on whole pixels

  private struct List: View {
    let top: CGFloat
    var body: some View {
      VStack(alignment: .leading, spacing: 3) {
        ForEach(0..<8) { index in
          HStack {
            Circle().fill(.red).frame(width: 9, height: 9)
            RoundedRectangle(cornerRadius: 3).fill(.blue).frame(
              width: 40 + CGFloat(index), height: 8)
          }
        }
      }
      .padding(.top, top)
      .frame(width: 100, height: 140, alignment: .topLeading)
    }
  }

  /// A list that lies some points lower draws the same pixels lower.
  @Test func aTranslatedListDrawsTranslated() throws {
    let scale = 2.0
    let first = try Harness.picture(width: 100, height: 140, scale: scale) { List(top: 5) }
    let second = try Harness.picture(width: 100, height: 140, scale: scale) { List(top: 12) }
    let shift = Int(7 * scale)
    for y in 0..<(first.height - shift) {
      for x in 0..<first.width where first[x, y] != second[x, y + shift] {
        Issue.record("pixel \(x), \(y)")
        return
      }
    }
  }
}
