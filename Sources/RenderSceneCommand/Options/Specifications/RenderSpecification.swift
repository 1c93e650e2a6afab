extension CommandSpecification {
  /// Renders frames.
  static let render = CommandSpecification(
    name: "render",
    arguments: "SCENE…",
    summary: "render the frames of scenes as numbered pictures, or as a film",
    discussion: """
      Writes a picture for each frame of a scene, from its start up to where it settles, or after
      10 s where it never does, or to --duration or --to. The end is no frame of the range: 7 s at
      60 frames a second are 420 pictures. Beside them go manifest.json, with each frame's time and
      the digest of its pixels, and frames.ffconcat, from which ffmpeg makes a film. A frame that
      is like the one before is not drawn again. Neither the range nor --jobs changes a byte of a
      frame.

      The ending of --out, or --format, makes one film instead: apng (lossless, exact times), gif
      (one palette, true total time), webp (lossless), or, by ffmpeg, mp4, webm and mov (ProRes
      4444); rgba (straight, 8 bits) and y4m (4:4:4) are raw. -o - writes to standard output.

      A moment is written as for 'still': 3.0, 250ms, 180f, 50%, -0.5s, @settled, @CUE+0.5s.
      FRAMES is a list of frames at --fps: 0,10-20,30..60:5. With --hold and --speed, seconds and
      names are the scene's time; frames, and --fps, are the film's.
      TEMPLATE is as for 'still'; #### and %04d stand for the frame's number too, and a name
      without any place for it gets _#### at its end.

        render-scene render ticket-notch
        render-scene render curve-race --fps 30 --from 1 --to @settled
        render-scene render ticket-notch --scale 1 --fps 50 -o ticket.gif
        render-scene render ticket-notch --speed 1/4 --hold 1.5 -o slow.apng
        render-scene render ticket-notch -o - --format y4m | x264 --demuxer y4m -o ticket.mkv -
      """,
    options: [.fps] + OptionSpecification.range + OptionSpecification.film
      + OptionSpecification.output + [
        .shard,
        OptionSpecification(
          name: "format", valueName: "FORMAT",
          help: "png, apng, gif, webp, mp4, webm, mov, rgba or y4m; else as --out ends"),
        .noOverwrite, .overwrite,
        OptionSpecification(
          name: "resume", help: "write only pictures that are not there with the right pixels"),
        OptionSpecification(
          name: "jobs", aliases: ["concurrency", "workers"], letter: "j", valueName: "N|P%",
          help: "threads that draw and encode, or a share of the processors; default 2"),
      ] + OptionSpecification.events + OptionSpecification.canvas + OptionSpecification.limits + [
        OptionSpecification(name: "timings", help: "print where the time went, in milliseconds"),
        .json, .quiet, .verbose, .help,
      ],
    run: { (arguments, stopwatch) throws(CommandError) in
      try RenderCommand.run(try RenderOptions(arguments), stopwatch: stopwatch)
    })
}

extension OptionSpecification {
  /// Which frames of a sequence.
  static let range = [
    OptionSpecification(
      name: "from", valueName: "MOMENT",
      help: "where the range begins; the scene's start if not given"),
    OptionSpecification(
      name: "to", valueName: "MOMENT", help: "where the range ends; the scene's end if not given"),
    OptionSpecification(
      name: "count", valueName: "N",
      help: "so many frames at equal distances, instead of --fps"),
    OptionSpecification(
      name: "frames", valueName: "FRAMES", help: "frames by number, instead of --from and --to"),
    OptionSpecification(
      name: "at", valueName: "LIST",
      help: "frames at moments, numbered from 0, instead of a range"),
    OptionSpecification(
      name: "every-nth-frame", valueName: "N", help: "render every nth frame of the range only"),
    OptionSpecification.endpoint("exclusive"),
  ]

  /// How a film's time follows the scene's.
  static let film = [
    OptionSpecification(
      name: "speed", valueName: "X", help: "scene time a second: 0.25 is a quarter of the speed"),
    OptionSpecification(
      name: "hold", valueName: "TIME", help: "how long the first frame is shown before time moves"
    ),
  ]

  /// Where frames go.
  static let output = [
    OptionSpecification(
      name: "out", letter: "o", valueName: "TEMPLATE",
      help: "files to write; default output/{scene}/{scene}_{frame:04}.png"),
    OptionSpecification(
      name: "out-dir", valueName: "DIR", help: "folder to write to, instead of output"),
  ]
}
