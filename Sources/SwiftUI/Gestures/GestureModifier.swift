import DrawingModel
public import Foundation
import Geometry
import ViewGraph

/// How a gesture stands to those inside and outside of its view.
enum GesturePrecedence {
  /// After those inside, before those outside.
  case normal
  /// Before those inside.
  case high
  /// Beside all others.
  case simultaneous
}

/// Recognises a gesture in touches of a view.
public struct _GestureModifier<G: Gesture>: PrimitiveModifier {
  let gesture: G
  let precedence: GesturePrecedence
  let mask: GestureMask

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      GestureElement(node: node, content: content, modifier: node.view.modifier)
    } update: { element, modifier in
      element.update(modifier)
    }
  }
}

/// A place where gestures are looked for.
@MainActor protocol GesturePlace: TouchableElement {
  var precedence: GesturePrecedence { get }
  /// Begins to follow a touch.
  func makeDriver() -> any GestureDriver
}

/// The box of a view with a gesture; it draws nothing and keeps the layout of what it is around.
@MainActor private final class GestureElement<G: Gesture>: TouchableElement, GesturePlace {
  private var modifier: _GestureModifier<G>
  private weak var driver: TrackDriver<G>?

  init(node: _ViewNode, content: Element, modifier: _GestureModifier<G>) {
    self.modifier = modifier
    super.init(node: node, content: content)
  }

  func update(_ new: _GestureModifier<G>) {
    modifier = new
    driver?.track.recognizer.take(new.gesture)
  }

  var precedence: GesturePrecedence { modifier.precedence }

  func makeDriver() -> any GestureDriver {
    let made = TrackDriver(modifier.gesture)
    driver = made
    return made
  }

  override func hit(_ point: CGPoint) -> Hit? {
    guard let hit = super.hit(point) else { return nil }
    if !modifier.mask.contains(.subviews) { hit.removePlaces() }
    if modifier.mask.contains(.gesture), node.environment.isEnabled { hit.add(self) }
    return hit
  }
}

/// Follows touches for one gesture of a view.
@MainActor protocol GestureDriver: AnyObject {
  func process(_ input: GestureInput, _ effects: inout GestureEffects) -> GesturePhase<Void>
  func cancel(_ effects: inout GestureEffects)
  var deadline: GestureDeadline? { get }
}

/// Follows touches for a gesture of any type.
@MainActor final class TrackDriver<G: Gesture>: GestureDriver {
  var track: GestureTrack<G>

  init(_ gesture: G) { track = GestureTrack(gesture) }

  func process(_ input: GestureInput, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    track.process(input, &effects)
    return track.phase.map { _ in }
  }

  func cancel(_ effects: inout GestureEffects) { track.cancel(&effects) }
  var deadline: GestureDeadline? { track.deadline }
}

/// Makes drivers for places that are no views with modifiers.
@MainActor enum GestureDrivers {
  static func make<G: Gesture>(_ gesture: G) -> any GestureDriver { TrackDriver(gesture) }
}

extension View {
  /// Adds a gesture; those of the views inside come first.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, precedence: .normal, mask: mask))
  }

  /// Adds a gesture that can be switched off; those of the views inside come first.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that comes before those of the views inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, precedence: .high, mask: mask))
  }

  /// Adds a gesture that can be switched off and comes before those of the views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that is recognised whatever else is.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, precedence: .simultaneous, mask: mask))
  }

  /// Adds a gesture that can be switched off and is recognised whatever else is.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Calls `action` when this view is tapped so many times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Calls `action` with the place when this view is tapped so many times.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Calls `action` with the place when this view is tapped so many times.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Calls `action` when a finger has stayed on this view for so many seconds.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      LongPressModifier(
        gesture: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, pressingChanged: onPressingChanged))
  }

  /// Calls `action` when a finger has stayed on this view for so many seconds.
  @_disfavoredOverload public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press that also tells when a finger is down.
private struct LongPressModifier: ViewModifier {
  let gesture: LongPressGesture
  let action: () -> Void
  let pressingChanged: ((Bool) -> Void)?
  @GestureState private var isPressing = false

  func body(content: Content) -> some View {
    content
      .gesture(
        gesture.updating($isPressing) { value, isPressing, _ in isPressing = value }
          .onEnded { _ in action() }
      )
      .onChange(of: isPressing) { _, isPressing in pressingChanged?(isPressing) }
  }
}
