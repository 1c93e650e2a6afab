import ViewGraph

/// What the pages of one stack have in common.
@MainActor final class NavigationController {
  var access: NavigationPathAccess?
  /// Titles of the pages, from the root up, as the back buttons above show them.
  private var titles: [Int: String] = [:]
  /// What pages say about the size of their titles.
  private var modes: [Int: NavigationBarItem.TitleDisplayMode] = [:]

  nonisolated init() {}

  /// Puts a page for a value on top.
  func push(_ value: AnyHashable) {
    guard let access else { return }
    access.write(access.read() + [value])
  }

  /// Takes away pages of the path until so many are left.
  func pop(toPathCount count: Int) {
    guard let access else { return }
    let path = access.read()
    if path.count > count { access.write(Array(path.prefix(count))) }
  }

  /// Keeps what others want to know of a page.
  func note(_ traits: PageTraits, atLevel level: Int) {
    titles[level] = traits.title?.plainString
    modes[level] = traits.displayMode
  }

  /// Whether the title of a page has a line of its own; as the page before has it where nothing is said.
  func isLarge(atLevel level: Int) -> Bool {
    guard titles[level] != nil else { return false }
    for level in stride(from: level, through: 0, by: -1) {
      switch modes[level] ?? .automatic {
      case .inline: return false
      case .large: return true
      case .automatic: continue
      }
    }
    return true
  }

  func title(atLevel level: Int) -> String? { titles[level] }
}

private struct NavigationControllerKey: EnvironmentKey {
  static var defaultValue: NavigationController? { nil }
}

private struct NavigationLevelKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct PageGroundKey: EnvironmentKey {
  static let defaultValue = Color(.systemBackground)
}

extension EnvironmentValues {
  /// What pages lie on.
  var pageGround: Color {
    get { self[PageGroundKey.self] }
    set { self[PageGroundKey.self] = newValue }
  }

  /// The stack around; nil where there is none.
  var navigationController: NavigationController? {
    get { self[NavigationControllerKey.self] }
    set { self[NavigationControllerKey.self] = newValue }
  }

  /// How many pages of the stack lie below the one around.
  var navigationLevel: Int {
    get { self[NavigationLevelKey.self] }
    set { self[NavigationLevelKey.self] = newValue }
  }
}

extension Text {
  /// What the text says, without its looks.
  var plainString: String { runs.map(\.string).joined() }
}
