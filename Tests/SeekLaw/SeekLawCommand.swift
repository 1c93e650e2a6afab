import CairoRaster
import Foundation
import FrameRenderer
import Imaging
import SceneLoader
import SwiftUI
import TestSupport
import VirtualTime

@testable import RenderSceneCommand

/// Checks that a frame depends on nothing but its scene and its moment.
///
/// Each scene is drawn at random moments in one run forward; then at the same moments, each in a session of its own,
/// backward and in a shuffled order with other scenes in between. All digests of a moment must be equal.
@MainActor struct SeekLawCommand {
  private struct Scene {
    var name: String
    var root: _RegisteredScene
    /// What its sidecar says happens to it.
    var events: [SceneEvent]
  }

  private var random: SplitMix64
  private let count: Int
  private let rasterizer = CairoRasterizer()

  nonisolated static func run(_ arguments: [String]) -> Never {
    MainActor.assumeIsolated {
      var seed: UInt64 = SplitMix64.testSeed ?? 11
      var count = 40
      var names: [String] = []
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        switch argument {
        case "--seed": seed = rest.popFirst().flatMap { UInt64($0) } ?? seed
        case "--times": count = rest.popFirst().flatMap { Int($0) } ?? count
        default: names.append(argument)
        }
      }
      var command = SeekLawCommand(random: SplitMix64(seed: seed), count: count)
      do {
        let broken = try command.check(names)
        Swift.print("seek law: seed \(seed), \(count) moments a scene, \(broken) broken")
        exit(broken == 0 ? 0 : 1)
      } catch {
        Swift.print("seek law: \(error)")
        exit(2)
      }
    }
  }

  private init(random: SplitMix64, count: Int) {
    self.random = random
    self.count = count
  }

  private mutating func check(_ names: [String]) throws -> Int {
    let scenes = try load(names)
    var broken = 0
    for scene in scenes {
      let moments = (0..<count).map { _ in moment() }.sorted()
      let forward = try digests(scene, moments)
      var differing: [VirtualInstant] = []
      for moment in moments.reversed() where try digest(scene, moment) != forward[moment] {
        differing.append(moment)
      }
      for (index, moment) in moments.shuffled(using: &random).enumerated() {
        if index % 4 == 0, let other = scenes.randomElement(using: &random) {
          _ = try digest(other, self.moment())
        }
        if try digest(scene, moment) != forward[moment] { differing.append(moment) }
      }
      if !differing.isEmpty { broken += 1 }
      let verdict = differing.isEmpty ? "holds" : "broken at \(Set(differing).sorted())"
      Swift.print("\(scene.name): \(verdict)")
    }
    return broken
  }

  /// A moment in the first eight seconds, half of the time one of 60 a second.
  private mutating func moment() -> VirtualInstant {
    let isFrame = Bool.random(using: &random)
    if isFrame {
      return VirtualInstant(ticks: Int64.random(in: 0...480, using: &random) * 50_000_000)
    }
    return VirtualInstant(seconds: random.number(in: 0...8))
  }

  private func load(_ names: [String]) throws -> [Scene] {
    let installation = Installation.current()
    let library = SceneLibrary(folder: (installation.packageRoot ?? ".") + "/Scenes")
    let all = names.isEmpty ? library.sourceNames() : names
    var found: [(name: String, request: SceneCompiler.Request)] = []
    for name in all {
      let selection = try SceneLibrary.select(name, root: nil, in: library)
      found.append(
        (name, SceneCompiler.Request(source: selection.source, root: selection.root)))
    }
    let folder = URL(fileURLWithPath: installation.executable).deletingLastPathComponent().path
    let compiler = SceneCompiler(
      installation: installation, policy: .folder(folder + "/test-scenes"))
    let compiled = try compiler.compile(found.map(\.request))
    return try zip(found, compiled).map { scene, module in
      let script = try SceneScript.beside(scene.request.source)
      return Scene(
        name: scene.name, root: try SceneModule.load(module), events: script.events)
    }
  }

  /// Digests of a scene's frames at ascending moments, in one session.
  private func digests(
    _ scene: Scene, _ moments: [VirtualInstant]
  ) throws -> [VirtualInstant: PixelDigest] {
    var settings = CanvasSettings()
    settings.scale = 1
    settings.events = scene.events
    let session = try SceneSession(scene: scene.root, settings: settings)
    defer { session.end() }
    var digests: [VirtualInstant: PixelDigest] = [:]
    for moment in moments {
      digests[moment] = PixelDigest(try rasterizer.rasterize(try session.frame(at: moment)))
    }
    return digests
  }

  private func digest(_ scene: Scene, _ moment: VirtualInstant) throws -> PixelDigest? {
    try digests(scene, [moment])[moment]
  }
}
