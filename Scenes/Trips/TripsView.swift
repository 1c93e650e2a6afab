import SwiftUI

/// The year's trips on one screen: a boarding pass that is checked in with a tap, with the ring of
/// nights away in it, and the cards of the trips, which open with a tap.
struct TripsView: View {
  @State private var trips = Trip.thisYear

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Text("Trips")
          .font(.largeTitle).bold()
          .frame(maxWidth: .infinity, alignment: .leading)
        BoardingPass(trip: trips[0], nightsInAll: 20)
        ForEach($trips) { $trip in
          TripRow(trip: $trip)
        }
      }
      .foregroundStyle(Color.ink)
      .padding(.horizontal, 20)
      .padding(.vertical, 24)
    }
    .background(Color(red: 0.93, green: 0.94, blue: 0.96))
  }
}

extension Color {
  static let ink = Color(red: 0.1, green: 0.16, blue: 0.3)
  static let coral = Color(red: 0.86, green: 0.36, blue: 0.16)
}

struct Trip: Identifiable {
  let city: String
  let picture: String
  let from: String
  let to: String
  let seat: String
  let nights: Int
  let notes: [String]
  var isCheckedIn = false

  var id: String { city }

  static let thisYear = [
    Trip(
      city: "Seattle", picture: "seattle", from: "PDX", to: "SEA", seat: "14A", nights: 5,
      notes: ["Ferry to **Bainbridge** on Sunday", "Market breakfast, bring _cash_"]),
    Trip(
      city: "Lisbon", picture: "lisbon", from: "SEA", to: "LIS", seat: "22F", nights: 9,
      notes: ["Tram **28** before nine", "Sunset from the _Graça_ terrace"]),
  ]
}

#Preview {
  TripsView()
}
