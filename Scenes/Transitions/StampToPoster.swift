import SwiftUI

/// A stamp leaves and a poster comes, matched as one: both are drawn in the same frame, which grows from the stamp's to
/// the poster's, while one fades into the other.
struct StampToPoster: View {
  @State private var isPoster = false
  @Namespace private var album

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if isPoster {
        Rectangle().fill(.blue)
          .matchedGeometryEffect(id: "picture", in: album)
          .frame(width: 200, height: 200)
          .offset(x: 200, y: 100)
      } else {
        Rectangle().fill(.orange)
          .matchedGeometryEffect(id: "picture", in: album)
          .frame(width: 50, height: 50)
      }
    }
    .frame(width: 400, height: 300)
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.linear(duration: 1)) { isPoster = true }
    }
  }
}
