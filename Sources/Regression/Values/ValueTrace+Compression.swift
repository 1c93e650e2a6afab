import VirtualTime

/// Traces as files: tracks without what follows from the values before, each once however many
/// properties have it, packed as gzip does.
extension ValueTrace {
  /// The first bytes of what is packed.
  static let schema = "partway.values/1"

  /// More than the values of any scene take; so a damaged file does not fill the memory.
  private static let limit = 1 << 28

  /// The file's contents; equal traces give equal bytes with one zlib.
  package func compressed() throws -> [UInt8] {
    let bytes = unpacked
    guard let packed = GzipBytes.compressed(bytes) else {
      throw ValueTraceWriteError(byteCount: bytes.count)
    }
    return packed
  }

  /// What is packed.
  var unpacked: [UInt8] {
    var writer = ValueBytesWriter()
    writer.add(Self.schema)
    writer.add(frames.count)
    writeFrames(to: &writer)
    var texts = Table<String>()
    var tracks = Table<[UInt8]>()
    var body = ValueBytesWriter()
    let views = views
    body.add(views.count)
    for view in views {
      body.add(texts.index(of: view.path))
      body.add(view.ordinal)
      body.add(view.label.map { texts.index(of: $0) + 1 } ?? 0)
      body.add(view.properties.count)
      for (property, track) in zip(view.properties, view.tracks) {
        body.add(Int(property.role.rawValue))
        body.add(texts.index(of: property.name))
        var part = ValueBytesWriter()
        TrackCoding.write(track, to: &part) { texts.index(of: $0) }
        body.add(tracks.index(of: part.bytes))
      }
    }
    writer.add(texts.entries.count)
    for text in texts.entries { writer.add(text) }
    writer.add(tracks.entries.count)
    var bytes = writer.bytes
    for track in tracks.entries { bytes += track }
    bytes += body.bytes
    return bytes
  }

  /// Reads a file's contents.
  ///
  /// - Throws: What is wrong with them.
  package init(compressed packed: [UInt8]) throws(ValueTraceReadError) {
    let bytes: [UInt8]
    do {
      bytes = try GzipBytes.decompressed(packed, limit: Self.limit)
    } catch {
      switch error {
      case .damaged: throw .notCompressed(byteCount: packed.count)
      case .tooLarge: throw .tooLarge(limit: Self.limit)
      }
    }
    try self.init(unpacked: bytes)
  }

  /// Reads what was packed.
  init(unpacked bytes: [UInt8]) throws(ValueTraceReadError) {
    var reader = ValueBytesReader(bytes[...])
    guard let name = try? reader.text(), name == Self.schema else {
      let start = String(decoding: bytes.dropFirst().prefix(24), as: UTF8.self)
      throw .unknownSchema(String(start.map { $0.isASCII && !$0.isNewline ? $0 : "?" }))
    }
    let frames = try Self.readFrames(&reader)
    let textCount = try reader.count()
    var texts: [String] = []
    for _ in 0..<textCount { texts.append(try reader.text()) }
    let trackCount = try reader.count()
    var tracks: [ValueTrack] = []
    for _ in 0..<trackCount {
      tracks.append(try TrackCoding.read(&reader, texts: texts, frameCount: frames.count))
    }
    var views: [View] = []
    let viewCount = try reader.count()
    for _ in 0..<viewCount {
      let path = texts[try reader.index(below: texts.count)]
      var view = View(path: path, ordinal: try reader.index(below: .max))
      let label = try reader.index(below: texts.count + 1)
      view.label = label == 0 ? nil : texts[label - 1]
      let propertyCount = try reader.count()
      for _ in 0..<propertyCount {
        guard let role = TracedProperty.Role(rawValue: UInt8(try reader.index(below: 256))) else {
          throw .damaged(atByte: reader.position)
        }
        let property = TracedProperty(role, texts[try reader.index(below: texts.count)])
        view.add(property, tracks[try reader.index(below: tracks.count)])
      }
      views.append(view)
    }
    guard reader.isAtEnd else { throw .damaged(atByte: reader.position) }
    self.init(frames: frames, views: views)
  }

  /// Numbers and moments without what goes on as it did before.
  private func writeFrames(to writer: inout ValueBytesWriter) {
    var (number, step) = (Int64(0), Int64(0))
    var (ticks, tickStep) = (Int64(0), Int64(0))
    for frame in frames {
      writer.addSigned(frame.number &- number &- step)
      writer.addSigned(frame.instant.ticks &- ticks &- tickStep)
      (step, tickStep) = (frame.number &- number, frame.instant.ticks &- ticks)
      (number, ticks) = (frame.number, frame.instant.ticks)
    }
  }

  private static func readFrames(
    _ reader: inout ValueBytesReader
  ) throws(ValueTraceReadError) -> [Frame] {
    let count = try reader.count()
    var (number, step) = (Int64(0), Int64(0))
    var (ticks, tickStep) = (Int64(0), Int64(0))
    var frames: [Frame] = []
    for _ in 0..<count {
      step = step &+ (try reader.signed())
      tickStep = tickStep &+ (try reader.signed())
      (number, ticks) = (number &+ step, ticks &+ tickStep)
      frames.append(Frame(number: number, instant: VirtualInstant(ticks: ticks)))
    }
    return frames
  }

  /// Things by their index, each once.
  private struct Table<Entry: Hashable> {
    private(set) var entries: [Entry] = []
    private var indices: [Entry: Int] = [:]

    mutating func index(of entry: Entry) -> Int {
      if let index = indices[entry] { return index }
      indices[entry] = entries.count
      entries.append(entry)
      return entries.count - 1
    }
  }
}
