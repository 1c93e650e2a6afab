import SwiftUI

/// The short way to ask for the default animation and the long one: two bars that never differ.
struct SameRequestTwice: View {
  @State private var short = 60.0
  @State private var long = 60.0

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Rectangle().fill(.blue).frame(width: short, height: 40)
      Rectangle().fill(.orange).frame(width: long, height: 40)
    }
    .frame(width: 300, alignment: .leading)
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.default) { short = 260 }
      withTransaction(Transaction(animation: .default)) { long = 260 }
    }
  }
}

#Preview { SameRequestTwice() }
