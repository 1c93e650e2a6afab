import Foundation
import SwiftUI
import Testing
import ViewTesting
import VirtualTime

/// Views made from bindings to the elements of a collection, and to what is in an optional value.
@MainActor @Suite struct CollectionBindingTests {
  private struct Lamp: Identifiable {
    var id: Int
    var isOn = false
  }

  private struct Lamps: View {
    let log: Log
    @State private var lamps = [Lamp(id: 1), Lamp(id: 2), Lamp(id: 3)]

    var body: some View {
      VStack(spacing: 0) {
        ForEach($lamps) { $lamp in
          Button("lamp \(lamp.id)") { lamp.isOn.toggle() }
        }
        Button("fewer") { withAnimation(.linear(duration: 1)) { _ = lamps.removeLast() } }
        Button("log") { log(lamps.map { "\($0.id)\($0.isOn ? "+" : "-")" }.joined(separator: " ")) }
      }
    }
  }

  @Test func anElementsBindingWritesThatElementAlone() throws {
    let lines = try Log.lines(.tap("lamp 2", at: 1), .tap("log", at: 2)) { Lamps(log: $0) }
    #expect(lines == ["1- 2+ 3-"])
  }

  @Test func aViewThatIsLeavingStillReadsItsElement() throws {
    let log = Log()
    try Harness.run(events: [.tap("fewer", at: 1), .tap("log", at: 3)]) {
      Lamps(log: log)
    } _: { scene in
      let before = try scene.items(at: 0.5).count
      #expect(try scene.items(at: 1.5).count > 0)
      #expect(try scene.items(at: 3).count < before)
    }
    #expect(log.lines == ["1- 2-"])
  }

  @Test func bindingsAreACollectionOfBindings() {
    var values = [1, 2, 3]
    let binding = Binding(get: { values }, set: { values = $0 })
    for element in binding { element.wrappedValue *= 10 }
    #expect(values == [10, 20, 30])
    binding[1].wrappedValue = 5
    #expect(values == [10, 5, 30])
    let third = binding[2]
    values.removeLast()
    third.wrappedValue = 7
    #expect(values == [10, 5])
    #expect(third.wrappedValue == 30)
  }

  @Test func aBindingToAnOptionalReachesWhatIsInIt() throws {
    var value: Int? = 4
    let optional = Binding<Int?>(get: { value }, set: { value = $0 })
    let unwrapped = try #require(Binding(optional))
    unwrapped.wrappedValue = 6
    #expect(value == 6)
    value = nil
    #expect(unwrapped.wrappedValue == 4)
    #expect(Binding(optional) == nil)
    var whole = 1
    let wrapped = Binding<Int?>(Binding(get: { whole }, set: { whole = $0 }))
    wrapped.wrappedValue = 2
    wrapped.wrappedValue = nil
    #expect(whole == 2)
  }
}
