import Foundation
import Geometry

/// One leaf of what is shown, as touches see it.
@MainActor private struct TouchLeaf {
  let element: Element
  /// Its frame as it is drawn now, around whatever turns or scales it.
  let bounds: CGRect
  /// The places with gestures at it and around it, from the outside in.
  let places: [_ViewNode]
  /// The innermost control that it is part of.
  let control: (any ControlPlace)?
  /// Whether a gesture of that control is at it or around it.
  let isHandle: Bool

  /// Whether it belongs to the label of a control, and touching it does nothing to that.
  var isLabel: Bool { !isHandle && element.node.isInControlLabel }

  /// What it is called, from its own text to the labels and identifiers around it, each with the place it belongs to.
  var names: [(name: String, owner: ObjectIdentifier)] {
    var names: [(String, ObjectIdentifier)] = []
    let texts = element.traceTexts.filter { $0.opacity > 0 }.map(\.string)
    if let text = texts.last { names.append((text, ObjectIdentifier(element))) }
    var node: _ViewNode? = element.node
    while let current = node {
      if isHandle, let control, current === control, !element.node.isInControlPart {
        for name in control.labelNames { names.append((name, ObjectIdentifier(control))) }
      }
      if let named = current as? any Labelled {
        for name in named.touchNames { names.append((name, ObjectIdentifier(current))) }
      }
      node = current.parent
    }
    return names
  }

  /// The place of the element or around it that has a name.
  func node(named name: String) -> _ViewNode? {
    let texts = element.traceTexts.filter { $0.opacity > 0 }.map(\.string)
    if texts.last == name { return element.node }
    var node: _ViewNode? = element.node
    while let current = node {
      if let named = current as? any Labelled, named.touchNames.contains(name) { return current }
      node = current.parent
    }
    return nil
  }

  var hasGesture: Bool { !places.isEmpty }

  /// Whether a touch that finds `hit` is meant for this leaf: for a gesture around it, or for its own place, where that
  /// is out of use.
  func isReached(by hit: Hit) -> Bool {
    if hit.places.contains(where: { element.node.lies(inside: $0.element.node) }) { return true }
    return places.last.map { hit.element.node.lies(inside: $0) } ?? false
  }
}

extension SceneHost {
  /// The foremost view under a point of the canvas.
  func hit(_ point: CGPoint) -> Hit? {
    for element in touchableElements {
      if let hit = element.hit(point) { return hit }
    }
    return nil
  }

  /// A point of the canvas in the coordinates that a gesture wants.
  func convert(_ point: CGPoint, to space: CoordinateSpace, of place: Hit.Place) -> CGPoint {
    switch space {
    case .global: return point
    case .local:
      let inside = place.toElementSpace(point)
      let frame = place.element.presentedFrame
      return CGPoint(x: inside.x - frame.minX, y: inside.y - frame.minY)
    // An unknown name means the canvas, as it does in a geometry reader.
    case .named(let name): return place.toSpace(named: name, point) ?? point
    }
  }

  /// Where on the canvas a target is to be touched now.
  ///
  /// Of several views of a name it is the first that a gesture is at or around, else the first. The view is touched in
  /// the middle, or in the middle of one of its parts where nothing of it is there.
  func point(of target: EventTarget) throws(SceneEventError) -> CGPoint {
    guard case .name(let name) = target else {
      guard case .point(let point) = target else { return .zero }
      return point
    }
    let leaves = touchLeaves
    let groups = Self.groups(named: name, in: leaves)
    let group =
      groups.first { $0.contains { $0.hasGesture && !$0.isLabel } }
      ?? groups.first { $0.contains(where: \.hasGesture) } ?? groups.first
    guard let group = group.map(Self.operable) else {
      throw .unknownTarget(name, at: graph.now, known: Self.names(of: leaves))
    }
    let whole = group.dropFirst().reduce(group[0].bounds) { $0.union($1.bounds) }
    let middles = ([whole] + group.map(\.bounds)).map { CGPoint(x: $0.midX, y: $0.midY) }
    for middle in middles {
      guard let hit = hit(middle) else { continue }
      if group.contains(where: { $0.isReached(by: hit) }) { return middle }
    }
    if group.contains(where: \.hasGesture), let other = hit(middles[0]) {
      throw .covered(name, at: graph.now, by: other.element.tracedNode.path)
    }
    return middles[0]
  }

