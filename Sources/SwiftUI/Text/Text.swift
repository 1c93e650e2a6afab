public import Foundation
import ViewGraph

/// A view that shows a line of text.
///
/// Line ends in the text begin new lines; longer lines are not broken yet.
public struct Text: Sendable {
  /// A stretch of text that looks the same throughout; nil where the surroundings decide.
  struct Run: Sendable {
    var string: String
    var font: Font?
    var weight: Font.Weight??
    var isItalic: Bool?
    var isBold: Bool?
    var hasMonospacedDigits = false
    var tracking: CGFloat?
    var style: AnyShapeStyle?
  }

  let runs: [Run]

  init(runs: [Run]) { self.runs = runs }

  /// Text that is shown as it is.
  public init(verbatim content: String) { runs = [Run(string: content)] }

  /// Text that is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  /// Text from a literal, whose interpolated values are formatted.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    runs = key.runs
  }

  /// A value in a format of Foundation's, in American English.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: LocalizedStringKey.string(input, format: format))
  }

  /// One text after another on the same line, each with its own looks.
  public static func + (first: Text, second: Text) -> Text {
    Text(runs: first.runs + second.runs)
  }
}

extension Text: PrimitiveView {
  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    LeafNode(view, inputs: inputs) { node in
      TextElement(node: node, text: view)
    } update: { element, view in
      element.update(view)
    }
  }
}

extension Text: Equatable {
  public static func == (first: Text, second: Text) -> Bool {
    first.runs == second.runs
  }
}

extension Text.Run: Equatable {
  static func == (first: Self, second: Self) -> Bool {
    first.string == second.string && first.font == second.font && first.weight == second.weight
      && first.isItalic == second.isItalic && first.isBold == second.isBold
      && first.hasMonospacedDigits == second.hasMonospacedDigits
      && first.tracking == second.tracking
      && isSameStyle(first.style, second.style)
  }

  private static func isSameStyle(_ first: AnyShapeStyle?, _ second: AnyShapeStyle?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.isSame(as: second)
  }
}
