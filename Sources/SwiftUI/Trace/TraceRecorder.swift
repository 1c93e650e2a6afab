import Foundation
import ViewGraph
import VirtualTime

/// Records the attributes of a mounted scene that ever change, at the moments asked for; if wanted, all of them and the
/// views that are drawn.
///
/// An attribute becomes known when it changes for the first time. Until then it was what it was when it was made, which
/// is filled in for the moments before; so one run of a scene is enough.
@MainActor package final class TraceRecorder {
  private unowned let host: SceneHost
  private let recordsAll: Bool
  private var entries: [Entry] = []
  private var known: Set<Int> = []
  /// Attributes made since the last moment, where all are recorded.
  private var made: [Made] = []
  private var moments: [(time: VirtualInstant, texts: [TracedText], views: [TracedView]?)] = []

  private struct Made {
    weak var attribute: AnyAnimatedAttribute?
  }

  /// Begins to watch a host; before it is mounted, so that nothing is missed.
  ///
  /// - Parameters:
  ///   - host: Where to look.
  ///   - recordsAll: Whether what never changes is recorded too, and each view that is drawn.
  package init(_ host: SceneHost, recordsAll: Bool = false) {
    self.host = host
    self.recordsAll = recordsAll
    host.graph.attributeFirstChanged = { [unowned self] attribute in add(attribute) }
    if recordsAll {
      host.graph.attributeMade = { [unowned self] attribute in
        made.append(Made(attribute: attribute))
      }
    }
  }

  private func add(_ attribute: AnyAnimatedAttribute) {
    guard known.insert(attribute.serial).inserted else { return }
    entries.append(Entry(attribute, momentsBefore: moments.map(\.time)))
  }

  /// Records the host's current instant, whose frame has been made.
  package func record() {
    for attribute in made.compactMap(\.attribute) where Entry.isInTree(attribute) {
      // Data without numbers can never change.
      if !attribute.modelNumbers.isEmpty { add(attribute) }
    }
    made = []
    moments.append((host.graph.now, host.tracedTexts, recordsAll ? host.tracedViews : nil))
    for entry in entries { entry.record(moment: moments.count - 1, at: host.graph.now) }
  }

  /// What was recorded, in order; attributes of one view follow one another.
  package var recorded: [TracedMoment] {
    var order: [String: Int] = [:]
    for entry in entries {
      order[entry.view] = min(order[entry.view] ?? .max, entry.serial)
    }
    let sorted = entries.sorted { first, second in
      (order[first.view] ?? 0, first.serial) < (order[second.view] ?? 0, second.serial)
    }
    return moments.enumerated().map { index, moment in
      TracedMoment(
        time: moment.time, attributes: sorted.compactMap { $0.row(at: index, time: moment.time) },
        texts: moment.texts, views: moment.views)
    }
  }

  /// Hands over what was recorded since the last time and forgets it, so that memory does not grow with the moments.
  ///
  /// Only where all is recorded: then each attribute is known from its first moment on, and nothing is to be filled in
  /// later.
  package func take() -> [TracedMoment] {
    precondition(recordsAll, "a recorder of changes alone fills in earlier moments and keeps them")
    let taken = recorded
    moments = []
    entries.removeAll { $0.isGone }
    for entry in entries { entry.forget() }
    return taken
  }

  /// What runs now and has no end: attribute, owner, animation and where it was asked for.
  package static func endless(in host: SceneHost) -> [String] {
    phrases(host.graph.running.filter(\.isEndless))
  }

  /// What runs now, whether or not it has an end.
  package static func moving(in host: SceneHost) -> [String] { phrases(host.graph.running) }

  private static func phrases(_ attributes: [AnyAnimatedAttribute]) -> [String] {
    attributes.sorted { $0.serial < $1.serial }.map { attribute in
      let source = attribute.source.map { " from \($0)" } ?? ""
      let animation = attribute.animation?.shortText ?? ""
      let view = Entry.node(of: attribute)?.path ?? ""
      return "\(attribute.kind.name) of \(view): \(animation)\(source)"
    }
  }
}

