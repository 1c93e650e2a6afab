import ViewGraph

/// A control that is either on or off.
public struct Toggle<Label: View>: View {
  private let sources: [Binding<Bool>]
  private let label: Label
  @Environment(\.toggleStyle) private var style

  /// A toggle with a view for its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    sources = [isOn]
    self.label = label()
  }

  /// A toggle of several values: on where all are, mixed where some are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.sources = sources.map { $0[keyPath: isOn] }
    self.label = label()
  }

  private var isOn: Binding<Bool> {
    guard sources.count != 1 else { return sources[0] }
    let sources = sources
    return Binding {
      !sources.isEmpty && sources.allSatisfy(\.wrappedValue)
    } set: { value in
      for source in sources { source.wrappedValue = value }
    }
  }

  private var isMixed: Bool {
    let count = sources.count { $0.wrappedValue }
    return count > 0 && count < sources.count
  }

  public var body: some View {
    style.makeBody(
      ToggleStyleConfiguration(
        label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed)
    )
    .control()
  }
}

extension Toggle where Label == Text {
  /// A toggle with a text for its label.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a text for its label.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A toggle of several values with a text for its label.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// A toggle of several values with a text for its label.
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A toggle with a text and a symbol for its label.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with a text and a symbol for its label.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// A toggle with a text and a picture for its label.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
  }

  /// A toggle with a text and a picture for its label.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(title, image: image) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style shows in another one.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
