public import Foundation
import ViewGraph

extension View {
  /// Limits the number of lines of text inside, or lifts the limit where it is nil.
  public func lineLimit(_ number: Int?) -> some View {
    lines(most: number, least: 0)
  }

  /// Gives text inside no fewer lines than a range has and no more.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(most: limit.upperBound, least: limit.lowerBound)
  }

  /// Gives text inside no fewer lines than a range begins with.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(most: nil, least: limit.lowerBound)
  }

  /// Gives text inside no more lines than a range ends with.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(most: limit.upperBound, least: 0)
  }

  /// Limits the number of lines of text inside, and keeps space for all of them if that is asked for.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(most: limit, least: reservesSpace ? limit : 0)
  }

  private func lines(most: Int?, least: Int) -> some View {
    environment(\.lineLimit, most).environment(\.leastLines, least)
  }

  /// Sets how lines of one text lie beside one another.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Adds points between the lines of text inside.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets where text inside is left out that does not fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets letters inside become smaller, down to a part of their size, rather than be left out.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets letters inside move together rather than be left out.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Makes letters inside all capitals or all small; nil leaves them as they are.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
