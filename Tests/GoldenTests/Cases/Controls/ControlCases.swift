import Foundation
import SwiftUI

/// Controls with a value: at rest, with another value, out of use, in both appearances.
enum ControlCases {
  static let all = [
    GoldenCase("controls/toggle/off-and-on", width: 140, height: 160) {
      both {
        Toggle("Off", isOn: .constant(false))
        Toggle("On", isOn: .constant(true))
      }
    },
    GoldenCase("controls/toggle/tinted-disabled-and-as-button", width: 160, height: 180) {
      both {
        HStack {
          Toggle("", isOn: .constant(true)).labelsHidden().tint(.orange)
          Toggle("", isOn: .constant(true)).labelsHidden().disabled(true)
        }
        Toggle("Bold", isOn: .constant(true)).toggleStyle(.button)
      }
    },
    GoldenCase(
      "controls/toggle/is-switched", width: 90, height: 40, at: [0, 1.05, 1.1, 1.2, 1.4]
    ) { ToggleChange() },
    GoldenCase("controls/slider/low-high-and-disabled", width: 160, height: 240) {
      both {
        Slider(value: .constant(0.2))
        Slider(value: .constant(0.8)).tint(.pink)
        Slider(value: .constant(0.5)).disabled(true)
      }
    },
    GoldenCase("controls/stepper/inside-and-at-an-end", width: 180, height: 170) {
      both {
        Stepper("Two", value: .constant(2), in: 1...3)
        Stepper("Three", value: .constant(3), in: 1...3)
      }
    },
    GoldenCase("controls/progress/bars-and-circles", width: 160, height: 200) {
      both {
        ProgressView("Loading", value: 0.6)
        HStack(spacing: 12) {
          ProgressView()
          ProgressView().controlSize(.large)
          ProgressView(value: 0.7).progressViewStyle(.circular)
          ProgressView().tint(.red)
        }
      }
    },
    GoldenCase(
      "controls/progress/spins", width: 40, height: 40, scale: 2, at: [0, 0.125, 0.25, 0.375]
    ) { ProgressView() },
    GoldenCase("controls/gauge/bars", width: 160, height: 160) {
      both {
        Gauge(value: 0.3) {
          Text("Fuel")
        }
        Gauge(value: 0.3) { Text("GB") }.gaugeStyle(.accessoryLinear)
      }
    },
    GoldenCase("controls/gauge/rings", width: 150, height: 140) {
      both {
        HStack(spacing: 10) {
          Gauge(value: 0.7) {
            Text("km/h")
          } currentValueLabel: {
            Text("70")
          }
          .gaugeStyle(.accessoryCircular)
          .tint(.green)
          Gauge(value: 0.3) { Text("GB") }.gaugeStyle(.accessoryCircularCapacity)
        }
      }
    },
    GoldenCase("controls/gauge/ring-with-a-gradient", width: 70, height: 70) {
      Gauge(value: 0.4) {
        Text("%")
      } currentValueLabel: {
        Text("40")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("99")
      }
      .gaugeStyle(.accessoryCircular)
      .tint(Gradient(colors: [.blue, .red]))
    },
    GoldenCase("controls/picker/segments", width: 180, height: 100) {
      both { Picker("Seat", selection: .constant(2)) { choices }.pickerStyle(.segmented) }
    },
    GoldenCase("controls/picker/disabled-segments-and-menu", width: 180, height: 160) {
      both {
        Picker("Seat", selection: .constant(1)) { choices }.pickerStyle(.segmented)
          .disabled(true)
        Picker("Seat", selection: .constant(3)) { choices }
      }
    },
    GoldenCase(
      "controls/picker/slides", width: 150, height: 40, at: [0, 1.05, 1.1, 1.2, 1.4]
    ) { PickerChange() },
    GoldenCase("controls/picker/wheel", width: 150, height: 216) {
      Picker("Seat", selection: .constant(2)) { choices }.pickerStyle(.wheel)
    },
    GoldenCase("controls/picker/inline", width: 150, height: 180) {
      Picker("Seat", selection: .constant(2)) { choices }.pickerStyle(.inline)
    },
    GoldenCase("controls/text-field/empty-filled-and-secure", width: 160, height: 330) {
      both {
        TextField("Name", text: .constant(""))
        TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
        SecureField("Code", text: .constant("1234")).textFieldStyle(.roundedBorder)
        TextField("Name", text: .constant(""), prompt: Text("Prompt"))
          .textFieldStyle(.roundedBorder).disabled(true)
      }
    },
    GoldenCase("controls/text-field/has-the-focus", width: 150, height: 110) { FocusedFields() },
    GoldenCase("controls/date-picker/compact", width: 310, height: 100) {
      both { DatePicker("Trip", selection: .constant(Date(timeIntervalSinceReferenceDate: 0))) }
    },
    GoldenCase("controls/color-picker/at-rest", width: 130, height: 80) {
      both { ColorPicker("Paint", selection: .constant(.mint)) }
    },
    GoldenCase("controls/grouping/box-with-details", width: 180, height: 280) {
      both {
        GroupBox("Trip") {
          DisclosureGroup("More", isExpanded: .constant(true)) {
            LabeledContent("Nights", value: "3")
          }
        }
      }
    },
    GoldenCase("controls/button/plates-by-size", width: 230, height: 100) {
      both {
        HStack {
          Button("Pale") {}.buttonStyle(.bordered)
          Button("Full") {}.buttonStyle(.borderedProminent)
          Button("Small") {}.buttonStyle(.bordered).controlSize(.small)
        }
      }
    },
    GoldenCase("controls/button/plates-by-role-and-shape", width: 250, height: 100) {
      both {
        HStack {
          Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
          Button("Square") {}.buttonStyle(.borderedProminent)
            .buttonBorderShape(.roundedRectangle)
          Button("Off") {}.buttonStyle(.borderedProminent).disabled(true)
        }
      }
    },
  ]

  @MainActor @ViewBuilder private static var choices: some View {
    Text("Window").tag(1)
    Text("Aisle").tag(2)
    Text("Any").tag(3)
  }

  /// Controls in light appearance over the same in dark.
  @MainActor private static func both<V: View>(@ViewBuilder _ controls: () -> V) -> some View {
    VStack(spacing: 0) {
      ForEach([ColorScheme.light, .dark], id: \.self) { [controls = controls()] scheme in
        VStack(spacing: 6) { controls }
          .padding(.horizontal, 6)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color(.systemBackground))
          .environment(\.colorScheme, scheme)
      }
    }
  }
}

private struct ToggleChange: View {
  @State private var isOn = false

  var body: some View {
    Toggle("", isOn: $isOn).labelsHidden()
      .after(1) { withAnimation(.smooth(duration: 0.3)) { isOn = true } }
  }
}

private struct PickerChange: View {
  @State private var choice = 1

  var body: some View {
    Picker("", selection: $choice) { ForEach(1..<4) { Text("\($0)") } }.pickerStyle(.segmented)
      .after(1) { withAnimation(.smooth(duration: 0.3)) { choice = 3 } }
  }
}

private struct FocusedFields: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder).focused($isFocused)
      TextEditor(text: .constant("Several\nlines"))
    }
    .onAppear { isFocused = true }
  }
}
