internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `@Animatable`: adds the conformance and `animatableData` made of the stored properties.
enum AnimatableMacro {}

extension AnimatableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    let isolation = isMainActorClass(declaration) ? "@MainActor " : ""
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): \(raw: isolation)SwiftUI.Animatable {}")
    ]
  }
}

extension AnimatableMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    // A peer macro cannot be attached to a declaration of several variables; those are checked by
    // the attributes of the generated `animatableData`.
    guard !declaresAnimatableData(declaration), let variable = member.as(VariableDeclSyntax.self),
      variable.bindings.count == 1, let property = animatedProperties(of: variable).first
    else { return [] }
    return [property.check]
  }
}

extension AnimatableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard !declaresAnimatableData(declaration) else { return [] }
    let variables = declaration.memberBlock.members.compactMap {
      $0.decl.as(VariableDeclSyntax.self)
    }
    let properties = variables.flatMap(animatedProperties(of:))
    guard !properties.isEmpty else { return [] }

    let checks = variables.filter { $0.bindings.count > 1 }.flatMap(animatedProperties(of:))
      .map { $0.check.trimmedDescription + "\n" }.joined()
    let reads = properties.map { "SwiftUI._animatableMember(self.\($0.name))" }
    let data =
      reads.count == 1
      ? reads[0] : "SwiftUI.AnimatableValues(\(reads.joined(separator: ", ")))"
    let writes = properties.enumerated().map { index, property in
      let value = properties.count == 1 ? "data" : "data.value.\(index)"
      return "SwiftUI._setAnimatableMember(&self.\(property.name), to: \(value))"
    }
    return [
      """
      \(raw: checks)\(raw: modifiers(of: declaration, in: context))var animatableData: \(raw: dataType(of: properties)) {
        get { \(raw: data) }
        set {
          let data = SwiftUI._animatableData(newValue, like: \(raw: data))
          \(raw: writes.joined(separator: "\n    "))
        }
      }
      """
    ]
  }

  /// The written type of the data where every member is one of the plain numbers; else an opaque type,
  /// since a macro sees no types.
  private static func dataType(of properties: [AnimatedProperty]) -> String {
    let plain = properties.compactMap(\.plainNumberType)
    guard plain.count == properties.count else { return "some SwiftUI.VectorArithmetic" }
    return plain.count == 1
      ? plain[0] : "SwiftUI.AnimatableValues<\(plain.joined(separator: ", "))>"
  }

  /// The modifiers of the generated property.
  ///
  /// Views are bound to the main actor and animatable data is not, so the property is `nonisolated`; but the
  /// storage of a main-actor class can be reached on the main actor only.
  private static func modifiers(
    of declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
  ) -> String {
    var names = declaration.modifiers.map(\.name.text)
    let levels = ["open", "public", "package", "internal", "fileprivate", "private"]
    if !names.contains(where: levels.contains),
      let outer = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)
    {
      // Types in a `public extension` are public unless they say otherwise.
      names = outer.modifiers.map(\.name.text)
    }
    let isolation = isMainActorClass(declaration) ? "" : "nonisolated "
    if names.contains("public") || names.contains("open") { return "public " + isolation }
    if names.contains("package") { return "package " + isolation }
    return isolation
  }
}

/// Whether a declaration is a class marked `@MainActor`.
private func isMainActorClass(_ declaration: some DeclGroupSyntax) -> Bool {
  declaration.is(ClassDeclSyntax.self)
    && declaration.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor"
    }
}

/// Whether the type already says what its data is.
private func declaresAnimatableData(_ declaration: some DeclGroupSyntax) -> Bool {
  declaration.memberBlock.members.contains { member in
    guard let variable = member.decl.as(VariableDeclSyntax.self) else { return false }
    return variable.bindings.contains {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "animatableData"
    }
  }
}

/// A stored property that takes part in the data.
struct AnimatedProperty {
  let name: String
  /// The written type, if there is one.
  let type: TypeSyntax?
  /// The initial value, if there is one.
  let value: ExprSyntax?

  /// `Double`, `CGFloat` or `Float` where the declaration shows that the property is one.
  var plainNumberType: String? {
    if let type {
      let name = type.trimmedDescription
      return ["Double", "CGFloat", "Float"].contains(name) ? name : nil
    }
    var literal = value
    if let sign = literal?.as(PrefixOperatorExprSyntax.self) { literal = sign.expression }
    return literal?.is(FloatLiteralExprSyntax.self) == true ? "Double" : nil
  }

  /// The attribute through which the compiler judges the property's type.
  var check: AttributeSyntax {
    if let type { return "@_SwiftUIAnimatableProperty((\(type.trimmed)).self)" }
    if let value { return "@_SwiftUIAnimatableProperty(value: \(value.trimmed))" }
    return "@_SwiftUIAnimatableProperty"
  }
}

/// The stored properties of one declaration that take part in the data: instance variables without a
/// wrapper.
private func animatedProperties(of variable: VariableDeclSyntax) -> [AnimatedProperty] {
  guard variable.bindingSpecifier.tokenKind == .keyword(.var),
    !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }),
    !variable.attributes.contains(where: isWrapperOrIgnored)
  else { return [] }
  var properties: [AnimatedProperty] = []
  // In `var a, b: Double` the type that follows holds for the names before it.
  var following: TypeSyntax?
  for binding in variable.bindings.reversed() {
    if let type = binding.typeAnnotation?.type {
      following = type
    } else if binding.initializer != nil {
      following = nil
    }
    guard isStored(binding),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmedDescription
    else { continue }
    properties.append(
      AnimatedProperty(name: name, type: following, value: binding.initializer?.value))
  }
  return properties.reversed()
}

/// Whether an attribute is `@AnimatableIgnored` or may be a property wrapper.
private func isWrapperOrIgnored(_ element: AttributeListSyntax.Element) -> Bool {
  guard case .attribute(let attribute) = element else { return false }
  let name = attribute.attributeName.trimmedDescription
  let harmless = [
    "available", "usableFromInline", "objc", "_SwiftUIAnimatableProperty", "MainActor", "inlinable",
    "preconcurrency", "frozen",
  ]
  return !harmless.contains(name)
}

/// Whether a binding has storage: no accessors, or observers alone.
private func isStored(_ binding: PatternBindingSyntax) -> Bool {
  guard let block = binding.accessorBlock else { return true }
  guard case .accessors(let accessors) = block.accessors else { return false }
  return accessors.allSatisfy {
    [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
  }
}
