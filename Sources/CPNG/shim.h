// libpng with its errors turned into return values.
//
// libpng reports errors by longjmp, which must not cross Swift frames, so every call that can fail
// is made here, inside functions that set the jump target and return a status.

#ifndef PARTWAY_CPNG_SHIM_H
#define PARTWAY_CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// What a call came to.
typedef enum {
  PW_PNG_OK = 0,
  PW_PNG_OUT_OF_MEMORY = 1,
  /// The input ended inside the image.
  PW_PNG_TRUNCATED = 2,
  /// libpng refused; the message says why.
  PW_PNG_FAILED = 3,
} pw_png_status;

/// Message and status of the last failure.
typedef struct {
  pw_png_status status;
  char message[160];
} pw_png_failure;

static void pw_png_on_error(png_structp png, png_const_charp message) {
  pw_png_failure *failure = (pw_png_failure *)png_get_error_ptr(png);
  if (failure->status == PW_PNG_OK) failure->status = PW_PNG_FAILED;
  strncpy(failure->message, message ? message : "unknown", sizeof failure->message - 1);
  failure->message[sizeof failure->message - 1] = 0;
  png_longjmp(png, 1);
}

static void pw_png_on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

// MARK: - Writing

/// An image being written to memory.
typedef struct {
  png_structp png;
  png_infop info;
  unsigned char *bytes;
  size_t count;
  size_t capacity;
  pw_png_failure failure;
} pw_png_writer;

static void pw_png_on_write(png_structp png, png_bytep data, size_t length) {
  pw_png_writer *writer = (pw_png_writer *)png_get_io_ptr(png);
  if (length > writer->capacity - writer->count) {
    size_t capacity = writer->capacity * 2;
    if (capacity < writer->count + length) capacity = writer->count + length;
    unsigned char *bytes = (unsigned char *)realloc(writer->bytes, capacity);
    if (!bytes) {
      writer->failure.status = PW_PNG_OUT_OF_MEMORY;
      png_error(png, "no memory for the encoded image");
    }
    writer->bytes = bytes;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->count, data, length);
  writer->count += length;
}

static void pw_png_on_flush(png_structp png) { (void)png; }

/// Frees the writer and the bytes it holds.
static inline void pw_png_writer_destroy(pw_png_writer *writer) {
  if (!writer) return;
  if (writer->png) png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer);
}

