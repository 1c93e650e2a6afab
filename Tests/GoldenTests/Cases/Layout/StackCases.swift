import SwiftUI

/// How stacks share out their space.
enum StackCases {
  static let all = [
    GoldenCase("layout/stack/priorities-and-spacers") {
      VStack(spacing: 4) {
        HStack(spacing: 2) {
          Color.red.frame(minWidth: 8)
          Color.green.layoutPriority(1)
          Color.blue.frame(minWidth: 14)
        }
        HStack {
          Rectangle().fill(.red).frame(width: 12)
          Spacer()
          Rectangle().fill(.green).frame(width: 12)
          Spacer()
          Spacer()
          Rectangle().fill(.blue).frame(width: 12)
        }
        HStack(spacing: 2) {
          Color.red
          Color.green.frame(maxWidth: 12)
          Color.blue.frame(minWidth: 50)
        }
      }
      .padding(6)
    },
    GoldenCase("layout/stack/overflow-centred") {
      HStack(spacing: 4) {
        Rectangle().fill(.red).frame(width: 50, height: 30)
        Rectangle().fill(.blue).frame(width: 50, height: 50)
      }
      .frame(width: 60, height: 20)
      .border(.black)
    },
    GoldenCase("layout/stack/opening", at: [0, 0.25, 0.5, 0.75, 1, 1.1]) { Opening() },
    GoldenCase("layout/stack/turning-round", at: [0, 0.25, 0.5, 0.75, 1, 1.1]) { Turning() },
  ]

  /// A view that grows: its neighbours glide to where they will be.
  private struct Opening: View {
    @State private var isOpen = false

    var body: some View {
      HStack(spacing: 4) {
        Circle().fill(.red).frame(width: 16, height: 16)
        Rectangle().fill(.green).frame(width: isOpen ? 40 : 10, height: 30)
        Circle().fill(.blue).frame(width: 16, height: 16)
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isOpen = true } }
    }
  }

  /// A row that begins to run from right to left.
  private struct Turning: View {
    @State private var direction = LayoutDirection.leftToRight

    var body: some View {
      HStack(spacing: 4) {
        Circle().fill(.red).frame(width: 16, height: 16)
        Rectangle().fill(.green).frame(width: 40, height: 30)
      }
      .frame(width: 90, alignment: .leading)
      .environment(\.layoutDirection, direction)
      .onAppear { withAnimation(.linear(duration: 1)) { direction = .rightToLeft } }
    }
  }
}
