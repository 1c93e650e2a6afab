public import Foundation
import ViewGraph

/// A button that shares something; nothing happens on a tap, as there is nobody to share with.
public struct ShareLink<Label: View>: View {
  private let label: Label

  private init(label: Label) { self.label = label }

  /// Shares an address.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Shares a text.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  public var body: some View {
    Button {
    } label: {
      label
    }
    .approximates("ShareLink")
  }
}

/// The usual label of a button that shares.
public struct DefaultShareLinkLabel: View {
  let title: Text

  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
  }

  /// Shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
  }

  /// Shares an address, with a text for the label.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares a text, with a text for the label.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}
