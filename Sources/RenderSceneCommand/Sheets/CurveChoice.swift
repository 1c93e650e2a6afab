import SceneLoader

/// Which curves a sheet or a player shows.
enum CurveChoice: Equatable, Sendable {
  /// The most interesting.
  case standard
  case all
  case none
  /// Those with one of the names.
  case named([String])

  /// Reads `--curves`.
  init(_ text: String?) throws(CommandError) {
    switch text {
    case nil: self = .standard
    case "all": self = .all
    case "none": self = .none
    case let text?:
      let names = text.split(separator: ",").map { $0.trimmingCharacters(in: " ") }
      guard !names.isEmpty, names.allSatisfy({ !$0.isEmpty }) else {
        throw .usage(
          "'\(text)' names no curves; give names such as depth or Circle.x, or all, or none.")
      }
      self = .named(names)
    }
  }

  /// The panels to show of a scene's curves.
  func panels(of curves: [ValueCurve], scene: String) throws(CommandError) -> [CurvePanel] {
    switch self {
    case .none: return []
    case .all: return CurvePanel.panels(of: curves)
    case .standard: return CurvePanel.mostInteresting(CurvePanel.panels(of: curves))
    case .named(let names):
      var chosen: [ValueCurve] = []
      for name in names {
        let matching = curves.filter { $0.isCalled(name) }
        guard !matching.isEmpty else { throw Self.unknown(name, curves, scene: scene) }
        for curve in matching where !chosen.contains(where: { $0.isSame(as: curve) }) {
          chosen.append(curve)
        }
      }
      return CurvePanel.panels(of: chosen)
    }
  }

  private static func unknown(
    _ name: String, _ curves: [ValueCurve], scene: String
  ) -> CommandError {
    var known: [String] = []
    for curve in curves {
      let shown = "\(curve.viewName).\(curve.attributeName)"
      if !known.contains(shown) { known.append(shown) }
    }
    guard !known.isEmpty else {
      return .usage("nothing changes in scene '\(scene)', so there is no curve '\(name)'.")
    }
    let near = Suggestions.nearest(to: name, among: known + curves.map(\.attributeName))
    let hint = near.first.map { " Did you mean \($0)?" } ?? ""
    return .usage(
      "scene '\(scene)' has no curve '\(name)'.\(hint) It has \(known.joined(separator: ", ")).")
  }
}

extension ValueCurve {
  /// Whether a name means this curve: its component, its kind, its view or both, whatever the case of letters.
  func isCalled(_ name: String) -> Bool {
    let views = [viewName, view] + (label.map { [$0] } ?? [])
    var parts = [kind, attributeName]
    if !self.name.isEmpty { parts += [self.name, "\(kind).\(self.name)"] }
    let names = parts + views + views.flatMap { view in parts.map { "\(view).\($0)" } }
    return names.contains { $0.lowercased() == name.lowercased() }
  }

  fileprivate func isSame(as other: ValueCurve) -> Bool {
    (view, kind, type, name) == (other.view, other.kind, other.type, other.name)
  }
}

extension StringProtocol {
  /// Without a character at either end.
  fileprivate func trimmingCharacters(in character: Character) -> String {
    var text = self[...]
    while text.first == character { text.removeFirst() }
    while text.last == character { text.removeLast() }
    return String(text)
  }
}
