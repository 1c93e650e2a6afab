import SwiftUI

/// Every control in a settings screen; the sidecar taps, drags and types its way through them.
struct ContentView: View {
  @State private var isOn = false
  @State private var isStarred = false
  @State private var volume = 0.3
  @State private var nights = 2
  @State private var seat = Seat.window
  @State private var name = ""
  @State private var showsDetails = false
  @State private var departure = Date(timeIntervalSinceReferenceDate: 9 * 3600)
  @State private var color = Color.orange
  @FocusState private var isNaming: Bool

  var body: some View {
    VStack(spacing: 14) {
      Toggle("Wi-Fi on board", isOn: $isOn)
      HStack {
        Toggle("Star", systemImage: "star.fill", isOn: $isStarred).toggleStyle(.button)
        Spacer()
        Button("Cancel", role: .destructive) {}.buttonStyle(.bordered)
        Button("Book") {}.buttonStyle(.borderedProminent)
      }
      Slider(value: $volume) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      Stepper("Nights: \(nights)", value: $nights, in: 1...7)
      Picker("Seat", selection: $seat) {
        ForEach(Seat.allCases) { Text($0.rawValue.capitalized) }
      }
      .pickerStyle(.segmented)
      TextField("Your name", text: $name)
        .textFieldStyle(.roundedBorder)
        .focused($isNaming)
        .onSubmit { print("Booked for \(name)") }
      DatePicker("Departure", selection: $departure)
      ColorPicker("Luggage", selection: $color)
      ProgressView("Boarding", value: volume)
      indicators
      GroupBox {
        DisclosureGroup("Details", isExpanded: $showsDetails) {
          LabeledContent("Gate", value: "B 12")
          LabeledContent("Boarding", value: "08:20")
        }
      }
      Toggle("Out of use", isOn: .constant(true)).disabled(true)
    }
    .padding()
    .frame(maxHeight: .infinity, alignment: .top)
    .tint(.indigo)
  }

  private var indicators: some View {
    HStack(spacing: 24) {
      ProgressView().controlSize(.large)
      ProgressView(value: volume).progressViewStyle(.circular)
      Gauge(value: Double(nights), in: 1...7) {
        Text("Nights")
      } currentValueLabel: {
        Text("\(nights)")
      }
      .gaugeStyle(.accessoryCircular)
      Gauge(value: volume) {
        Text("Fuel")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: volume) {
        Text("Speed")
      }
      .gaugeStyle(.accessoryLinear)
    }
  }
}

enum Seat: String, CaseIterable, Identifiable {
  case window, middle, aisle
  var id: Self { self }
}
