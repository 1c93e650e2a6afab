public import Foundation
import ViewGraph

/// A kind of glass.
public struct Glass: Equatable, Sendable {
  fileprivate enum Kind { case regular, clear, identity }
  fileprivate let kind: Kind
  fileprivate var color: Color?

  /// Glass that hides most of what lies behind.
  public static let regular = Glass(kind: .regular)
  /// Glass through which most is seen.
  public static let clear = Glass(kind: .clear)
  /// No glass.
  public static let identity = Glass(kind: .identity)

  /// This glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// This glass, which here never answers to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass where none is given: a capsule.
public struct DefaultGlassEffectShape: Shape {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// A plate of glass behind a view: a material with a bright edge.
private struct GlassPlate<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S

  func body(content: Content) -> some View {
    content.background {
      if glass.kind != .identity {
        shape.fill(glass.kind == .clear ? Material.ultraThin : .regular)
        if let color = glass.color { shape.fill(color.opacity(0.7)) }
        shape.stroke(Color.white.opacity(0.35), lineWidth: 0.5)
      }
    }
    .approximates("glassEffect")
  }
}

extension View {
  /// Puts a plate of glass behind this view.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassPlate(glass: glass, shape: shape))
  }

  /// Names the glass of this view, for glass that becomes another's; here each stays for itself.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Joins the glass of views of one name; here each stays for itself.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
}

/// Views with glass that flows together; here each stays for itself.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// A container of views with glass; `spacing` is where they would begin to flow together.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}
