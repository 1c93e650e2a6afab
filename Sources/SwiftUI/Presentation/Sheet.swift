import Foundation
import Geometry
import ViewGraph

/// The kinds of things that come up from the bottom of the screen.
enum SheetKind { case sheet, cover }

/// A sheet over the scene, or nothing.
struct SheetLayer<Item, Sheet: View>: View, UnnamedInPaths {
  let kind: SheetKind
  /// What the sheet is about; nil while there is none.
  let item: Item?
  let identity: AnyHashable?
  let dismiss: @MainActor () -> Void
  let onDismiss: (() -> Void)?
  let content: (Item) -> Sheet
  @State private var source = PreferenceSource<SheetTraitsKey>()

  var body: some View {
    ZStack(alignment: .bottom) {
      if let item, let identity {
        if kind == .sheet {
          Shade(opacity: ContainerMotion.sheetShade)
            .onTapGesture {
              if source.value?.isDismissedByTap ?? false { dismiss() }
            }
        }
        SheetPage(kind: kind, dismiss: dismiss, content: content(item), source: source)
          .onDisappear(perform: onDismiss)
          .approximates(kind == .sheet ? "sheet" : "fullScreenCover")
          .id(identity)
          .transition(.move(edge: .bottom).animation(ContainerMotion.slide))
          .zIndex(1)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .ignoresSafeArea()
  }
}

/// Darkens what lies under something.
struct Shade: View, UnnamedInPaths {
  let opacity: Double
  var animation = ContainerMotion.slide

  var body: some View {
    Color.black.opacity(opacity)
      .ignoresSafeArea()
      .transition(.opacity.animation(animation))
  }
}

/// A sheet with what it lies on.
private struct SheetPage<Content: View>: View, UnnamedInPaths {
  let kind: SheetKind
  let dismiss: @MainActor () -> Void
  let content: Content
  let source: PreferenceSource<SheetTraitsKey>
  @State private var target = DismissTarget()
  @State private var ground = PreferenceSource<SheetGroundKey>()

  var body: some View {
    target.action = dismiss
    return VStack { content }
      .environment(\.dismissTarget, target)
      .environment(\.pageGround, Color(kind == .sheet ? .sheetGround : .systemBackground))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(PreferenceSourceModifier(source: source))
      .modifier(PreferenceSourceModifier(source: ground))
      .background {
        PreferenceReader(ground) { view in
          if let view {
            view
          } else {
            Color(kind == .sheet ? .sheetGround : .systemBackground)
          }
        }
        .ignoresSafeArea()
      }
      .modifier(SheetBox(kind: kind, source: source))
  }
}

/// Gives a sheet its height, its corners and its handle.
private struct SheetBox: ViewModifier {
  let kind: SheetKind
  let source: PreferenceSource<SheetTraitsKey>

  func body(content: Content) -> some View {
    PreferenceReader(source) { traits in
      let radius = kind == .sheet ? traits.cornerRadius ?? SheetTraits.defaultCornerRadius : 0
      content
        .modifier(SheetFrame(kind: kind, detent: traits.shownDetent))
        .overlay(alignment: .top) {
          if kind == .sheet, traits.showsIndicator {
            Capsule().fill(.tertiary).frame(width: 36, height: 5).padding(.top, 5)
          }
        }
        .clipShape(UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius))
    }
  }
}

/// The height of a sheet, and what is kept clear in it.
private struct SheetFrame: PrimitiveModifier, Equatable {
  let kind: SheetKind
  let detent: PresentationDetent

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      SheetFrameElement(node: node, content: content, rule: node.view.modifier)
    } update: { element, modifier in
      guard element.rule != modifier else { return }
      element.rule = modifier
      element.host.graph.setNeedsLayout()
    }
  }
}

@MainActor private final class SheetFrameElement: WrapperElement {
  var rule: SheetFrame

  init(node: _ViewNode, content: Element, rule: SheetFrame) {
    self.rule = rule
    super.init(node: node, content: content)
  }

  /// From what is kept clear at the top of the screen to a sheet as high as can be.
  private static let gap: CGFloat = 10

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let canvas = host.size
    guard rule.kind == .sheet else { return canvas }
    let insets = host.safeAreaInsets
    let highest = max(0, canvas.height - insets.top - Self.gap)
    let height = rule.detent.height(
      highest: highest, canvas: canvas.height, bottom: insets.bottom, in: node.environment)
    return CGSize(width: proposal.width ?? canvas.width, height: min(highest, max(0, height)))
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    let frame = CGRect(origin: origin, size: size(in: proposal))
    let edges: Edge.Set = rule.kind == .sheet ? .bottom : .all
    let clear = frame.outset(by: host.safeAreaInsets.on(edges).negated)
    var inner = host.surroundings
    inner.safeArea = SafeArea(whole: frame, clear: clear)
    host.placing(in: inner) {
      content.place(at: clear.origin, in: ProposedViewSize(clear.size))
    }
  }

  override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    nil
  }
}

extension UIColor {
  /// What sheets lie on: lighter than the screen in the dark.
  fileprivate static let sheetGround = UIColor(
    Color(.adaptive(AdaptiveColor(light: 0xFFFFFF, dark: 0x1C1C1E))))
}
