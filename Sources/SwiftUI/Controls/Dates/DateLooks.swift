import Foundation
import ViewGraph

/// A date in words of American English, on the calendar of Greenwich as the scene's clock is.
private enum DateWords {
  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static func day(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return "\(months[(parts.month ?? 1) - 1].prefix(3)) \(parts.day ?? 1), \(parts.year ?? 1)"
  }

  static func time(_ date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    return "\((hour + 11) % 12 + 1):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
  }

  static func month(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month], from: date)
    return "\(months[(parts.month ?? 1) - 1]) \(parts.year ?? 1)"
  }
}

/// Plates with date and time behind a label.
struct CompactDate<Label: View>: View {
  let date: Date
  let components: DatePickerComponents
  let label: Label
  @Environment(\.hidesControlLabels) private var hidesLabel

  var body: some View {
    if hidesLabel {
      plates.control(hiddenLabel: label)
    } else {
      HStack(spacing: 8) {
        label.controlLabel()
        Spacer(minLength: 0)
        plates
      }
      .control()
    }
  }

  private var plates: some View {
    HStack(spacing: 8) {
      if components.contains(.date) { plate(DateWords.day(date)) }
      if components.contains(.hourAndMinute) { plate(DateWords.time(date)) }
    }
  }

  private func plate(_ words: String) -> some View {
    Text(verbatim: words)
      .padding(.horizontal, 11)
      .frame(height: 34)
      .background { Capsule().fill(Color(.adaptive(.tertiarySystemFill))) }
  }
}

/// The days of the month of a date, week by week. (Sizes by eye.)
struct MonthView: View {
  @Binding var selection: Date

  private struct Day: Identifiable {
    let id: Int
    /// The day of the month; nil before the first and after the last.
    let number: Int?
  }

  private var days: [Day] {
    let calendar = DateWords.calendar
    let first = calendar.dateInterval(of: .month, for: selection)?.start ?? selection
    let count = calendar.range(of: .day, in: .month, for: selection)?.count ?? 30
    let offset = calendar.component(.weekday, from: first) - 1
    let cells = (offset + count + 6) / 7 * 7
    return (0..<cells).map { cell in
      let number = cell - offset + 1
      return Day(id: cell, number: (1...count).contains(number) ? number : nil)
    }
  }

  private var chosen: Int { DateWords.calendar.component(.day, from: selection) }

  var body: some View {
    VStack(spacing: 4) {
      HStack {
        Text(verbatim: DateWords.month(selection)).font(.headline)
        Spacer()
        arrow("chevron.left", by: -1)
        arrow("chevron.right", by: 1)
      }
      .padding(.bottom, 8)
      HStack(spacing: 0) {
        ForEach(["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"], id: \.self) { name in
          Text(verbatim: name).font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.tertiary).frame(maxWidth: .infinity)
        }
      }
      let days = days
      ForEach(0..<(days.count / 7), id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(days[(week * 7)..<(week * 7 + 7)]) { cell(of: $0) }
        }
      }
    }
    .padding(8)
  }

  @ViewBuilder private func cell(of day: Day) -> some View {
    if let number = day.number {
      Button {
        move(by: number - chosen, .day)
      } label: {
        Text(verbatim: "\(number)").font(.system(size: 20))
          .foregroundStyle(number == chosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
          .frame(maxWidth: .infinity, minHeight: 44)
          .background {
            Circle().fill(.tint).opacity(number == chosen ? 0.15 : 0)
          }
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: 44)
    }
  }

  private func arrow(_ symbol: String, by months: Int) -> some View {
    Button {
      move(by: months, .month)
    } label: {
      Image(systemName: symbol).font(.system(size: 18, weight: .semibold)).padding(6)
    }
  }

  private func move(by amount: Int, _ component: Calendar.Component) {
    guard amount != 0 else { return }
    selection =
      DateWords.calendar.date(byAdding: component, value: amount, to: selection) ?? selection
  }
}
