import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// Makes each view of the content a choice: a tap on it chooses the value of its tag.
struct PickerOptionModifier<Value: Hashable>: PrimitiveModifier {
  let selection: Binding<Value>
  /// Whether only the chosen one is seen.
  var hidesOthers = false
  var isTouchable = true
  /// Whether a finger may move on from a choice to turn what it lies in.
  var isTapped = false
  /// The tag of the view under a finger.
  var pressed: Binding<AnyHashable?>?
  /// Called when a value is chosen, the present one too.
  var chosen: () -> Void = {}

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      PickerOptionElement(node: node, content: content, modifier: node.view.modifier)
    } update: { element, modifier in
      element.update(modifier)
    }
  }
}

/// The box of a choice: paler under a finger.
@MainActor private final class PickerOptionElement<Value: Hashable>: TouchableElement, GesturePlace
{
  private var modifier: PickerOptionModifier<Value>
  private let opacity: AnimatedAttribute<Double>

  init(node: _ViewNode, content: Element, modifier: PickerOptionModifier<Value>) {
    self.modifier = modifier
    opacity = AnimatedAttribute(1, as: .opacity, host: node.host.graph)
    super.init(node: node, content: content)
    opacity.owner = self
  }

  func update(_ new: PickerOptionModifier<Value>) {
    modifier = new
    let isPressed = tag != nil && new.pressed?.wrappedValue == tag
    opacity.set(
      isPressed ? PressedLook.opacity : 1, transaction: node.transaction,
      environment: node.environment)
    if new.hidesOthers { host.graph.setNeedsLayout() }
  }

  private var tag: AnyHashable? {
    (layoutValue(for: ObjectIdentifier(TagKey.self))
      ?? layoutValue(for: ObjectIdentifier(ImplicitTagKey.self))) as? AnyHashable
  }

  private var isChosen: Bool { tag.isTag(of: modifier.selection.wrappedValue) }

  private var isSeen: Bool { !modifier.hidesOthers || isChosen }

  // MARK: Layout

  override var layoutChildren: [Element] { isSeen ? super.layoutChildren : [] }

  override var isDrawnLeaf: Bool { false }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isSeen ? super.measure(proposal) : .zero
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    if isSeen { super.place(at: origin, in: proposal) }
  }

  override var leadingGeometry: ElementGeometry? { isSeen ? super.leadingGeometry : nil }

  // MARK: Drawing

  override var opensGroup: Bool { true }

  override func ownItems() -> [DisplayItem] { [.pushLayer(opacity: opacity.presented)] }

  override func drawContent(into items: inout [DisplayItem]) {
    if isSeen { super.drawContent(into: &items) }
  }

  override func removed() { opacity.remove() }

  // MARK: Touches

  var precedence: GesturePrecedence { .normal }

  override func hit(_ point: CGPoint) -> Hit? {
    guard isSeen else { return nil }
    guard modifier.isTouchable, node.environment.isEnabled else { return super.hit(point) }
    guard presentedFrame.contains(point) else { return nil }
    let hit = super.hit(point) ?? Hit(self)
    hit.add(self)
    return hit
  }

  func makeDriver() -> any GestureDriver {
    let (modifier, tag) = (modifier, tag)
    func choose() {
      modifier.pressed?.operate(nil)
      guard let value = tag?.base as? Value else { return }
      modifier.selection.operate(value)
      modifier.chosen()
    }
    if modifier.isTapped { return TrackDriver(TapGesture().onEnded { _ in choose() }) }
    return ReleasingDriver(
      TrackDriver(
        PressGesture().onChanged { modifier.pressed?.operate($0 ? tag : nil) }
          .onEnded { _ in choose() })
    ) {
      modifier.pressed?.operate(nil)
    }
  }
}

/// A driver that lets go of what it has pressed when another gesture is meant.
@MainActor private final class ReleasingDriver: GestureDriver {
  private let base: any GestureDriver
  private let release: () -> Void

  init(_ base: any GestureDriver, release: @escaping () -> Void) {
    self.base = base
    self.release = release
  }

  func process(_ input: GestureInput, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    base.process(input, &effects)
  }

  func cancel(_ effects: inout GestureEffects) {
    base.cancel(&effects)
    effects.immediate.append(release)
  }

  var deadline: GestureDeadline? { base.deadline }
}
