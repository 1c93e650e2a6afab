import Foundation
import TestSupport
import Testing

/// The values of a scene's animated attributes at some moments, as `render-scene trace` tells them.
struct SceneTrace {
  struct Attribute: Decodable {
    var view: String
    var label: String?
    var kind: String
    var type: String?
    var names: [String]
    var model: [Double]
    var presented: [Double]
    var velocity: [Double]?
    var animation: String?
    var from: String?
  }

  struct Text: Decodable {
    var view: String
    var string: String
    var opacity: Double
  }

  struct ConsoleLine: Decodable, Equatable {
    var time: Double
    var text: String
  }

  private struct Line: Decodable {
    var time: Double?
    var attributes: [Attribute]?
    var texts: [Text]?
    var console: ConsoleLine?
  }

  let scene: String
  private var moments: [(time: Double, attributes: [Attribute], texts: [Text])] = []
  private(set) var console: [ConsoleLine] = []

  /// Runs a scene of the package through the moments, in seconds, with further taps besides its sidecar's.
  init(_ scene: String, at times: [Double], taps: [String] = []) throws {
    self.scene = scene
    let list = times.map { "\($0)" }.joined(separator: ",")
    let outcome = try BuiltCommand.run(
      ["trace", scene, "--json", "--quiet", "--at", list] + taps.flatMap { ["--tap", $0] })
    try #require(outcome.status == 0, "\(scene): \(outcome.errors)")
    for text in outcome.output.split(separator: "\n") {
      let line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
      if let console = line.console { self.console.append(console) }
      guard let time = line.time else { continue }
      moments.append((time, line.attributes ?? [], line.texts ?? []))
    }
    #expect(moments.count == Set(times).count, "\(scene): moments of the trace")
  }

  private func moment(at time: Double) -> (attributes: [Attribute], texts: [Text]) {
    guard let found = moments.first(where: { abs($0.time - time) < 1e-9 }) else {
      Issue.record("\(scene): no moment at \(time) s in the trace")
      return ([], [])
    }
    return (found.attributes, found.texts)
  }

  /// The attributes of a kind whose view's path ends in `view`, in drawing order.
  func attributes(_ kind: String, of view: String = "", at time: Double) -> [Attribute] {
    moment(at: time).attributes.filter { $0.kind == kind && $0.view.hasSuffix(view) }
  }

  /// The presented number `name` of the attribute of a kind at the view whose path ends in `view`; of several such
  /// attributes the one at `index`.
  func value(
    _ kind: String, _ name: String, of view: String = "", index: Int = 0, at time: Double
  ) -> Double? {
    let found = attributes(kind, of: view, at: time).filter { $0.names.contains(name) }
    guard found.indices.contains(index), let place = found[index].names.firstIndex(of: name) else {
      return nil
    }
    return found[index].presented[place]
  }

  /// What texts show, with their opacities, in drawing order.
  func texts(at time: Double) -> [Text] { moment(at: time).texts }

  /// Expects a presented number at each of several times.
  func expect(
    _ kind: String, _ name: String, of view: String = "", index: Int = 0,
    _ expected: KeyValuePairs<Double, Double>, within tolerance: Double = 1e-6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (time, number) in expected {
      let value = value(kind, name, of: view, index: index, at: time)
      let difference = value.map { abs($0 - number) } ?? .infinity
      #expect(
        difference <= tolerance,
        "\(scene) at \(time) s: \(name) is \(value.map { "\($0)" } ?? "not there"), not \(number)",
        sourceLocation: sourceLocation)
    }
  }

  /// Expects the scene's printed lines, with their times.
  func expectConsole(
    _ expected: KeyValuePairs<Double, String>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = expected.map { ConsoleLine(time: $0.key, text: $0.value) }
    #expect(console == lines, sourceLocation: sourceLocation)
  }
}
