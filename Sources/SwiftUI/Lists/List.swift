import ViewGraph

/// Rows that scroll.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: ListSelection?
  @Environment(\.listStyle) private var style
  @Environment(\.scrollContentBackground) private var backgroundVisibility

  init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  public var body: some View {
    ListBody(
      look: style ?? ListLook(), selection: selection, content: content,
      hasBackground: backgroundVisibility != .hidden)
  }
}

/// Rows that scroll, with a look.
struct ListBody<Content: View>: View, UnnamedInPaths {
  let look: ListLook
  let selection: ListSelection?
  let content: Content
  let hasBackground: Bool

  var body: some View {
    ScrollView {
      ListRows(look: look, selection: selection, content: content)
        .environment(\.listRow, look)
    }
    .background(hasBackground ? look.background : .clear)
    .approximates("List")
  }
}

extension List where SelectionValue == Never {
  /// Rows that are written one by one.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }

  /// A row for each element of a collection.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// A row for each element of a collection, with an identity by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Rows that are written one by one, of which some can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { Self.many($0) }, content: content())
  }

  /// Rows that are written one by one, of which one can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { Self.one($0) }, content: content())
  }

  /// Rows for the elements of a collection, of which some can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { Self.many($0) }, content: ForEach(data, content: rowContent))
  }

  /// Rows for the elements of a collection, of which one can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { Self.one($0) }, content: ForEach(data, content: rowContent))
  }

  /// Rows for the elements of a collection, of which some can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { Self.many($0) },
      content: ForEach(data, id: id, content: rowContent))
  }

  /// Rows for the elements of a collection, of which one can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { Self.one($0) },
      content: ForEach(data, id: id, content: rowContent))
  }

  private static func many(_ selection: Binding<Set<SelectionValue>>) -> ListSelection {
    let current = selection.wrappedValue
    return ListSelection { key in
      (key.base as? SelectionValue).map { current.contains($0) } ?? false
    } select: { key in
      if let value = key.base as? SelectionValue { selection.wrappedValue = [value] }
    }
  }

  private static func one(_ selection: Binding<SelectionValue?>) -> ListSelection {
    let current = selection.wrappedValue
    return ListSelection { key in
      current.map { AnyHashable($0) } == key
    } select: { key in
      selection.wrappedValue = key.base as? SelectionValue
    }
  }
}
