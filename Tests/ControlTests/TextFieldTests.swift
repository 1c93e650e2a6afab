import Foundation
import FrameRenderer
import SwiftUI
import Testing
import ViewTesting
import VirtualTime

/// Text fields: where the focus is, what is typed, and when it is submitted.
@MainActor @Suite struct TextFieldTests {
  private struct Form: View {
    enum Field { case name, code }
    let log: Log
    @State private var name = ""
    @State private var code = ""
    @FocusState private var focus: Field?

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($focus, equals: .name).submitLabel(.next)
        SecureField("Code", text: $code, prompt: Text("Four digits")).focused($focus, equals: .code)
        Text("name: \(name), code: \(code)")
      }
      .onSubmit {
        log("submitted \(name)")
        focus = focus == .name ? .code : nil
      }
      .onChange(of: focus) { log(focus.map { "\($0)" } ?? "none") }
    }
  }

  private func texts(_ scene: Harness, at seconds: Double) throws -> [String] {
    _ = try scene.items(at: seconds)
    return scene.session.texts
  }

  @Test func aTapGivesTheFocusAndKeysBecomeText() throws {
    let log = Log()
    try Harness.run(events: [.tap("Name", at: 1), .type("Ada", at: 2)]) {
      Form(log: log)
    } _: { scene in
      let before = try texts(scene, at: 1.5)
      #expect(before.contains("Name"))
      #expect(log.lines == ["name"])
      let after = try texts(scene, at: 2)
      #expect(after.contains("Ada"))
      #expect(after.contains("name: Ada, code: "))
    }
  }

  @Test func typingIntoANamedFieldTapsItFirst() throws {
    let log = Log()
    try Harness.run(events: [.type("1234", into: "Code", at: 1)]) {
      Form(log: log)
    } _: { scene in
      let shown = try texts(scene, at: 1)
      #expect(shown.contains("••••"))
      #expect(shown.contains("name: , code: 1234"))
    }
    #expect(log.lines == ["code"])
  }

  @Test func keysAreSpreadOverTheirDuration() throws {
    let log = Log()
    try Harness.run(events: [.type("Ada", into: "Name", at: 1, for: 1)]) {
      Form(log: log)
    } _: { scene in
      for (time, text) in [(1.0, "A"), (1.49, "A"), (1.5, "Ad"), (2, "Ada")] {
        let shown = try texts(scene, at: time)
        #expect(shown.contains(text))
      }
    }
  }

  @Test func theReturnKeySubmitsAndTheSceneMovesTheFocus() throws {
    let log = Log()
    try Harness.run(events: [.type("Ada\n", into: "Name", at: 1), .type("42\n", at: 2)]) {
      Form(log: log)
    } _: { scene in
      let shown = try texts(scene, at: 3)
      #expect(shown.contains("name: Ada, code: 42"))
    }
    #expect(log.lines == ["name", "submitted Ada", "code", "submitted Ada", "none"])
  }

  @Test func theDeleteKeyTakesTheLastCharacter() throws {
    let log = Log()
    try Harness.run(events: [.type("Ade\u{8}a", into: "Name", at: 1)]) {
      Form(log: log)
    } _: { scene in
      let shown = try texts(scene, at: 1)
      #expect(shown.contains("name: Ada, code: "))
    }
  }

  @Test func typingWithoutAFocusIsAnError() throws {
    let log = Log()
    let error = #expect(throws: SceneEventError.self) {
      try Harness.run(events: [.type("Ada", at: 1)]) {
        Form(log: log)
      } _: { scene in
        _ = try scene.items(at: 2)
      }
    }
    #expect(error == .noTextField(at: VirtualInstant(seconds: 1)))
  }

  @Test func aBooleanFocusIsSetOnAppearance() throws {
    struct Search: View {
      let log: Log
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField(
          "Search", text: $text, onEditingChanged: { log("editing \($0)") },
          onCommit: { log("searched \(text)") }
        )
        .focused($isFocused)
        .onAppear { isFocused = true }
        .after(2) { isFocused = false }
      }
    }
    let lines = try Log.lines(.type("x", at: 1)) { Search(log: $0) }
    #expect(lines == ["editing true", "editing false"])
    let submitted = try Log.lines(.type("x\n", at: 1)) { Search(log: $0) }
    #expect(submitted == ["editing true", "searched x", "editing false"])
  }

  @Test func aValueIsReadOnceEditingIsOver() throws {
    struct Amount: View {
      let log: Log
      @State private var amount = 5
      var body: some View {
        TextField("Amount", value: $amount, format: .number)
          .onChange(of: amount) { log("\(amount)") }
      }
    }
    let key = "\u{8}"
    let lines = try Log.lines(
      .type(key + "1200", into: "Amount", at: 1), .type("\n", at: 2),
      .type("x\n", into: "Amount", at: 3)
    ) { Amount(log: $0) }
    #expect(lines == ["1200"])
  }

  @Test func aStyleSurroundsTheField() throws {
    struct Underlined: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        VStack(spacing: 2) {
          configuration
          Color.red.frame(height: 2)
        }
      }
    }
    let log = Log()
    try Harness.run(events: [.type("Ada", into: "Name", at: 1)]) {
      Form(log: log).textFieldStyle(Underlined())
    } _: { scene in
      let shown = try texts(scene, at: 1)
      #expect(shown.contains("Ada"))
      let lines = try scene.boxes(at: 1).filter { $0.height == 2 && $0.width == 400 }
      #expect(lines.count == 2)
    }
  }

  @Test func aVerticalFieldBreaksLines() throws {
    struct Note: View {
      @State private var note = ""
      var body: some View {
        TextField("Note", text: $note, axis: .vertical)
        TextEditor(text: $note).accessibilityLabel("Editor")
      }
    }
    try Harness.run(
      events: [.type("a\nb", into: "Note", at: 1), .type("\nc", into: "Editor", at: 2)]
    ) {
      Note()
    } _: { scene in
      let shown = try texts(scene, at: 1)
      #expect(shown.count { $0 == "a\nb" } == 2)
      let later = try texts(scene, at: 2)
      #expect(later.count { $0 == "a\nb\nc" } == 2)
    }
  }
}
