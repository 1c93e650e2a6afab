internal import CXXHash

/// A fingerprint of a file's bytes.
///
/// XXH3, 128 bits. Not meant against forgery.
package struct ContentDigest: Hashable, Sendable, CustomStringConvertible {
  /// The fingerprint as 32 lower-case hexadecimal digits.
  package let description: String

  /// The fingerprint of bytes.
  package init(_ bytes: [UInt8]) {
    let hash = bytes.withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) }
    func digits(_ value: UInt64) -> String {
      let text = String(value, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }
    description = digits(hash.high64) + digits(hash.low64)
  }
}
