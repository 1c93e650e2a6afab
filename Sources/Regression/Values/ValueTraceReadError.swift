/// Why a file of values cannot be read.
package enum ValueTraceReadError: Error, Equatable, Sendable, CustomStringConvertible {
  /// It is no gzip file, or one that was cut or changed.
  case notCompressed(byteCount: Int)
  /// It holds more than any scene's values, in bytes.
  case tooLarge(limit: Int)
  /// It begins with something else than the name of the schema.
  case unknownSchema(String)
  /// What stands up to a place makes no sense.
  case damaged(atByte: Int)

  package var description: String {
    let next = "record the scene again"
    switch self {
    case .notCompressed(let count):
      return "its \(count) bytes are no complete gzip file; \(next)"
    case .tooLarge(let limit):
      return "it unpacks to more than \(limit) bytes, which no scene's values take; \(next)"
    case .unknownSchema(let text):
      return "it begins with '\(text)' instead of '\(ValueTrace.schema)'; \(next)"
    case .damaged(let place):
      return "what stands up to byte \(place) of the unpacked values makes no sense; \(next)"
    }
  }
}

/// Why values cannot be packed.
package struct ValueTraceWriteError: Error, Equatable, Sendable, CustomStringConvertible {
  /// How many bytes were to be packed.
  package var byteCount: Int

  package var description: String { "there is no memory to pack \(byteCount) bytes of values" }
}
