import DrawingModel

extension GraphicsContext {
  /// How what is drawn is combined with what was drawn before.
  ///
  /// Formulas are those of PDF and of Porter and Duff. `sourceIn`, `sourceOut`, `destinationIn` and
  /// `destinationAtop` change everything inside the clips, also where nothing is drawn.
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static var normal: Self { Self(rawValue: 0) }
    public static var multiply: Self { Self(rawValue: 1) }
    public static var screen: Self { Self(rawValue: 2) }
    public static var overlay: Self { Self(rawValue: 3) }
    public static var darken: Self { Self(rawValue: 4) }
    public static var lighten: Self { Self(rawValue: 5) }
    public static var colorDodge: Self { Self(rawValue: 6) }
    public static var colorBurn: Self { Self(rawValue: 7) }
    public static var softLight: Self { Self(rawValue: 8) }
    public static var hardLight: Self { Self(rawValue: 9) }
    public static var difference: Self { Self(rawValue: 10) }
    public static var exclusion: Self { Self(rawValue: 11) }
    public static var hue: Self { Self(rawValue: 12) }
    public static var saturation: Self { Self(rawValue: 13) }
    public static var color: Self { Self(rawValue: 14) }
    public static var luminosity: Self { Self(rawValue: 15) }
    /// Takes away what was drawn before.
    public static var clear: Self { Self(rawValue: 16) }
    /// Replaces what was drawn before.
    public static var copy: Self { Self(rawValue: 17) }
    public static var sourceIn: Self { Self(rawValue: 18) }
    public static var sourceOut: Self { Self(rawValue: 19) }
    public static var sourceAtop: Self { Self(rawValue: 20) }
    public static var destinationOver: Self { Self(rawValue: 21) }
    public static var destinationIn: Self { Self(rawValue: 22) }
    public static var destinationOut: Self { Self(rawValue: 23) }
    public static var destinationAtop: Self { Self(rawValue: 24) }
    public static var xor: Self { Self(rawValue: 25) }
    public static var plusDarker: Self { Self(rawValue: 26) }
    public static var plusLighter: Self { Self(rawValue: 27) }

    /// Operations in the order of raw values; nil for the three that are none by themselves.
    private static let operations: [BlendOperation?] = [
      nil, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, nil, nil,
      .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
      .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]

    /// `items` as one picture that is blended with what lies behind it.
    func applied(to items: [DisplayItem]) -> [DisplayItem] {
      func blended(_ operation: BlendOperation, _ items: [DisplayItem]) -> [DisplayItem] {
        [.pushEffect(.blend(operation))] + items + [.pop]
      }
      switch self {
      case .clear: return blended(.destinationOut, items.map(\.covering))
      case .copy:
        return blended(.destinationOut, items.map(\.covering)) + blended(.plusLighter, items)
      default:
        guard Self.operations.indices.contains(Int(rawValue)),
          let operation = Self.operations[Int(rawValue)]
        else { return items }
        return blended(operation, items)
      }
    }
  }
}

extension DisplayItem {
  /// The item with everything opaque that it paints.
  fileprivate var covering: DisplayItem {
    switch self {
    case .fill(let path, _, let evenOdd): .fill(path, .color(.black), evenOdd: evenOdd)
    case .stroke(let path, _, let style): .stroke(path, .color(.black), style)
    case .pushLayer: .pushLayer(opacity: 1)
    default: self
    }
  }
}
