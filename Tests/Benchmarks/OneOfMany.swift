import DrawingModel
import Foundation
import FrameRenderer
import SwiftUI
import VirtualTime

/// Many views of which one is animated: what a frame costs must not depend on how many stand still.
struct OneOfMany: View {
  @State private var isOn = false
  let count: Int

  var body: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { index in
        Rectangle().frame(width: 4, height: 4)
          .offset(x: Double(index % 100) * 4, y: Double(index / 100) * 4)
      }
      Circle().frame(width: 20, height: 20).opacity(isOn ? 1 : 0.25).offset(x: isOn ? 150 : -150)
    }
    .onAppear { withAnimation(.linear(duration: 1000)) { isOn = true } }
  }

  /// Mounts the scene and asks for `frames` frames; returns how many items the last one has.
  @MainActor static func run(views count: Int, frames: Int) throws -> Int {
    _SceneRegistry.beginCollecting()
    _registerRoot { OneOfMany(count: count - 1) }
    var settings = CanvasSettings()
    settings.size = CGSize(width: 400, height: 400)
    settings.scale = 1
    let session = try SceneSession(scene: _SceneRegistry.collected()[0], settings: settings)
    defer { session.end() }
    var items = 0
    for frame in 0..<frames {
      items = try session.frame(at: VirtualInstant(seconds: Double(frame) / 60)).items.count
    }
    return items
  }
}
