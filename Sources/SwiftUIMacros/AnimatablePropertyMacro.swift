internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// The check of a property whose type can animate: adds nothing.
enum AnimatablePropertyMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// The check of a property whose type cannot animate: reports it at the property.
enum UnanimatablePropertyMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    context.diagnose(Diagnostic(node: declaration, message: SynthesisFailure()))
    return []
  }
}

/// The message about a property that `@Animatable` cannot use.
struct SynthesisFailure: DiagnosticMessage {
  var message: String { "Cannot automatically synthesize 'animatableData'." }
  var diagnosticID: MessageID { MessageID(domain: "SwiftUI", id: "animatableData") }
  var severity: DiagnosticSeverity { .error }
}

/// `@AnimatableIgnored`, `@Previewable`: attributes that add nothing by themselves.
enum MarkerMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
