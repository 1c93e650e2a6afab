import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Which animation each attribute gets, and which interval, row by row of semantics E.1; names are the rows' own.
///
/// Animations A, B and C write down every interval they are asked to cover.
@MainActor @Suite struct TransactionMatrixTests {
  private typealias Record = RecordingAnimation.Record

  /// A scene with one value that a script changes at 1 s, from 0 to 1.
  private struct Scene<Content: View>: View {
    @State private var value = 0.0
    let content: @MainActor (Double) -> Content
    let script: @MainActor (Binding<Double>) -> Void

    var body: some View {
      content(value).after(1) { script($value) }
    }
  }

  /// What is recorded of a scene up to 1.5 s.
  private func recorded(
    _ record: Record, _ content: @escaping @MainActor (Double) -> some View,
    script: @escaping @MainActor (Binding<Double>) -> Void
  ) throws -> [String] {
    try Harness.run {
      Scene(content: content, script: script)
    } _: { scene in
      for step in 0...15 { _ = try scene.items(at: Double(step) / 10) }
    }
    return record.sorted
  }

  @Test func t1FirstSightingOfAValueOnlyRecordsIt() throws {
    let record = Record()
    let lines = try recorded(record) { value in
      // The leaf is new at 1 s, with its modifier: nothing has changed there.
      Group {
        if value == 1 {
          Rectangle().opacity(value).animation(.recording("A", in: record), value: value)
        }
      }
    } script: {
      $0.wrappedValue = 1
    }
    #expect(lines.isEmpty)
  }

  @Test func t2ValueThatChangesAnimatesWhatIsInside() throws {
    let record = Record()
    let lines = try recorded(record) { value in
      Rectangle().opacity(value).animation(.recording("A", in: record), value: value)
    } script: {
      $0.wrappedValue = 1
    }
    #expect(lines == ["A: 1.0"])
  }

  @Test func t3SiblingsAreUnaffected() throws {
    let record = Record()
    let lines = try recorded(record) { value in
      VStack {
        Rectangle().opacity(value).animation(.recording("A", in: record), value: value)
        Rectangle().opacity(value * 0.5)
      }
    } script: {
      $0.wrappedValue = 1
    }
    #expect(lines == ["A: 1.0"])
  }

  @Test func t3bAttributeOutsideTheModifierIsNotAnimated() throws {
    let record = Record()
    let lines = try recorded(record) { value in
      Rectangle().frame(width: 10 + 20 * value, height: 10)
        .animation(.recording("A", in: record), value: value)
        .opacity(value)
    } script: {
      $0.wrappedValue = 1
    }
    // The leaf's geometry alone: ((x, y), (width, height)).
    #expect(lines == ["A: ((-10.0, 0.0), (20.0, 0.0))"])
  }

  @Test func t4ImplicitAnimationBeatsExplicit() throws {
    let record = Record()
    let lines = try recorded(record) { value in
      Rectangle().opacity(value).animation(.recording("B", in: record), value: value)
    } script: { value in
      withAnimation(.recording("A", in: record)) { value.wrappedValue = 1 }
    }
    #expect(lines == ["B: 1.0"])
  }

  @Test func t4nNilAnimationForAValueStopsTheExplicitOne() throws {
    let record = Record()
    let lines = try recorded(record) { value in
      VStack {
        Rectangle().opacity(value).animation(nil, value: value)
        Rectangle().opacity(value * 0.5)
      }
    } script: { value in
      withAnimation(.recording("A", in: record)) { value.wrappedValue = 1 }
    }
    #expect(lines == ["A: 0.5"])
  }

  @Test func t5InnermostModifierWins() throws {
    let record = Record()
    let lines = try recorded(record) { value in
      Rectangle().opacity(value)
        .animation(.recording("A", in: record), value: value)
        .opacity(value * 0.5)
        .animation(.recording("B", in: record), value: value)
    } script: {
      $0.wrappedValue = 1
    }
    #expect(lines == ["A: 1.0", "B: 0.5"])
  }

  @Test func t6TransactionWithoutAnimationStopsItForItsContentOnly() throws {
    let record = Record()
    let lines = try recorded(record) { value in
      VStack {
        Rectangle().opacity(value).transaction { $0.animation = nil }
        Rectangle().opacity(value * 0.5)
      }
    } script: { value in
      withAnimation(.recording("A", in: record)) { value.wrappedValue = 1 }
    }
    #expect(lines == ["A: 0.5"])
  }

  @Test func t7TransactionAnimatesPlainChanges() throws {
    let record = Record()
    let lines = try recorded(record) { value in
      Rectangle().opacity(value).transaction { $0.animation = .recording("A", in: record) }
    } script: {
      $0.wrappedValue = 1
    }
    #expect(lines == ["A: 1.0"])
  }

  @Test func t7cTransactionRunsOncePerUpdateThoughNothingInsideAsks() throws {
    let record = Record()
    let log = Log()
    _ = try recorded(record) { value in
      VStack {
        Rectangle().transaction { _ in log("still") }
        Rectangle().opacity(value).opacity(value).transaction { _ in log("moving") }
      }
    } script: { value in
      withAnimation(.linear(duration: 0.2)) { value.wrappedValue = 1 }
    }
    // Once when the tree is made, once for the change, never for a frame.
    #expect(log.lines.filter { $0 == "still" }.count == 2)
    #expect(log.lines.filter { $0 == "moving" }.count == 2)
  }

