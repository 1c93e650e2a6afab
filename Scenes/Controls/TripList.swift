import SwiftUI

/// A trip that somebody has planned.
private struct Trip: Identifiable, Hashable {
  let id: String
  let nights: Int
  let symbol: String
}

/// Trips in a list, each of which leads to a page of its own; one more is added on the way.
struct TripList: View {
  @State private var trips = [
    Trip(id: "Seattle", nights: 3, symbol: "ferry"), Trip(id: "Lisbon", nights: 5, symbol: "tram"),
    Trip(id: "Kyoto", nights: 9, symbol: "leaf"),
  ]
  @State private var isAsking = false

  var body: some View {
    NavigationStack {
      List {
        Section("Upcoming") {
          ForEach(trips) { trip in
            NavigationLink(value: trip) {
              Label(trip.id, systemImage: trip.symbol).badge(trip.nights)
            }
          }
        }
        Section {
          Button("Add a trip to Oslo") { add() }
          Button("Forget all", role: .destructive) { isAsking = true }
        } footer: {
          Text("Trips are kept until the scene ends.")
        }
      }
      .navigationTitle("Trips")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            add()
          } label: {
            Image(systemName: "plus")
          }
          .accessibilityLabel("Add")
        }
      }
      .navigationDestination(for: Trip.self) { TripPage(trip: $0) }
      .confirmationDialog("Forget all trips?", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Forget", role: .destructive) { withAnimation { trips.removeAll() } }
      }
    }
  }

  private func add() {
    withAnimation { trips.insert(Trip(id: "Oslo", nights: 2, symbol: "snowflake"), at: 1) }
  }
}

/// What is known of one trip.
private struct TripPage: View {
  let trip: Trip
  @State private var isSheetShown = false

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: trip.symbol).font(.system(size: 64)).foregroundStyle(.tint)
      Text("\(trip.nights) nights in \(trip.id)").font(.title2)
      Button("Details") { isSheetShown = true }.buttonStyle(.borderedProminent)
    }
    .navigationTitle(trip.id)
    .navigationBarTitleDisplayMode(.inline)
    .sheet(isPresented: $isSheetShown) {
      Text("Nothing more is known.").presentationDetents([.medium, .large])
    }
  }
}

#Preview {
  TripList()
}
