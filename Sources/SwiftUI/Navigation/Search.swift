import Geometry
import ViewGraph

/// A field under the title of a page, at rest.
struct SearchField: View {
  let text: Binding<String>
  let prompt: Text?

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass")
      shownText
      Spacer(minLength: 0)
    }
    .foregroundStyle(.secondary)
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
    .padding(.horizontal, ContainerMetrics.margin)
    .approximates("searchable")
  }

  @ViewBuilder private var shownText: some View {
    if text.wrappedValue.isEmpty {
      (prompt ?? Text("Search")).lineLimit(1)
    } else {
      Text(verbatim: text.wrappedValue).foregroundStyle(.primary).lineLimit(1)
    }
  }
}

/// Where a field to search in is put; under the title of the page here.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = Self()
  public static let toolbar = Self()
  public static let sidebar = Self()
  public static let navigationBarDrawer = Self()

  /// Under the title.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { Self() }

  /// When a field under a title is shown; here always.
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
}

extension View {
  private func searchField(_ text: Binding<String>, _ prompt: Text?) -> some View {
    transformPreference(PageTraitsKey.self) { traits in
      traits.search = SearchField(text: text, prompt: prompt)
    }
  }

  /// Puts a field to search in, as it is at rest, under the title of the page around.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchField(text, prompt) }

  /// Puts a field to search in, as it is at rest, under the title of the page around.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchField(text, Text(prompt)) }

  /// Puts a field to search in, as it is at rest, under the title of the page around.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchField(text, Text(prompt)) }

  /// Puts a field to search in, as it is at rest, under the title of the page around.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchField(text, prompt) }
}
