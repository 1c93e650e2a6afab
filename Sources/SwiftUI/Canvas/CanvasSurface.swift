import DrawingModel
import Geometry
import ViewGraph

/// What a context and its copies draw into: a list of items in the canvas's own coordinates.
final class CanvasSurface {
  /// What has been drawn so far; levels are balanced.
  var items: [DisplayItem] = []
  /// Whether anything is blended with what was drawn before it.
  var blends = false
  let source: CanvasSource

  init(_ source: CanvasSource) { self.source = source }

  /// What has been drawn, as a picture of its own where something inside blends.
  var picture: [DisplayItem] {
    blends ? [.pushEffect(.isolated)] + items + [.pop] : items
  }
}

/// What a canvas's contexts take from where it stands.
final class CanvasSource {
  let environment: EnvironmentValues
  let host: SceneHost
  /// Finds a symbol by its tag.
  let symbol: @MainActor (AnyHashable) -> GraphicsContext.ResolvedSymbol?

  init(
    environment: EnvironmentValues, host: SceneHost,
    symbol: @escaping @MainActor (AnyHashable) -> GraphicsContext.ResolvedSymbol?
  ) {
    self.environment = environment
    self.host = host
    self.symbol = symbol
  }
}

/// A result on its way out of code that is known to run on the main actor.
private struct MainActorResult<Value>: @unchecked Sendable {
  let value: Value
}

/// Runs what belongs to the main actor from a renderer, which runs there without saying so.
func onMainActor<Value>(_ body: @MainActor () -> Value) -> Value {
  MainActor.assumeIsolated { MainActorResult(value: body()) }.value
}
