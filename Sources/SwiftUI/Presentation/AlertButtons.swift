import Foundation
import Geometry
import ViewGraph

/// What a button of an alert does besides its own action.
struct AlertDismissal {
  let action: @MainActor () -> Void
}

private struct AlertDismissalKey: EnvironmentKey {
  static var defaultValue: AlertDismissal? { nil }
}

extension EnvironmentValues {
  var alertDismissal: AlertDismissal? {
    get { self[AlertDismissalKey.self] }
    set { self[AlertDismissalKey.self] = newValue }
  }
}

/// Says whether a button of an alert is the way out.
private enum AlertCancelKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// A button of an alert or dialog: it takes the alert away, then acts.
struct AlertButtonStyle: PrimitiveButtonStyle {
  enum Part { case all, choices, cancel }
  let kind: AlertKind
  /// The buttons that are shown.
  let part: Part

  func makeBody(configuration: Configuration) -> some View {
    let isCancel = configuration.role == .cancel
    if part == .all || (part == .cancel) == isCancel {
      AlertButton(kind: kind, configuration: configuration)
        .layoutValue(key: AlertCancelKey.self, value: isCancel)
        .preference(key: DialogCancelKey.self, value: isCancel)
    }
  }
}

private struct AlertButton: View, UnnamedInPaths {
  let kind: AlertKind
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.alertDismissal) private var dismissal

  var body: some View {
    PressableButton(
      style: AlertLabelStyle(kind: kind),
      configuration: PrimitiveButtonStyleConfiguration(
        role: configuration.role, label: configuration.label,
        action: {
          dismissal?.action()
          configuration.trigger()
        }))
  }
}

private struct AlertLabelStyle: ButtonStyle {
  let kind: AlertKind

  func makeBody(configuration: Configuration) -> some View {
    let isCancel = configuration.role == .cancel
    configuration.label
      .font(kind == .alert ? .body : .title3)
      .fontWeight(isCancel ? .semibold : nil)
      .foregroundStyle(
        configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
      )
      .lineLimit(1)
      .frame(maxWidth: .infinity)
      .frame(height: kind == .alert ? 44 : 57)
      .background(Color(.systemFill).opacity(configuration.isPressed ? 1 : 0))
      .contentShape(Rectangle())
  }
}

/// Buttons with lines above them: two of an alert side by side, all others in a column; the way out comes last, or of
/// two first.
struct AlertButtons<Content: View>: View, UnnamedInPaths {
  let isAlert: Bool
  let content: Content

  init(isAlert: Bool, @ViewBuilder content: () -> Content) {
    self.isAlert = isAlert
    self.content = content()
  }

  var body: some View {
    AlertButtonsLayout(isAlert: isAlert) {
      AlertButtonRow(content: content)
      Rectangle().fill(.separator)
    }
  }
}

/// Puts a line above each of some views.
private struct AlertButtonRow<Content: View>: View, UnnamedInPaths {
  let content: Content

  var body: some View {
    content.overlay(alignment: .top) {
      Rectangle().fill(.separator).frame(height: ContainerMetrics.hairline)
    }
  }
}

/// The last subview is the line between two buttons side by side.
private struct AlertButtonsLayout: Layout {
  let isAlert: Bool

  private func isRow(_ subviews: Subviews) -> Bool { isAlert && subviews.count == 3 }

  /// The buttons in the order in which they are shown.
  private func order(_ subviews: Subviews) -> [LayoutSubview] {
    let buttons = subviews.dropLast()
    let cancels = buttons.filter { $0[AlertCancelKey.self] }
    let others = buttons.filter { !$0[AlertCancelKey.self] }
    return isRow(subviews) ? cancels + others : others + cancels
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 270
    let heights = subviews.dropLast().map {
      $0.sizeThatFits(.init(width: width, height: nil)).height
    }
    let height = isRow(subviews) ? heights.max() ?? 0 : heights.reduce(0, +)
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let isRow = isRow(subviews)
    var corner = bounds.origin
    for subview in order(subviews) {
      let offered = ProposedViewSize(
        width: isRow ? bounds.width / 2 : bounds.width, height: nil)
      subview.place(at: corner, anchor: .topLeading, proposal: offered)
      if isRow {
        corner.x += bounds.width / 2
      } else {
        corner.y += subview.sizeThatFits(offered).height
      }
    }
    guard let line = subviews.last else { return }
    line.place(
      at: CGPoint(x: bounds.midX, y: bounds.minY), anchor: .top,
      proposal: isRow
        ? ProposedViewSize(width: ContainerMetrics.hairline, height: bounds.height) : .zero)
  }
}
