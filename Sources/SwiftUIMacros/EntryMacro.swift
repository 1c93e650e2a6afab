internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `@Entry`: makes a variable in an extension of a list of values an entry of that list, with a key of its own.
enum EntryMacro {
  /// A variable that becomes an entry.
  private struct Entry {
    var name: String
    var type: String?
    var initialValue: String
    /// The protocol of its key.
    var keyProtocol: String

    var key: String { "__Key_\(name)" }
  }

  /// Protocols of keys, by the type that is extended.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
  ]

  private static func entry(
    _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> Entry? {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
        .trimmedDescription,
      let keyProtocol = keyProtocols[type.split(separator: ".").last.map(String.init) ?? ""]
    else { return nil }
    let annotation = binding.typeAnnotation?.type
    let isOptional = annotation?.is(OptionalTypeSyntax.self) ?? false
    guard
      let value = binding.initializer?.value.trimmedDescription ?? (isOptional ? "nil" : nil)
    else { return nil }
    return Entry(
      name: name, type: annotation?.trimmedDescription, initialValue: value,
      keyProtocol: keyProtocol)
  }
}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = entry(declaration, in: context) else {
      context.diagnose(Diagnostic(node: declaration, message: EntryFailure()))
      return []
    }
    return [
      "get { self[\(raw: entry.key).self] }", "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = entry(declaration, in: context) else { return [] }
    // Computed where the type is given, so that a value need not be sendable; else stored, which infers the type.
    let value =
      entry.type.map { "static var defaultValue: \($0) { \(entry.initialValue) }" }
      ?? "static let defaultValue = \(entry.initialValue)"
    return [
      """
      private struct \(raw: entry.key): SwiftUI.\(raw: entry.keyProtocol) {
        \(raw: value)
      }
      """
    ]
  }
}

/// The message about a declaration that `@Entry` cannot use.
struct EntryFailure: DiagnosticMessage {
  var message: String {
    "'@Entry' macro can only attach to var declarations with an initial value inside extensions of "
      + "EnvironmentValues or Transaction"
  }
  var diagnosticID: MessageID { MessageID(domain: "SwiftUI", id: "entry") }
  var severity: DiagnosticSeverity { .error }
}
