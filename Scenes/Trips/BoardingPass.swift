import SwiftUI

/// A pass whose notches deepen on a spring and whose stamp fades in when it is checked in.
struct BoardingPass: View {
  let trip: Trip
  let nightsInAll: Int
  @State private var isCheckedIn = false

  var body: some View {
    HStack(spacing: 12) {
      NightsRing(nights: trip.nights, nightsInAll: nightsInAll)
      VStack(alignment: .leading, spacing: 3) {
        HStack(spacing: 6) {
          Text(trip.from)
          Image(systemName: "airplane").font(.footnote).foregroundStyle(Color.coral)
          Text(trip.to)
        }
        .font(.headline)
        .fixedSize()
        Text("Seat \(trip.seat)")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text("Checked in")
        .font(.footnote.weight(.semibold))
        .foregroundStyle(.white)
        .padding(.horizontal, 10)
        .padding(.vertical, 6)
        .background(Color(red: 0.12, green: 0.6, blue: 0.36), in: Capsule())
        .opacity(isCheckedIn ? 1 : 0)
    }
    .padding(.horizontal, 30)
    .padding(.vertical, 22)
    .background {
      Stub(notch: isCheckedIn ? 22 : 14)
        .fill(.white)
        .shadow(color: .black.opacity(0.12), radius: 10, y: 4)
    }
    .contentShape(Rectangle())
    .onTapGesture {
      withAnimation(.spring(duration: 0.5, bounce: 0.3)) {
        isCheckedIn.toggle()
      } completion: {
        print(isCheckedIn ? "Checked in to \(trip.city)" : "Not checked in to \(trip.city)")
      }
    }
    .accessibilityLabel("Boarding pass for \(trip.city)")
  }
}

/// A card that was torn off at both ends.
@Animatable
struct Stub: Shape {
  /// Radius of the notches in the middle of both sides, in points.
  var notch: CGFloat

  func path(in rect: CGRect) -> Path {
    [rect.minX, rect.maxX].reduce(Path(roundedRect: rect, cornerRadius: 20)) { card, x in
      let hole = CGRect(x: x - notch, y: rect.midY - notch, width: 2 * notch, height: 2 * notch)
      return card.subtracting(Path(ellipseIn: hole))
    }
  }
}
