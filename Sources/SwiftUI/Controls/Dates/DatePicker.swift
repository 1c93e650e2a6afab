public import Foundation
import ViewGraph

/// A control that shows a date, and would choose another.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let components: Components
  private let label: Label
  @Environment(\.datePickerLook) private var look

  private init(_ selection: Binding<Date>, _ components: Components, label: Label) {
    self.selection = selection
    self.components = components
    self.label = label
  }

  /// A control for any date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label: label())
  }

  /// A control for dates in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label: label())
  }

  /// A control for dates from one on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label: label())
  }

  /// A control for dates up to one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label: label())
  }

  public var body: some View {
    Group {
      switch look {
      case .compact: CompactDate(date: selection.wrappedValue, components: components, label: label)
      case .graphical: MonthView(selection: selection).control(hiddenLabel: label)
      }
    }
    .paleWhereDisabled()
    .approximates("DatePicker")
  }
}

extension DatePicker where Label == Text {
  /// A control for any date, with a text for its label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(titleKey))
  }

  /// A control for any date, with a text for its label.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(title))
  }

  /// A control for dates in a range, with a text for its label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(titleKey))
  }

  /// A control for dates from one on, with a text for its label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(titleKey))
  }

  /// A control for dates up to one, with a text for its label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(titleKey))
  }

  /// A control for dates in a range, with a text for its label.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(title))
  }

  /// A control for dates from one on, with a text for its label.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(title))
  }

  /// A control for dates up to one, with a text for its label.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(title))
  }
}

/// Parts of dates.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}
