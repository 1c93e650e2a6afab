@_spi(PluginMessage) internal import SwiftCompilerPluginMessageHandling
internal import SwiftSyntaxMacros

/// The macros of the `SwiftUI` module, found by the name that their declarations give.
struct MacroProvider: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws(MacroLookupError) -> any Macro.Type
  {
    switch typeName {
    case "AnimatableMacro": return AnimatableMacro.self
    case "AnimatablePropertyMacro": return AnimatablePropertyMacro.self
    case "UnanimatablePropertyMacro": return UnanimatablePropertyMacro.self
    case "EntryMacro": return EntryMacro.self
    case "MarkerMacro": return MarkerMacro.self
    case "PreviewMacro": return PreviewMacro.self
    default: throw MacroLookupError(moduleName: moduleName, typeName: typeName)
    }
  }
}

/// The compiler asked for a macro that this plug-in does not have.
struct MacroLookupError: Error, Equatable, CustomStringConvertible {
  let moduleName: String
  let typeName: String

  var description: String {
    "The macro plug-in has no macro '\(moduleName).\(typeName)'; use the plug-in that was built with "
      + "the module 'SwiftUI'."
  }
}

/// The compiler starts the plug-in and exchanges messages with it over standard input and output.
@main struct SwiftUIMacros {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: MacroProvider()).main()
  }
}
