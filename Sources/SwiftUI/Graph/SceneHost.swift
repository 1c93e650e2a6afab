package import DrawingModel
package import Foundation
package import Geometry
package import ViewGraph
package import VirtualTime

/// One mounted scene: its tree, its layout, and the display list of the instant.
@MainActor package final class SceneHost {
  package let graph: GraphHost
  /// The canvas in points; known from the first layout on where the scene decides it.
  package private(set) var size: CGSize
  package let scale: Double
  /// What the canvas keeps clear along its edges; nothing unless a size is given with it.
  package var safeAreaInsets = EdgeInsets() {
    didSet { if root != nil { graph.setNeedsLayout() } }
  }
  /// What lies under the scene; nil for nothing.
  package var background: PaintColor? { list.background }
  /// Whether what lies under the scene follows its appearance: white in light and black in dark.
  private let adaptsBackground: Bool
  /// The appearance that views ask for.
  let colorSchemes = ColorSchemePreferences()
  private var rootEnvironment = EnvironmentValues()
  /// The fonts that text is set in.
  let fonts: any FontSource
  /// Where pictures and colours that the scene names come from; nil where it has no folder.
  package var assets: (any AssetSource)?
  /// Whether a transition has put a renderer of text around something, so that texts look for it.
  var offersTextRendering = false
  /// The outlines of symbols.
  private(set) lazy var symbols = SymbolLibrary(fonts: fonts) { [unowned self] fault in
    graph.report(fault)
  }
  /// What is in the tree that only resembles Apple's.
  package let approximations = Approximations()
  /// Why the scene cannot be shown as it is; nil while it can.
  package private(set) var failure: (any Error)?
  /// Evaluations of bodies so far.
  package internal(set) var bodyCount = 0

  /// Sizes that elements have worked out so far.
  package internal(set) var measureCount = 0

  /// Runs a body so that tasks it starts run at once, up to their first suspension.
  let runImmediately: (() -> Void) -> Void

  private(set) var root: _ViewNode?
  /// What lies over the whole scene, the foremost last.
  var layers: [CanvasLayer] = []
  private var list: DisplayList
  private var needsRebuild = true
  /// Whether the canvas still has to take the scene's size.
  private var fitsContent: Bool
  private var changedElements: [Element] = []
  /// Places that the present turn has taken out of the tree; code that runs in it may still reach them.
  private var removedNodes: [_ViewNode] = []
  /// Places that follow time from frame to frame.
  package let clock: FrameClock
  /// The calendar's time at virtual time 0, in seconds since 2001.
  private let epoch: Double

  /// What lies around the elements that are being placed.
  private(set) var surroundings = Surroundings(space: PlacementSpace())
  /// Geometry that was read, and who has to hear when it is another.
  private(set) lazy var readGeometry = GeometryTracker(graph: graph)
  /// Who listens to preferences.
  private(set) lazy var preferences = PreferenceTracker()
  /// Scroll views in the tree, in the order in which they came.
  package internal(set) var scrollRegions: [ScrollRegion] = []
  /// Where the space that elements are being placed in begins on the canvas.
  var placementSpace = CGPoint.zero
  /// The barrier that has this space; nil for the canvas.
  var placementBarrier: ElementGeometry?
  /// Whether what is being placed is on its way out.
  private(set) var isPlacingLeaving = false
  private var roundsToPixels = true
  /// How far movements that change from frame to frame have moved what is being placed, inside its space.
  private(set) var movement = CGPoint.zero
  private(set) lazy var matches = MatchedGroups(of: self)
  /// Follows the fingers on the canvas.
  private(set) lazy var arena = GestureArena(of: self)
  /// Which text field has the focus.
  let textFocus = TextFocus()
  private var namespaceCount = 0
  private var numberCount = 0

  /// Makes a host without a scene.
  ///
  /// - Parameters:
  ///   - session: The clock and queue of the scene.
  ///   - size: The canvas in points; nil for the size the scene takes when nothing is proposed to it.
  ///   - scale: Pixels per point.
  ///   - background: What lies under the scene; nil for nothing.
  ///   - adaptsBackground: Whether it is black instead while the scene is dark.
  ///   - fonts: The fonts that text is set in.
  package init(
    session: VirtualTimeSession, size: CGSize?, scale: Double, background: PaintColor?,
    adaptsBackground: Bool = false, fonts: any FontSource
  ) {
    graph = GraphHost(queue: session.queue)
    clock = FrameClock(graph: graph)
    epoch = session.epoch - Date.timeIntervalBetween1970AndReferenceDate
    runImmediately = { session.runImmediately($0) }
    fitsContent = size == nil
    let size = size ?? .zero
    self.size = size
    self.scale = scale
    self.adaptsBackground = adaptsBackground
    self.fonts = fonts
    list = DisplayList(size: size, scale: scale, background: background, items: [])
  }

  /// Makes the tree, lays it out, and runs what happens on appearance, up to the first frame.
  package func mount<Root: View>(_ view: Root, environment: EnvironmentValues) {
    graph.prepareUpdates = { [unowned self] in
      clock.evaluateForUpdate()
      placeMatches(mode: .acting)
    }
    graph.performLayout = { [unowned self] in layOut() }
    graph.evaluationSettled = { [unowned self] in preferences.settle() }
    graph.layoutSettled = { [unowned self] in readGeometry.announceChanges() }
    rootEnvironment = environment
    rootEnvironment.namedColors = NamedColors { [unowned self] name, isDark in
      do throws(AssetError) {
        guard let assets else {
          throw .missing(kind: "colour", name: name, folder: nil, known: [])
        }
        return try assets.color(named: name, isDark: isDark)
      } catch {
        graph.report("\(error); nothing is drawn for it")
        return nil
      }
    }
    colorSchemes.changed = { [unowned self] in
      graph.addContinuation { [unowned self] in takeColorScheme() }
    }
    takeBackground(rootEnvironment.colorScheme)
    graph.evaluate(under: Transaction()) {
      let inputs = _ViewInputs(
        host: self, parent: nil, environment: rootEnvironment, scope: nil, stackAxis: nil)
      root = RootNode(view, inputs: inputs)
      graph.setNeedsLayout()
    }
    endTurn()
  }

  /// Shows the scene in the appearance that its views ask for.
  private func takeColorScheme() {
    var environment = rootEnvironment
    if let scheme = colorSchemes.scheme { environment.colorScheme = scheme }
    takeBackground(environment.colorScheme)
    root?.refresh(environment: environment)
  }

  private func takeBackground(_ scheme: ColorScheme) {
    if adaptsBackground { list.background = scheme == .dark ? .black : .white }
  }

  /// Shows the scene in another appearance of the system's, where its views ask for none.
  func take(_ scheme: ColorScheme) {
    rootEnvironment.colorScheme = scheme
    graph.evaluate(under: Transaction()) { takeColorScheme() }
  }

  /// Makes the canvas another size.
  func resize(to newSize: CGSize) {
    guard newSize != size else { return }
    fitsContent = false
    size = newSize
    list.size = newSize
    graph.setNeedsLayout()
    needsRebuild = true
  }

  /// Takes the tree down and forgets everything that is part of it; the host shows nothing from now on.
  package func unmount() {
    root?.remove()
    root = nil
    layers = []
    scrollRegions = []
    changedElements = []
    arena.forget()
    matches.forget()
    preferences.forget()
    graph.forget()
    removedNodes = []
  }

  /// Everything that is part of the tree now, the places before what they have made.
  package var parts: [AnyObject] {
    func parts(of node: _ViewNode) -> [AnyObject] {
      [node] + node.ownElements + node.childNodes.flatMap { parts(of: $0) }
    }
    return root.map { parts(of: $0) } ?? []
  }

  /// Keeps a place that has been taken out of the tree until the turn is over.
  func keepUntilTurnEnds(_ node: _ViewNode) { removedNodes.append(node) }

  /// Ends a turn: applies what it has written, then lets go of the places that this has taken out of the tree.
  package func endTurn() {
    graph.endTurn()
    guard !removedNodes.isEmpty else { return }
    changedElements.removeAll { element in
      if element.node.isAlive { return false }
      element.isMarkedForRedraw = false
      return true
    }
    // What goes with them may be the scene's own, whose end may remove and write something again.
    let removed = removedNodes
    removedNodes = []
    withExtendedLifetime(removed) {}
  }

  /// The size of the canvas without what is kept clear along its edges.
  var clearSize: CGSize {
    CGRect(origin: .zero, size: size).outset(by: safeAreaInsets.negated).size
  }

  /// Notes why the scene cannot be shown as it is; the first reason stands.
  func fail(_ error: any Error) { failure = failure ?? error }

  // MARK: - Layout

  private func layOut() {
    guard let root else { return }
    for element in root.elements {
      element.beginLayout()
      if fitsContent { fit(element.size(in: .unspecified)) }
      let canvas = CGRect(origin: .zero, size: size)
      let clear = canvas.outset(by: safeAreaInsets.negated)
      let proposal = ProposedViewSize(clear.size)
      let fitted = element.size(in: proposal)
      surroundings.safeArea = SafeArea(whole: canvas, clear: clear)
      element.place(
        at: CGPoint(
          x: clear.minX + (clear.width - fitted.width) / 2,
          y: clear.minY + (clear.height - fitted.height) / 2),
        in: proposal)
    }
    let canvas = CGRect(origin: .zero, size: size)
    let clear = canvas.outset(by: safeAreaInsets.negated)
    for layer in layers {
      surroundings.safeArea = SafeArea(whole: canvas, clear: clear)
      layer.layOut(canvas, clear: clear)
    }
    matches.resolve()
    needsRebuild = true
  }

  /// Makes the canvas as large as the scene, in whole pixels and at least one.
  private func fit(_ content: CGSize) {
    fitsContent = false
    func whole(_ length: CGFloat) -> CGFloat { max(1, (length * scale).rounded(.up)) / scale }
    size = CGSize(width: whole(content.width), height: whole(content.height))
    list.size = size
  }

  /// Places what is on its way out.
  func placingLeaving(_ body: () -> Void) {
    let outer = isPlacingLeaving
    isPlacingLeaving = true
    defer { isPlacingLeaving = outer }
    body()
  }

  /// Places in the space of a barrier, which begins at `origin` of the one around it; `space` maps its coordinates to
  /// that one's, where they are more than moved.
  func placing(
    inSpaceAt origin: CGPoint, of barrier: ElementGeometry, space: PlacementSpace? = nil,
    _ body: () -> Void
  ) {
    let outer = (placementSpace, placementBarrier, movement)
    placementSpace = CGPoint(x: outer.0.x + origin.x, y: outer.0.y + origin.y)
    placementBarrier = barrier
    movement = .zero
    defer { (placementSpace, placementBarrier, movement) = outer }
    let space =
      space
      ?? PlacementSpace(inside: surroundings.space) {
        ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y))
      }
    placing(in: surroundings.inside(space, at: origin), body)
  }

  /// Places with other surroundings.
  func placing(in inner: Surroundings, _ body: () -> Void) {
    let outer = surroundings
    surroundings = inner
    defer { surroundings = outer }
    body()
  }

  /// Places what an animation moves from frame to frame: that is not rounded to pixels, as the frames of leaves on
  /// their way are not.
  func placing(movedBy distance: CGPoint, _ body: () -> Void) {
    let outer = movement
    movement = CGPoint(x: outer.x + distance.x, y: outer.y + distance.y)
    defer { movement = outer }
    body()
  }

  /// Places without rounding to pixels: for places that change from frame to frame.
  func withoutRounding(_ isMoving: Bool, _ body: () -> Void) {
    let outer = roundsToPixels
    if isMoving { roundsToPixels = false }
    defer { roundsToPixels = outer }
    body()
  }

  func makeNamespace() -> Namespace.ID {
    namespaceCount += 1
    return Namespace.ID(number: namespaceCount)
  }

  /// A number that nothing else in the scene has.
  func makeNumber() -> Int {
    numberCount += 1
    return numberCount
  }

  // MARK: - Frames

  func setNeedsDisplayListRebuild() { needsRebuild = true }

  /// An element draws something else than at the last frame.
  func setNeedsRedraw(_ element: Element) {
    // A symbol has no items of its own in the list.
    if let canvas = element.node.inputs.canvas { return canvas.symbolChanged() }
    guard !element.isMarkedForRedraw else { return }
    element.isMarkedForRedraw = true
    changedElements.append(element)
  }

  /// The calendar's time at `instant`.
  func date(at instant: VirtualInstant) -> Date {
    Date(timeIntervalSinceReferenceDate: epoch + instant.seconds)
  }

  /// When the calendar shows `date`.
  func instant(of date: Date) -> VirtualInstant {
    VirtualInstant(seconds: date.timeIntervalSinceReferenceDate - epoch)
  }

  /// Brings what follows time up to the queue's current time, as a frame would.
  package func followTime() { clock.evaluateForDrawing() }

  /// The frame at the queue's current time.
  package func frame() -> DisplayList {
    clock.evaluateForDrawing()
    placeMatches(mode: .drawing)
    graph.announceRunningAttributes()
    for element in changedElements {
      element.isMarkedForRedraw = false
      if !needsRebuild, !element.redraw(in: &list.items) { needsRebuild = true }
    }
    changedElements = []
    if needsRebuild { rebuild() }
    return list
  }

  /// Places views that match one another where their groups are now.
  private func placeMatches(mode: GraphHost.EvaluationMode) {
    let groups = matches.groupsToPlace
    guard !groups.isEmpty else { return }
    graph.evaluate(under: Transaction(), mode: mode) {
      for group in groups { group.place() }
    }
  }

  private func rebuild() {
    needsRebuild = false
    list.items.removeAll(keepingCapacity: true)
    for element in root?.elements ?? [] { element.draw(into: &list.items) }
    for layer in layers { layer.draw(into: &list.items) }
  }

  /// Rounds a length up to whole pixels.
  func roundedUpToPixel(_ length: CGFloat) -> CGFloat {
    (length * scale - 1e-6).rounded(.up) / scale
  }

  /// Rounds a coordinate to the pixel grid, halves up (fact F13), also where thirds of a point left them a
  /// little below the half.
  func roundedToPixel(_ coordinate: CGFloat) -> CGFloat {
    roundsToPixels ? (coordinate * scale + 0.5 + 1e-6).rounded(.down) / scale : coordinate
  }
}

/// The node above all: shows several top-level views as a stack would, and centres what it shows.
@MainActor private final class RootNode<V: View>: _ViewNode {
  private var child: Child<V>?
  private var stack: StackElement?
  private var adoptsAnew = true

  init(_ view: V, inputs: _ViewInputs) {
    super.init(inputs: inputs)
    child = Child(view, inputs: inputs.with(parent: self))
  }

  override var childNodes: [_ViewNode] { child.map { [$0.node] } ?? [] }

  override func refresh(environment: EnvironmentValues) {
    self.environment = environment
    child?.node.refresh(environment: environment)
  }

  override var isContainer: Bool { true }

  override func childElementsChanged() { adoptsAnew = true }

  override func makeElements() -> [Element] {
    let made = stack ?? StackElement(node: self, layout: StackLayout(axis: .vertical))
    stack = made
    return [made]
  }

  override func prepareForLayout() {
    guard adoptsAnew, let child else { return }
    adoptsAnew = false
    stack?.children = child.node.elements
  }
}
