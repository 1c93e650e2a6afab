import Foundation
import TestSupport
import Testing

/// A page of a report driven in a browser.
enum ReportBrowser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Notes errors of every kind, and gives what drives a page.
  private static let beginning = #"""
    <script>
    const notes = [];
    // Without a screen there are no frames to wait for.
    requestAnimationFrame = (action) => setTimeout(() => action(performance.now()), 4);
    addEventListener("error", (event) => notes.push("error: "
      + (event.message ?? "cannot load " + (event.target.src ?? event.target.href))), true);
    addEventListener("unhandledrejection", (event) => notes.push("error: " + event.reason));
    addEventListener("securitypolicyviolation",
      (event) => notes.push("blocked: " + event.violatedDirective + " " + event.blockedURI));
    for (const kind of ["error", "warn"]) {
      const original = console[kind];
      console[kind] = (...words) => { notes.push("console: " + words.join(" ")); original(...words); };
    }
    addEventListener("load", async () => {
      const $ = (id) => document.getElementById(id);
      const wait = (time) => new Promise((done) => setTimeout(done, time));
      const press = (key, options = {}) => document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options }));
      const note = (...words) => notes.push(words.join(" | "));
      const view = () => document.querySelector("#views [aria-selected=true]").textContent;
      const title = () => $("scene-name").textContent;
      const clock = () => $("clock").textContent + " " + $("number").textContent;
      try {
    """#

  private static let ending = #"""
      } catch (error) { notes.push("error: " + error.stack); }
      for (const entry of performance.getEntriesByType("resource")) {
        if (!/^(file|data|blob):/.test(entry.name)) notes.push("request: " + entry.name);
      }
      const result = document.createElement("pre");
      result.textContent = "NOTES\n" + notes.join("\n") + "\nDONE";
      document.body.append(result);
    });
    </script>
    """#

  /// Opens a page, runs a script in it, and gives what it noted.
  ///
  /// Time is the machine's where `isTimed`, for measuring; otherwise it flies.
  static func drive(
    _ page: String, in folder: TemporaryFolder, hash: String = "", isTimed: Bool = false,
    size: String = "1280,860", _ script: String
  ) throws -> [String] {
    let browser = try #require(path)
    let text = try folder.text(page)
    let driver = beginning + script + ending
    try folder.write(
      text.replacingOccurrences(of: "<title>", with: driver + "<title>"), to: "driven.html")
    let outcome = try BuiltCommand.run(
      executable: browser,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--window-size=" + size,
        "--user-data-dir=" + folder.path + "/profile", "--enable-logging=stderr",
      ] + (isTimed ? [] : ["--virtual-time-budget=20000"]) + [
        "--dump-dom", "file://" + folder.path + "/driven.html" + hash,
      ], environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path])
    // Chromium advises whoever reads a canvas, which only these tests do.
    let said = outcome.errors.split(separator: "\n").filter {
      $0.contains("CONSOLE") && !$0.contains("willReadFrequently")
    }
    #expect(said.isEmpty, "\(said)")
    let notes = try #require(
      outcome.output.components(separatedBy: "<pre>NOTES\n").last?
        .components(separatedBy: "\nDONE</pre>").first, "\(outcome.errors)")
    return notes.components(separatedBy: "\n")
  }
}
