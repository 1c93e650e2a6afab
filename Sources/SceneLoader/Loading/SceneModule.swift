import Glibc
package import SwiftUI

/// A compiled scene that is part of this process.
///
/// A module stays loaded until the process ends: its types are in the runtime's tables and cannot
/// leave them.
@MainActor package enum SceneModule {
  /// Loads a compiled scene and returns the root that was asked for.
  package static func load(
    _ scene: SceneCompiler.CompiledScene
  ) throws(SceneLoadingError) -> _RegisteredScene {
    defer {
      if let folder = scene.temporaryFolder { FileSystem.removeFolder(folder) }
    }
    let name = scene.request.source.name
    guard let handle = dlopen(scene.module, RTLD_NOW | RTLD_LOCAL) else {
      throw .unloadable(scene: name, reason: lastError())
    }
    _SceneRegistry.beginCollecting()
    try call(SceneEntryFile.entrySymbol, in: handle, scene: name)
    if case .preview = scene.request.root {
      let symbols: [String]
      do {
        symbols = try DynamicSymbols.defined(inFile: scene.module)
      } catch {
        throw .unreadable(error)
      }
      for symbol in symbols where symbol.hasPrefix(SceneEntryFile.previewSymbolPrefix) {
        try call(symbol, in: handle, scene: name)
      }
    }
    guard let root = pick(scene.request, from: _SceneRegistry.collected()) else {
      throw .unloadable(scene: name, reason: "it does not register the root that was asked for")
    }
    return root
  }

  private static func call(
    _ symbol: String, in handle: UnsafeMutableRawPointer, scene: String
  ) throws(SceneLoadingError) {
    guard let address = dlsym(handle, symbol) else {
      throw .unloadable(scene: scene, reason: lastError())
    }
    typealias Entry = @convention(c) () -> Void
    unsafeBitCast(address, to: Entry.self)()
  }

  private static func lastError() -> String {
    dlerror().map { String(cString: $0) } ?? "unknown reason"
  }

  private static func pick(
    _ request: SceneCompiler.Request, from scenes: [_RegisteredScene]
  ) -> _RegisteredScene? {
    guard case .preview(let index, _) = request.root else {
      return scenes.first { $0.kind == .root }
    }
    // In the order in which they stand in the files, which is not the order of symbols.
    let previews = scenes.filter { $0.kind == .preview }.sorted { first, second in
      (first.file, first.line) < (second.file, second.line)
    }
    return previews.indices.contains(index) ? previews[index] : nil
  }
}
