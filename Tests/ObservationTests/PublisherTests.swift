import Combine
import Foundation
import Testing

/// Publishers, subjects and operators.
@Suite struct PublisherTests {
  private enum Trouble: Error, Equatable { case one, two }

  /// What a publisher sends: its values and its end.
  private func received<P: Publisher>(_ publisher: P) -> [String] {
    var lines: [String] = []
    _ = publisher.sink {
      switch $0 {
      case .finished: lines.append("finished")
      case .failure(let error): lines.append("failed: \(error)")
      }
    } receiveValue: {
      lines.append("\($0)")
    }
    return lines
  }

  @Test func publishersOfKnownValuesSendThemAndEnd() {
    #expect(received(Just(3)) == ["3", "finished"])
    #expect(received([1, 2].publisher) == ["1", "2", "finished"])
    #expect(received(Empty<Int, Never>()) == ["finished"])
    #expect(received(Empty<Int, Never>(completeImmediately: false)) == [])
    #expect(received(Fail<Int, Trouble>(error: .one)) == ["failed: one"])
    #expect(received(Int?.none.publisher) == ["finished"])
    #expect(received(Deferred { Just(1) }) == ["1", "finished"])
    #expect(received(Future<Int, Trouble> { $0(.success(4)) }) == ["4", "finished"])
    #expect(received(Future<Int, Trouble> { $0(.failure(.two)) }) == ["failed: two"])
  }

  @Test func operatorsOfValuesDoWhatTheySay() {
    let numbers = [1, 2, 2, 3, 4].publisher
    #expect(received(numbers.map { $0 * 10 }) == ["10", "20", "20", "30", "40", "finished"])
    #expect(received(numbers.filter { $0 > 2 }) == ["3", "4", "finished"])
    #expect(received(numbers.removeDuplicates()) == ["1", "2", "3", "4", "finished"])
    #expect(received(numbers.compactMap { $0 == 2 ? nil : $0 }) == ["1", "3", "4", "finished"])
    #expect(received(numbers.scan(0, +)) == ["1", "3", "5", "8", "12", "finished"])
    #expect(received(numbers.reduce(0, +)) == ["12", "finished"])
    #expect(received(numbers.collect()) == ["[1, 2, 2, 3, 4]", "finished"])
    #expect(received(numbers.collect(2)) == ["[1, 2]", "[2, 3]", "[4]", "finished"])
    #expect(received(numbers.count()) == ["5", "finished"])
    #expect(received(numbers.dropFirst(3)) == ["3", "4", "finished"])
    #expect(received(numbers.prefix(2)) == ["1", "2", "finished"])
    #expect(received(numbers.first { $0 > 2 }) == ["3", "finished"])
    #expect(received(numbers.last()) == ["4", "finished"])
    #expect(received(numbers.ignoreOutput()) == ["finished"])
    #expect(received(numbers.contains(3)) == ["true", "finished"])
    #expect(received(numbers.contains(7)) == ["false", "finished"])
    #expect(received([1, nil].publisher.replaceNil(with: 0)) == ["1", "0", "finished"])
    #expect(received(Empty<Int, Never>().replaceEmpty(with: 9)) == ["9", "finished"])
    #expect(received(numbers.map(\.description.count)).last == "finished")
  }

  @Test func operatorsOfFailuresDoWhatTheySay() {
    let failing = Fail<Int, Trouble>(error: .one)
    #expect(received(failing.mapError { _ in Trouble.two }) == ["failed: two"])
    #expect(received(failing.replaceError(with: 5)) == ["5", "finished"])
    #expect(received(failing.catch { _ in Just(6) }) == ["6", "finished"])
    let thrown = [1, 2, 3].publisher.tryMap { number -> Int in
      if number == 2 { throw Trouble.two }
      return number
    }
    #expect(received(thrown) == ["1", "failed: two"])
    #expect(received(Just(1).setFailureType(to: Trouble.self)) == ["1", "finished"])
  }

