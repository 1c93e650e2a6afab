import SwiftUI

/// A boarding pass that is checked in with a tap: its notches deepen on a spring, and a stamp fades in.
///
/// A second tap in flight turns the spring round with the speed it has.
struct ContentView: View {
  @State private var pass = BoardingPass(city: "Seattle", from: "PDX", to: "SEA", seat: "14A")

  var body: some View {
    PassView(pass: pass)
      .frame(width: 330)
      .contentShape(Rectangle())
      .onTapGesture {
        withAnimation(.spring(duration: 0.5, bounce: 0.3)) {
          pass.isCheckedIn.toggle()
        } completion: {
          print(pass.isCheckedIn ? "Checked in to \(pass.city)" : "Check-in to \(pass.city) undone")
        }
      }
      .accessibilityLabel("Boarding pass for \(pass.city)")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(red: 0.93, green: 0.94, blue: 0.96))
  }
}

struct BoardingPass {
  let city: String
  let from: String
  let to: String
  let seat: String
  var isCheckedIn = false
}

struct PassView: View {
  let pass: BoardingPass

  private let ink = Color(red: 0.1, green: 0.16, blue: 0.3)

  var body: some View {
    VStack(spacing: 0) {
      route.padding(24).frame(height: 130)
      details.padding(.horizontal, 24).frame(height: 96)
    }
    .foregroundStyle(ink)
    .background {
      PassOutline(notch: pass.isCheckedIn ? 22 : 14, tear: 130)
        .fill(.white)
        .shadow(color: .black.opacity(0.15), radius: 10, y: 4)
    }
    .overlay(alignment: .top) {
      TearLine().stroke(ink.opacity(0.2), style: StrokeStyle(lineWidth: 1.5, dash: [5, 6]))
        .frame(height: 2).padding(.horizontal, 34).offset(y: 129)
    }
  }

  private var route: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text("From").font(.caption).foregroundStyle(.secondary)
        Text(pass.from).font(.largeTitle).bold()
      }
      Spacer()
      FlightPath().stroke(.orange, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 7]))
        .frame(width: 70, height: 22)
      Spacer()
      VStack(alignment: .trailing, spacing: 4) {
        Text("To").font(.caption).foregroundStyle(.secondary)
        Text(pass.to).font(.largeTitle).bold()
      }
    }
  }

  private var details: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text("Seat").font(.caption).foregroundStyle(.secondary)
        Text(pass.seat).font(.title2).fontWeight(.semibold)
      }
      Spacer()
      Text("Checked in")
        .font(.headline)
        .foregroundStyle(.white)
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .background(Color(red: 0.12, green: 0.6, blue: 0.36), in: Capsule())
        .opacity(pass.isCheckedIn ? 1 : 0)
    }
  }
}

/// A card with a round notch on either side, where it is torn.
@Animatable
struct PassOutline: Shape {
  /// Radius of both notches, in points.
  var notch: CGFloat
  /// Distance of the notches from the top, in points.
  @AnimatableIgnored var tear: CGFloat

  func path(in rect: CGRect) -> Path {
    let card = Path(roundedRect: rect, cornerRadius: 22)
    var notches = Path()
    for x in [rect.minX, rect.maxX] {
      notches.addEllipse(
        in: CGRect(x: x, y: rect.minY + tear, width: 0, height: 0).insetBy(dx: -notch, dy: -notch))
    }
    return card.subtracting(notches)
  }
}

private struct TearLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path { line in
      line.move(to: CGPoint(x: rect.minX, y: rect.midY))
      line.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

private struct FlightPath: Shape {
  func path(in rect: CGRect) -> Path {
    Path { arc in
      arc.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      arc.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.maxY),
        control: CGPoint(x: rect.midX, y: rect.minY - rect.height))
    }
  }
}
