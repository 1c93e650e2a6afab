internal import CCairo
package import DrawingModel
internal import Foundation
internal import Geometry
internal import Imaging

/// A file format of shapes instead of pixels.
package enum VectorFormat: Sendable {
  case svg, pdf
}

/// Writes display lists as files of shapes.
///
/// Paths, strokes, gradients, pictures, clips, masks and opacity stay what they are. Effects that
/// only pixels have, and gradients that the formats lack, are embedded as pictures that the
/// rasterizer draws. A unit of the file is a point. The same list gives the same bytes.
package enum VectorDocument {
  /// The file of a display list.
  package static func encode(
    _ list: DisplayList, as format: VectorFormat
  ) throws(RasterizationError) -> [UInt8] {
    let (width, height) = (Double(list.size.width), Double(list.size.height))
    guard list.widthInPixels > 0, list.heightInPixels > 0, width.isFinite, height.isFinite else {
      throw .emptyCanvas(size: list.size, scale: list.scale)
    }
    if let fault = list.firstNestingFault { throw .unbalancedLevels(itemIndex: fault) }
    let sink = ByteSink()
    let made = sink.makeSurface(format, width: width, height: height)
    guard let made, cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else {
      throw .outOfMemory(width: list.widthInPixels, height: list.heightInPixels)
    }
    let surface = CairoSurface(made)
    var drawing = VectorDrawing(list, context: try CairoContext(surface))
    try drawing.run()
    cairo_surface_finish(surface.pointer)
    let status = cairo_surface_status(surface.pointer)
    if status != CAIRO_STATUS_SUCCESS { throw .drawing(status: text(status), itemIndex: nil) }
    withExtendedLifetime(drawing) {}
    return format == .svg ? SVGNames.renumbered(sink.bytes) : PDFProducer.removed(sink.bytes)
  }
}

/// Collects the bytes that Cairo writes.
private final class ByteSink {
  var bytes: [UInt8] = []

  /// A surface that writes into this object, which must outlive it.
  func makeSurface(_ format: VectorFormat, width: Double, height: Double) -> OpaquePointer? {
    let closure = Unmanaged.passUnretained(self).toOpaque()
    let write: cairo_write_func_t = { closure, data, length in
      guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue().bytes +=
        UnsafeBufferPointer(start: data, count: Int(length))
      return CAIRO_STATUS_SUCCESS
    }
    switch format {
    case .svg:
      let surface = cairo_svg_surface_create_for_stream(write, closure, width, height)
      if let surface { cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX) }
      return surface
    case .pdf:
      let surface = cairo_pdf_surface_create_for_stream(write, closure, width, height)
      if let surface {
        // Never the day on which it was made: the day on which scenes begin.
        cairo_pdf_surface_set_metadata(
          surface, CAIRO_PDF_METADATA_CREATE_DATE, "2001-01-01T00:00:00Z")
      }
      return surface
    }
  }
}

/// Removes the words about the library's version, without moving anything else.
enum PDFProducer {
  static func removed(_ file: [UInt8]) -> [UInt8] {
    var file = file
    let key = Array("/Producer (".utf8)
    guard let start = file.firstRange(of: key)?.lowerBound else { return file }
    // Parentheses may be nested.
    var depth = 0
    for index in start..<file.count {
      let byte = file[index]
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      file[index] = UInt8(ascii: " ")
      if byte == UInt8(ascii: ")"), depth == 0 { break }
    }
    return file
  }
}

/// Gives the parts of an SVG file names that count from 1 in the file, instead of in the process.
enum SVGNames {
  static func renumbered(_ file: [UInt8]) -> [UInt8] {
    var names: [[UInt8]: [UInt8]] = [:]
    var counts: [[UInt8]: Int] = [:]
    func isNamePart(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    func renamed(_ name: [UInt8]) -> [UInt8] {
      if let known = names[name] { return known }
      let digits = name.reversed().prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      guard !digits.isEmpty, digits.count < name.count else { return name }
      let kind = Array(name.dropLast(digits.count))
      counts[kind, default: 0] += 1
      let new = kind + Array(String(counts[kind] ?? 0).utf8)
      names[name] = new
      return new
    }
    let (identifier, address, link) = (
      Array(" id=\"".utf8), Array("url(#".utf8), Array("href=\"#".utf8)
    )
    var result: [UInt8] = []
    result.reserveCapacity(file.count)
    var index = 0
    while index < file.count {
      let first = file[index]
      let opening = [identifier, address, link].first { key in
        first == key[0] && file.count - index > key.count
          && file[index..<index + key.count].elementsEqual(key)
      }
      guard let opening else {
        result.append(first)
        index += 1
        continue
      }
      result += opening
      index += opening.count
      let name = Array(file[index...].prefix(while: isNamePart))
      result += renamed(name)
      index += name.count
    }
    return result
  }
}
