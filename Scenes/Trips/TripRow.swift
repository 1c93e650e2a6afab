import SwiftUI

/// A trip with its picture; its notes fade in where they stay while the row grows over them.
struct TripRow: View {
  @Binding var trip: Trip
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 14) {
        Image(trip.picture)
          .resizable()
          .scaledToFill()
          .frame(width: 72, height: 72)
          .clipShape(RoundedRectangle(cornerRadius: 14))
        VStack(alignment: .leading, spacing: 4) {
          Text(trip.city).font(.headline)
          Label("^[\(trip.nights) night](inflect: true)", systemImage: "moon.stars")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        Spacer()
        Button {
          withAnimation { isOpen.toggle() }
        } label: {
          Image(systemName: isOpen ? "chevron.up" : "chevron.down")
            .font(.body.weight(.semibold))
            .frame(width: 44, height: 44)
        }
        .tint(.coral)
        .accessibilityLabel("\(isOpen ? "Hide" : "Show") the details of \(trip.city)")
      }
      if isOpen {
        VStack(alignment: .leading, spacing: 6) {
          ForEach(trip.notes, id: \.self) { note in
            Text(LocalizedStringKey(note))
          }
        }
        .font(.subheadline)
      }
    }
    .padding(14)
    .background {
      RoundedRectangle(cornerRadius: 20)
        .fill(.white)
        .shadow(color: .black.opacity(0.12), radius: 10, y: 4)
    }
  }
}
