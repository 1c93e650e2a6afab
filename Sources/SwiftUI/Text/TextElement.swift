import DrawingModel
import Foundation
import Geometry
import Motion
import ViewGraph

/// A leaf that draws text: its frame, its colours and its font size are animated attributes, and other characters
/// take the place of the former ones by a content transition.
@MainActor final class TextElement: Element {
  /// Size of the first run and the place of its baseline.
  private typealias FontVector = AnimatablePair<Double, Double>

  private var text: ResolvedText
  private var shaped: ShapedText?
  /// The lines that are shown: those of the last placement.
  private var layout: TextLayout
  /// Layouts for proposals that were asked for, the latest last.
  private var knownLayouts: [(proposal: ProposedViewSize, layout: TextLayout)] = []
  private var contentTransition: ContentTransition
  private var styles: [AnimatedStyle] = []
  /// What draws the text; nil for the element itself.
  private var rendering: (any TextRendering)?
  private var font: AnimatedAttribute<FontVector>
  private var fade: TextFade?
  /// Where the text's own box is attached to the frame while that is larger or smaller.
  private var anchor = UnitPoint.topLeading
  private lazy var geometry = ElementGeometry(of: self)

  init(node: _ViewNode, text: Text) {
    self.text = ResolvedText(text, in: node.environment, host: node.host)
    contentTransition = node.environment.contentTransition
    shaped = node.host.shape(self.text)
    layout = node.host.layout(of: self.text, shaped, in: .unspecified)
    font = Self.fontAttribute(layout, host: node.host.graph)
    super.init(node: node)
    font.owner = self
    styles = self.text.styles.map { AnimatedStyle($0, of: self) }
    takeRendering()
  }

  private static func fontAttribute(
    _ layout: TextLayout, host: GraphHost
  ) -> AnimatedAttribute<FontVector> {
    AnimatedAttribute(vector(layout), as: .font, host: host)
  }

  private static func vector(_ layout: TextLayout) -> FontVector {
    FontVector(layout.fontSize, layout.firstBaseline)
  }

  // MARK: - Changes

  /// Takes the text of a new evaluation.
  func update(_ newText: Text) {
    let new = ResolvedText(newText, in: node.environment, host: host)
    takeRendering()
    let formerTransition = contentTransition
    contentTransition = node.environment.contentTransition
    guard new != text else { return }
    let old = text
    if new.hasSameLayout(as: old) {
      text = new
      setStyles()
      return
    }
    shaped = host.shape(new)
    knownLayouts = []
    // The proposal of the last placement tells how the lines will be broken, unless the place changes as well.
    let newLayout = host.layout(of: new, shaped, in: placedProposal)
    switch contentTransition.kind {
    case .interpolate, .roll, .rollTowards:
      if new.isResized(old) {
        show(new, newLayout)
        font.set(
          Self.vector(newLayout), transaction: node.transaction, environment: node.environment)
        return
      }
    case .identity, .opacity: break
    }
    if contentTransition.kind != .identity, node.transaction.animation != nil, geometry.isPlaced {
      beginFade(to: newLayout, countsDown: contentTransition.countsDown(after: formerTransition))
    } else {
      fade?.progress.remove()
      fade = nil
    }
    font.remove()
    font = Self.fontAttribute(newLayout, host: host.graph)
    font.owner = self
    show(new, newLayout)
  }

  private func takeRendering() {
    guard node.textRendering !== rendering else { return }
    takeOfferedRendering()
    rendererChanged()
  }

  /// Takes the renderer that is there now, which a transition may have brought since the last evaluation.
  private func takeOfferedRendering() {
    let new = node.textRendering
    guard new !== rendering else { return }
    rendering = new
    new?.add(self)
    host.setNeedsRedraw(self)
  }

  /// What draws the text is another.
  func rendererChanged() {
    host.graph.setNeedsLayout()
    host.setNeedsRedraw(self)
  }

  private var placedProposal = ProposedViewSize.unspecified

  private func show(_ new: ResolvedText, _ newLayout: TextLayout) {
    text = new
    layout = newLayout
    setStyles()
    host.graph.setNeedsLayout()
    host.setNeedsRedraw(self)
  }

  private func setStyles() {
    if styles.count == text.styles.count {
      for (style, new) in zip(styles, text.styles) { style.set(new) }
    } else {
      for style in styles { style.remove() }
      styles = text.styles.map { AnimatedStyle($0, of: self) }
    }
  }

  /// Keeps what is shown now as the old image and starts the way to the new one.
  private func beginFade(to newLayout: TextLayout, countsDown: Bool?) {
    dropEndedFade()
    let frame = geometry.presented
    let origin = CGRect(origin: .zero, size: frame.size)
    let snapshot = TextSnapshot(items: items(in: origin), size: frame.size, texts: traceTexts)
    var rollStart: TextFade.RollStart?
    if let countsDown, fade == nil, !font.isAnimating {
      rollStart = TextFade.RollStart(
        layout: layout, styles: styles.map(\.presented), countsDown: countsDown)
    }
    let progress = AnimatedAttribute(0.0, as: .content, host: host.graph, owner: self)
    progress.set(1, transaction: node.transaction, environment: node.environment)
    fade?.progress.handOver(to: progress)
    fade = TextFade(progress: progress, old: snapshot, oldFrame: frame, rollStart: rollStart)
    fade?.makeRoll(to: newLayout)
  }

