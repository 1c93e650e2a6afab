import Foundation
import Geometry
import ViewGraph

/// A control that chooses one of several values.
///
/// The choices are the views of the content; each has its value for a tag, or for its identity in a `ForEach`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let sources: [Binding<SelectionValue>]
  private let label: Label
  private let content: Content
  private let currentValueLabel: AnyView?
  @Environment(\.pickerLook) private var look

  private init(
    sources: [Binding<SelectionValue>], label: Label, content: Content,
    currentValueLabel: AnyView? = nil
  ) {
    self.sources = sources
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }

  /// A picker with a view for its label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sources: [selection], label: label(), content: content())
  }

  /// A picker with views for its label and for the value that is chosen.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: [selection], label: label(), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// A picker of several values, with a view for its label.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      sources: sources.map { $0[keyPath: selection] }, label: label(), content: content())
  }

  /// A picker with a view for its label, in the former order of arguments.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Picker(selection:content:label:)"
  )
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: [selection], label: label, content: content())
  }

  public var body: some View {
    let source = PickerSource(
      selection: selection, label: AnyView(label), options: AnyView(content),
      currentValueLabel: currentValueLabel)
    Group {
      switch look {
      case .menu: MenuPicker(source: source)
      case .segmented: SegmentedPicker(source: source)
      case .inline: InlinePicker(source: source)
      case .wheel: WheelPicker(source: source)
      case .navigationLink: LinkPicker(source: source)
      case .menuRows: MenuRowsPicker(source: source)
      }
    }
    .approximates("Picker")
  }

  private var selection: Binding<SelectionValue> {
    guard sources.count > 1 else { return sources[0] }
    let sources = sources
    return Binding {
      sources[0].wrappedValue
    } set: { value in
      for source in sources { source.wrappedValue = value }
    }
  }
}

extension Picker where Label == Text {
  /// A picker with a text for its label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker with a text for its label.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// A picker with a text and a symbol for its label.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A picker with a text and a symbol for its label.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }
}

/// What the looks of pickers are made from.
struct PickerSource<Value: Hashable> {
  let selection: Binding<Value>
  let label: AnyView
  let options: AnyView
  var currentValueLabel: AnyView?
}

extension PickerSource {
  /// The view of the chosen value alone.
  @ViewBuilder @MainActor var current: some View {
    if let currentValueLabel {
      currentValueLabel
    } else {
      // All choices are there, of which one is seen.
      ChosenLayout(selection: selection.wrappedValue) {
        options.modifier(
          PickerOptionModifier(selection: selection, hidesOthers: true, isTouchable: false))
      }
    }
  }
}

/// A layout as large as the chosen one of its views.
private struct ChosenLayout<Value: Hashable>: Layout {
  let selection: Value

  private func chosen(_ subviews: Subviews) -> LayoutSubview? {
    subviews.first { $0.tag.isTag(of: selection) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    chosen(subviews)?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
