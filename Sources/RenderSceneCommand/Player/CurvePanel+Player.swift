import VirtualTime

extension CurvePanel {
  /// The panel as the page's script reads it.
  var playerData: JSONText {
    let span = range.map { $0.upperBound - $0.lowerBound } ?? 0
    func shown(_ value: Double?) -> JSONText {
      value.map { .text(SheetNumber.value($0, inRange: span)) } ?? .text("")
    }
    return .object([
      ("title", .text(title)), ("attribute", .text(attribute)), ("unit", .text(unit)),
      ("color", .boolean(isColor)),
      ("min", range.map { .number($0.lowerBound) } ?? .null),
      ("max", range.map { .number($0.upperBound) } ?? .null),
      ("minText", shown(range?.lowerBound)), ("maxText", shown(range?.upperBound)),
      ("decimals", .integer(span >= 100 ? 0 : span >= 10 ? 1 : span >= 1 ? 2 : 3)),
      ("members", .array(members.map { $0.playerData(panelAttribute: attribute, span: span) })),
    ])
  }
}

extension CurvePanel.Member {
  /// Its name, and when it has which value; a value that stays is told once at each end.
  fileprivate func playerData(panelAttribute: String, span: Double) -> JSONText {
    var name = self.name.isEmpty ? panelAttribute : self.name
    if likes > 0 { name += " ×\(likes + 1)" }
    let values: [JSONText] =
      switch curve.values {
      case .numbers(let numbers):
        numbers.map { $0.map { .number(Self.rounded($0, span)) } ?? .null }
      case .colors(let colors):
        colors.map { color in
          guard let color else { return .null }
          let bytes = color.prefix(3).map { Int((min(max($0, 0), 1) * 255).rounded()) }
          let opacity = DecimalText.fixed(min(max(color[3], 0), 1), decimals: 3)
          return .text("rgb(\(bytes[0]) \(bytes[1]) \(bytes[2]) / \(opacity))")
        }
      }
    let texts = values.map(\.compact)
    var kept: [JSONText] = []
    for index in values.indices {
      let isInside =
        index > 0 && index + 1 < values.count && texts[index] == texts[index - 1]
        && texts[index] == texts[index + 1]
      guard !isInside else { continue }
      let seconds = Self.rounded(curve.instants[index].seconds, 10)
      kept.append(.array([.number(seconds), values[index]]))
    }
    return .object([("name", .text(name)), ("points", .array(kept))])
  }

  /// A number with as many digits as a curve of a span shows.
  private static func rounded(_ value: Double, _ span: Double) -> Double {
    var unit = 1.0
    while unit * 10_000 < max(span, 1e-9) { unit *= 10 }
    while unit * 2_000 > max(span, 1e-9), unit > 1e-9 { unit /= 10 }
    // Decimal places as a division, so that the shortest form stays short.
    let inverse = (1 / unit).rounded()
    if inverse >= 1 { return (value * inverse).rounded() / inverse + 0 }
    return (value / unit).rounded() * unit + 0
  }
}
