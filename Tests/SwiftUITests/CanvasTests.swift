import Foundation
import FrameRenderer
import SwiftUI
import Testing
import VirtualTime

/// The canvas a preview asks for.
@MainActor @Suite struct CanvasTests {
  private func size(_ traits: [_PreviewTrait]) throws -> CGSize {
    _SceneRegistry.beginCollecting()
    _registerPreview(nil, traits: traits) { Rectangle().frame(width: 50.1, height: 20).padding() }
    var settings = CanvasSettings()
    settings.scale = 2
    let session = try SceneSession(scene: _SceneRegistry.collected()[0], settings: settings)
    defer { session.end() }
    return try session.frame(at: .zero).size
  }

  @Test func isTheDefaultDeviceWithoutTraits() throws {
    #expect(try size([]) == CGSize(width: 402, height: 874))
  }

  @Test func isTheDeviceOnItsSideInLandscape() throws {
    #expect(try size([.landscapeLeft]) == CGSize(width: 874, height: 402))
  }

  @Test func isFixedWhereTheTraitSaysSo() throws {
    #expect(try size([.fixedLayout(width: 120, height: 40)]) == CGSize(width: 120, height: 40))
  }

  @Test func fitsTheContentInWholePixels() throws {
    // 50.1 + 2 · 16 = 82.1 points are 164.2 pixels, so 165.
    #expect(try size([.sizeThatFitsLayout]) == CGSize(width: 82.5, height: 52))
  }
}
