public import Foundation

extension AttributeScopes {
  /// Attributes of text that views show.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// Attributes of text that views show.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes

    /// The letters.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// What they are filled with.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// A line under them.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// A line through them.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// Points between them.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// Points between them, before kerning.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// What they mean beside the text around them.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }

    /// Points above their line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension Text {
  /// Text with attributes.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    let runs = attributedContent.runs.map { part in
      var run = Run(string: String(attributedContent[part.range].characters))
      run.font = part[Attributes.FontAttribute.self]
      run.style = part[Attributes.ForegroundColorAttribute.self].map { AnyShapeStyle($0) }
      run.underline = part[Attributes.UnderlineStyleAttribute.self].map { .some($0) }
      run.strikethrough = part[Attributes.StrikethroughStyleAttribute.self].map { .some($0) }
      run.kerning = part[Attributes.KerningAttribute.self]
      run.tracking = part[Attributes.TrackingAttribute.self]
      run.baselineOffset = part[Attributes.BaselineOffsetAttribute.self]
      let intent = part[Attributes.InlinePresentationIntentAttribute.self]
      if let intent {
        if intent.contains(.stronglyEmphasized) { run.isBold = true }
        if intent.contains(.emphasized) { run.isItalic = true }
        if intent.contains(.code) { run.isMonospaced = true }
        if intent.contains(.strikethrough) {
          run.strikethrough = run.strikethrough ?? .some(.single)
        }
      }
      if part[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil {
        run.style = run.style ?? AnyShapeStyle(TintShapeStyle())
        run.link = part[AttributeScopes.FoundationAttributes.LinkAttribute.self]
      }
      return run
    }
    self.init(runs: runs.isEmpty ? [Run(string: "")] : runs)
  }
}
