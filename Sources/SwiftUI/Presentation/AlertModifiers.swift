public import Foundation
import ViewGraph

/// Shows an alert or a dialog.
private struct AlertModifier: ViewModifier {
  let kind: AlertKind
  let isPresented: Binding<Bool>
  let make: () -> AlertContent?

  func body(content: Content) -> some View {
    let shown = isPresented.wrappedValue ? make() : nil
    content.modifier(
      PresentationModifier(
        isPresented: shown != nil, isModal: true,
        layer: AlertLayer(
          kind: kind, content: shown, dismiss: { isPresented.wrappedValue = false })))
  }
}

extension View {
  fileprivate func alertLayer(
    _ kind: AlertKind, _ isPresented: Binding<Bool>, _ make: @escaping () -> AlertContent?
  ) -> some View {
    modifier(AlertModifier(kind: kind, isPresented: isPresented, make: make))
  }

  fileprivate func alertLayer<A: View, M: View>(
    _ kind: AlertKind, _ title: Text, _ isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, actions: @escaping () -> A,
    message: (() -> M)?
  ) -> some View {
    let message = message.map { AnyView($0()) }
    return alertLayer(kind, isPresented) {
      AlertContent(
        title: title, message: message, actions: AnyView(actions()),
        hasNoActions: A.self == EmptyView.self,
        showsTitle: kind == .alert || titleVisibility == .visible
          || titleVisibility == .automatic && message != nil)
    }
  }
}

/// No message.
private var noMessage: (() -> EmptyView)? { nil }

extension View {
  // MARK: Alerts

  /// Shows an alert with buttons while a binding is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertLayer(.alert, Text(titleKey), isPresented, actions: actions, message: noMessage)
  }

  /// Shows an alert with buttons while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertLayer(.alert, Text(title), isPresented, actions: actions, message: noMessage)
  }

  /// Shows an alert with buttons while a binding is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertLayer(.alert, title, isPresented, actions: actions, message: noMessage)
  }

  /// Shows an alert with a message and buttons while a binding is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alertLayer(.alert, Text(titleKey), isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a message and buttons while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alertLayer(.alert, Text(title), isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a message and buttons while a binding is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alertLayer(.alert, title, isPresented, actions: actions, message: message)
  }

  /// Shows an alert about a value while a binding is true and there is one.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alertLayer(
      .alert, Text(titleKey), isPresented, actions: { data.map(actions) }, message: noMessage)
  }

  /// Shows an alert about a value while a binding is true and there is one.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alertLayer(
      .alert, Text(titleKey), isPresented, actions: { data.map(actions) },
      message: { data.map(message) })
  }

  /// Shows an alert about an error while a binding is true and there is one.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertLayer(
      .alert, Text(verbatim: error?.errorDescription ?? ""), isPresented, actions: actions,
      message: noMessage)
  }

  // MARK: Dialogs

  /// Shows buttons at the bottom of the screen while a binding is true.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertLayer(
      .dialog, Text(titleKey), isPresented, titleVisibility: titleVisibility, actions: actions,
      message: noMessage)
  }

  /// Shows buttons at the bottom of the screen while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertLayer(
      .dialog, Text(title), isPresented, titleVisibility: titleVisibility, actions: actions,
      message: noMessage)
  }

  /// Shows buttons at the bottom of the screen while a binding is true.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertLayer(
      .dialog, title, isPresented, titleVisibility: titleVisibility, actions: actions,
      message: noMessage)
  }

  /// Shows a message and buttons at the bottom of the screen while a binding is true.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alertLayer(
      .dialog, Text(titleKey), isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Shows a message and buttons at the bottom of the screen while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alertLayer(
      .dialog, Text(title), isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Shows buttons about a value at the bottom of the screen while a binding is true and there is one.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alertLayer(
      .dialog, Text(titleKey), isPresented, titleVisibility: titleVisibility,
      actions: { data.map(actions) }, message: noMessage)
  }
}
