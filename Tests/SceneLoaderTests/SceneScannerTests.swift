import SceneLoader
import Testing

@Suite struct SceneScannerTests {
  private func roots(_ source: String, file: String = "File") -> [SceneRoot] {
    SceneScanner.declarations(in: source).roots(fileName: file)
  }

  private func candidates(_ source: String) -> [String] {
    SceneScanner.declarations(in: source).candidateViews
  }

  // MARK: - Order of preference

  @Test func previewsComeFirstInTheirOrder() {
    let source = """
      struct ContentView: View { var body: some View { Text("#Preview") } }
      #Preview("Dark", traits: .fixedLayout(width: 10, height: 20)) { ContentView() }
      #Preview { ContentView() }
      """
    #expect(roots(source) == [.preview(index: 0, name: "Dark"), .preview(index: 1, name: nil)])
  }

  @Test func previewProvidersComeBeforeTheApp() {
    let source = """
      @main struct Demo: App { var body: some Scene { WindowGroup { ContentView() } } }
      struct ContentView: View { var body: some View { EmptyView() } }
      struct Shown: PreviewProvider { static var previews: some View { ContentView() } }
      """
    #expect(roots(source) == [.previewProvider(type: "Shown"), .app(type: "Demo")])
  }

  @Test func contentViewWinsOverOtherViews() {
    let source = "struct A: View {} struct ContentView: View {} struct B: View {}"
    #expect(roots(source) == [.view(type: "ContentView")])
  }

  @Test func theOnlyViewIsTheRoot() {
    #expect(roots("struct Ring: Shape {}\nstruct Demo: View {}") == [.view(type: "Demo")])
  }

  @Test func ofSeveralViewsTheOneNamedLikeTheFileIsTheRoot() {
    #expect(roots("struct A: View {} struct B: View {}", file: "B") == [.view(type: "B")])
  }

  @Test func ofSeveralViewsTheOneThatNoOtherUsesIsTheRoot() {
    let source = """
      struct Dot: View { var body: some View { Circle() } }
      struct Row: View { var body: some View { HStack { Dot(); Dot() } } }
      """
    #expect(roots(source) == [.view(type: "Row")])
  }

  @Test func severalUnrelatedViewsGiveNoRoot() {
    #expect(roots("struct A: View {}\nstruct B: View {}").isEmpty)
    #expect(candidates("struct A: View {}\nstruct B: View {}") == ["A", "B"])
  }

  // MARK: - What is a view

  @Test func conformancesAreFoundQualifiedCombinedAndInExtensions() {
    let source = """
      struct A: SwiftUI.View {}
      struct B: Equatable & View, Sendable {}
      struct C {}
      extension C: View { var body: some View { Circle() } }
      struct D: ViewModifier {}
      """
    #expect(candidates(source) == ["A", "B", "C"])
  }

  @Test func nestedPrivateAndGenericViewsAreNoRoots() {
    let source = """
      enum Space { struct Inner: View {} }
      private struct Hidden: View {}
      fileprivate struct Hidden2: View {}
      struct Box<Content: View>: View {}
      struct Kept: View {}
      """
    #expect(candidates(source) == ["Kept"])
  }

  @Test(arguments: [
    "@State private var a = 1",
    "@Environment(\\.colorScheme) private var scheme",
    "let fixed = 0.75",
    "var optional: Int?",
    "var list: [String: Int] = [:]",
    "static let shared = 1, other: Int = 2",
    "lazy var a = 1",
    "var computed: Int { 4 }",
    "var observed = 1 { didSet { print(observed) } }",
    "var a = 1, b = 2",
    "var closure: (Int) -> Void = { _ in }",
    "@Namespace var space\n@FocusState var focus: Bool",
    "init() {}",
    "var needed: Int\ninit(_ needed: Int = 3, other: String = \"a, b\") { self.needed = needed }",
    "enum Mode { case a, b(Int) }\nstruct Part { let needed: Int }",
    "func make(a: Int) { let inner: Int; inner = a }",
    "class func f() {}\nvar a = 1",
  ])
  func viewsWithTheseMembersNeedNoArguments(_ members: String) {
    #expect(
      candidates("struct V: View {\n\(members)\nvar body: some View { Circle() }\n}") == ["V"])
  }

  @Test(arguments: [
    "let needed: Int",
    "var needed: Int",
    "@Binding var isOn: Bool",
    "@State var a: Int",
    "let optional: Int?",
    "var a = 1, b: Int",
    "var closure: () -> Int",
    "init(a: Int) {}",
    "private init() {}",
    "init(a: Int = 1, b: Int) {}",
    "var items: [Int]\nvar other = 2",
    "var needed: Int { willSet {} }",
    "let needed: Dictionary<String, Int>\nvar other = 2",
  ])
  func viewsWithTheseMembersNeedArguments(_ members: String) {
    #expect(candidates("struct V: View {\n\(members)\nvar body: some View { Circle() }\n}").isEmpty)
  }

  // MARK: - Conditional compilation

  @Test func onlyActiveBranchesCount() {
    let source = """
      #if os(iOS)
      struct A: View {}
      #elseif os(Linux) && !canImport(UIKit)
      struct B: View {}
      #else
      struct C: View {}
      #endif
      #if DEBUG
      #Preview("Debug") { B() }
      #endif
      #if swift(>=6.0) || UNKNOWN
      struct D: View {}
      #endif
      #if false
      #if true
      struct E: View {}
      #endif
      #else
      struct F: View {}
      #endif
      """
    #expect(candidates(source) == ["B", "F"])
    #expect(roots(source) == [.preview(index: 0, name: "Debug")])
  }

  @Test(arguments: [
    ("compiler(>=6.0)", true), ("swift(<5.9)", false), ("(DEBUG)", true), ("!DEBUG", false),
    ("true && (false || true)", true), ("targetEnvironment(simulator)", false),
    ("canImport(SwiftUI)", true),
  ])
  func conditionsAreEvaluated(_ condition: String, _ expected: Bool) {
    let found = candidates("#if \(condition)\nstruct A: View {}\n#endif")
    #expect(found.isEmpty != expected)
  }

  @Test(arguments: [
    "struct", "struct A", "struct A:", "struct A: View {", "extension", "#Preview(",
    "#Preview(\"a\"",
    "#if", "#if os(", "#else\n#endif", "struct A<", "}}}", "struct A: View { init(", "func",
  ])
  func malformedSourceDoesNotTrap(_ source: String) {
    _ = roots(source)
  }
}
