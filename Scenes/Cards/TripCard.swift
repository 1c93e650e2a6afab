import SwiftUI

/// Two trips as cards; a tap opens the first on the default spring.
///
/// The facts fade in at the place where they stay, while the card grows over them and the next card
/// moves down by the same spring.
struct ContentView: View {
  @State private var trips = Trip.planned

  var body: some View {
    VStack(spacing: 18) {
      ForEach($trips) { $trip in
        TripCard(trip: $trip)
      }
    }
    .padding(.horizontal, 20)
    .padding(.top, 64)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color(red: 0.93, green: 0.94, blue: 0.96))
  }
}

struct Trip: Identifiable {
  let city: String
  let country: String
  let picture: String
  let start: Date
  let nights: Int
  let price: Decimal
  let facts: [Fact]
  var isFavorite = false

  struct Fact: Hashable {
    let symbol: String
    let text: String
  }

  var id: String { city }
  var end: Date { start.addingTimeInterval(Double(nights) * 86_400) }

  static let planned = [
    Trip(
      city: "Seattle", country: "United States", picture: "seattle",
      start: Date(timeIntervalSince1970: 1_810_080_000), nights: 5, price: 1_240,
      facts: [
        Fact(symbol: "bed.double.fill", text: "Room over the harbour, sixth floor"),
        Fact(symbol: "ferry.fill", text: "Ferry pass for three days"),
        Fact(symbol: "cup.and.saucer.fill", text: "Breakfast at the market"),
      ]),
    Trip(
      city: "Lisbon", country: "Portugal", picture: "lisbon",
      start: Date(timeIntervalSince1970: 1_821_916_800), nights: 1, price: 385.5,
      facts: [
        Fact(symbol: "tram.fill", text: "Tram 28 from the door"),
        Fact(symbol: "sun.max.fill", text: "Roof terrace until ten"),
      ], isFavorite: true),
  ]
}

struct TripCard: View {
  @Binding var trip: Trip
  @State private var isOpen = false

  private let ink = Color(red: 0.1, green: 0.16, blue: 0.3)
  private let accent = Color(red: 0.86, green: 0.36, blue: 0.16)

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      picture
      VStack(alignment: .leading, spacing: 12) {
        heading
        dates
        button
        if isOpen { facts }
      }
      .padding(16)
    }
    .foregroundStyle(ink)
    .background(.white)
    .clipShape(RoundedRectangle(cornerRadius: 20))
    .background {
      RoundedRectangle(cornerRadius: 20).fill(.white)
        .shadow(color: .black.opacity(0.14), radius: 12, y: 5)
    }
  }

  private var picture: some View {
    Image(trip.picture)
      .resizable()
      .scaledToFill()
      .frame(height: 128)
      .frame(maxWidth: .infinity)
      .clipped()
      .overlay(alignment: .topTrailing) {
        Button {
          trip.isFavorite.toggle()
        } label: {
          Image(systemName: trip.isFavorite ? "heart.fill" : "heart")
            .font(.system(size: 16, weight: .semibold))
            .foregroundStyle(trip.isFavorite ? Color.red : ink)
            .frame(width: 36, height: 36)
            .background(.white.opacity(0.9), in: Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Favorite \(trip.city)")
        .padding(10)
      }
  }

  private var heading: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading, spacing: 2) {
        Text(trip.city).font(.title2).bold()
        Text(trip.country).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Label("^[\(trip.nights) night](inflect: true)", systemImage: "moon.stars.fill")
        .font(.footnote.weight(.semibold))
        .padding(.horizontal, 10)
        .padding(.vertical, 6)
        .background(ink.opacity(0.08), in: Capsule())
    }
  }

  private var dates: some View {
    HStack(spacing: 6) {
      Image(systemName: "calendar").foregroundStyle(.secondary)
      Text(trip.start, format: .dateTime.day().month(.abbreviated))
      Image(systemName: "arrow.right").font(.caption).foregroundStyle(.secondary)
      Text(trip.end, format: .dateTime.day().month(.abbreviated))
      Spacer()
      Text(trip.price, format: .currency(code: "USD")).fontWeight(.semibold)
    }
    .font(.subheadline)
  }

  private var button: some View {
    Button {
      withAnimation { isOpen.toggle() }
    } label: {
      Label(
        isOpen ? "Hide the details" : "Show the details",
        systemImage: isOpen ? "chevron.up" : "chevron.down")
    }
    .font(.footnote.weight(.semibold))
    .foregroundStyle(accent)
    .buttonStyle(.plain)
    .accessibilityLabel("\(isOpen ? "Hide" : "Show") the details of \(trip.city)")
  }

  private var facts: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(trip.facts, id: \.self) { fact in
        Label {
          Text(fact.text)
        } icon: {
          Image(systemName: fact.symbol).foregroundStyle(accent)
        }
      }
    }
    .font(.subheadline)
    .accessibilityIdentifier("facts of \(trip.city)")
  }
}
