import Foundation

extension AssetPlace {
  /// The folder and those in it in which assets are looked for, in order.
  package var folders: [String] {
    var found: [String] = []
    var left = AssetCatalog.mostEntries
    visit(folder, everywhere: isWhole, found: &found, left: &left)
    return found
  }

  private func visit(
    _ folder: String, everywhere: Bool, found: inout [String], left: inout Int
  ) {
    found.append(folder)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for name in names where !name.hasPrefix(".") {
      guard left > 0 else { return }
      left -= 1
      let path = folder + "/" + name
      var isFolder: ObjCBool = false
      guard everywhere || AssetCatalog.isForAssets(name),
        FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { continue }
      visit(path, everywhere: true, found: &found, left: &left)
    }
  }
}
