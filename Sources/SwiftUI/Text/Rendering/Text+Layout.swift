public import Foundation
import Geometry

extension Text {
  /// A text set in lines, as a renderer gets it.
  public struct Layout {
    let placed: PlacedText

    /// Whether something was left out.
    public var isTruncated: Bool { placed.layout.isTruncated }

    /// How glyphs are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) { self.rawValue = rawValue }

      /// Glyphs lie where they are put, at any fraction of a pixel; they always do.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// The place of a character in a text.
    public struct CharacterIndex: Comparable, Hashable, Sendable {
      let value: Int

      public static func < (first: Self, second: Self) -> Bool { first.value < second.value }
    }

    /// Where a piece of text lies: on its baseline, with the font's own heights.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin: CGPoint
      /// The length along the baseline.
      public var width: CGFloat
      /// The height above the baseline.
      public var ascent: CGFloat
      /// The depth below the baseline.
      public var descent: CGFloat
      /// What lies between two lines beyond that.
      public var leading: CGFloat

      /// Bounds of nothing.
      public init() {
        (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0)
      }

      /// The box around.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }
  }
}

extension Text.Layout: RandomAccessCollection, Equatable {
  public var startIndex: Int { 0 }
  public var endIndex: Int { placed.lines.count }

  /// A line, from the top.
  public subscript(index: Int) -> Line { Line(placed: placed, number: index) }

  public static func == (first: Self, second: Self) -> Bool {
    first.placed.isSame(as: second.placed)
  }

  /// One line of text.
  public struct Line: RandomAccessCollection, Equatable {
    let placed: PlacedText
    let number: Int

    public var startIndex: Int { 0 }
    public var endIndex: Int { placed.lines[number].count }

    /// A run, from the left.
    public subscript(index: Int) -> Run {
      Run(placed: placed, number: placed.lines[number].lowerBound + index)
    }

    /// The left end of the baseline.
    public var origin: CGPoint { typographicBounds.origin }

    /// Where the line lies.
    public var typographicBounds: TypographicBounds {
      var bounds = TypographicBounds()
      bounds.origin = CGPoint(
        x: first?.typographicBounds.origin.x ?? 0, y: placed.layout.baselines[number])
      bounds.width = placed.layout.widths[number]
      for run in self {
        let inner = run.typographicBounds
        bounds.ascent = Swift.max(bounds.ascent, inner.ascent)
        bounds.descent = Swift.max(bounds.descent, inner.descent)
        bounds.leading = Swift.max(bounds.leading, inner.leading)
      }
      return bounds
    }

    public static func == (first: Self, second: Self) -> Bool {
      first.number == second.number && first.placed.isSame(as: second.placed)
    }
  }

  /// Text on a line that looks the same and runs one way.
  public struct Run: RandomAccessCollection, Equatable {
    let placed: PlacedText
    let number: Int

    public var startIndex: Int { 0 }
    public var endIndex: Int { placed.units[number].count }

    /// A character's glyphs, from the left.
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }

    /// Glyphs that lie side by side.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// Which way it runs.
    public var layoutDirection: LayoutDirection {
      placed.layout.stretches[number].level & 1 == 1 ? .rightToLeft : .leftToRight
    }

    /// Where the run lies.
    public var typographicBounds: TypographicBounds {
      self[startIndex..<endIndex].typographicBounds
    }

    /// The characters it stands for.
    public var characterIndices: [CharacterIndex] { self[startIndex..<endIndex].characterIndices }

    /// What the text was marked with.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      placed.layout.text.runs[placed.layout.stretches[number].run].attributes[key]
    }

    public static func == (first: Self, second: Self) -> Bool {
      first.number == second.number && first.placed.isSame(as: second.placed)
    }
  }

  /// Glyphs of a run that lie side by side.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run they are from.
    public var run: Run
    /// Which of its characters.
    public var indices: Range<Int>

    /// Takes glyphs from a run.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }

    /// One character's glyphs.
    public subscript(index: Int) -> RunSlice { run[index] }

    /// A part of them.
    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }

    /// Where they lie.
    public var typographicBounds: TypographicBounds {
      run.placed.bounds(ofUnits: indices, inRun: run.number)
    }

    /// The characters they stand for.
    public var characterIndices: [CharacterIndex] {
      run.placed.glyphs(ofUnits: indices, inRun: run.number)
        .map { CharacterIndex(value: run.placed.layout.glyphs[$0].place) }
        .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// What the text was marked with.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
  }
}
