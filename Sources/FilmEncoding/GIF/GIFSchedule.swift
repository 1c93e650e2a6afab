/// Says which pictures of a film a GIF shows, and for how many hundredths of a second.
///
/// Ends are rounded, not lengths, so the whole is as long as the film. Programs that show GIFs take
/// a time under two hundredths for a tenth; a picture that would have so little is passed over, and
/// the one before stays until the next.
struct GIFSchedule<Picture> {
  private let timebase: FilmTimebase
  /// The picture before, held back as the last one may need some of its time.
  private var held: (picture: Picture, hundredths: Int64)?
  /// The picture that is shown now, from a hundredth on.
  private var shown: (picture: Picture, start: Int64)?
  /// The last picture that was passed over since then.
  private var passed: Picture?
  private var units: Int64 = 0
  /// Pictures that were passed over for good.
  private(set) var passedCount = 0

  /// The least time that programs keep to.
  private static var least: Int64 { 2 }

  init(_ timebase: FilmTimebase) { self.timebase = timebase }

  /// Takes the next picture; gives an earlier one where its time is certain.
  mutating func add(_ picture: Picture, units: Int64) -> (Picture, hundredths: Int64)? {
    let start = timebase.parts(self.units, perSecond: 100)
    self.units += units
    guard let shown else {
      self.shown = (picture, start)
      return nil
    }
    guard start - shown.start >= Self.least else {
      if passed != nil { passedCount += 1 }
      passed = picture
      return nil
    }
    if passed != nil { passedCount += 1 }
    passed = nil
    self.shown = (picture, start)
    defer { held = (shown.picture, start - shown.start) }
    return held.map { ($0.picture, $0.hundredths) }
  }

  /// The pictures that are left: the film ends with its last one.
  mutating func finish() -> [(Picture, hundredths: Int64)] {
    guard let shown else { return [] }
    let rest = timebase.parts(units, perSecond: 100) - shown.start
    var last: [(Picture, hundredths: Int64)] = [(shown.picture, rest)]
    if let passed {
      if rest >= 2 * Self.least {
        last = [(shown.picture, Self.least), (passed, rest - Self.least)]
      } else {
        passedCount += 1
        last = [(passed, rest)]
      }
    }
    if let held {
      let missing = max(0, Self.least - last[0].hundredths)
      if held.hundredths - missing >= Self.least {
        last[0].hundredths += missing
        last.insert((held.picture, held.hundredths - missing), at: 0)
      } else {
        passedCount += 1
        last[0].hundredths += held.hundredths
      }
    }
    (self.shown, passed, self.held) = (nil, nil, nil)
    return last
  }
}
