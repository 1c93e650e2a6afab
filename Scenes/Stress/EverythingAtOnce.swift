import SwiftUI

/// Rows that come, go, change places and identities at random, while clocks, phases and matches run: whatever is drawn
/// of it, and in which order, it is the same scene.
struct EverythingAtOnce: View {
  @Namespace private var space
  @State private var rows = [1, 2, 3]
  @State private var flags = [true, false, true, false]
  @State private var marked = 0
  @State private var count = 0

  private let animations: [Animation?] = [
    .default, .linear(duration: 0.4), .bouncy, .easeIn(duration: 1).delay(0.1), nil,
  ]

  var body: some View {
    VStack(spacing: 6) {
      Text("count \(count)").contentTransition(.numericText(value: Double(count)))
      if flags[0] { header.geometryGroup().transition(.blurReplace) }
      ForEach(rows, id: \.self) { row in
        self.row(row)
          .id(row + (flags[3] ? 100 : 0))
          .transition(row % 2 == 0 ? .slide : .opacity)
          .phaseAnimator([1.0, 0.9, 1.1], trigger: count) { $0.scaleEffect($1) }
      }
    }
    .animation(.bouncy, value: marked)
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(Int.random(in: 40...300)))
        withAnimation(animations[Int.random(in: animations.indices)]) {
          change()
        } completion: {
          if count > 40 { count = 0 }
        }
      }
    }
  }

  private var header: some View {
    HStack {
      if flags[1] {
        Circle().fill(.red).frame(width: 40, height: 40)
          .transition(.scale.combined(with: .opacity))
      }
      Group {
        if flags[2] {
          Rectangle().fill(.blue).frame(width: 30, height: 30)
        } else {
          Capsule().fill(.green).frame(width: 60, height: 20)
        }
      }
      .transition(.asymmetric(insertion: .move(edge: .leading), removal: .push(from: .top)))
    }
  }

  private func row(_ row: Int) -> some View {
    HStack {
      if marked == row % 4 {
        Circle().fill(.orange).matchedGeometryEffect(id: "mark", in: space)
          .frame(width: 14, height: 14)
      }
      Text("row \(row)").zIndex(Double(row))
      TimelineView(.animation) { context in
        let time = context.date.timeIntervalSinceReferenceDate
        Rectangle().fill(.purple).frame(width: 20 + 10 * sin(time * 3 + Double(row)), height: 8)
          .onChange(of: Int(time * 2)) { if row == 1 { count += 1 } }
      }
    }
  }

  private func change() {
    switch Int.random(in: 0..<6) {
    case 0: flags[Int.random(in: flags.indices)].toggle()
    case 1: rows.shuffle()
    case 2: if rows.count < 4 { rows.append((rows.max() ?? 0) + 1) }
    case 3: if !rows.isEmpty { rows.removeFirst() }
    case 4: marked = Int.random(in: 0..<4)
    default: count += 1
    }
  }
}

#Preview { EverythingAtOnce() }
