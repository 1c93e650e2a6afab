import Foundation
import Geometry
import ViewGraph

/// What is selected of the rows of a list.
struct ListSelection {
  let isSelected: (AnyHashable) -> Bool
  /// Selects a row that is tapped.
  let select: (AnyHashable) -> Void
}

/// A row that can be selected.
@MainActor final class SelectableRowElement: ListRowElement, GesturePlace {
  let precedence = GesturePrecedence.normal

  func makeDriver() -> any GestureDriver {
    GestureDrivers.make(TapGesture().onEnded { [weak self] _ in self?.select() })
  }

  private func select() {
    guard let key = selectionKey else { return }
    list.selection?.select(key)
    node.environment.splitColumn?.showNext()
  }

  /// What selections name the row by: its tag or else its identity.
  private var selectionKey: AnyHashable? {
    if let tag = content.value(TagKey.self) ?? nil { return tag }
    guard let presence = innermostPresence else { return nil }
    return presence.node.identity(of: presence)
  }

  private var innermostPresence: PresenceElement? {
    var element: Element = content
    while let wrapper = element as? WrapperElement {
      if let presence = wrapper as? PresenceElement,
        presence.node.identity(of: presence) != nil
      {
        return presence
      }
      element = wrapper.content
    }
    return nil
  }

  override var isSelected: Bool {
    guard role == .content, let selection = list.selection, let key = selectionKey else {
      return false
    }
    return selection.isSelected(key)
  }

  override func hit(_ point: CGPoint) -> Hit? {
    guard let hit = super.hit(point) else { return nil }
    if role == .content, node.environment.isEnabled { hit.add(self) }
    return hit
  }
}

extension _ViewNode {
  /// The identity that this place gives a view that it shows.
  fileprivate func identity(of presence: PresenceElement) -> AnyHashable? {
    ownPresences.first { $0.presence === presence }?.id
  }
}
