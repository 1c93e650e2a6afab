public import Foundation
public import Geometry
import ViewGraph

/// A view that shows a picture or a symbol.
public struct Image: Sendable {
  /// Where the picture comes from.
  enum Source: Equatable, Sendable {
    case symbol(String, value: Double?)
    case asset(String)
    case drawn(DrawnImage)
  }

  /// How a picture fills a frame of another size.
  public enum ResizingMode: Hashable, Sendable {
    /// The picture is repeated.
    case tile
    /// The picture becomes larger or smaller.
    case stretch
  }

  /// How pixels come about where a picture is larger or smaller.
  public enum Interpolation: Hashable, Sendable {
    /// Each is the nearest pixel of the picture.
    case none
    /// A mixture of those around; all three are drawn alike.
    case low, medium, high
  }

  /// Whether a picture's own colours count.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only its opacity does; it is drawn in the foreground style.
    case template
    /// They do.
    case original
  }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// How a picture is turned before it is drawn.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  struct Resizing: Equatable, Sendable {
    var insets: EdgeInsets
    var mode: ResizingMode
  }

  let source: Source
  /// What the picture is for those who do not see it; nil where it is decoration.
  var label: String?
  var resizing: Resizing?
  var interpolation = Interpolation.medium
  var isAntialiased = true
  var templateMode: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode?

  init(source: Source, label: String?) {
    self.source = source
    self.label = label
  }

  /// A picture from the folder beside the scene.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(name), label: name)
  }

  /// A picture from the folder beside the scene, with words for those who do not see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .asset(name), label: label.runs.map(\.string).joined())
  }

  /// A picture from the folder beside the scene; the value has a meaning for symbols alone.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .asset(name), label: name)
  }

  /// A picture from the folder beside the scene; the value has a meaning for symbols alone.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(source: .asset(name), label: label.runs.map(\.string).joined())
  }

  /// A picture from the folder beside the scene that has no meaning of its own.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(name), label: nil)
  }

  /// A picture from the folder beside the scene that has no meaning of its own.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .asset(name), label: nil)
  }

  /// A picture from the folder beside the scene.
  public init(_ resource: ImageResource) { self.init(resource.name) }

  /// A symbol.
  public init(systemName: String) {
    self.init(source: .symbol(systemName, value: nil), label: systemName)
  }

  /// A symbol of which a share from 0 to 1 is strong; it is drawn as if all of it were.
  public init(systemName: String, variableValue: Double?) {
    self.init(source: .symbol(systemName, value: variableValue), label: systemName)
  }

  /// A picture of a size in points that a closure draws.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      source: .drawn(DrawnImage(size: size, draw: renderer)),
      label: label?.runs.map(\.string).joined())
  }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// Lets the image take the size that is proposed to it; what lies in the insets keeps its size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed { $0.resizing = Resizing(insets: capInsets, mode: resizingMode) }
  }

  /// Draws the image in its own colours, or in the foreground style; nil leaves it to the image.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.templateMode = renderingMode }
  }

  /// Sets how pixels come about where the picture is larger or smaller.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }

  /// Smooths the edges of the picture, or does not.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    changed { $0.isAntialiased = isAntialiased }
  }

  /// Sets the colours of a symbol's parts.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changed { $0.symbolMode = mode }
  }

  /// Has no effect: pictures have the ordinary range of brightness.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// How bright the brightest parts of a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
}

extension Image: Equatable {}

extension Image: PrimitiveView {
  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    LeafNode(view, inputs: inputs) { node in
      ImageElement(node: node, image: view)
    } update: { element, view in
      element.update(view)
    }
  }
}

/// A picture that a closure draws into.
struct DrawnImage: Equatable, @unchecked Sendable {
  let size: CGSize
  let draw: (inout GraphicsContext) -> Void

  /// Closures cannot be compared, so a new one counts as another picture.
  static func == (first: Self, second: Self) -> Bool { false }
}

/// A picture of an asset catalog by its name.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Names a picture.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of an asset catalog by its name.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Names a colour.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// A colour from the folder beside the scene.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}