/// One attribute with what was recorded of it.
@MainActor private final class Entry {
  private weak var attribute: AnyAnimatedAttribute?
  private let creation: VirtualInstant
  let serial: Int
  let view: String
  private var units: AttributeUnits
  private let resting: TracedAttribute
  /// Labels at the moments before the first change.
  private var restingLabels: [String?]
  private var rows: [Int: TracedAttribute] = [:]

  init(_ attribute: AnyAnimatedAttribute, momentsBefore: [VirtualInstant]) {
    self.attribute = attribute
    creation = attribute.creation
    serial = attribute.serial
    let numbers = attribute.modelNumbers
    units = AttributeUnits(attribute.kind, count: numbers.count)
    let node = Entry.node(of: attribute)
    view = node?.path ?? ""
    restingLabels = momentsBefore.map { node?.accessibilityName(at: $0) }
    var values = units.values(numbers)
    if let origin = (attribute.owner as? ElementGeometry)?.spaceOrigin.model {
      Self.move(&values, by: origin)
    }
    var type = view.split(separator: "/").last.map(String.init) ?? ""
    if case .data(let dataType) = attribute.kind.reading {
      type = TypeName.traced(dataType) ?? type
    }
    resting = TracedAttribute(
      view: view, label: nil, kind: attribute.kind.name, type: type,
      names: units.names,
      model: values, presented: values, velocity: values.map { _ in 0 })
  }

  /// Gives the frame of a view inside a geometry effect its place on the canvas.
  private static func move(_ numbers: inout [Double], by origin: CGPoint) {
    numbers[0] += origin.x
    numbers[1] += origin.y
  }

  /// The place of the view that an attribute belongs to; nil where that is gone.
  static func node(of attribute: AnyAnimatedAttribute) -> _ViewNode? {
    switch attribute.owner {
    case let element as Element: return element.tracedNode
    case let geometry as ElementGeometry: return geometry.element.tracedNode
    case let group as MatchedGroup: return group.source?.tracedNode
    default: break
    }
    // A modifier's own data belong to the view that it is applied to.
    var node = attribute.owner as? _ViewNode
    while let current = node, current.pathName == nil, let inner = current.childNodes.first {
      node = inner
    }
    return node
  }

  /// Whether the place that an attribute belongs to is still in the tree, be it on its way out.
  static func isInTree(_ attribute: AnyAnimatedAttribute) -> Bool {
    switch attribute.owner {
    case let element as Element: isInTree(element)
    case let geometry as ElementGeometry: !geometry.isRemoved && isInTree(geometry.element)
    case let node as _ViewNode: node.isAlive
    default: attribute.owner != nil
    }
  }

  private static func isInTree(_ element: Element) -> Bool {
    !element.isRemoved && element.node.isAlive
  }

  func record(moment: Int, at instant: VirtualInstant) {
    guard let attribute, Self.isInTree(attribute) else { return }
    var row = resting
    let presented = attribute.presentedNumbers
    if presented.count != units.names.count {
      // A vector that grew or shrank, as that of a gradient with other stops.
      units = AttributeUnits(attribute.kind, count: presented.count)
    }
    func fitting(_ numbers: [Double]) -> [Double] {
      (0..<presented.count).map { $0 < numbers.count ? numbers[$0] : 0 }
    }
    row.label = Self.node(of: attribute)?.accessibilityName(at: instant)
    row.names = units.names
    row.model = units.values(fitting(attribute.modelNumbers))
    row.presented = units.values(presented)
    row.velocity = units.rates(fitting(attribute.velocityNumbers), of: presented)
    if let origin = (attribute.owner as? ElementGeometry)?.spaceOrigin {
      Self.move(&row.model, by: origin.model)
      Self.move(&row.presented, by: origin.presented)
      Self.move(&row.velocity, by: origin.velocity)
    }
    row.animation = attribute.animation?.shortText
    row.source = attribute.source?.description
    rows[moment] = row
  }

  /// Whether nothing will be recorded any more.
  var isGone: Bool { attribute == nil }

  /// Begins again to count moments.
  func forget() {
    rows = [:]
    restingLabels = []
  }

  /// The attribute at a moment; nil where it does not exist.
  func row(at moment: Int, time: VirtualInstant) -> TracedAttribute? {
    guard moment < restingLabels.count else { return rows[moment] }
    guard creation <= time else { return nil }
    var row = resting
    row.label = restingLabels[moment]
    return row
  }
}
