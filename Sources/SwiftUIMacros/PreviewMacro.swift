internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `#Preview`: an entry that the scene loader finds by its symbol's name and calls.
enum PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let arguments = Array(node.arguments)
    var name = "nil"
    var traits: [String] = []
    var body = node.trailingClosure.map(ExprSyntax.init)
    // Arguments after `traits:` without a label are more traits.
    var inTraits = false
    for argument in arguments {
      let value = argument.expression.trimmedDescription
      switch argument.label?.text {
      case "traits":
        inTraits = true
        traits.append(value)
      case "body":
        inTraits = false
        body = argument.expression
      case nil where inTraits: traits.append(value)
      case nil: name = value
      default: inTraits = false
      }
    }
    let location = context.location(
      of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
    let line = location?.line.trimmedDescription ?? "0"
    let column = location?.column.trimmedDescription ?? "0"
    let file = location?.file.trimmedDescription ?? "\"\""
    // The name alone, so that a symbol does not depend on where the file lies.
    let fileName = String(file.split(separator: "/").last ?? "")
    let symbol = "partway_preview_\(padded(line, to: 6))_\(fingerprint(of: fileName))_\(column)"
    let function = context.makeUniqueName("preview")
    let content = content(of: body)
    return [
      """
      @_cdecl("\(raw: symbol)") @MainActor public func \(function)() {
        \(raw: content.type)
        SwiftUI._registerPreview(
          \(raw: name), file: \(raw: file), line: \(raw: line),
          traits: [\(raw: traits.joined(separator: ", "))],
          body: \(raw: content.closure))
      }
      """
    ]
  }

  /// The closure that makes the preview's view, and a local type that it uses if there is one.
  ///
  /// State needs a view to live in: properties marked `@Previewable` become those of a local view whose
  /// body is the rest of the closure.
  private static func content(of body: ExprSyntax?) -> (type: String, closure: String) {
    guard let body else { return ("", "{ SwiftUI.EmptyView() }") }
    guard let closure = body.as(ClosureExprSyntax.self) else {
      return ("", body.trimmedDescription)
    }
    let previewable = closure.statements.filter(isPreviewable)
    guard !previewable.isEmpty else { return ("", body.trimmedDescription) }
    let rest = closure.statements.filter { !isPreviewable($0) }
    let type = """
      struct PreviewContent: SwiftUI.View {
        \(previewable.map(\.trimmedDescription).joined(separator: "\n"))
        var body: some SwiftUI.View {
          \(rest.map(\.trimmedDescription).joined(separator: "\n"))
        }
      }
      """
    return (type, "{ PreviewContent() }")
  }

  /// Whether a statement declares a property marked `@Previewable`.
  private static func isPreviewable(_ statement: CodeBlockItemSyntax) -> Bool {
    guard let variable = statement.item.as(VariableDeclSyntax.self) else { return false }
    return variable.attributes.contains {
      let name = $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      return name == "Previewable" || name == "SwiftUI.Previewable"
    }
  }

  /// A decimal number with zeros before it, so that names sort in the order of the lines.
  private static func padded(_ digits: String, to width: Int) -> String {
    String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// The 64-bit FNV-1a hash of the text in hexadecimal digits, equal in every run.
  private static func fingerprint(of text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return padded(String(hash, radix: 16), to: 16)
  }
}
