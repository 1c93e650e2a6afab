import ViewGraph

/// What takes a page or a sheet away; lasts as long as that does.
@MainActor final class DismissTarget {
  var action: () -> Void = {}
  nonisolated init() {}
}

/// Takes away the page, sheet or other thing that the view belongs to.
@MainActor @preconcurrency public struct DismissAction {
  let target: DismissTarget?

  public func callAsFunction() { target?.action() }
}

/// Whether a view is shown by another one, in the former way to say so.
public struct PresentationMode {
  public fileprivate(set) var isPresented: Bool

  /// Takes away what the view belongs to.
  public mutating func dismiss() { isPresented = false }
}

private struct DismissTargetKey: EnvironmentKey {
  static var defaultValue: DismissTarget? { nil }
}

extension EnvironmentValues {
  /// What the view around is dismissed by; nil at the root.
  var dismissTarget: DismissTarget? {
    get { self[DismissTargetKey.self] }
    set { self[DismissTargetKey.self] = newValue }
  }

  /// Takes away the page, sheet or other thing that the view belongs to.
  @MainActor public var dismiss: DismissAction { DismissAction(target: dismissTarget) }

  /// Whether the view belongs to something that can be dismissed.
  public var isPresented: Bool { dismissTarget != nil }

  /// Whether the view belongs to something that can be dismissed, and a way to do so.
  public var presentationMode: Binding<PresentationMode> {
    let target = dismissTarget
    return Binding {
      PresentationMode(isPresented: target != nil)
    } set: { mode in
      if !mode.isPresented { MainActor.assumeIsolated { target?.action() } }
    }
  }
}