  @Test func t8DisablingAnimationsLeavesTheExplicitOne() throws {
    let record = Record()
    let lines = try recorded(record) { value in
      Rectangle().opacity(value).animation(.recording("B", in: record), value: value)
    } script: { value in
      var transaction = Transaction(animation: .recording("A", in: record))
      transaction.disablesAnimations = true
      withTransaction(transaction) { value.wrappedValue = 1 }
    }
    #expect(lines == ["A: 1.0"])
  }

  @Test func t8bDisablingAnimationsWithoutOneAnimatesNothing() throws {
    let record = Record()
    let lines = try recorded(record) { value in
      Rectangle().opacity(value).animation(.recording("B", in: record), value: value)
    } script: { value in
      withTransaction(\.disablesAnimations, true) { value.wrappedValue = 1 }
    }
    #expect(lines.isEmpty)
  }

  @Test func t8cDisablingByAModifierLeavesTheExplicitOne() throws {
    let record = Record()
    let lines = try recorded(record) { value in
      Rectangle().opacity(value).animation(.recording("B", in: record), value: value)
        .transaction { $0.disablesAnimations = true }
    } script: { value in
      withAnimation(.recording("A", in: record)) { value.wrappedValue = 1 }
    }
    #expect(lines == ["A: 1.0"])
  }

  /// A scene with two values.
  private struct TwoValues: View {
    @State private var a = 0.0
    @State private var b = 0.0
    let script: @MainActor (Binding<Double>, Binding<Double>) -> Void

    var body: some View {
      VStack {
        Rectangle().opacity(a)
        Rectangle().opacity(b * 0.5)
      }
      .after(1) { script($a, $b) }
    }
  }

  private func recordedOfTwo(
    _ record: Record, script: @escaping @MainActor (Binding<Double>, Binding<Double>) -> Void
  ) throws -> [String] {
    try Harness.run {
      TwoValues(script: script)
    } _: { scene in
      for step in 0...15 { _ = try scene.items(at: Double(step) / 10) }
    }
    return record.sorted
  }

  @Test func t9InnermostCallAroundTheWriteCounts() throws {
    let record = Record()
    let lines = try recordedOfTwo(record) { a, b in
      withAnimation(.recording("A", in: record)) {
        withAnimation(.recording("B", in: record)) { a.wrappedValue = 1 }
        b.wrappedValue = 1
      }
    }
    #expect(lines == ["A: 0.5", "B: 1.0"])
  }

  @Test func t10ChangesOneAfterTheOtherHaveTheirOwn() throws {
    let record = Record()
    let lines = try recordedOfTwo(record) { a, b in
      withAnimation(.recording("A", in: record)) { a.wrappedValue = 1 }
      withAnimation(.recording("B", in: record)) { b.wrappedValue = 1 }
    }
    #expect(lines == ["A: 1.0", "B: 0.5"])
  }

  /// A scene whose script writes through a binding made of closures.
  private struct Closures: View {
    @State private var value = 0.0
    let takesTransaction: Bool
    let change: @MainActor (Binding<Double>) -> Void

    private var binding: Binding<Double> {
      takesTransaction
        ? Binding(
          get: { value },
          set: { new, transaction in
            withTransaction(transaction) { value = new }
          })
        : Binding(get: { value }, set: { value = $0 })
    }

    var body: some View {
      Rectangle().opacity(value).after(1) { change(binding) }
    }
  }

  private func recordedThroughClosures(
    _ record: Record, takesTransaction: Bool,
    change: @escaping @MainActor (Binding<Double>) -> Void
  ) throws -> [String] {
    try Harness.run {
      Closures(takesTransaction: takesTransaction, change: change)
    } _: { scene in
      for step in 0...15 { _ = try scene.items(at: Double(step) / 10) }
    }
    return record.sorted
  }

  @Test func t11BindingOfAOneArgumentSetterIgnoresItsAnimation() throws {
    let record = Record()
    let lines = try recordedThroughClosures(record, takesTransaction: false) {
      $0.animation(.recording("A", in: record)).wrappedValue = 1
    }
    #expect(lines.isEmpty)
  }

  @Test func t11sBindingOfStateUsesItsAnimation() throws {
    let record = Record()
    let lines = try recorded(record) { value in
      Rectangle().opacity(value)
    } script: {
      $0.animation(.recording("A", in: record)).wrappedValue = 1
    }
    #expect(lines == ["A: 1.0"])
  }

  @Test func t12BindingOfAOneArgumentSetterIgnoresItsTransaction() throws {
    let record = Record()
    let lines = try recordedThroughClosures(record, takesTransaction: false) {
      $0.transaction(Transaction(animation: .recording("A", in: record))).wrappedValue = 1
    }
    #expect(lines.isEmpty)
  }

  @Test func t12sBindingOfStateUsesItsTransaction() throws {
    let record = Record()
    let lines = try recorded(record) { value in
      Rectangle().opacity(value)
    } script: {
      $0.transaction(Transaction(animation: .recording("A", in: record))).wrappedValue = 1
    }
    #expect(lines == ["A: 1.0"])
  }

  @Test func twoArgumentSetterReceivesTheTransaction() throws {
    let record = Record()
    let lines = try recordedThroughClosures(record, takesTransaction: true) {
      $0.animation(.recording("A", in: record)).wrappedValue = 1
    }
    #expect(lines == ["A: 1.0"])
  }
}