  /// The middle of the first view of a name, as it is drawn now; nil where there is none.
  ///
  /// A view that nothing names goes by the end of its path in traces, such as `Circle` or `Lane/0/Circle`.
  package func middle(ofViewNamed name: String) -> CGPoint? {
    boxes(ofViewsNamed: name).first.map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  /// The boxes of all views of a name, as they are drawn now, in the order of the tree.
  ///
  /// A name is a label, a text, an identifier, or the end of the path of a view that nothing names.
  package func boxes(ofViewsNamed name: String) -> [CGRect] {
    let all = touchLeaves
    var groups = Self.groups(named: name, in: all)
    if groups.isEmpty {
      groups = all.filter { "/\($0.element.tracedNode.path)".hasSuffix("/" + name) }.map { [$0] }
    }
    return groups.map { leaves in
      leaves.dropFirst().reduce(leaves[0].bounds) { $0.union($1.bounds) }
    }
  }

  /// What each view is called, by its outermost name or else its type, each once, in the order of the tree.
  package var viewNames: [String] {
    var names: [String] = []
    for leaf in touchLeaves {
      let type = leaf.element.tracedNode.path.split(separator: "/").last.map(String.init)
      guard let name = leaf.names.last?.name ?? type, !names.contains(name) else { continue }
      names.append(name)
    }
    return names
  }

  /// The leaves of a name, those of one view together.
  private static func groups(named name: String, in leaves: [TouchLeaf]) -> [[TouchLeaf]] {
    var groups: [(owner: ObjectIdentifier, leaves: [TouchLeaf])] = []
    for leaf in leaves {
      guard let match = leaf.names.first(where: { $0.name == name }) else { continue }
      if let index = groups.firstIndex(where: { $0.owner == match.owner }) {
        groups[index].leaves.append(leaf)
      } else {
        groups.append((match.owner, [leaf]))
      }
    }
    return groups.map(\.leaves)
  }

  /// Texts that are shown now, in the order of the tree.
  package var shownTexts: [String] {
    touchLeaves.flatMap { $0.element.traceTexts.filter { $0.opacity > 0 }.map(\.string) }
  }

  /// The middle of the first view, in the order of the tree, that a gesture is at or around and that a touch there
  /// reaches; nil where nothing can be touched.
  package var firstTouchablePoint: CGPoint? {
    let leaves = touchLeaves.filter(\.hasGesture)
    // What operates a control comes before the label beside it.
    for leaf in leaves.filter({ !$0.isLabel }) + leaves.filter(\.isLabel) {
      let middle = CGPoint(x: leaf.bounds.midX, y: leaf.bounds.midY)
      if let hit = hit(middle), leaf.isReached(by: hit) { return middle }
    }
    return nil
  }

  /// Of leaves that are all part of one control those that operate it, where there are any.
  private static func operable(_ leaves: [TouchLeaf]) -> [TouchLeaf] {
    guard let control = leaves.first?.control,
      leaves.allSatisfy({ $0.control === control }), leaves.contains(where: \.isHandle)
    else { return leaves }
    return leaves.filter(\.isHandle)
  }

  /// The first place on the canvas with a name.
  func firstNode(named name: String) throws(SceneEventError) -> _ViewNode {
    let leaves = touchLeaves
    for leaf in leaves {
      if let node = leaf.node(named: name) { return node }
    }
    throw .unknownTarget(name, at: graph.now, known: Self.names(of: leaves))
  }

  /// Scroll views around what touches can reach.
  var reachableRegions: [ScrollRegion] {
    var regions: [ScrollRegion] = []
    for leaf in touchLeaves {
      var region = leaf.element.node.inputs.scroll
      while let current = region, !regions.contains(where: { $0 === current }) {
        regions.append(current)
        region = current.node.inputs.scroll
      }
    }
    return regions
  }

  /// What lies in scroll views, by the outermost name of each.
  var scrollableNames: [String] {
    var names: [String] = []
    for leaf in touchLeaves where leaf.element.node.inputs.scroll != nil {
      if let name = leaf.names.first?.name, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// What can be tapped, by the outermost name of each.
  private static func names(of leaves: [TouchLeaf]) -> [String] {
    var names: [String] = []
    for leaf in leaves where leaf.hasGesture {
      if let name = leaf.names.first?.name, !names.contains(name) { names.append(name) }
    }
    return names
  }

  private var touchLeaves: [TouchLeaf] {
    var leaves: [TouchLeaf] = []
    func visit(_ element: Element, _ barriers: [any SpaceChangingElement], _ places: [_ViewNode]) {
      if let barrier = element as? any TouchBarrier, barrier.isCovered { return }
      let places = element is any GesturePlace ? places + [element.node] : places
      let children = element.layoutChildren
      guard !children.isEmpty else {
        if let frame = element.leadingGeometry?.presented {
          let control = element.node.innermostControl
          leaves.append(
            TouchLeaf(
              element: element, bounds: Self.bounds(of: frame, inside: barriers),
              places: places, control: control,
              isHandle: control != nil
                && places.contains { $0.innermostControl === control }))
        }
        return
      }
      var inside = barriers
      if let barrier = element as? any SpaceChangingElement { inside.append(barrier) }
      for child in children { visit(child, inside, places) }
    }
    for element in touchableElements { visit(element, [], []) }
    return leaves
  }

  /// The smallest upright box on the canvas around a frame inside effects, the outermost first.
  private static func bounds(
    of frame: CGRect, inside barriers: [any SpaceChangingElement]
  ) -> CGRect {
    var bounds = frame
    for barrier in barriers.reversed() {
      let corners = [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
      ].map { barrier.toSurroundings($0) }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      bounds = CGRect(
        x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
    }
    return bounds
  }
}

extension _ViewNode {
  /// Whether this place is another one or lies below it.
  fileprivate func lies(inside place: _ViewNode) -> Bool {
    var node: _ViewNode? = self
    while let current = node {
      if current === place { return true }
      node = current.parent
    }
    return false
  }
}
