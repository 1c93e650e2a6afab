public import Foundation
import ViewGraph

/// Views made from a collection, which lists let people delete and move.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  /// What the views are made from.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Says what happens when rows are deleted by a swipe, which scripts cannot do yet.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }

  /// Says what happens when rows are moved by a finger, which scripts cannot do yet.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}

/// Whether the rows of lists can be deleted and moved.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the rows of lists can be deleted and moved; nil where nobody keeps that.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends the editing of lists.
public struct EditButton: View {
  @Environment(\.editMode) private var mode
  @State private var ownMode = EditMode.inactive

  public init() {}

  public var body: some View {
    let mode = mode ?? $ownMode
    let isEditing = mode.wrappedValue.isEditing
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { mode.wrappedValue = isEditing ? .inactive : .active }
    }
    .fontWeight(isEditing ? .semibold : nil)
  }
}

extension View {
  /// Adds buttons that a swipe over this row would show, which scripts cannot do yet.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// Says what happens when the content is pulled down, which scripts cannot do yet.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }

  /// Keeps this row from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Keeps this row from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Keeps this row from being selected, which the row's own gestures are not.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { disabled(isDisabled) }
}
