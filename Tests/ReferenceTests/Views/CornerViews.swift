import SwiftUI

/// A sign whose ground and line share one rounded outline.
private struct Sign: View {
  var text: String
  var font: Font
  /// Width in pixels, which is that of the letters in the picture.
  var width: CGFloat
  var padding: CGFloat
  var radius: CGFloat
  var ground: Color
  var line: Color
  var lineWidth: CGFloat

  var body: some View {
    let outline = RoundedRectangle(cornerRadius: radius)
    Text(text)
      .font(font)
      .foregroundStyle(Color.white)
      .fixedSize()
      .padding(.vertical, padding)
      .frame(width: width / 3)
      .background(ground)
      .clipShape(outline)
      .overlay(outline.stroke(line, lineWidth: lineWidth))
      .clipShape(outline)
      .placed(x: 30, y: 30)
      .background(signGround)
  }
}

/// A row on a blue box with small circular corners, as early systems drew them.
private struct CheckedRow: View {
  var body: some View {
    HStack {
      Image(systemName: "checkmark.circle.fill")
      Text("Checked")
    }
    .fixedSize()
    .padding(.vertical, 5)
    .frame(width: 103)
    .background(RoundedRectangle(cornerRadius: 5, style: .circular).fill(Earlier.blue))
    .padding(10)
    .background(Earlier.yellow)
  }
}

/// A screen of text, a rounded rectangle and a circle.
private struct Screen: View {
  var text: String
  var blue: Color
  var yellow: Color

  var body: some View {
    VStack {
      Text(text)
      Rectangle().fill(blue)
        .clipShape(RoundedRectangle(cornerSize: CGSize(width: 32, height: 32)))
      Circle().fill(yellow)
    }
  }
}

let cornerCases = [
  ReferenceCase(
    "rrect-16-clip-stroke-text", 506, 217, scale: 3, masks: [.rect(x: 66..<440, y: 65..<155)]
  ) {
    Sign(
      text: "Sesame Street", font: .headline, width: 446, padding: 16, radius: 16, ground: .green,
      line: .yellow, lineWidth: 6)
  },
  ReferenceCase(
    "rrect-48-as-pill-text", 465, 154, scale: 3, kind: .shape,
    masks: [.rect(x: 59..<407, y: 48..<106)]
  ) {
    Sign(
      text: "Sesame Street", font: .callout.weight(.semibold), width: 405, padding: 6, radius: 48,
      ground: .blue, line: .white, lineWidth: 2)
  },
  ReferenceCase(
    "rrect-nested-8-6-4-text", 240, 312, scale: 3, masks: [.rect(x: 48..<192, y: 48..<264)]
  ) {
    ZStack {
      RoundedRectangle(cornerRadius: 8).fill(Color.white).frame(width: 60, height: 84)
      RoundedRectangle(cornerRadius: 6).fill(Color.black).frame(width: 56, height: 80)
      RoundedRectangle(cornerRadius: 4).fill(Color.white).frame(width: 52, height: 76)
      Text("50").font(.title)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(signGround)
  },
  ReferenceCase(
    "circle-ring-64-56-text", 252, 252, scale: 3, masks: [.disc(x: 126, y: 126, radius: 78)]
  ) {
    ZStack {
      Circle().fill(Color.red).frame(width: 64, height: 64)
      Circle().fill(Color.white).frame(width: 56, height: 56)
      Text("50").font(.title)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(signGround)
  },
  ReferenceCase(
    "rrect-5-row-text", 246, 101, scale: 2, masks: [.rect(x: 22..<224, y: 26..<76)]
  ) {
    CheckedRow()
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(Earlier.yellow)
  },
  ReferenceCase(
    "rrect-5-row-centred-text", 400, 200, scale: 2, masks: [.rect(x: 99..<301, y: 76..<126)]
  ) {
    CheckedRow()
  },
  ReferenceCase(
    "vstack-rrect-circle-light", 197, 426, scale: 0.5,
    kind: .areas([PixelLevels(0, 122, 255), PixelLevels(255, 204, 0)]),
    masks: [.rect(x: 0..<197, y: 0..<16)]
  ) {
    Screen(text: "Light", blue: Earlier.blue, yellow: Earlier.yellow)
      .frame(width: 393, height: 852)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  },
  ReferenceCase(
    "vstack-rrect-circle-dark", 197, 426, scale: 0.5,
    kind: .areas([PixelLevels(10, 132, 255), PixelLevels(255, 214, 10)]),
    masks: [.rect(x: 0..<197, y: 0..<16)]
  ) {
    Screen(
      text: "Dark", blue: Color(levels: 10, 132, 255), yellow: Color(levels: 255, 214, 10)
    )
    .frame(width: 393, height: 852)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.black)
    .environment(\.colorScheme, .dark)
  },
]
