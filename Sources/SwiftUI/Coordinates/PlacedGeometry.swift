import Foundation
import Geometry
import ViewGraph

/// Size and place of one view, as the last layout pass has them, with who has read what of it.
///
/// Code that is evaluated and reads something is evaluated again, in a further pass of the same update, when layout has
/// made that another.
@MainActor final class PlacedGeometry {
  private weak var host: SceneHost?
  /// The frame in the space that the view was placed in.
  private(set) var frame = CGRect.zero
  /// What lay around the view when it was placed; nil before.
  private(set) var surroundings: Surroundings?
  private var reads: [Read] = []

  private struct Read {
    let question: GeometryQuestion
    let answer: [CGFloat]
    weak var reader: (any GraphReader)?
  }

  init(in host: SceneHost) { self.host = host }

  /// Takes the frame that a layout pass gives the view.
  func set(origin: CGPoint, size: CGSize) {
    frame = CGRect(origin: origin, size: size)
    surroundings = host?.surroundings
  }

  var isPlaced: Bool { surroundings != nil }

  // MARK: Reading

  /// The answer as of the last layout pass; code that is being evaluated is told when it changes.
  func ask(_ question: GeometryQuestion) -> [CGFloat] {
    let answer = question.answer(by: self)
    if let reader = GraphReads.reader, GraphReads.isEvaluating { note(question, answer, reader) }
    return answer
  }

  private func note(
    _ question: GeometryQuestion, _ answer: [CGFloat], _ reader: any GraphReader
  ) {
    let isKnown = reads.contains {
      $0.reader === reader && $0.question == question && $0.answer == answer
    }
    if isKnown { return }
    if reads.isEmpty { host?.readGeometry.add(self) }
    reads.append(Read(question: question, answer: answer, reader: reader))
  }

  /// Whether anybody is to be told of changes.
  var hasReaders: Bool { !reads.isEmpty }

  /// Readers whose answers are others now; they are forgotten, and noted again when they ask again.
  func takeOutdatedReaders() -> [any GraphReader] {
    reads.removeAll { $0.reader == nil }
    guard !reads.isEmpty else { return [] }
    let outdated = reads.filter { $0.question.answer(by: self) != $0.answer }
    guard !outdated.isEmpty else { return [] }
    let readers = outdated.compactMap(\.reader)
    reads.removeAll { read in readers.contains { $0 === read.reader } }
    return readers
  }

  /// Whether an answer that somebody has read is another now.
  var isOutdated: Bool {
    reads.contains { $0.reader != nil && $0.question.answer(by: self) != $0.answer }
  }
}

/// Something that can be asked about the geometry of a view.
enum GeometryQuestion: Equatable {
  case size
  case safeAreaInsets
  case frame(CoordinateSpace)
  case bounds(of: AnyHashable)
  /// A rectangle in the coordinates of another view, in those of this one.
  case rect(CGRect, in: PlacedGeometry)

  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.size, .size), (.safeAreaInsets, .safeAreaInsets): true
    case (.frame(let a), .frame(let b)): a == b
    case (.bounds(let a), .bounds(let b)): a == b
    case (.rect(let a, let first), .rect(let b, let second)): a == b && first === second
    default: false
    }
  }

  /// The numbers of the answer; none where there is no answer.
  @MainActor func answer(by geometry: PlacedGeometry) -> [CGFloat] {
    switch self {
    case .size: [geometry.frame.width, geometry.frame.height]
    case .safeAreaInsets: geometry.safeAreaInsets.numbers
    case .frame(let space): geometry.rect(in: space).numbers
    case .bounds(let name): geometry.bounds(ofSpaceNamed: name)?.numbers ?? []
    case .rect(let rect, let other): geometry.localRect(of: rect, in: other).numbers
    }
  }
}

extension PlacedGeometry {
  fileprivate func rect(in space: CoordinateSpace) -> CGRect {
    guard let surroundings else { return .zero }
    switch space {
    case .local: return CGRect(origin: .zero, size: frame.size)
    case .global: return surroundings.space.map(to: nil).bounds(of: frame)
    case .named(let name):
      guard let place = surroundings.place(named: name) else { return rect(in: .global) }
      return surroundings.space.map(to: place.space).bounds(of: frame)
        .offsetBy(dx: -place.frame.minX, dy: -place.frame.minY)
    }
  }

  fileprivate func bounds(ofSpaceNamed name: AnyHashable) -> CGRect? {
    guard let surroundings, let place = surroundings.place(named: name) else { return nil }
    return place.space.map(toAny: surroundings.space).bounds(of: place.frame)
      .offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  fileprivate func localRect(of rect: CGRect, in other: PlacedGeometry) -> CGRect {
    guard let space = surroundings?.space, let theirs = other.surroundings?.space else {
      return .zero
    }
    let placed = rect.offsetBy(dx: other.frame.minX, dy: other.frame.minY)
    return theirs.map(toAny: space).bounds(of: placed)
      .offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  fileprivate var safeAreaInsets: EdgeInsets {
    surroundings?.safeArea?.insets(around: frame) ?? EdgeInsets()
  }
}

extension CGRect {
  var numbers: [CGFloat] { [minX, minY, width, height] }

  /// The rectangle of four numbers; nil for any other number of them.
  init?(numbers: [CGFloat]) {
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension EdgeInsets {
  var numbers: [CGFloat] { [top, leading, bottom, trailing] }
}
