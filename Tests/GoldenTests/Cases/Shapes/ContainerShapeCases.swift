import SwiftUI

/// Shapes that take after the container around them.
enum ContainerShapeCases {
  static let all = [
    GoldenCase("shape/container-relative/nested") {
      ZStack {
        ContainerRelativeShape().fill(.indigo)
        ContainerRelativeShape().fill(.teal).padding(8)
        ContainerRelativeShape().strokeBorder(.white, lineWidth: 2).padding(16)
      }
      .containerShape(RoundedRectangle(cornerRadius: 30))
      .padding(8)
    },
    GoldenCase("shape/container-relative/off-centre") {
      ContainerRelativeShape().fill(.orange)
        .frame(width: 40, height: 40)
        .padding(6)
        .frame(width: 84, height: 84, alignment: .topLeading)
        .background(RoundedRectangle(cornerRadius: 24).fill(.brown))
        .containerShape(RoundedRectangle(cornerRadius: 24))
    },
  ]
}
