import DrawingModel
import Foundation
import Geometry
import Motion
import ViewGraph

/// A leaf that draws a picture or a symbol: its frame and its colours are animated attributes, and another image takes the
/// place of the former one by a content transition.
@MainActor final class ImageElement: Element {
  private var image: Image
  private var resolved: ResolvedImage
  private var styles: [AnimatedStyle] = []
  private var fade: ImageFade?
  private lazy var geometry = ElementGeometry(of: self)

  init(node: _ViewNode, image: Image) {
    self.image = image
    resolved = ResolvedImage(image, in: node.environment, host: node.host)
    super.init(node: node)
    styles = resolved.styles.map { AnimatedStyle($0, of: self) }
  }

  // MARK: - Changes

  /// Takes the image of a new evaluation.
  func update(_ newImage: Image) {
    let new = ResolvedImage(newImage, in: node.environment, host: host)
    let transition = node.environment.contentTransition
    if new.identity != resolved.identity {
      if transition.kind != .identity, node.transaction.animation != nil, geometry.isPlaced {
        beginFade(replacement: transition.symbolReplacement)
      } else {
        fade?.progress.remove()
        fade = nil
      }
    }
    image = newImage
    resolved = new
    if styles.count == new.styles.count {
      for (style, new) in zip(styles, new.styles) { style.set(new) }
    } else {
      for style in styles { style.remove() }
      styles = new.styles.map { AnimatedStyle($0, of: self) }
    }
    host.graph.setNeedsLayout()
    host.setNeedsRedraw(self)
  }

  /// Keeps what is shown now as the old image and starts the way to the new one.
  private func beginFade(replacement: SymbolReplacement?) {
    let frame = geometry.presented
    let old = currentItems(in: CGRect(origin: .zero, size: frame.size))
    let progress = AnimatedAttribute(0.0, as: .content, host: host.graph, owner: self)
    progress.set(1, transaction: node.transaction, environment: node.environment)
    fade?.progress.handOver(to: progress)
    fade = ImageFade(progress: progress, old: old, oldSize: frame.size, replacement: replacement)
  }

  // MARK: - Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = ownSize
    guard resolved.resizing != nil else { return own }
    return CGSize(
      width: max(0, proposal.width ?? own.width), height: max(0, proposal.height ?? own.height))
  }

  private var ownSize: CGSize {
    CGSize(
      width: host.roundedUpToPixel(resolved.size.width),
      height: host.roundedUpToPixel(resolved.size.height))
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    geometry.set(origin: origin, size: size(in: proposal))
  }

  override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    guard
      key == VerticalAlignment.firstTextBaseline.key
        || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    guard resolved.resizing == nil else { return nil }
    // The symbol lies in the middle of its box, which is rounded up to pixels.
    return resolved.baseline + (ownSize.height - resolved.size.height) / 2
  }

  // MARK: - Drawing

  override func ownItems() -> [DisplayItem] {
    if fade?.progress.isAnimating == false { fade = nil }
    let frame = geometry.presented
    let items = currentItems(in: frame)
    return fade?.items(from: items, in: frame) ?? items
  }

  private func currentItems(in frame: CGRect) -> [DisplayItem] {
    var box = frame
    if resolved.resizing == nil {
      // What is not resizable keeps its proportions; while its frame is on the way it is that much larger or smaller.
      let own = ownSize
      let target = geometry.model.size
      let factor =
        target.width > 0 && target.height > 0
        ? min(frame.width / target.width, frame.height / target.height) : 1
      let size = CGSize(
        width: resolved.size.width * factor, height: resolved.size.height * factor)
      if own.width > 0, own.height > 0 { box = frame.box(of: size, at: .center) }
    }
    return resolved.items(in: box, styles: styles.map(\.presented))
  }

  override func hit(_ point: CGPoint) -> Hit? {
    geometry.presented.contains(point) ? Hit(self) : nil
  }

  override var leadingGeometry: ElementGeometry? { geometry }

  override func removed() {
    geometry.remove()
    fade?.progress.remove()
    for style in styles { style.remove() }
  }
}

/// The way from one image to the next.
@MainActor struct ImageFade {
  /// From 0, all old, to 1, all new.
  let progress: AnimatedAttribute<Double>
  /// What was shown when the way began, with the frame's corner at the origin.
  let old: [DisplayItem]
  let oldSize: CGSize
  /// How a symbol makes way for another; nil where the old image only fades.
  let replacement: SymbolReplacement?

  /// What is shown now in place of the new image's items.
  func items(from new: [DisplayItem], in frame: CGRect) -> [DisplayItem] {
    let p = min(1, max(0, progress.presented))
    let box = frame.box(of: oldSize, at: .center)
    let former =
      [.pushTransform(CGAffineTransform(translationX: box.minX, y: box.minY))] + old + [.pop]
    guard let replacement else {
      return [.pushLayer(opacity: p)] + new + [.pop, .pushLayer(opacity: 1 - p)] + former + [.pop]
    }
    let (oldScale, newScale) = replacement.scales(at: p)
    func scaled(_ items: [DisplayItem], _ scale: Double, _ opacity: Double) -> [DisplayItem] {
      let transform = CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
      return [.pushLayer(opacity: opacity), .pushTransform(transform)] + items + [.pop, .pop]
    }
    return scaled(former, oldScale, max(0, 1 - 2 * p)) + scaled(new, newScale, max(0, 2 * p - 1))
  }
}
