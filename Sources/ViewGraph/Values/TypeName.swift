/// Names of types as people say them.
package enum TypeName {
  /// The type's name without module, enclosing types, private contexts and generic arguments.
  package static func short(of type: Any.Type) -> String {
    var name = Substring(_typeName(type, qualified: false))
    if let generics = name.firstIndex(of: "<") { name = name[..<generics] }
    return String(name.split(separator: ".").last ?? name)
  }
}
