public import Foundation
import ViewGraph

/// A view that shows text, broken into lines where the width it is offered ends.
public struct Text: Sendable {
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

  /// An image in a line of text, as large as the text's font makes symbols.
  public init(_ image: Image) {
    var run = Run(string: TextAttachment.character)
    run.image = image
    runs = [run]
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
    TextNode(view, inputs: inputs)
  }
}

extension Text: Equatable {
  public static func == (first: Text, second: Text) -> Bool {
    first.runs == second.runs
  }
}
