import ViewGraph

/// Tells the list around which views belong to one section.
struct SectionScopeModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      SectionMemberElement(node: node, content: content)
    } update: { _, _ in
    }
  }
}

/// A view of a section; its node stands for the section.
@MainActor private final class SectionMemberElement: WrapperElement {
  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(RowTraits.SectionOwner.self) ? node : super.layoutValue(for: key)
  }
}

/// Gives headers and footers in lists their looks.
struct SectionLabelModifier: PrimitiveModifier {
  let role: SectionRole

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    EnvironmentNode(view, inputs: inputs) { environment, modifier in
      guard let list = environment.listRow else { return }
      environment.listRow = nil
      let isProminent = environment.headerProminence == .increased && modifier.role == .header
      switch (modifier.role, list.kind) {
      case (.header, _) where isProminent:
        environment.font = .title3.bold()
      case (.header, .plain), (.header, .sidebar):
        environment.font = .subheadline.weight(.semibold)
        environment.setForeground(.secondary)
      default:
        environment.font = .footnote
        if modifier.role == .header { environment.textCase = .uppercase }
        environment.setForeground(.secondary)
      }
    }
  }
}

extension EnvironmentValues {
  /// Sets what text and shapes are filled with.
  fileprivate mutating func setForeground(_ style: some ShapeStyle) {
    foregroundLevels = ForegroundLevels(
      styles: [AnyShapeStyle(style)], outer: foregroundLevels.map { [$0] } ?? [])
  }
}
