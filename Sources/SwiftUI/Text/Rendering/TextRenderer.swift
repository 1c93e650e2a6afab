public import Foundation
public import Motion
import ViewGraph

/// Draws text in place of the library: all of it, with its lines already set.
///
/// Its animatable data are interpolated at the place of `textRenderer(_:)`, and it draws anew for each frame of a change.
public protocol TextRenderer: Animatable {
  /// Draws the text; the context's origin is the top left corner of the text's box.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size of the text's box for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far beyond the text's box drawing shows.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size a renderer may ask for.
public struct TextProxy {
  let measure: @MainActor (ProposedViewSize) -> CGSize

  /// The size of the text's box for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let measure = self.measure
    return onMainActor { measure(proposal) }
  }
}

/// What a renderer can find again in the runs of a text.
public protocol TextAttribute {}

extension Text {
  /// Marks the text for renderers.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    changed { $0.attributes[T.self] = $0.attributes[T.self] ?? value }
  }
}

/// The marks of a run, by their types.
struct TextAttributes: @unchecked Sendable {
  // Whoever wrote them down gave them to a text, which any thread may look at.
  private var values: [(type: ObjectIdentifier, value: any TextAttribute)] = []

  subscript<T: TextAttribute>(type: T.Type) -> T? {
    get { values.first { $0.type == ObjectIdentifier(type) }?.value as? T }
    set {
      values.removeAll { $0.type == ObjectIdentifier(type) }
      if let newValue { values.append((ObjectIdentifier(type), newValue)) }
    }
  }
}

extension TextAttributes: Equatable {
  static func == (first: Self, second: Self) -> Bool {
    guard first.values.count == second.values.count else { return false }
    for (one, other) in zip(first.values, second.values) {
      guard one.type == other.type, isSame(one.value, as: other.value) else { return false }
    }
    return true
  }

  private static func isSame(_ one: any TextAttribute, as other: any TextAttribute) -> Bool {
    func same<T: TextAttribute>(_ one: T) -> Bool {
      guard let other = other as? T else { return false }
      return ValueComparison.areEqual(one, other)
    }
    return same(one)
  }
}
