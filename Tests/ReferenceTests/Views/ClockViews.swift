import SwiftUI

let clockCases = [
  clock("clock-eyes") {
    VStack {
      Eye(radius: 44).padding(2)
      HStack {
        Eye(radius: 44, gaze: .degrees(135)).padding(2)
        Eye(radius: 44, gaze: .degrees(-135)).padding(2)
      }
    }
    .padding(4)
  },
  clock("clock-mouths") {
    let style = StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round)
    VStack {
      ForEach([1, 0, -1], id: \.self) { smile in
        Mouth(smile: CGFloat(smile)).stroke(style: style).aspectRatio(3, contentMode: .fit)
      }
    }
    .padding()
  },
  clock("clock-border-strokeborder-2") { Circle().strokeBorder(lineWidth: 2).padding() },
  clock("clock-minute-hand-up") {
    ZStack {
      Circle().stroke()
      StraightHand.minute
    }
    .padding()
  },
  clock("clock-hour-hand-up") {
    ZStack {
      Circle().stroke()
      StraightHand.hour
    }
    .padding()
  },
  clock("clock-minute-hand-150deg") {
    ZStack {
      Circle().stroke()
      StraightHand.minute.rotationEffect(.degrees(150))
    }
    .padding()
  },
  clock("clock-hands-10-10") {
    ZStack {
      Circle().stroke()
      StraightHand.hour.rotationEffect(.degrees(305))
      StraightHand.minute.rotationEffect(.degrees(60))
    }
    .padding()
  },
  clock("clock-curved-hand") {
    ZStack {
      Circle().stroke()
      CurvedHand()
    }
    .padding()
  },
  clock("clock-face-smiling") {
    ZStack {
      Circle().strokeBorder(lineWidth: 1)
      Eye(radius: 100, gaze: .degrees(135)).scaleEffect(1 / 4).position(x: 60, y: 200 / 3)
      Eye(radius: 100, gaze: .degrees(-135)).scaleEffect(1 / 4).position(x: 140, y: 200 / 3)
      Mouth(smile: 1)
        .stroke(style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round))
        .frame(width: 60, height: 20).position(x: 100, y: 150)
    }
  },
]
