internal import CCairo
internal import Foundation
internal import Imaging

/// A Cairo surface over memory of ours.
final class CairoSurface {
  let pointer: OpaquePointer

  /// A surface of `width` × `height` premultiplied pixels, which must fit in `storage`.
  ///
  /// The surface does not keep the memory alive.
  init(width: Int, height: Int, storage: PixelStorage) throws(RasterizationError) {
    precondition(
      storage.pixelCount >= width * height,
      "storage of \(storage.pixelCount) pixels is too small for \(width) × \(height)")
    let bytes = UnsafeMutableRawPointer(storage.words).assumingMemoryBound(to: UInt8.self)
    // Never nil: a failure gives a surface that holds an error status.
    guard
      let pointer = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    else { throw .outOfMemory(width: width, height: height) }
    let status = cairo_surface_status(pointer)
    if status != CAIRO_STATUS_SUCCESS {
      cairo_surface_destroy(pointer)
      throw .drawing(status: text(status), itemIndex: nil)
    }
    self.pointer = pointer
  }

  /// A surface of coverage alone, one byte a pixel; the bytes must outlive it.
  init(
    maskOfWidth width: Int, height: Int, bytes: UnsafeMutablePointer<UInt8>, stride: Int
  ) throws(RasterizationError) {
    guard
      let pointer = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
    else { throw .outOfMemory(width: width, height: height) }
    let status = cairo_surface_status(pointer)
    if status != CAIRO_STATUS_SUCCESS {
      cairo_surface_destroy(pointer)
      throw .drawing(status: text(status), itemIndex: nil)
    }
    self.pointer = pointer
  }

  /// A surface that was made elsewhere, and belongs to this object from now on.
  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  deinit {
    cairo_surface_destroy(pointer)
  }
}

/// A Cairo drawing context.
final class CairoContext {
  let pointer: OpaquePointer

  /// A context that draws on `surface`.
  init(_ surface: CairoSurface) throws(RasterizationError) {
    guard let pointer = cairo_create(surface.pointer) else {
      throw .drawing(status: "no context", itemIndex: nil)
    }
    let status = cairo_status(pointer)
    if status != CAIRO_STATUS_SUCCESS {
      cairo_destroy(pointer)
      throw .drawing(status: text(status), itemIndex: nil)
    }
    cairo_set_tolerance(pointer, 0.02)
    cairo_set_antialias(pointer, CAIRO_ANTIALIAS_DEFAULT)
    self.pointer = pointer
  }

  deinit {
    cairo_destroy(pointer)
  }

  /// Throws when a call since the last check failed.
  func check(item: Int?) throws(RasterizationError) {
    let status = cairo_status(pointer)
    if status != CAIRO_STATUS_SUCCESS {
      throw .drawing(status: text(status), itemIndex: item)
    }
  }
}

/// Cairo's sentence for a status.
func text(_ status: cairo_status_t) -> String {
  cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)"
}
