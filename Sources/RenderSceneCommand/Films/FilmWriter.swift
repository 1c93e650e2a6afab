import FilmEncoding
import Imaging

/// A film that is being written, in any format.
final class FilmWriter {
  private let destination: FilmDestination
  private let encoder: any FilmEncoder
  private let merging: MergingEncoder?
  private let gif: GIFEncoder?
  private let video: VideoProcess?
  /// Whether the film is a video that was begun without transparency, but could have it.
  private let isOpaqueVideo: Bool
  private var added = 0

  /// Begins a film.
  ///
  /// - Parameters:
  ///   - options: The flags.
  ///   - settings: What was found out about the film.
  ///   - path: The file; nil for standard output.
  ///   - size: Of its pictures.
  ///   - timebase: The unit of time in which pictures are added.
  ///   - standardOutput: The open standard output.
  /// - Throws: Why there is nothing to write to.
  init(
    _ options: RenderOptions, _ settings: FilmSettings, path: String?, size: FilmSize,
    timebase: FilmTimebase, standardOutput: Int32
  ) throws(FilmFailure) {
    let format = options.format
    let destination = try FilmFailure.wrapping { () throws(CommandError) in
      try FilmDestination.open(path: path, format: format, standardOutput: standardOutput)
    }
    self.destination = destination
    isOpaqueVideo = format.isVideo && format.hasTransparency && !settings.isTransparent
    let output = destination.output
    var (merging, gif, video): (MergingEncoder?, GIFEncoder?, VideoProcess?) = (nil, nil, nil)
    let encoder: any FilmEncoder
    switch format {
    case .apng:
      let made = MergingEncoder(
        AnimatedPNGEncoder(
          output, timebase: timebase, isTransparent: settings.isTransparent, jobs: options.jobs))
      (merging, encoder) = (made, made)
    case .gif:
      let palette = settings.palette ?? GIFPalette(GIFColorCount())
      let made = GIFEncoder(output, timebase: timebase, palette: palette, jobs: options.jobs)
      let merged = MergingEncoder(made)
      (merging, encoder, gif) = (merged, merged, made)
    case .webp:
      let made = MergingEncoder(WebPEncoder(output, timebase: timebase, jobs: options.jobs))
      (merging, encoder) = (made, made)
    case .y4m: encoder = Y4MEncoder(output, timebase: timebase)
    case .rgba: encoder = RawEncoder(output)
    case .png, .svg, .pdf: encoder = PNGStreamEncoder(output, jobs: options.jobs)
    case .mp4, .webm, .mov:
      // Colours at half the resolution need whole pairs of pixels.
      let multiple = format == .mov ? 1 : 2
      let made = try FilmFailure.wrapping { () throws(CommandError) in
        try VideoProcess(
          format, size: RawEncoder.padded(size, to: multiple), rate: timebase,
          isTransparent: settings.isTransparent, file: destination.descriptor ?? standardOutput)
      }
      encoder = RawEncoder(made, multiple: multiple, repeats: true)
      video = made
    }
    self.encoder = encoder
    (self.merging, self.gif, self.video) = (merging, gif, video)
  }

  /// Adds a picture.
  func add(_ pixmap: Pixmap, units: Int64) throws(FilmFailure) {
    if isOpaqueVideo, !pixmap.isOpaque { throw .needsTransparency }
    added += 1
    try encoding { () throws(FilmError) in try encoder.add(pixmap, units: units) }
  }

  /// Writes what is left and puts the film in its place.
  func finish() throws(FilmFailure) {
    try encoding { () throws(FilmError) in try encoder.finish() }
    try FilmFailure.wrapping { () throws(CommandError) in
      try video?.finish()
      try destination.commit()
    }
  }

  /// Pictures in the film.
  var pictures: Int { gif?.count ?? merging?.count ?? added }
  /// Frames that a GIF has no time for.
  var passed: Int { gif?.passedCount ?? 0 }

  private func encoding(_ body: () throws(FilmError) -> Void) throws(FilmFailure) {
    do throws(FilmError) {
      try body()
    } catch {
      if let video, case .file = error { throw .command(video.failure()) }
      throw FilmFailure(error)
    }
  }
}
