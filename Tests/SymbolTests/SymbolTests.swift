import DrawingModel
import Foundation
import Geometry
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Symbols") struct SymbolTests {
  /// Names by which real code asks for symbols, the most frequent first.
  nonisolated static let frequent = """
    plus xmark magnifyingglass chevron.left xmark.circle.fill heart.fill chevron.right ellipsis checkmark \
    suit.heart.fill sun.max.fill chevron.down star.fill info.circle play.fill arrow.right \
    checkmark.circle.fill lock.shield arrow.left person.circle.fill 2.circle questionmark.circle.fill \
    1.circle slider.horizontal.3 trash bell.fill square.and.arrow.up.fill mic.fill moon.fill heart clock \
    suit.heart 0.circle.fill person.2 forward.fill square.and.arrow.up 3.circle flip.horizontal.fill \
    person.2.fill cloud.fill circle minus 1.circle.fill line.horizontal.3 bell ellipsis.circle.fill \
    square.grid.2x2.fill cart gear line.horizontal.3.decrease pause.fill plus.circle.fill applelogo \
    line.3.horizontal bag.badge.plus calendar calendar.badge.plus gauge.badge.plus person arrow.up \
    creditcard sparkles chevron.left.circle.fill circle.fill cloud.sun.fill hare.fill house \
    info.circle.fill person.fill plus.circle bookmark lock macwindow mic arrow.counterclockwise camera \
    hammer.fill questionmark.circle trash.fill airplane backward.fill arrow.right.circle.fill \
    dollarsign.circle star.circle.fill arrow.clockwise chevron.up line.3.horizontal.decrease lock.fill \
    questionmark star arrow.down bookmark.fill eye flame.fill hand.thumbsup.fill hurricane lock.open \
    paperplane phone power stop.fill timer tortoise.fill airplayaudio chevron.right.circle.fill \
    exclamationmark house.fill lock.open.fill speaker.wave.3.fill airpods.max apple.logo bag bolt.fill \
    bubble calendar.circle camera.fill car.fill delete.left eye.fill hand.thumbsdown.fill \
    macbook.and.iphone number pencil scissors sun.min.fill 2.circle.fill apple.intelligence book.pages \
    camera.viewfinder eye.slash figure.walk gearshape iphone.badge.play lasso map message \
    microphone.fill person.circle play.circle.fill scribble speaker.wave.2.fill square.and.pencil \
    waveform xmark.circle bed.double.fill clear dot.radiowaves.left.and.right eraser.fill \
    checkmark.seal.fill moon.stars bell.slash.fill bell.badge checkmark.circle checkmark.icloud.fill \
    circle.bottomhalf.fill circle.grid.2x2.fill largecircle.fill.circle a.circle.fill
    """.split(separator: " ").map(String.init)

  private func faults(@ViewBuilder _ root: @escaping @MainActor () -> some View) throws -> [String]
  {
    let harness = try Harness(root)
    defer { harness.end() }
    _ = try harness.items(at: 0)
    return harness.session.faults
  }

  @Test(arguments: frequent)
  func everyFrequentNameHasASymbol(_ name: String) throws {
    let harness = try Harness { Image(systemName: name) }
    defer { harness.end() }
    let boxes = try harness.boxes(at: 0)
    #expect(harness.session.faults.isEmpty)
    #expect(boxes.count == 1)
    #expect((boxes.first?.width ?? 0) > 2 && (boxes.first?.width ?? 99) < 34)
  }

  @Test func unknownNameIsReportedAndMarked() throws {
    let harness = try Harness { Image(systemName: "no.such.symbol") }
    defer { harness.end() }
    let items = try harness.items(at: 0)
    guard case .stroke(_, _, let style)? = items.first else {
      Issue.record("nothing marks the place of the missing symbol")
      return
    }
    #expect(!style.dash.isEmpty)
    #expect(harness.session.faults.contains { $0.contains("no.such.symbol") })
  }

  @Test func sizeFollowsTheFontAndTheScale() throws {
    func width(_ view: some View) throws -> CGFloat {
      let harness = try Harness { view }
      defer { harness.end() }
      return try harness.boxes(at: 0)[0].width
    }
    let body = try width(Image(systemName: "circle.fill"))
    expectNear(body, 1.15 * 17, within: 0.01)
    expectNear(
      try width(Image(systemName: "circle.fill").font(.system(size: 34))), 2 * body, within: 0.01)
    #expect(try width(Image(systemName: "circle.fill").imageScale(.large)) > body * 1.2)
    #expect(try width(Image(systemName: "circle.fill").imageScale(.small)) < body * 0.85)
    expectNear(
      try width(Image(systemName: "circle.fill").resizable().frame(width: 80, height: 80)), 80,
      within: 4)
  }

  @Test func weightThickensLines() throws {
    func height(_ weight: Font.Weight) throws -> CGFloat {
      let harness = try Harness { Image(systemName: "minus").fontWeight(weight) }
      defer { harness.end() }
      return try harness.boxes(at: 0)[0].height
    }
    let regular = try height(.regular)
    #expect(try height(.bold) > regular * 1.3)
    #expect(try height(.light) < regular * 0.9)
  }

  @Test func variantsChooseTheFormThereIs() throws {
    func list(_ view: some View) throws -> [DisplayItem] {
      let harness = try Harness { view }
      defer { harness.end() }
      let items = try harness.items(at: 0)
      #expect(harness.session.faults.isEmpty)
      return items
    }
    expectEqual(
      try list(Image(systemName: "heart").symbolVariant(.fill)),
      try list(Image(systemName: "heart.fill")))
    expectEqual(
      try list(Image(systemName: "heart").symbolVariant(.circle.fill)),
      try list(Image(systemName: "heart.circle.fill")))
    expectEqual(
      try list(Image(systemName: "plus").symbolVariant(.fill)), try list(Image(systemName: "plus")))
  }

  @Test func partsHaveColoursOfTheirOwn() throws {
    func opacities(_ mode: SymbolRenderingMode) throws -> [Double] {
      let harness = try Harness {
        Image(systemName: "xmark.circle.fill").symbolRenderingMode(mode).foregroundStyle(.red)
      }
      defer { harness.end() }
      return try harness.items(at: 0).compactMap { item in
        if case .fill(_, .color(let color), _) = item { color.opacity } else { nil }
      }
    }
    expectEqual(try opacities(.monochrome), [1])
    expectEqual(try opacities(.hierarchical), [0.5, 1])
    let harness = try Harness {
      Image(systemName: "xmark.circle.fill").foregroundStyle(Color.white, Color.red)
    }
    defer { harness.end() }
    expectEqual(try harness.reds(at: 0), [255, 255])
    expectEqual(try harness.colors(at: 0).map { $0[1] }, [56, 255])
  }

  @Test func baselineIsThatOfTheTextBeside() throws {
    // Middles of the symbol and of the capital beside it agree to within a point.
    let harness = try Harness { Label("H", systemImage: "circle.fill") }
    defer { harness.end() }
    let boxes = try harness.boxes(at: 0)
    #expect(boxes.count == 2)
    expectNear(boxes[0].midY, boxes[1].midY, within: 1)
    #expect(boxes[0].maxX < boxes[1].minX)
  }

  @Test func labelStyles() throws {
    func count(_ view: some View) throws -> Int {
      let harness = try Harness { view }
      defer { harness.end() }
      return try harness.boxes(at: 0).count
    }
    let label = Label("Night", systemImage: "moon.stars")
    expectEqual(try count(label), 2)
    expectEqual(try count(label.labelStyle(.titleAndIcon)), 2)
    expectEqual(try count(label.labelStyle(.iconOnly)), 1)
    expectEqual(try count(label.labelStyle(.titleOnly)), 1)
    expectEqual(try count(label.labelStyle(Framed())), 3)
  }

  private struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).labelStyle(.titleAndIcon).background(Color.red)
    }
  }

  @Test func changeOfSymbolFadesInAnimation() throws {
    let harness = try Harness { Toggling() }
    defer { harness.end() }
    expectEqual(try harness.opacities(at: 0), [])
    let during = try harness.opacities(at: 0.6)
    #expect(during.count == 2)
    expectNear(during.reduce(0, +), 1)
    expectEqual(try harness.opacities(at: 1.2), [])
  }

  private struct Toggling: View {
    @State private var isOn = false

    var body: some View {
      Image(systemName: isOn ? "heart.fill" : "heart")
        .after(0.5) { withAnimation(.linear(duration: 0.4)) { isOn = true } }
    }
  }

  @Test func bounceGrowsAndComesBack() throws {
    let harness = try Harness { Bouncing() }
    defer { harness.end() }
    let rest = try harness.drawn(at: 0)[0].box.width
    #expect(try harness.drawn(at: 0.64)[0].box.width > rest * 1.1)
    expectNear(try harness.drawn(at: 2)[0].box.width, rest, within: 0.01)
  }

  private struct Bouncing: View {
    @State private var count = 0

    var body: some View {
      Image(systemName: "star.fill").symbolEffect(.bounce, value: count)
        .after(0.5) { count += 1 }
    }
  }
}
