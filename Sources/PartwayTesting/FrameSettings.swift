import Foundation
import FrameRenderer
import Geometry
import Regression
import SwiftUI
import VirtualTime

/// What an assertion says of the canvas and the surroundings.
struct FrameSettings {
  var layout: FrameLayout
  var scale: Double
  var colorScheme: ColorScheme?
  var dynamicTypeSize: DynamicTypeSize
  var layoutDirection: LayoutDirection
  var events: [FrameEvent]
  /// A folder with pictures and colours; relative to the test file's.
  var assets: String?

  /// The settings as sessions take them.
  func canvas(for place: TestPlace) -> CanvasSettings {
    var settings = CanvasSettings()
    switch layout.kind {
    case .fixed(let width, let height): settings.size = CGSize(width: width, height: height)
    case .sizeThatFits: settings.size = nil
    }
    settings.scale = scale
    settings.colorScheme = colorScheme
    settings.dynamicTypeSize = dynamicTypeSize
    settings.layoutDirection = layoutDirection
    settings.events = events.map(\.event)
    settings.assets = assets.map { folder in
      AssetPlace(folder: folder.hasPrefix("/") ? folder : place.folder + "/" + folder)
    }
    return settings
  }

  /// What pictures depend on, as baselines tell it.
  var flags: [SceneBaseline.Flag] {
    var flags: [SceneBaseline.Flag] = []
    if case .fixed(let width, let height) = layout.kind {
      flags.append(
        SceneBaseline.Flag(
          name: "size", value: TraceText.number(width) + "x" + TraceText.number(height)))
    }
    flags.append(SceneBaseline.Flag(name: "scale", value: TraceText.number(scale)))
    if let colorScheme {
      flags.append(
        SceneBaseline.Flag(name: "color-scheme", value: colorScheme == .dark ? "dark" : "light"))
    }
    if layoutDirection == .rightToLeft {
      flags.append(SceneBaseline.Flag(name: "layout-direction", value: "right-to-left"))
    }
    if dynamicTypeSize != .large {
      flags.append(SceneBaseline.Flag(name: "type-size", value: "\(dynamicTypeSize)"))
    }
    return flags
  }
}
