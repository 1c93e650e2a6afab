import DiffReport
import DrawingModel
import Foundation
import VirtualTime

/// A page that plays a scene, with everything that it needs in it.
struct PlayerPage: Sendable {
  var title: String
  /// What renders the scene, without a moment.
  var command: String
  var rate: FrameRate
  var start: VirtualInstant
  var end: VirtualInstant
  var pictures: PlayerPictures
  var events: [FilmEvent]
  var panels: [CurvePanel]

  /// The page.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="color-scheme" content="light dark">
    <title>\(Self.escaped(title))</title>
    <style>
    \(PlayerStyle.text)
    </style>
    </head>
    <body>
    \(body)
    <script type="application/json" id="data">\(HTMLText.embedded(data.compact))</script>
    <script>
    \(PlayerScript.text)
    </script>
    </body>
    </html>

    """
  }

  /// Nothing is loaded from anywhere.
  private static let policy =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  private var body: String {
    """
    <main>
    <header>
    <h1>\(Self.escaped(title))</h1>
    <p>\(pictures.frames.count) frames · \(rate.fraction) a second · \
    \(SheetNumber.span(start, end)) · \(DecimalText.shortest(pictures.size.width)) × \
    \(DecimalText.shortest(pictures.size.height)) pt</p>
    </header>
    <div class="stage">
    <canvas id="picture" role="img" aria-label="\(Self.escaped(title))"></canvas>
    <section class="side" aria-label="Values and events">
    <div id="curves"></div>
    <ol id="events" aria-label="What happened"></ol>
    </section>
    </div>
    <div class="controls">
    <div class="track"><div id="marks" aria-hidden="true"></div>
    <input id="scrubber" type="range" min="0" max="\(max(0, pictures.frames.count - 1))" step="1" \
    value="0" aria-label="Frame"></div>
    <div class="row">
    <div class="group">
    \(Self.button("first", "First frame (Home)", "M6 5v14M19 5L9 12l10 7z"))
    \(Self.button("back", "Previous frame (←)", "M15 5L7 12l8 7"))
    \(Self.button("play", "Play or pause (space)", "M7 4l13 8-13 8z"))
    \(Self.button("forward", "Next frame (→)", "M9 5l8 7-8 7"))
    \(Self.button("last", "Last frame (End)", "M18 5v14M5 5l10 7-10 7z"))
    </div>
    <div class="group" role="group" aria-label="Speed">
    <button class="speed" data-speed="0.25" aria-pressed="false" title="Slower: [">¼×</button>
    <button class="speed" data-speed="0.5" aria-pressed="false">½×</button>
    <button class="speed" data-speed="1" aria-pressed="true">1×</button>
    <button class="speed" data-speed="2" aria-pressed="false" title="Faster: ]">2×</button>
    </div>
    <button id="loop" aria-pressed="true" title="Repeat (L)">Repeat</button>
    <p class="clock"><output id="time"></output><span id="number"></span></p>
    <p class="command"><code id="command"></code>
    <button id="copy" title="Copy the command">Copy</button></p>
    </div>
    </div>
    <p id="status" class="hidden" role="status"></p>
    </main>
    """
  }

  private static func button(_ id: String, _ label: String, _ path: String) -> String {
    """
    <button id="\(id)" class="icon" aria-label="\(label)" title="\(label)">\
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="\(path)"/></svg></button>
    """
  }

  // MARK: - Data

  private var data: JSONText {
    .object([
      ("title", .text(title)), ("command", .text(command)),
      ("start", .number(start.seconds)), ("end", .number(end.seconds)),
      ("width", .number(pictures.size.width)), ("height", .number(pictures.size.height)),
      ("tile", .integer(Int64(PlayerPictures.tileSide))),
      ("tilesInRow", .integer(Int64(PlayerPictures.tilesInRow))),
      ("colors", .array([SheetPalette.light, .dark].map(Self.colors))),
      (
        "frames",
        .array(
          pictures.frames.map { frame in
            .array([
              .number(frame.instant.seconds), .text(MomentText.seconds(frame.instant)),
              .integer(frame.number), .integer(Int64(frame.picture)),
            ])
          })
      ),
      (
        "events",
        .array(
          events.filter { $0.instant >= start && $0.instant <= end }.map { event in
            .object([
              ("seconds", .number(event.instant.seconds)), ("kind", .text(event.kind.rawValue)),
              ("time", .text(MomentText.seconds(event.instant, decimals: 3))),
              ("text", .text(event.text)),
            ])
          })
      ),
      ("panels", .array(panels.map(\.playerData))),
      (
        "pictures",
        .array(
          pictures.files.map { file in
            .array([
              .text("data:image/png;base64," + Data(file.bytes).base64EncodedString()),
              .integer(Int64(file.base ?? -1)), .array(file.tiles.map { .integer(Int64($0)) }),
            ])
          })
      ),
    ])
  }

  private static func colors(_ palette: SheetPalette) -> JSONText {
    .array(palette.series.map { .text($0.css) })
  }

  // MARK: - Escaping

  /// Text between tags and in attributes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
    return result
  }
}

extension PaintColor {
  /// As style sheets write it.
  fileprivate var css: String {
    let digits = [red, green, blue].map { component in
      let text = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
