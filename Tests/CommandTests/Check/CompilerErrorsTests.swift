import Testing

@testable import RenderSceneCommand

/// Names that compilers miss, from their messages.
@Suite struct CompilerErrorsTests {
  @Test(arguments: [
    ("cannot find 'Hologram' in scope", "Hologram"),
    ("cannot find type 'MKMapRect' in scope", "MKMapRect"),
    ("no such module 'UIKit'", "UIKit"),
    ("value of type 'some View' has no member 'shimmer'", "shimmer"),
    ("type 'Color' has no member 'ultraviolet'", "Color.ultraviolet"),
    ("type '(any View)?' has no member 'wave'", "wave"),
    ("module 'SwiftUI' has no member named 'Chart'", "SwiftUI.Chart"),
    ("'Toolbar' is not a member type of struct 'App.Page'", "Toolbar"),
    ("'hoverEffect' is unavailable: not on Linux", "hoverEffect"),
    ("unknown attribute 'Bindables'", "@Bindables"),
    ("no macro named 'Predicate'", "#Predicate"),
  ])
  func aMissingNameIsFound(message: String, name: String) {
    #expect(CompilerErrors.unsupportedName(message) == name)
  }

  @Test func otherMessagesNameNothing() {
    #expect(CompilerErrors.unsupportedName("extra argument 'spacing' in call") == nil)
    #expect(CompilerErrors.unsupportedName("expected '}' at end of brace statement") == nil)
    #expect(CompilerErrors.unsupportedName("cannot convert value of type 'Int'") == nil)
  }

  @Test func errorsHaveTheirFilesAndLines() {
    let errors = CompilerErrors(
      """
      /a b/Card.swift:3:5: warning: unused
      /a b/Card.swift:12:9: error: cannot find 'Foo' in scope
      10 |   VStack {
      12 |     Foo()
         |     `- error: cannot find 'Foo' in scope
      /a b/Card.swift:12:20: error: cannot find 'Foo' in scope
      /a b/Row.swift:2:1: error: expected declaration
      """)
    #expect(errors.items.map(\.line) == [12, 2])
    #expect(errors.items.map(\.file) == ["/a b/Card.swift", "/a b/Row.swift"])
    #expect(errors.names == [CompilerErrors.Name(name: "Foo", file: "/a b/Card.swift", line: 12)])
  }
}