  @Test func operatorsOfSeveralPublishersCombineThem() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var (latest, pairs): ([String], [String]) = ([], [])
    let kept = [
      first.combineLatest(second).sink { latest.append("\($0.0)\($0.1)") },
      first.zip(second).sink { pairs.append("\($0.0)\($0.1)") },
    ]
    first.send(1)
    first.send(2)
    second.send("a")
    second.send("b")
    first.send(3)
    withExtendedLifetime(kept) {
      #expect(latest == ["2a", "2b", "3b"])
      #expect(pairs == ["1a", "2b"])
    }
    #expect(
      received([1, 2].publisher.merge(with: [3].publisher)) == ["1", "2", "3", "finished"])
    #expect(received([1].publisher.append(2, 3).prepend(0)) == ["0", "1", "2", "3", "finished"])
    #expect(
      received([1, 2].publisher.flatMap { [$0, $0 * 10].publisher })
        == ["1", "10", "2", "20", "finished"])
    #expect(received(Publishers.MergeMany(Just(1), Just(2))) == ["1", "2", "finished"])
    #expect(received(Publishers.Zip(Just(1), Just("a"))) == ["(1, \"a\")", "finished"])
  }

  @Test func switchingFollowsTheLatestPublisher() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    let kept = outer.switchToLatest().sink { values.append($0) }
    outer.send(one)
    one.send(1)
    outer.send(two)
    one.send(2)
    two.send(3)
    withExtendedLifetime(kept) { #expect(values == [1, 3]) }
  }

  @Test func subjectsSendInOrderAndStopWhenCancelled() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var lines: [String] = []
    let first = subject.sink { lines.append("first \($0)") }
    var bag: Set<AnyCancellable> = []
    subject.sink { lines.append("second \($0)") }.store(in: &bag)
    subject.send(2)
    first.cancel()
    subject.value = 3
    bag = []
    subject.send(4)
    #expect(lines == ["first 1", "second 1", "first 2", "second 2", "second 3"])
    #expect(subject.value == 4)
    subject.send(completion: .finished)
    subject.send(5)
    #expect(subject.value == 4)
    #expect(received(subject) == ["finished"])
  }

  @Test func oneSubscriptionIsSharedAmongAll() {
    let subject = PassthroughSubject<Int, Never>()
    var count = 0
    let shared = subject.handleEvents(receiveOutput: { _ in count += 1 }).share()
    var values: [Int] = []
    let kept = [shared.sink { values.append($0) }, shared.sink { values.append($0 * 10) }]
    subject.send(1)
    withExtendedLifetime(kept) {
      #expect(values == [1, 10])
      #expect(count == 1)
    }
  }

  @Test func aSubscriberGetsNoMoreThanItAsksFor() {
    final class Two: Subscriber {
      var values: [Int] = []
      var subscription: (any Subscription)?
      func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.max(2))
      }
      func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) { values.append(-1) }
    }
    let two = Two()
    [1, 2, 3, 4].publisher.filter { $0 != 2 }.subscribe(two)
    #expect(two.values == [1, 3])
    two.subscription?.request(.unlimited)
    #expect(two.values == [1, 3, 4, -1])
  }

  @Test func publishedPropertiesAnnounceAndPublish() {
    final class Model: ObservableObject {
      @Published var count = 1
      @Published var name = "a"
      @Published var mirrored = 0
    }
    let model = Model()
    var lines: [String] = []
    let kept = [
      model.objectWillChange.sink { lines.append("will change from \(model.count)") },
      model.$count.sink { lines.append("count \($0)") },
    ]
    model.$count.map { $0 * 2 }.assign(to: &model.$mirrored)
    lines = []
    model.count = 2
    model.name = "b"
    withExtendedLifetime(kept) {
      #expect(model.mirrored == 4)
      #expect(
        lines.filter { !$0.hasPrefix("will change") } == ["count 2"])
      #expect(lines.first == "will change from 1")
      #expect(lines.last == "will change from 2")
    }
  }

  @Test func notificationsArePublished() {
    let center = NotificationCenter()
    var names: [String] = []
    let kept = center.publisher(for: .init("ping")).sink { names.append($0.name.rawValue) }
    center.post(name: .init("ping"), object: nil)
    center.post(name: .init("pong"), object: nil)
    kept.cancel()
    center.post(name: .init("ping"), object: nil)
    #expect(names == ["ping"])
  }

  @Test func valuesAreAssignedUntilTheSubscriptionGoes() {
    final class Target { var value = 0 }
    let (target, subject) = (Target(), PassthroughSubject<Int, Never>())
    var kept: AnyCancellable? = subject.assign(to: \.value, on: target)
    subject.send(4)
    #expect(target.value == 4)
    kept = nil
    subject.send(5)
    #expect(target.value == 4)
    _ = kept
  }
}
