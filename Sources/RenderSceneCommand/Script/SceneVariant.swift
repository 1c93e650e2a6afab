/// A way of showing a scene other than as it is.
struct SceneVariant: Equatable, Sendable {
  /// Its name in outputs.
  var name: String
  /// The values of flags that it stands for, by long name.
  var values: [String: String]

  /// The keys of a variant in JSON, with the flags they stand for.
  static let keys = [
    ("device", "device"), ("size", "size"), ("scale", "scale"), ("colorScheme", "color-scheme"),
    ("typeSize", "type-size"), ("layoutDirection", "layout-direction"), ("locale", "locale"),
    ("timeZone", "time-zone"), ("background", "background"),
  ]
}

/// Flags of several places laid over one another.
enum FlagLayers {
  /// What lies over `values` takes their place; a device that lies over takes the size and scale below with it.
  static func laying(_ upper: [String: String], over values: [String: String]) -> [String: String] {
    var values = values
    if upper["device"] != nil {
      values["size"] = nil
      values["scale"] = nil
    }
    // Single moments and ranges exclude each other, so the upper of them counts.
    if upper["at"] != nil {
      for flag in EntryOptions.sequenceFlags { values[flag] = nil }
    }
    if EntryOptions.sequenceFlags.contains(where: { upper[$0] != nil }) { values["at"] = nil }
    return values.merging(upper) { $1 }
  }
}
