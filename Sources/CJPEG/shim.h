// libjpeg with its errors turned into return values.
//
// libjpeg reports errors through a function that must not return, which here jumps out of the call; that must not cross
// Swift frames, so all calls are made inside of one function.

#ifndef PARTWAY_CJPEG_SHIM_H
#define PARTWAY_CJPEG_SHIM_H

#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

/// A decoded image.
typedef struct {
  /// Opaque pixels 0xAARRGGBB, row after row; NULL where decoding failed.
  uint32_t *pixels;
  uint32_t width;
  uint32_t height;
  /// Why decoding failed.
  char message[JMSG_LENGTH_MAX];
} pw_jpeg_image;

typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf target;
  pw_jpeg_image *image;
} pw_jpeg_errors;

static void pw_jpeg_on_error(j_common_ptr info) {
  pw_jpeg_errors *errors = (pw_jpeg_errors *)info->err;
  info->err->format_message(info, errors->image->message);
  longjmp(errors->target, 1);
}

static void pw_jpeg_on_message(j_common_ptr info, int level) {
  (void)info;
  (void)level;
}

/// Frees what an image holds.
static inline void pw_jpeg_image_free(pw_jpeg_image *image) {
  free(image->pixels);
  image->pixels = NULL;
}

/// Decodes a file's bytes; samples are taken as encoded sRGB.
///
/// `longest_side` limits both sides.
static inline void pw_jpeg_decode(
    const unsigned char *bytes, size_t count, uint32_t longest_side, pw_jpeg_image *image) {
  struct jpeg_decompress_struct info;
  pw_jpeg_errors errors;
  unsigned char *volatile row = NULL;
  image->pixels = NULL;
  image->message[0] = 0;
  info.err = jpeg_std_error(&errors.manager);
  errors.manager.error_exit = pw_jpeg_on_error;
  errors.manager.emit_message = pw_jpeg_on_message;
  errors.image = image;
  if (setjmp(errors.target)) {
    jpeg_destroy_decompress(&info);
    free(row);
    pw_jpeg_image_free(image);
    return;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, bytes, (unsigned long)count);
  jpeg_read_header(&info, TRUE);
  info.out_color_space = JCS_RGB;
  // Whole numbers, so that the pixels are the same on every processor.
  info.dct_method = JDCT_ISLOW;
  jpeg_start_decompress(&info);
  image->width = info.output_width;
  image->height = info.output_height;
  if (image->width > longest_side || image->height > longest_side) {
    snprintf(
        image->message, sizeof image->message, "it is %u × %u pixels; a side may have at most %u",
        image->width, image->height, longest_side);
    jpeg_destroy_decompress(&info);
    return;
  }
  row = (unsigned char *)malloc((size_t)image->width * 3);
  image->pixels = (uint32_t *)malloc((size_t)image->width * image->height * 4);
  if (!row || !image->pixels) {
    snprintf(image->message, sizeof image->message, "there is not enough memory");
    jpeg_destroy_decompress(&info);
    free(row);
    pw_jpeg_image_free(image);
    return;
  }
  while (info.output_scanline < info.output_height) {
    uint32_t *words = image->pixels + (size_t)info.output_scanline * image->width;
    JSAMPROW rows[1] = {row};
    jpeg_read_scanlines(&info, rows, 1);
    for (uint32_t column = 0; column < image->width; column++) {
      const unsigned char *sample = row + (size_t)column * 3;
      words[column] = 0xFF000000u | (uint32_t)sample[0] << 16 | (uint32_t)sample[1] << 8 | sample[2];
    }
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  free(row);
}

#endif
