import SceneLoader
import Testing

@Suite struct SHA256Tests {
  // The examples of FIPS 180-4.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func digestsAreThoseOfTheStandard(_ text: String, _ expected: String) {
    var hash = SHA256()
    hash.update(Array(text.utf8))
    #expect(hash.hexDigest() == expected)
  }

  @Test func aMillionLettersInUnevenPieces() {
    var hash = SHA256()
    let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    var start = 0
    var size = 1
    while start < letters.count {
      let end = min(letters.count, start + size)
      hash.update(Array(letters[start..<end]))
      (start, size) = (end, size % 997 + 13)
    }
    #expect(hash.hexDigest() == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func bordersBetweenPartsCount() {
    var first = SHA256()
    first.update(part: "ab")
    first.update(part: "c")
    var second = SHA256()
    second.update(part: "a")
    second.update(part: "bc")
    #expect(first.hexDigest() != second.hexDigest())
  }
}
