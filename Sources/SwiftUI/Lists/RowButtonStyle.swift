import Geometry
import ViewGraph

/// A button that fills a row of a list: the row is grey under a finger.
struct RowButtonStyle: ButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    RowButton(configuration: configuration)
  }
}

private struct RowButton: View, UnnamedInPaths {
  let configuration: ButtonStyleConfiguration
  @Environment(\.listRow) private var row
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let insets = row?.rowInsets ?? EdgeInsets()
    configuration.label
      .opacity(isEnabled ? 1 : 0.3)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background {
        if configuration.isPressed {
          Rectangle().fill(Color(.systemGray4)).padding(insets.negated)
            .transition(.identity)
        }
      }
      .contentShape(Rectangle())
  }
}
