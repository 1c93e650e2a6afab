import SwiftUI

/// Guests go from 6 to 30 in four seconds, in three texts: a plain one, which fades from the old
/// string to the new and never shows a number between; one that is `Animatable` and counts; one
/// whose figures roll.
struct ContentView: View {
  @State private var guests = 6

  var body: some View {
    VStack(spacing: 36) {
      Row(title: "Text fades", color: .indigo) {
        Text("\(guests)")
      }
      Row(title: "Animatable counts", color: .teal) {
        CountingText(value: Double(guests))
      }
      Row(title: "numericText rolls", color: .orange) {
        Text("\(guests)").contentTransition(.numericText(value: Double(guests)))
      }
    }
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        withAnimation(.linear(duration: 4)) { guests += 24 }
      }
    }
  }
}

/// A number with what it shows beside it.
private struct Row<Content: View>: View {
  let title: String
  let color: Color
  @ViewBuilder let content: Content

  var body: some View {
    HStack(spacing: 20) {
      content
        .font(.system(size: 64, weight: .bold))
        .monospacedDigit()
        .foregroundStyle(color)
        .frame(width: 110, alignment: .trailing)
      Text(title)
        .font(.headline)
        .foregroundStyle(.secondary)
        .frame(width: 170, alignment: .leading)
    }
  }
}

/// A text that is evaluated anew for every frame, with the number of that moment.
@Animatable
private struct CountingText: View {
  var value: Double

  var body: some View {
    Text(value, format: .number.precision(.fractionLength(0)))
  }
}
