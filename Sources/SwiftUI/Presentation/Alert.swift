import Foundation
import Geometry
import ViewGraph

/// What an alert or a dialog says and offers.
struct AlertContent {
  var title: Text
  var message: AnyView?
  var actions: AnyView
  /// Whether there is nothing to choose but to agree.
  var hasNoActions = false
  var showsTitle = true
}

enum AlertKind { case alert, dialog }

/// An alert in the middle of the screen or a dialog at its bottom, or nothing.
struct AlertLayer: View, UnnamedInPaths {
  let kind: AlertKind
  /// What is shown; nil for nothing.
  let content: AlertContent?
  let dismiss: @MainActor () -> Void

  var body: some View {
    ZStack(alignment: kind == .alert ? .center : .bottom) {
      if let content {
        Shade(opacity: ContainerMotion.alertShade, animation: ContainerMotion.fade)
          .onTapGesture { if kind == .dialog { dismiss() } }
        card(content)
          .environment(\.alertDismissal, AlertDismissal(action: dismiss))
          .transition(transition.animation(motion))
          .zIndex(1)
      }
    }
    .frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: kind == .alert ? .center : .bottom)
  }

  @ViewBuilder private func card(_ content: AlertContent) -> some View {
    switch kind {
    case .alert: AlertCard(content: content).approximates("alert")
    case .dialog: DialogCards(content: content).approximates("confirmationDialog")
    }
  }

  private var motion: Animation {
    kind == .alert ? ContainerMotion.fade : ContainerMotion.slide
  }

  private var transition: AnyTransition {
    kind == .alert
      ? .asymmetric(
        insertion: .opacity.combined(with: .scale(scale: 1.15)), removal: .opacity)
      : .move(edge: .bottom)
  }
}

/// The card of an alert.
private struct AlertCard: View, UnnamedInPaths {
  let content: AlertContent

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 4) {
        content.title.font(.headline)
        if let message = content.message { message.font(.footnote) }
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.vertical, 19)
      AlertButtons(isAlert: true) {
        if content.hasNoActions { Button("OK") {} } else { content.actions }
      }
      .buttonStyle(AlertButtonStyle(kind: .alert, part: .all))
    }
    .frame(width: 270)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14))
    .clipShape(RoundedRectangle(cornerRadius: 14))
    .foregroundStyle(.primary)
  }
}

/// The cards of a dialog: what can be chosen, and a way out.
private struct DialogCards: View, UnnamedInPaths {
  let content: AlertContent
  @State private var source = PreferenceSource<DialogCancelKey>()

  var body: some View {
    VStack(spacing: 8) {
      VStack(spacing: 0) {
        if content.showsTitle || content.message != nil {
          VStack(spacing: 4) {
            if content.showsTitle { content.title.font(.footnote.weight(.semibold)) }
            if let message = content.message { message.font(.footnote) }
          }
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .padding(.horizontal, 16)
          .padding(.vertical, 14)
        }
        AlertButtons(isAlert: false) { content.actions }
          .buttonStyle(AlertButtonStyle(kind: .dialog, part: .choices))
      }
      .frame(maxWidth: .infinity)
      .background(.regularMaterial)
      .clipShape(RoundedRectangle(cornerRadius: 14))
      ZStack {
        content.actions
          .buttonStyle(AlertButtonStyle(kind: .dialog, part: .cancel))
          .modifier(PreferenceSourceModifier(source: source))
        PreferenceReader(source) { hasCancel in
          if !hasCancel {
            Button("Cancel", role: .cancel) {}
              .buttonStyle(AlertButtonStyle(kind: .dialog, part: .cancel))
          }
        }
      }
      .frame(maxWidth: .infinity)
      .background(Color(.secondarySystemGroupedBackground))
      .clipShape(RoundedRectangle(cornerRadius: 14))
    }
    .padding(.horizontal, 8)
    .padding(.bottom, 8)
    .foregroundStyle(.primary)
  }
}

/// Whether a dialog's own buttons have a way out among them.
enum DialogCancelKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
