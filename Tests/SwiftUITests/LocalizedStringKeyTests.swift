import Foundation
import SwiftUI
import Testing

/// What literals of text come to.
@MainActor @Suite struct LocalizedStringKeyTests {
  private func isSame(_ text: Text, as string: String) -> Bool { text == Text(verbatim: string) }

  @Test func valuesAreFormatted() {
    let nights = 3
    let guest = "Ada"
    #expect(isSame(Text("\(nights) nights for \(guest)"), as: "3 nights for Ada"))
    #expect(isSame(Text("\(12_345)"), as: "12,345"))
    #expect(isSame(Text("\(-1_234_567)"), as: "-1,234,567"))
    #expect(isSame(Text("\(999)"), as: "999"))
    #expect(isSame(Text("\(0.5)"), as: "0.500000"))
    #expect(isSame(Text("\(1234.5, specifier: "%.1f")"), as: "1,234.5"))
    #expect(isSame(Text("\(7, specifier: "%03d")"), as: "007"))
    #expect(isSame(Text("\(0.25, format: .percent)"), as: "25%"))
  }

  @Test func stringsAreLeftAsTheyAre() {
    let name = "12345"
    #expect(isSame(Text(name), as: "12345"))
    #expect(isSame(Text(name.dropFirst()), as: "2345"))
    #expect(isSame(Text(verbatim: "\(12_345)"), as: "12345"))
  }

  @Test func textsInLiteralsKeepTheirLooks() {
    let text = Text("one \(Text("two").bold()) three")
    #expect(
      text == Text(verbatim: "one ") + Text(verbatim: "two").bold() + Text(verbatim: " three"))
  }
}