  private func dropEndedFade() {
    if fade?.progress.isAnimating == false { fade = nil }
  }

  // MARK: - Layout

  /// The lines for a proposal.
  private func layout(in proposal: ProposedViewSize) -> TextLayout {
    for known in knownLayouts where known.proposal == proposal { return known.layout }
    let layout = host.layout(of: text, shaped, in: proposal)
    // A stack asks for a handful of sizes; a size that is animated asks for ever new ones.
    if knownLayouts.count >= 6 { knownLayouts.removeFirst() }
    knownLayouts.append((proposal, layout))
    return layout
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if host.offersTextRendering { takeOfferedRendering() }
    guard let rendering else { return layout(in: proposal).size }
    let proxy = TextProxy { [unowned self] in layout(in: $0).size }
    return rendering.size(in: proposal, of: proxy)
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    if host.offersTextRendering { takeOfferedRendering() }
    let placed = layout(in: proposal)
    placedProposal = proposal
    if !placed.hasSameGlyphs(as: layout) {
      host.setNeedsRedraw(self)
      if fade?.oldFrame != nil { fade?.makeRoll(to: placed) }
    }
    layout = placed
    geometry.set(origin: origin, size: rendering == nil ? layout.size : size(in: proposal))
    guard let oldFrame = fade?.oldFrame else { return }
    fade?.oldFrame = nil
    anchor = TextFade.anchor(from: oldFrame, to: geometry.model)
  }

  override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return layout(in: proposal).firstBaseline
    }
    if key == VerticalAlignment.lastTextBaseline.key { return layout(in: proposal).lastBaseline }
    return nil
  }

  override func makeSpacing() -> ViewSpacing {
    var spacing = ViewSpacing()
    let leading = host.roundedUpToPixel(layout.leading)
    spacing[.top] = .text(leading)
    spacing[.bottom] = .text(leading)
    return spacing
  }

  // MARK: - Drawing

  override func ownItems() -> [DisplayItem] {
    dropEndedFade()
    return items(in: geometry.presented)
  }

  /// What is shown now, with the leaf's frame at `frame`.
  private func items(in frame: CGRect) -> [DisplayItem] {
    guard let fade, fade.progress.isAnimating else { return currentItems(in: frame) }
    let p = fade.weight
    if let roll = fade.roll {
      return roll.items(at: p, in: frame, anchor: anchor, styles: styles.map(\.presented))
    }
    return [.pushLayer(opacity: p)] + currentItems(in: frame) + [.pop]
      + [.pushLayer(opacity: 1 - p)] + fade.old.items(in: frame, anchor: anchor) + [.pop]
  }

  /// The text that is there now, by itself.
  private func currentItems(in frame: CGRect) -> [DisplayItem] {
    if let rendering {
      let placed = PlacedText(layout, styles: styles.map(\.presented))
      let source = CanvasSource(environment: node.environment, host: host) { _ in nil }
      return rendering.items(of: Text.Layout(placed: placed), in: frame, source: source)
    }
    var (presentedSize, baseline) = (font.presented.first, font.presented.second)
    if !font.isAnimating { (presentedSize, baseline) = (layout.fontSize, layout.firstBaseline) }
    let factor = layout.fontSize > 0 ? presentedSize / layout.fontSize : 1
    let box = frame.box(
      of: CGSize(width: layout.size.width * factor, height: layout.size.height * factor),
      at: anchor)
    // Letters grow from the left end of the first line's baseline.
    let transform = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: box.minX,
      ty: box.minY + baseline - layout.firstBaseline * factor)
    return layout.fills.flatMap { fill in
      fill.ink.applying(transform).items(in: fill.style ?? styles[fill.run].presented, box: box)
    }
  }

  override var traceTexts: [(string: String, opacity: Double)] {
    guard let fade, fade.progress.isAnimating else { return [(text.string, 1)] }
    let p = fade.weight
    return [(text.string, p)] + fade.old.texts.map { ($0.string, $0.opacity * (1 - p)) }
  }

  /// The characters, and the fonts that they are set in, each once.
  override var tracedValues: [StoredValue] {
    var fonts: [String] = []
    for run in text.runs {
      let font = run.font.tracedName
      if !fonts.contains(font) { fonts.append(font) }
    }
    return [
      StoredValue(name: "string", content: .text(text.string)),
      StoredValue(name: "font", content: .text(fonts.joined(separator: ", "))),
    ]
  }

  override func hit(_ point: CGPoint) -> Hit? {
    geometry.presented.contains(point) ? Hit(self) : nil
  }

  override var leadingGeometry: ElementGeometry? { geometry }

  override func removed() {
    geometry.remove()
    font.remove()
    fade?.progress.remove()
    for style in styles { style.remove() }
  }
}
