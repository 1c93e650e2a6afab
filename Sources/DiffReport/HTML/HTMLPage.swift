import Foundation

/// The page of a report: what it shows is in it as JSON, and in plain form for readers without
/// scripts.
struct HTMLPage {
  var results: ComparisonResults
  /// The results as JSON on one line.
  var json: String
  /// What the page knows beyond the results.
  var extra: HTMLExtra

  /// The page in pieces.
  func pieces() throws -> [[UInt8]] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let known = String(decoding: try encoder.encode(extra), as: UTF8.self)
    return [
      head, body,
      "<script type=\"application/json\" id=\"results\" data-schema=\""
        + HTMLText.escaped(results.schema) + "\">", HTMLText.embedded(json),
      "</script>\n<script type=\"application/json\" id=\"page\">", HTMLText.embedded(known),
      "</script>\n<script>\n", ReportScript.text, "\n</script>\n</body>\n</html>\n",
    ].map { Array($0.utf8) }
  }

  /// Nothing is loaded but pictures and numbers that lie beside the page.
  private var policy: String {
    let own = extra.isSingleFile ? "" : " 'self' file:"
    return "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:\(own); "
      + "style-src 'unsafe-inline'; script-src 'unsafe-inline'\(own)"
  }

  private var title: String {
    results.verdict + " – " + String(results.command.prefix(200))
  }

  private var head: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="referrer" content="no-referrer">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <title>\(HTMLText.escaped(title))</title>
    <script>
    \(ReportScript.early)
    </script>
    <style>
    \(ReportStyle.text)
    </style>
    </head>

    """
  }

  private var body: String {
    """
    <body class="\(isGreen ? "green" : "red")">
    <a class="skip" href="#scene" hidden>To the scene</a>
    <header class="top">
    <div class="verdict">\(verdictIcon)<h1>\(HTMLText.escaped(headline))</h1>
    <div id="states" role="group" aria-label="States"></div>
    <span class="push"></span>
    <button id="theme" hidden class="plain" title="Light or dark (T)" aria-label="Light or dark">\
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4a8 8 0 1 0 0 16z" class="solid"/>\
    <circle cx="12" cy="12" r="8"/></svg></button>
    <button id="help-button" hidden class="plain" title="Keys (?)" aria-label="Keys">?</button>
    </div>
    <p class="command"><span>Repeat</span> <code>\(HTMLText.escaped(results.command))</code>
    <button id="copy-command" hidden class="small">Copy</button></p>
    \(surroundings)\(leftOut)
    </header>
    <main hidden>
    <nav aria-label="Scenes">
    <div id="find"><input id="filter" type="search" placeholder="Filter ( / )" \
    aria-label="Filter by name, state, text" autocomplete="off" spellcheck="false"></div>
    <div id="list" tabindex="-1"><ol id="rows"></ol><p id="none" hidden></p></div>
    <section id="approval" aria-label="Approval" hidden>
    <p><strong id="approve-count"></strong><button id="approve-clear" class="small">Clear</button></p>
    <p class="command"><code id="approve-command"></code>
    <button id="approve-copy" class="small strong">Copy</button></p>
    </section>
    </nav>
    \(HTMLPage.scene)
    </main>
    \(HTMLPage.help)
    <p id="status" class="hidden" role="status" aria-live="polite"></p>
    \(plain)

    """
  }

  // MARK: - The header

  /// Whether everything passed.
  private var isGreen: Bool { results.totals.passed == results.totals.items }

  private var headline: String {
    let totals = results.totals
    if totals.items == 0 { return "Nothing to compare" }
    if isGreen {
      return totals.items == 1 ? "As expected" : "All \(totals.items) as expected"
    }
    let bad = totals.items - totals.passed
    return "\(bad) of \(totals.items) not as expected"
  }

  private var verdictIcon: String {
    let path = isGreen ? "M6.5 12.5l4 4L18 8" : "M7 7l10 10M17 7L7 17"
    return "<svg class=\"seal\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">"
      + "<path d=\"\(path)\"/></svg>"
  }

  /// What pictures depend on besides scenes, before any of them, where it differs.
  private var surroundings: String {
    guard let prints = results.fingerprints, !prints.differences.isEmpty else { return "" }
    let lines = prints.differences.map { "<li>\(HTMLText.escaped($0))</li>" }.joined()
    return """
      <section class="notice" aria-label="Fingerprint"><strong>Made under other \
      circumstances</strong><ul>\(lines)</ul><p>Expected \
      \(prints.expected.map { "<code>\(HTMLText.escaped(String($0.prefix(8))))</code>" }
        .joined(separator: ", ")), actual \
      <code>\(HTMLText.escaped(String(prints.actual.prefix(8))))</code>. Differences below may come \
      from this.</p></section>

      """
  }

  private var leftOut: String {
    extra.notes.isEmpty
      ? ""
      : "<section class=\"notice mild\" aria-label=\"About this file\">"
        + extra.notes.map { "<p>\(HTMLText.escaped($0))</p>" }.joined() + "</section>\n"
  }
}
