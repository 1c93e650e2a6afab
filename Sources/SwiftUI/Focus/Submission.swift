import ViewGraph

/// What can be submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text in fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What happens when something is submitted.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: () -> Void
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
  /// What happens when something inside is submitted, from the outside in.
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

/// The word on the return key; no keyboard is drawn.
public struct SubmitLabel: Sendable {
  private init() {}

  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let search = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}

extension View {
  /// Calls `action` when somebody submits something inside, as with the return key.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) {
      $0.append(SubmitAction(triggers: triggers, action: action))
    }
  }

  /// Keeps what is submitted inside from the actions around, or does not.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }

  /// Sets the word on the return key; no keyboard is drawn.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
