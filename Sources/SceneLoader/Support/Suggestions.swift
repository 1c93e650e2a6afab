/// Finds what was probably meant by a word that is not known.
package enum Suggestions {
  /// The known words nearest to `word`, best first, at most `limit` of them.
  ///
  /// A word is near when at most a third of its letters (at least one, at most three) have to
  /// change, or when one of the two is the beginning of the other.
  package static func nearest(to word: String, among known: [String], limit: Int = 3) -> [String] {
    let wanted = Array(word.lowercased())
    var ranked: [(distance: Int, name: String)] = []
    for name in known {
      let candidate = Array(name.lowercased())
      let allowed = min(3, max(1, max(wanted.count, candidate.count) / 3))
      let distance = editDistance(wanted, candidate)
      let isPrefix =
        wanted.count >= 3
        && (candidate.starts(with: wanted)
          || candidate.count >= 3 && wanted.starts(with: candidate))
      if distance <= allowed {
        ranked.append((distance, name))
      } else if isPrefix {
        ranked.append((allowed + 1, name))
      }
    }
    ranked.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return ranked.prefix(limit).map(\.name)
  }

  /// The number of letters to insert, remove, replace or swap with a neighbour to turn one word
  /// into the other.
  static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in 0..<first.count {
      var current = [row + 1]
      for column in 0..<second.count {
        let cost = first[row] == second[column] ? 0 : 1
        var best = min(previous[column + 1] + 1, current[column] + 1, previous[column] + cost)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count]
  }
}
