public import Foundation
public import Geometry
import ViewGraph

/// What modifiers around scroll views ask of them.
struct ScrollSettings: Equatable {
  var contentMargins = EdgeInsets()
  var isDisabled = false
  var isClipDisabled = false
  /// Points that are kept in place, by role.
  var anchors: [ScrollAnchorRole: UnitPoint] = [:]

  func anchor(for role: ScrollAnchorRole) -> UnitPoint? { anchors[role] }
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let number: Int

  /// Where the scroll view is at first.
  public static let initialOffset = Self(number: 0)
  /// What stays in place when sizes change.
  public static let sizeChanges = Self(number: 1)
  /// Where content lies that is smaller than the scroll view.
  public static let alignment = Self(number: 2)
}

/// What margins of a scroll view's content are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let number: Int

  public static let automatic = Self(number: 0)
  public static let scrollContent = Self(number: 1)
  public static let scrollIndicators = Self(number: 2)
}

/// Whether the indicators of a scroll view are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let number: Int

  public static let automatic = Self(number: 0)
  public static let visible = Self(number: 1)
  public static let hidden = Self(number: 2)
  public static let never = Self(number: 3)
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

private struct ScrollSettingsKey: EnvironmentKey {
  static let defaultValue = ScrollSettings()
}

private struct ScrollPositionLinkKey: EnvironmentKey {
  static var defaultValue: ScrollPositionLink? { nil }
}

private struct IndicatorVisibilityKeys {
  struct Horizontal: EnvironmentKey {
    static let defaultValue = ScrollIndicatorVisibility.automatic
  }
  struct Vertical: EnvironmentKey {
    static let defaultValue = ScrollIndicatorVisibility.automatic
  }
}

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  var scrollPositionLink: ScrollPositionLink? {
    get { self[ScrollPositionLinkKey.self] }
    set { self[ScrollPositionLinkKey.self] = newValue }
  }

  /// Whether people can scroll the scroll views here.
  public var isScrollEnabled: Bool {
    get { !scrollSettings.isDisabled }
    set { scrollSettings.isDisabled = !newValue }
  }

  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[IndicatorVisibilityKeys.Horizontal.self] }
    set { self[IndicatorVisibilityKeys.Horizontal.self] = newValue }
  }

  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[IndicatorVisibilityKeys.Vertical.self] }
    set { self[IndicatorVisibilityKeys.Vertical.self] = newValue }
  }
}

extension View {
  /// Keeps people from scrolling the scroll views inside; code still can.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scrollSettings) { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Shows content of scroll views inside beyond their frames.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollSettings) { $0.isClipDisabled = disabled }
  }

  /// Sets whether indicators are shown; at rest, which is how scroll views are drawn, there are none.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) { (values: inout EnvironmentValues) in
      if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
    }
  }

  /// Flashes indicators, which are not drawn here.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Sets whether lists inside have a background of their own; scroll views have none.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Leaves space around the content of scroll views inside, within what scrolls.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { settings.contentMargins.top = insets.top }
      if edges.contains(.leading) { settings.contentMargins.leading = insets.leading }
      if edges.contains(.bottom) { settings.contentMargins.bottom = insets.bottom }
      if edges.contains(.trailing) { settings.contentMargins.trailing = insets.trailing }
    }
  }

  /// Leaves space around the content of scroll views inside; nil is none.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let amount = length ?? 0
    return contentMargins(
      edges, EdgeInsets(top: amount, leading: amount, bottom: amount, trailing: amount),
      for: placement)
  }

  /// Leaves space around the content of scroll views inside.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Keeps a point of the content at the same point of what the scroll view inside shows: at first, when sizes change,
  /// and where the content is smaller.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      for role in [ScrollAnchorRole.initialOffset, .sizeChanges, .alignment] {
        settings.anchors[role] = anchor
      }
    }
  }

  /// Keeps a point of the content at the same point of what the scroll view inside shows, in one respect.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors[role] = anchor }
  }
}
