import ViewGraph

/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

extension EnvironmentValues {
  /// The appearance that colours are shown in.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

/// The appearance that views ask for the whole scene.
@MainActor final class ColorSchemePreferences {
  private var wishes: [(owner: ObjectIdentifier, scheme: ColorScheme?)] = []
  /// Called when the appearance asked for has changed.
  var changed: (() -> Void)?

  /// What the outermost view that asks wants, of equals the first; nil where none does.
  private(set) var scheme: ColorScheme?

  /// Sets what a node asks for.
  func set(_ scheme: ColorScheme?, for owner: AnyObject) {
    let owner = ObjectIdentifier(owner)
    if let index = wishes.firstIndex(where: { $0.owner == owner }) {
      wishes[index].scheme = scheme
    } else {
      // Nodes are made from the outside in.
      wishes.append((owner, scheme))
    }
    decide()
  }

  func remove(_ owner: AnyObject) {
    wishes.removeAll { $0.owner == ObjectIdentifier(owner) }
    decide()
  }

  private func decide() {
    let wanted = wishes.lazy.compactMap(\.scheme).first
    guard wanted != scheme else { return }
    scheme = wanted
    changed?()
  }
}

/// Asks for an appearance of the whole scene.
public struct _PreferredColorSchemeModifier: PrimitiveModifier, Equatable {
  public var scheme: ColorScheme?

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { PreferredColorSchemeNode(view, content: \.content, inputs: inputs) }
}

@MainActor
private final class PreferredColorSchemeNode<C: View>: PassthroughNode<
  ModifiedContent<C, _PreferredColorSchemeModifier>, C
>
{
  override func willMakeContent() {
    noteActor()
    host.colorSchemes.set(view.modifier.scheme, for: self)
  }

  override func viewChanged(from old: ModifiedContent<C, _PreferredColorSchemeModifier>) {
    if isActing { host.colorSchemes.set(view.modifier.scheme, for: self) }
    super.viewChanged(from: old)
  }

  override func remove() {
    host.colorSchemes.remove(self)
    super.remove()
  }
}

extension View {
  /// Asks for light or dark appearance of the whole scene; nil leaves it to others.
  public func preferredColorScheme(
    _ colorScheme: ColorScheme?
  ) -> ModifiedContent<Self, _PreferredColorSchemeModifier> {
    modifier(_PreferredColorSchemeModifier(scheme: colorScheme))
  }

  /// Sets the appearance of this view and what it contains.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
