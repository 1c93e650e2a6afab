/// Text for places in a page, so that nothing in it is taken for anything else.
package enum HTMLText {
  /// Text between tags and in attributes.
  ///
  /// Characters without a shape or that turn the direction of what follows are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result += " "
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: continue
      case "\u{061C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// JSON inside of a script element: nothing in it can end that.
  package static func embedded(_ json: String) -> String {
    var result = ""
    result.reserveCapacity(json.utf8.count + 64)
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<": result += "\\u003c"
      case ">": result += "\\u003e"
      case "&": result += "\\u0026"
      case "\u{2028}": result += "\\u2028"
      case "\u{2029}": result += "\\u2029"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The address of a file from the folder of the page; nil for a path that leads out of it.
  static func address(_ path: String) -> String? {
    let parts = path.split(separator: "/").filter { $0 != "." }
    guard !path.hasPrefix("/"), !parts.isEmpty, !parts.contains("..") else { return nil }
    return "./" + parts.map { percentEncoded($0.utf8) }.joined(separator: "/")
  }

  /// A part of a path as addresses write it: letters, digits and -_.~ stay.
  private static func percentEncoded(_ part: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in part {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: bytes.append(byte)
      case _ where "-_.~".utf8.contains(byte): bytes.append(byte)
      default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
