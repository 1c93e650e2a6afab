import ViewGraph

/// An alert as a value, in the former way.
public struct Alert {
  /// A button of an alert or an action sheet.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: @MainActor () -> Void

    /// A button that chooses something.
    public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button { Self(label: label, role: nil, action: action ?? {}) }

    /// A button that leads out.
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Self(label: label, role: .cancel, action: action ?? {})
    }

    /// A button that leads out.
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A button that deletes something.
    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button { Self(label: label, role: .destructive, action: action ?? {}) }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// Buttons at the bottom of the screen as a value, in the former way.
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert or an action sheet, as views.
struct AlertValueButtons: View, UnnamedInPaths {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      Button(role: button.role, action: button.action) { button.label }
    }
  }
}

extension AlertContent {
  @MainActor init(_ alert: Alert) {
    self.init(
      title: alert.title, message: alert.message.map { AnyView($0) },
      actions: AnyView(AlertValueButtons(buttons: alert.buttons)))
  }

  @MainActor init(_ sheet: ActionSheet) {
    self.init(
      title: sheet.title, message: sheet.message.map { AnyView($0) },
      actions: AnyView(AlertValueButtons(buttons: sheet.buttons)))
  }
}

/// Shows an alert or action sheet that a value describes.
private struct AlertValueModifier<Item>: ViewModifier {
  let kind: AlertKind
  let item: Binding<Item?>
  let make: @MainActor (Item) -> AlertContent

  func body(content: Content) -> some View {
    let shown = item.wrappedValue.map(make)
    content.modifier(
      PresentationModifier(
        isPresented: shown != nil, isModal: true,
        layer: AlertLayer(
          kind: kind, content: shown, dismiss: { item.wrappedValue = nil })))
  }
}

extension Binding where Value == Bool {
  /// A value that is there while this one is true.
  fileprivate var presence: Binding<Bool?> {
    Binding<Bool?> {
      wrappedValue ? true : nil
    } set: { value in
      wrappedValue = value != nil
    }
  }
}

extension View {
  /// Shows an alert while a binding is true, in the former way.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      AlertValueModifier(kind: .alert, item: isPresented.presence) { _ in AlertContent(content()) })
  }

  /// Shows an alert for the value that a binding holds, in the former way.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(AlertValueModifier(kind: .alert, item: item) { AlertContent(content($0)) })
  }

  /// Shows buttons at the bottom of the screen while a binding is true, in the former way.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      AlertValueModifier(kind: .dialog, item: isPresented.presence) { _ in
        AlertContent(content())
      })
  }

  /// Shows buttons at the bottom of the screen for the value that a binding holds, in the former way.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(AlertValueModifier(kind: .dialog, item: item) { AlertContent(content($0)) })
  }
}
