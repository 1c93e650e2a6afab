import SwiftUI

/// Part of a ring whose line lies inside its frame.
private struct Ring: View {
  var fraction = 0.5
  var start = Angle.degrees(-90)
  var color = Earlier.blue
  var width: CGFloat = 20
  var cap = CGLineCap.butt

  var body: some View {
    Circle()
      .inset(by: width / 2)
      .trim(from: 0, to: fraction)
      .rotation(start)
      .stroke(
        color,
        style: StrokeStyle(
          lineWidth: width, lineCap: cap, lineJoin: cap == .round ? .round : .miter)
      )
      .frame(width: 200, height: 200)
  }
}

/// Half a ring over a whole one.
private struct TrackedRing: View {
  var track = Earlier.gray
  var trackWidth: CGFloat = 32
  var trackPadding: CGFloat = 0
  var color = Earlier.blue
  var width: CGFloat = 16
  var padding: CGFloat = 8
  var start = Angle.degrees(-90)

  var body: some View {
    ZStack {
      Circle().inset(by: trackWidth / 2).stroke(track, lineWidth: trackWidth)
        .padding(trackPadding)
      Circle().inset(by: width / 2).trim(from: 0, to: 0.5).rotation(start)
        .stroke(color, lineWidth: width)
        .padding(padding)
    }
    .frame(width: 200, height: 200)
  }
}

/// Where the rings in a column of four start.
private let starts = [-90.0, 90, 180, 0].map { Angle.degrees($0) }

private func ring(
  _ name: String, height: Int = 400, masks: [ReferenceMask] = [],
  @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
) -> ReferenceCase {
  ReferenceCase(name, 400, height, scale: 2, masks: masks, view: view)
}

let ringCases = [
  ring("ring-half-butt-cap") { Ring() },
  ring("ring-half-round-cap") { Ring(cap: .round) },
  ring("ring-half-four-starts", height: 1648) {
    VStack { ForEach(starts, id: \.self) { Ring(start: $0) } }
  },
  ring("ring-half-mirrored-pair", height: 816) {
    VStack {
      Ring().rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
      Ring()
    }
  },
  ring("ring-half-blue-red", height: 816) {
    VStack {
      Ring()
      Ring(color: Earlier.red)
    }
  },
  ring("ring-trim-76-text", masks: [.disc(x: 200, y: 200, radius: 150)]) {
    ZStack {
      Ring(fraction: 0.76)
      Text("76.000000%")
    }
  },
  ring("ring-track-red") { TrackedRing(track: Earlier.red) },
  ring("ring-track-inset-8") { TrackedRing(trackPadding: 8) },
  ring("ring-track-width-40") { TrackedRing(trackWidth: 40) },
  ring("ring-arc-width-10") { TrackedRing(width: 10, padding: 0) },
  ring("ring-arc-red") { TrackedRing(color: Earlier.red, padding: 0) },
  ring("ring-track-four-starts", height: 1648) {
    VStack { ForEach(starts, id: \.self) { TrackedRing(start: $0) } }
  },
  ring("ring-track-mirrored-pair", height: 816) {
    VStack {
      TrackedRing().rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
      TrackedRing()
    }
  },
  ring("ring-track-50-text", masks: [.disc(x: 200, y: 200, radius: 130)]) {
    ZStack {
      TrackedRing()
      Text("50%").font(.title)
    }
  },
]
