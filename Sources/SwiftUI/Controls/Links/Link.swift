public import Foundation
public import ViewGraph

/// A label that leads to an address.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// A link with a view for its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
}

extension Link where Label == Text {
  /// A link with a text for its label.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a text for its label.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// Opens addresses.
@MainActor @preconcurrency public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    let isAccepted: Bool

    /// It was dealt with.
    public static let handled = Result(isAccepted: true)
    /// It was thrown away.
    public static let discarded = Result(isAccepted: false)
    /// The system is to open it; there is none here.
    public static let systemAction = Result(isAccepted: false)
    /// The system is to open another one; there is none here.
    public static func systemAction(_ url: URL) -> Result { Result(isAccepted: false) }
  }

  private nonisolated(unsafe) let handler: (URL) -> Result

  /// An action that a scene takes itself.
  public nonisolated init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens an address and tells whether that was possible.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

extension EnvironmentValues {
  /// Opens addresses; without an action of the scene's nothing happens.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
