public import Foundation
import ViewGraph

/// What a sheet's content says about the sheet.
struct SheetTraits: Equatable {
  var detents: Set<PresentationDetent> = []
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var isDismissDisabled = false
  var selection: PresentationDetent?

  static let defaultCornerRadius: CGFloat = 10

  /// The detent at which the sheet stands: the one that is selected, or the lowest.
  var shownDetent: PresentationDetent {
    if let selection { return selection }
    return detents.min { ($0.order, $0.amount) < ($1.order, $1.amount) } ?? .large
  }

  var showsIndicator: Bool {
    switch dragIndicator {
    case .automatic: detents.count > 1
    case .visible: true
    case .hidden: false
    }
  }

  /// Whether a tap beside the sheet takes it away.
  var isDismissedByTap: Bool { !isDismissDisabled && shownDetent != .large }
}

enum SheetTraitsKey: PreferenceKey {
  static var defaultValue: SheetTraits { SheetTraits() }

  static func reduce(value: inout SheetTraits, nextValue: () -> SheetTraits) {
    let next = nextValue()
    if value.detents.isEmpty { value.detents = next.detents }
    if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    value.selection = value.selection ?? next.selection
  }
}

/// What a sheet lies on, where its content says so.
enum SheetGroundKey: PreferenceKey {
  static var defaultValue: AnyView? { nil }

  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
    value = value ?? nextValue()
  }
}

/// A height at which a sheet stands.
public struct PresentationDetent: Hashable, @unchecked Sendable {
  /// What a detent of one's own is told.
  @dynamicMemberLookup public struct Context {
    /// The greatest height there is.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  fileprivate enum Kind: Hashable {
    case height, medium, fraction, large
    case custom(ObjectIdentifier)
  }
  fileprivate let kind: Kind
  let amount: CGFloat
  /// How high a detent of one's own is.
  private let own: ((Context) -> CGFloat?)?

  /// About half the screen.
  public static let medium = Self(kind: .medium, amount: 0.5, own: nil)
  /// As high as can be.
  public static let large = Self(kind: .large, amount: 1, own: nil)

  /// A share of what can be.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    Self(kind: .fraction, amount: fraction, own: nil)
  }

  /// So many points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    Self(kind: .height, amount: height, own: nil)
  }

  /// A height that a type of one's own tells.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    Self(kind: .custom(ObjectIdentifier(type)), amount: 0) { D.height(in: $0) }
  }

  /// Lower ones first, as far as that is known without a screen.
  var order: Int {
    switch kind {
    case .height: 0
    case .custom: 1
    case .fraction, .medium: 2
    case .large: 3
    }
  }

  func height(
    highest: CGFloat, canvas: CGFloat, bottom: CGFloat, in environment: EnvironmentValues
  ) -> CGFloat {
    switch kind {
    case .height: return amount + bottom
    case .medium: return canvas / 2
    case .fraction: return amount * highest
    case .large: return highest
    case .custom:
      let context = Context(maxDetentValue: highest, environment: environment)
      return own?(context).map { $0 + bottom } ?? highest
    }
  }

  public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind && a.amount == b.amount }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(amount)
  }
}

/// A height of a sheet that is worked out.
public protocol CustomPresentationDetent {
  /// The height in points; nil for as high as can be.
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

/// How a sheet takes drags of what it shows.
public struct PresentationContentInteraction: Sendable {
  public static let automatic = Self()
  public static let resizes = Self()
  public static let scrolls = Self()
}

/// Whether what lies under a sheet can be touched.
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = Self()
  public static let enabled = Self()
  public static let disabled = Self()

  /// Up to a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

/// What something becomes on a small screen.
public struct PresentationAdaptation: Sendable {
  public static let automatic = Self()
  public static let none = Self()
  public static let popover = Self()
  public static let sheet = Self()
  public static let fullScreenCover = Self()
}

extension View {
  private func sheetTrait(_ change: @escaping (inout SheetTraits) -> Void) -> some View {
    transformPreference(SheetTraitsKey.self, change)
  }

  /// Sets the heights at which the sheet around can stand; it stands at the lowest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    sheetTrait { $0.detents = detents }
  }

  /// Sets the heights at which the sheet around can stand, and the one at which it does.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let current = selection.wrappedValue
    return sheetTrait { traits in
      traits.detents = detents
      traits.selection = detents.contains(current) ? current : nil
    }
  }

  /// Sets whether the sheet around has a handle.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    sheetTrait { $0.dragIndicator = visibility }
  }

  /// Sets how round the upper corners of the sheet around are; nil for the usual ones.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    sheetTrait { $0.cornerRadius = cornerRadius }
  }

  /// Fills what the sheet around lies on.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    preference(key: SheetGroundKey.self, value: AnyView(Rectangle().fill(style)))
  }

  /// Sets what the sheet around lies on.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    preference(
      key: SheetGroundKey.self,
      value: AnyView(
        content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
  }

  /// Keeps people from taking the sheet around away by other means than its buttons.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    sheetTrait { $0.isDismissDisabled = isDisabled }
  }

  /// Sets whether what lies under the sheet around can be touched; it cannot.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Sets how the sheet around takes drags; it takes none.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Sets what popovers and the like become on a small screen; they become sheets.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }

  /// Sets what popovers and the like become on a small screen; they become sheets.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
}
