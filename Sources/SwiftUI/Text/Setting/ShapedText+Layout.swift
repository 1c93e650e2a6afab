import Foundation

extension ShapedText {
  /// The lines for a proposal: with letters moved together, then with smaller letters, before any are left out.
  func lines(in proposal: ProposedViewSize) -> TextLines {
    func length(_ proposed: CGFloat?) -> Double {
      guard let proposed, !proposed.isNaN else { return .infinity }
      return max(0, Double(proposed))
    }
    let (width, height) = (length(proposal.width), length(proposal.height))
    let plain = TextLines(self, width: width, height: height)
    let looks = text.paragraph
    guard plain.isTruncated, looks.allowsTightening || looks.smallestScale < 1 else { return plain }
    var tightening = 0.0
    if looks.allowsTightening {
      let most = ParagraphLooks.mostTightening * (text.runs.first?.font.size ?? 0)
      let found = Self.largest(to: most) { saved in
        let lines = TextLines(self, width: width, height: height, tightening: most - saved)
        return lines.isTruncated ? nil : lines
      }
      if let found { return found }
      tightening = looks.smallestScale < 1 ? 0 : most
    }
    if looks.smallestScale < 1 {
      let least = max(0.01, looks.smallestScale)
      let found = Self.largest(to: 1 - least) { added in
        let lines = TextLines(self, width: width, height: height, factor: least + added)
        return lines.isTruncated ? nil : lines
      }
      return found ?? TextLines(self, width: width, height: height, factor: least)
    }
    return TextLines(self, width: width, height: height, tightening: tightening)
  }

  /// What `attempt` returns for the largest value for which it returns anything, from 0 to `most`.
  ///
  /// Nil where it returns nothing for 0. What fits with a value fits with every smaller one.
  private static func largest<Value>(to most: Double, _ attempt: (Double) -> Value?) -> Value? {
    guard var best = attempt(0) else { return nil }
    var (low, high) = (0.0, most)
    for _ in 0..<12 {
      let middle = (low + high) / 2
      if let value = attempt(middle) {
        best = value
        low = middle
      } else {
        high = middle
      }
    }
    return best
  }
}
