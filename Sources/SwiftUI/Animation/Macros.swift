public import Motion

// MARK: - Animatable data

/// Makes a type animatable: adds the conformance to `Animatable` and an `animatableData` made of the stored
/// properties.
///
/// Every stored variable without a property wrapper takes part, in source order, as a vector or through its
/// own `animatableData`; `@AnimatableIgnored` leaves one out. A type that declares `animatableData` keeps it.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
@attached(memberAttribute)
public macro Animatable() =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Leaves a stored property out of the data that `@Animatable` makes.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// The check that `@Animatable` puts on a property: its type is a vector.
@attached(peer)
public macro _SwiftUIAnimatableProperty<Value: VectorArithmetic>(_ type: Value.Type) =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatablePropertyMacro")

/// The check that `@Animatable` puts on a property: its type has data of its own.
@attached(peer)
public macro _SwiftUIAnimatableProperty<Value: Animatable>(_ type: Value.Type) =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatablePropertyMacro")

/// The check that `@Animatable` puts on a property: its type is a vector that has data of its own.
@attached(peer)
public macro _SwiftUIAnimatableProperty<Value: VectorArithmetic & Animatable>(_ type: Value.Type) =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatablePropertyMacro")

/// The check that `@Animatable` puts on a property: its type is neither, which is an error.
@attached(peer)
public macro _SwiftUIAnimatableProperty<Value>(_ type: Value.Type) =
  #externalMacro(module: "SwiftUIMacros", type: "UnanimatablePropertyMacro")

/// The check of a property whose initial value, a vector, gives its type.
@attached(peer)
public macro _SwiftUIAnimatableProperty<Value: VectorArithmetic>(value: Value) =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatablePropertyMacro")

/// The check of a property whose initial value, which has data of its own, gives its type.
@attached(peer)
public macro _SwiftUIAnimatableProperty<Value: Animatable>(value: Value) =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatablePropertyMacro")

/// The check of a property whose initial value, a vector that has data of its own, gives its type.
@attached(peer)
public macro _SwiftUIAnimatableProperty<Value: VectorArithmetic & Animatable>(value: Value) =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatablePropertyMacro")

/// The check of a property whose initial value is neither, which is an error.
@attached(peer)
public macro _SwiftUIAnimatableProperty<Value>(value: Value) =
  #externalMacro(module: "SwiftUIMacros", type: "UnanimatablePropertyMacro")

// MARK: - Entries

/// Makes a variable in an extension of `EnvironmentValues` or `Transaction` an entry of it; the initial value is what it
/// is where nothing sets it.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

// MARK: - Previews

/// Declares a preview: a scene with the given name and traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: _PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks a dynamic property that a preview declares in its body.
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

// MARK: - What generated data calls

/// The data of a member that is a vector: itself.
public func _animatableMember<Value: VectorArithmetic>(_ member: Value) -> Value { member }

/// The data of a member that has its own.
public func _animatableMember<Value: Animatable>(_ member: Value) -> Value.AnimatableData {
  member.animatableData
}

/// The data of a member that is a vector and has data of its own.
public func _animatableMember<Value: VectorArithmetic & Animatable>(
  _ member: Value
) -> Value.AnimatableData {
  member.animatableData
}

/// The data of a member that cannot animate: none; the check of the property reports it.
@_disfavoredOverload
public func _animatableMember<Value>(_ member: Value) -> EmptyAnimatableData {
  EmptyAnimatableData()
}

/// Sets a member that is a vector.
public func _setAnimatableMember<Value: VectorArithmetic>(_ member: inout Value, to data: Value) {
  member = data
}

/// Sets the data of a member that has its own.
public func _setAnimatableMember<Value: Animatable>(
  _ member: inout Value, to data: Value.AnimatableData
) {
  member.animatableData = data
}

/// Sets the data of a member that is a vector and has data of its own.
public func _setAnimatableMember<Value: VectorArithmetic & Animatable>(
  _ member: inout Value, to data: Value.AnimatableData
) {
  member.animatableData = data
}

/// Leaves a member that cannot animate as it is.
@_disfavoredOverload
public func _setAnimatableMember<Value>(_ member: inout Value, to data: EmptyAnimatableData) {}

/// The data behind an opaque type, known to be of the type of `example`.
public func _animatableData<Opaque, Data>(
  _ data: Opaque, like example: @autoclosure () -> Data
) -> Data {
  guard let data = data as? Data else {
    preconditionFailure(
      "The data \(data) has the type \(Opaque.self), not \(Data.self); set the data of a value of "
        + "the same type.")
  }
  return data
}
