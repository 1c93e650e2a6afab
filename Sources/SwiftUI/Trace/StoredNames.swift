import ViewGraph

// What the library's own shapes store, under the names that scenes know.

extension _StrokedShape: StoredNumberNaming {
  package static var storedNames: [String: String] { ["shape": "", "style": ""] }
}

extension _TrimmedShape: StoredNumberNaming {
  package static var storedNames: [String: String] {
    ["shape": "", "startFraction": "trim.from", "endFraction": "trim.to"]
  }
}

extension _InsetShape: StoredNumberNaming {
  package static var storedNames: [String: String] { ["shape": "", "amount": "inset"] }
}

extension RoundedRectangle._Inset: StoredNumberNaming {
  package static var storedNames: [String: String] { ["base": "", "amount": "inset"] }
}

extension _CornerRadiusShape: StoredNumberNaming {
  package static var storedNames: [String: String] { ["base": ""] }
}

extension UnevenRoundedRectangle._Inset: StoredNumberNaming {
  package static var storedNames: [String: String] { ["base": "", "amount": "inset"] }
}

extension OffsetShape: StoredNumberNaming {
  package static var storedNames: [String: String] { ["shape": ""] }
}

extension RotatedShape: StoredNumberNaming {
  package static var storedNames: [String: String] { ["shape": ""] }
}

extension ScaledShape: StoredNumberNaming {
  package static var storedNames: [String: String] { ["shape": ""] }
}

extension TransformedShape: StoredNumberNaming {
  package static var storedNames: [String: String] { ["shape": ""] }
}

extension _SizedShape: StoredNumberNaming {
  package static var storedNames: [String: String] { ["shape": ""] }
}

extension _CombinedShape: StoredNumberNaming {
  package static var storedNames: [String: String] { ["first": "", "second": "second"] }
}

// MARK: - Vectors without plain storage

extension _AnyAnimatableData: NumberList {
  package var numbers: [Double] {
    func read<V: VectorArithmetic>(_ value: V) -> [Double] { StoredNumbers.read(value) }
    return value.map { read($0) } ?? []
  }

  package mutating func add(_ change: Double, at index: Int) {
    func added<V: VectorArithmetic>(_ value: V) -> Self {
      var value = value
      StoredNumbers.add(change, at: index, in: &value)
      return Self(value)
    }
    if let value { self = added(value) }
  }
}

extension GradientVector: NumberList {
  package var numbers: [Double] {
    stops.flatMap { StoredNumbers.read($0.color) + [$0.location] } + StoredNumbers.read(start)
      + StoredNumbers.read(end)
  }

  package mutating func add(_ change: Double, at index: Int) {
    let (stop, part) = index.quotientAndRemainder(dividingBy: 5)
    if stops.indices.contains(stop) {
      if part == 4 {
        stops[stop].location += change
      } else {
        StoredNumbers.add(change, at: part, in: &stops[stop].color)
      }
      return
    }
    let rest = index - 5 * stops.count
    if rest < 2 {
      StoredNumbers.add(change, at: rest, in: &start)
    } else {
      StoredNumbers.add(change, at: rest - 2, in: &end)
    }
  }
}

extension NumberVector: NumberList {
  package mutating func add(_ change: Double, at index: Int) { numbers[index] += change }
}
