internal import DrawingModel

/// What of a display list needs to know the pixels behind it, and so cannot be drawn as shapes.
struct BackdropPlan {
  let items: [DisplayItem]
  /// For each item that opens a level the index of its end.
  let ends: [Int: Int]

  init(_ items: [DisplayItem]) {
    self.items = items
    var open: [Int] = []
    var ends: [Int: Int] = [:]
    for (index, item) in items.enumerated() {
      if item.opensLevel {
        open.append(index)
      } else if item == .pop, let level = open.popLast() {
        ends[level] = index
      }
    }
    self.ends = ends
  }

  /// What is inside of a level.
  func inside(_ index: Int) -> Range<Int> { index + 1..<(ends[index] ?? items.count) }

  /// Whether a layer must be composited as one picture: it has several items that may cover each other.
  func isGroup(_ index: Int) -> Bool {
    guard case .pushLayer(let opacity) = items[index], opacity < 1 else { return false }
    var painted = 0
    for item in items[inside(index)] {
      switch item {
      case .fill, .stroke, .pushEffect: painted += 1
      default: break
      }
    }
    return painted > 1
  }

  /// Levels of a range, the outermost ones, that blend with what lies behind them in the same picture.
  ///
  /// - Parameters:
  ///   - range: Items with balanced levels.
  ///   - masks: Whether masks of the range's own picture are left out, as they can be drawn.
  /// - Returns: The indices of the levels.
  func dependent(in range: Range<Int>, leavingOutMasks masks: Bool) -> [Int] {
    var result: [Int] = []
    var index = range.lowerBound
    var depth = 0
    while index < range.upperBound {
      switch items[index] {
      case .pushTransform, .pushClip, .pushAntialiasing: depth += 1
      case .pop: depth -= 1
      case .fill, .stroke: break
      case .pushLayer:
        if isGroup(index) {
          if seesThrough(inside(index)) { result.append(index) }
          index = ends[index] ?? index
        } else {
          depth += 1
        }
      case .pushEffect(let effect):
        if isDependent(index, effect, isMask: masks && depth == 0) { result.append(index) }
        index = ends[index] ?? index
      }
      index += 1
    }
    return result
  }

  private func isDependent(_ index: Int, _ effect: LayerEffect, isMask: Bool) -> Bool {
    switch effect {
    case .backdrop: return true
    case .projection: return false
    case .blend(.normal): return seesThrough(inside(index))
    case .blend(.destinationIn), .blend(.sourceIn): return !isMask || seesThrough(inside(index))
    case .blend: return true
    case .isolated, .blur, .shadow, .innerShadow, .color: return seesThrough(inside(index))
    }
  }

  /// Whether a range has frosted glass, which sees what lies behind all pictures around it.
  func seesThrough(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if case .pushEffect(let effect) = items[index] {
        if case .backdrop = effect { return true }
        // Nothing outside of a projection is seen from inside.
        if case .projection = effect { index = ends[index] ?? index }
      }
      index += 1
    }
    return false
  }
}