/// A writer that has written the header; NULL when there is no memory.
///
/// Read `failure.status` before going on. Channels are 3 (RGB) or 4 (straight RGBA), eight bits
/// each; `capacity` is how many bytes the file will about have.
static inline pw_png_writer *pw_png_writer_create(
    uint32_t width, uint32_t height, int channels, size_t capacity) {
  pw_png_writer *writer = (pw_png_writer *)calloc(1, sizeof *writer);
  if (!writer) return NULL;
  writer->capacity = capacity;
  writer->bytes = (unsigned char *)malloc(writer->capacity);
  writer->png = png_create_write_struct(
      PNG_LIBPNG_VER_STRING, &writer->failure, pw_png_on_error, pw_png_on_warning);
  if (writer->png) writer->info = png_create_info_struct(writer->png);
  if (!writer->bytes || !writer->png || !writer->info) {
    pw_png_writer_destroy(writer);
    return NULL;
  }
  if (setjmp(png_jmpbuf(writer->png))) return writer;
  png_set_write_fn(writer->png, writer, pw_png_on_write, pw_png_on_flush);
  png_set_IHDR(
      writer->png, writer->info, width, height, 8,
      channels == 4 ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(writer->png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(writer->png, writer->info);
  return writer;
}

/// Writes the whole picture as libpng compresses it, at a level of zlib's and with row filters as
/// `png_set_filter` takes them; rows lie one after the other. Nothing must have been written.
static inline pw_png_status pw_png_writer_picture(
    pw_png_writer *writer, const unsigned char *rows, size_t stride, uint32_t height, int level,
    int filters) {
  if (setjmp(png_jmpbuf(writer->png))) return writer->failure.status;
  png_set_compression_level(writer->png, level);
  png_set_filter(writer->png, PNG_FILTER_TYPE_BASE, filters);
  for (uint32_t row = 0; row < height; row++) png_write_row(writer->png, rows + row * stride);
  png_write_end(writer->png, writer->info);
  return PW_PNG_OK;
}

/// Writes a chunk of a name of four letters.
static inline pw_png_status pw_png_writer_chunk(
    pw_png_writer *writer, const char *name, const unsigned char *bytes, size_t count) {
  if (setjmp(png_jmpbuf(writer->png))) return writer->failure.status;
  png_write_chunk(writer->png, (png_const_bytep)name, bytes, count);
  return PW_PNG_OK;
}

// MARK: - Reading

/// An image being read from memory.
typedef struct {
  png_structp png;
  png_infop info;
  const unsigned char *bytes;
  size_t count;
  size_t position;
  int passes;
  uint32_t width;
  uint32_t height;
  pw_png_failure failure;
} pw_png_reader;

static void pw_png_on_read(png_structp png, png_bytep data, size_t length) {
  pw_png_reader *reader = (pw_png_reader *)png_get_io_ptr(png);
  if (length > reader->count - reader->position) {
    reader->failure.status = PW_PNG_TRUNCATED;
    png_error(png, "the data ends too early");
  }
  memcpy(data, reader->bytes + reader->position, length);
  reader->position += length;
}

/// Frees the reader; the input stays the caller's.
static inline void pw_png_reader_destroy(pw_png_reader *reader) {
  if (!reader) return;
  if (reader->png) png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

/// A reader that has read the header and gives rows as the file has them; NULL when there is no
/// memory.
///
/// Read `failure.status` before going on. `bytes` must outlive the reader.
static inline pw_png_reader *pw_png_row_reader_create(const unsigned char *bytes, size_t count) {
  pw_png_reader *reader = (pw_png_reader *)calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  reader->png = png_create_read_struct(
      PNG_LIBPNG_VER_STRING, &reader->failure, pw_png_on_error, pw_png_on_warning);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (!reader->png || !reader->info) {
    pw_png_reader_destroy(reader);
    return NULL;
  }
  if (setjmp(png_jmpbuf(reader->png))) return reader;
  png_set_read_fn(reader->png, reader, pw_png_on_read);
  png_read_info(reader->png, reader->info);
  reader->width = png_get_image_width(reader->png, reader->info);
  reader->height = png_get_image_height(reader->png, reader->info);
  return reader;
}

/// A reader that has read the header and will give straight BGRA, eight bits a channel; NULL when
/// there is no memory.
///
/// Read `failure.status` before going on. `bytes` must outlive the reader.
static inline pw_png_reader *pw_png_reader_create(const unsigned char *bytes, size_t count) {
  pw_png_reader *reader = pw_png_row_reader_create(bytes, count);
  if (!reader || reader->failure.status != PW_PNG_OK) return reader;
  if (setjmp(png_jmpbuf(reader->png))) return reader;
  png_set_expand(reader->png);
  png_set_scale_16(reader->png);
  png_set_gray_to_rgb(reader->png);
  png_set_bgr(reader->png);
  png_set_add_alpha(reader->png, 0xFF, PNG_FILLER_AFTER);
  reader->passes = png_set_interlace_handling(reader->png);
  png_read_update_info(reader->png, reader->info);
  if (png_get_rowbytes(reader->png, reader->info) != (size_t)reader->width * 4) {
    png_error(reader->png, "unexpected row length");
  }
  return reader;
}

/// Channels of a row as the file has it, 3 or 4, where rows of eight bits a channel come one after
/// the other and need no conversion; 0 for other files, which are read whole.
///
/// Only for a reader of rows.
static inline int pw_png_reader_plain_channels(pw_png_reader *reader) {
  int color = png_get_color_type(reader->png, reader->info);
  if (png_get_bit_depth(reader->png, reader->info) != 8) return 0;
  if (png_get_interlace_type(reader->png, reader->info) != PNG_INTERLACE_NONE) return 0;
  if (png_get_valid(reader->png, reader->info, PNG_INFO_tRNS)) return 0;
  return color == PNG_COLOR_TYPE_RGB ? 3 : color == PNG_COLOR_TYPE_RGB_ALPHA ? 4 : 0;
}

/// Reads the next row as the file has it.
static inline pw_png_status pw_png_reader_row(pw_png_reader *reader, unsigned char *row) {
  if (setjmp(png_jmpbuf(reader->png))) return reader->failure.status;
  png_read_row(reader->png, row, NULL);
  return PW_PNG_OK;
}

/// Reads all rows into `pixels`, `stride` bytes apart, and what follows them.
static inline pw_png_status pw_png_reader_rows(
    pw_png_reader *reader, unsigned char *pixels, size_t stride) {
  if (setjmp(png_jmpbuf(reader->png))) return reader->failure.status;
  for (int pass = 0; pass < reader->passes; pass++) {
    for (uint32_t row = 0; row < reader->height; row++) {
      png_read_row(reader->png, pixels + (size_t)row * stride, NULL);
    }
  }
  png_read_end(reader->png, NULL);
  return PW_PNG_OK;
}

#endif
