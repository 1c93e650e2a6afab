import SwiftUI

/// Two discs swell and shrink; the listener that goes with a value hears of each time, the one without only of one.
struct EachTimeOrOnce: View {
  @State private var beats = 0
  @State private var heard = "nothing yet"
  @State private var heardOnce = 0

  var body: some View {
    VStack(spacing: 40) {
      disc(.orange)
        .transaction(value: beats) { transaction in
          transaction.animation = .spring
          transaction.addAnimationCompletion {
            heard = "beat \(beats)"
            print(heard)
          }
        }
      Text(heard)
      disc(.purple)
        .transaction { transaction in
          transaction.addAnimationCompletion {
            heardOnce += 1
            print("without a value")
          }
        }
      Text("\(heardOnce) heard")
    }
    .task {
      for _ in 1...3 {
        try? await Task.sleep(for: .seconds(1))
        withAnimation(.spring) { beats += 1 }
      }
    }
  }

  private func disc(_ color: Color) -> some View {
    Circle()
      .fill(color)
      .frame(width: 100, height: 100)
      .scaleEffect(beats.isMultiple(of: 2) ? 1 : 1.2)
  }
}

#Preview { EachTimeOrOnce() }
